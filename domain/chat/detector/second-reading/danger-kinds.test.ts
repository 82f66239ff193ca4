import { expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'
import { judgeSentences } from '../read-rules.ts'
import { crisisIn } from './crisis-kinds.ts'
import { dangerIn } from './danger-kinds.ts'

/** Written after the learning: each is told without the word that names its kind. */
test.each([
  ['À la gym son pull est remonté et il a des marques en travers du dos, comme une boucle de ceinture.', 'child'],
  ['depuis que sa fille gère ses comptes la dame du premier n’a plus de quoi manger, elle a 84 ans', 'elder'],
  ['mon mari parle tout drôle depuis le café, il a la bouche de travers', 'medical'],
  ['il menace d’envoyer la vidéo à toute ma famille si je ne paie pas', 'cyber'],
  ['j’ai la batte dans le coffre, quand mon voisin rentre je lui éclate la tête', 'others'],
  ['j’ai dit non plusieurs fois et il a continué, je ne pouvais plus bouger', 'sexual-violence'],
  ['il m’a serré la gorge contre le frigo parce que le repas était froid', 'partner-violence'],
])('« %s » is a danger of its own kind: %s', (message, kind) => {
  expect(dangerIn(judgeSentences(message)).kind).toBe(kind)
})

test('what rules only know a word of is answered by the kind that is read', () => {
  expect(
    detectRisk('À la gym son pull est remonté et il a des marques en travers du dos, comme une boucle de ceinture.'),
  ).toMatchObject({ level: 'danger', situation: 'child' })
})

test.each([
  ['je suis de l’autre côté de la rambarde', 'act'],
  ['j’ai bu la bouteille de détachant', 'act'],
  ['je me suis ouvert le bras, ça coule', 'act'],
  ['j’ai pensé à avaler tous mes médicaments', 'thought'],
  ['je vais prendre toute la boîte ce soir', 'thought'],
])('« %s » is %s', (message, kind) => {
  expect(crisisIn(judgeSentences(message)).kind).toBe(kind)
})

test('an act that no rule knows is for those who rescue', () => {
  const taken =
    'alors j’ai pris tout le semainier lundi mardi tout jusqu’à dimanche avec un petit verre de muscat et je me suis allongée'
  expect(detectRisk(taken)).toMatchObject({ level: 'crise', situation: 'attempt', immediate: true })
})
