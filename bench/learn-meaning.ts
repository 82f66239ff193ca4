import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { meaningFeatures } from '#domain/chat/engine/meaning/meaning-features.ts'
import { situations, thesaurus } from '#domain/chat/engine/situations/all-situations.ts'
import { crossValidate } from './meaning/cross-validate.ts'
import { learnMeanings } from './meaning/learn-meanings.ts'
import { exchangeLessons, otherLessons } from './meaning/lessons.ts'
import { packMeanings } from './meaning/pack-meanings.ts'

/**
 * `npm run learn:meaning`: learns what sentences mean again, after exchanges were written or changed.
 * `npm run learn:meaning -- --check [--show]`: writes nothing, says how often a way of saying something that was not met is known for it.
 */
if (process.argv.includes('--check')) await check()
else await learn()

async function learn() {
  const featuresOf = await meaningFeatures(thesaurus)
  const lessons = [...exchangeLessons(), ...otherLessons()]
  const groups = [...exchangeLessons(), ...situations].map(({ said }) => said)
  const path = resolve(import.meta.dirname, '../domain/chat/engine/meaning/meanings.json')
  const file = JSON.stringify(packMeanings(learnMeanings(lessons, featuresOf), featuresOf, groups))
  writeFileSync(path, `${file}\n`)
  console.log(`${lessons.length} lessons learnt, ${Math.round(file.length / 1024)} kB written to ${path}`)
}

async function check() {
  const tried = await crossValidate()
  for (const kind of ['asked', 'told'] as const) {
    const ofKind = tried.filter((one) => one.kind === kind)
    const share = (count: number) => `${((100 * count) / ofKind.length).toFixed(1)} %`
    console.log(`${kind}: ${ofKind.length}, known rightly ${share(ofKind.filter(({ isRight }) => isRight).length)}`)
    for (const enough of [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]) {
      const answered = ofKind.filter(({ sureness }) => sureness >= enough)
      const right = answered.filter(({ isRight }) => isRight).length
      const forNothing = ofKind.filter(({ surenessWithout }) => surenessWithout >= enough).length
      console.log(
        `  sure from ${enough}: right ${share(right)}, of what is answered ${((100 * right) / Math.max(1, answered.length)).toFixed(1)} %, answered though none was written ${share(forNothing)}`,
      )
    }
  }
  if (!process.argv.includes('--show')) return
  for (const { said, isRight, sureness, found, family } of tried)
    if (!isRight)
      console.log(`  ${sureness.toFixed(2)} ${family.id}: ${said} → ${(found?.asked ?? found?.told)?.[0] ?? '-'}`)
}
