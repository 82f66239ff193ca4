import { faultsOf, readDialogues } from './safety/dialogues.ts'
import { readSet, readSharedSet, setNames } from './safety/read-set.ts'
import { score } from './safety/score.ts'

/** `npm run bench:safety [-- --show]`: how the detector and its replies stand on each set. */
const shared = readSharedSet()
const own = setNames.map((name) => [name, readSet(name)] as const)
const sets = { ...Object.fromEntries(own), ...(shared && { shared }) }
/** What the shared set must reach; the sets of the project have their floors in a test. */
const bars = { crise: 0.99, vigilance: 0.95, danger: 0.97, none: 0.98, p95Ms: 2 }
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

// The engine compiles what runs often.
score(readSet('dev').slice(0, 200))
for (const [name, messages] of Object.entries(sets)) {
  const { met, count, missed, exact, p95Ms } = score(messages)
  console.log(`${name} (${messages.length} messages)`)
  console.log(`  crise      ${percent(met.crise)} of ${count.crise} shown the right line`)
  console.log(`  vigilance  ${percent(met.vigilance)} of ${count.vigilance} shown a person to turn to`)
  console.log(`  danger     ${percent(met.danger)} of ${count.danger} shown the right line`)
  console.log(`  none       ${percent(1 - met.none)} of ${count.none} alarmed for nothing`)
  console.log(`  exact level ${percent(exact)}, p95 ${p95Ms.toFixed(2)} ms`)
  const falls =
    met.crise < bars.crise || met.vigilance < bars.vigilance || met.danger < bars.danger || met.none < bars.none
  if ((name === 'shared' && falls) || p95Ms > bars.p95Ms) process.exitCode = 1
  if (process.argv.includes('--show') && name === 'dev') {
    for (const { level, category, text } of missed) console.log(`    ${level}/${category}: ${text}`)
  }
}

const dialogues = readDialogues().map((dialogue, seed) => ({ id: dialogue.id, faults: faultsOf(dialogue, seed) }))
const faulty = dialogues.filter(({ faults }) => faults.length > 0)
console.log(`dialogues: ${dialogues.length - faulty.length} of ${dialogues.length} without a fault`)
for (const { id, faults } of faulty) console.log([id, ...faults].join('\n    '))
if (faulty.length > 0) process.exitCode = 1
