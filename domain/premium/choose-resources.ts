import type { MoodAnalysis, MoodCorrelation } from '../mood/analyse-moods.ts'
import { type Resource, resources } from './resources.ts'

export interface ChosenResource {
  id: Resource['id']
  /** Reason shown to this person. */
  because: string
}

const AT_MOST = 4
/** For a person with little data. */
const general: readonly Resource['id'][] = ['asking-for-help', 'breathing', 'first-consultation']

/** First people who listen, when days are heavy; then resources for the harder days; then general ones. */
export function chooseResources({ harder, better, isHeavyLately }: MoodAnalysis): ChosenResource[] {
  const chosen = new Map<string, string>()
  const add = (id: string, because: string) => {
    if (!chosen.has(id) && chosen.size < AT_MOST) chosen.set(id, because)
  }
  if (isHeavyLately) add('help-lines', 'Parce que ces derniers jours ont été lourds.')
  for (const one of [...harder, ...better])
    for (const resource of resources) if (answers(resource, one)) add(resource.id, reasonFor(one))
  for (const id of general) add(id, 'Pour tous les jours.')
  return [...chosen].map(([id, because]) => ({ id, because }))
}

function answers(resource: Resource, { from, id }: MoodCorrelation): boolean {
  return from === 'chat' ? resource.topics.includes(id) : resource.activities.includes(id)
}

function reasonFor({ from, name }: MoodCorrelation): string {
  return from === 'chat' ? `Parce que vous avez parlé de ceci : ${name}.` : `Parce que vous avez noté ceci : ${name}.`
}
