import { careFlows } from '#domain/chat/care/care-flows.ts'
import { exerciseFlows } from '#domain/chat/companion/exercise-flows.ts'
import { fixedAnswers } from '#domain/chat/companion/fixed-answers.ts'
import { topicFlows } from '#domain/chat/companion/topic-flows.ts'
import type { Flow } from '#domain/chat/flow.ts'
import { helpLines } from '#domain/chat/help-lines.ts'
import { clinicalRules } from '#domain/chat/reading/clinical-rules.ts'

/** `npm run care:print > care.md`: all scripted texts of the chat in one document, for review by a psychologist. */
const parts = [
  '# Tout ce que le chat peut dire de lui-même',
  '## En cas de danger',
  ...careFlows.map((flow) => `${printed(flow)}\n\nLignes : ${flow.lines.map((id) => helpLines[id].number).join(', ')}`),
  '## Signes que des règles entendent, et le même message sans danger',
  clinicalRules.map(({ situation, example, twin }) => `- **${situation}** : « ${example} » ≠ « ${twin} »`).join('\n'),
  '## Les sujets',
  ...topicFlows.map(printed),
  '## Les exercices',
  ...exerciseFlows.map(printed),
  '## Les réponses fixes',
  ...fixedAnswers.map(({ example, says }) => `- « ${example} » → ${says}`),
]
console.log(parts.join('\n\n'))

function printed({ title, start, steps, hears = [] }: Flow): string {
  const written = Object.entries(steps).map(([name, { says, choices, typed }]) => {
    const wordings = says.map((words) => `> ${words}`).join('\n>\n')
    const answers = choices.map(({ label, to, href }) => `[${label}] → ${to ?? href}`).join(' · ')
    return `**${name}${name === start ? ' (début)' : ''}**\n\n${wordings}\n\n${answers} · (texte libre) → ${typed}`
  })
  const heard = hears.map(({ form, to }) => `- \`${form.source.trim()}\` → ${to}`).join('\n')
  return [`### ${title}`, ...written, ...(heard ? [`Mots entendus partout dans ce déroulé :\n\n${heard}`] : [])].join(
    '\n\n',
  )
}
