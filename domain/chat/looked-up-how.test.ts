import { expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const PASSIVE = 'des fois le soir j’aimerais juste m’endormir et ne pas me réveiller'
const after = (message: string) => talk([PASSIVE, message]).at(-1)

test.each([
  'mais là depuis mercredi ça a changé, j’ai commencé à regarder sur internet comment faire',
  'hier j’ai fait des recherches sur comment en finir',
  'je cherche sur google comment m’y prendre, la nuit',
  'g tapé sur google comment faire',
  'je me suis renseignée sur les méthodes',
])('after a wish not to wake, « %s » is a crisis', (message) => {
  expect(after(message)?.level).toBe('crise')
  expect(after(message)?.reply).toContain('3114')
})

test.each([
  'j’ai regardé sur internet comment faire une demande de mi-temps thérapeutique',
  'j’ai cherché comment faire un dossier MDPH',
])('« %s » is looked up to live', (message) => expect(after(message)?.state.risk.level).toBe('vigilance'))
