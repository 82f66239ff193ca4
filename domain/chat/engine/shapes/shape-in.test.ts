import { expect, test } from 'vitest'
import { whyRefuseReply } from '../../check-reply.ts'
import { answerShapes, shapes, things } from './all-shapes.ts'
import { shapeIn } from './shape-in.ts'

const shapeOf = (message: string) => shapeIn(message, { isSober: false })?.shape.id ?? null

test.each([
  ['ouais ça fait mal', 'hurts'],
  ['c’est pas facile', 'hard'],
  ['j’en ai marre', 'fed-up'],
  ['J’ai peur de le perdre.', 'fear'],
  ['si je perds ma place', 'what-if'],
  ['ma mère est passée, ça m’a fait du bien', 'relief'],
  ['oui j’ai essayé la tisane ça marche pas', 'failed'],
  ['j’ai essayé de m’asseoir avec eux', 'tried'],
  ['Je vais lui demander ce soir au téléphone.', 'plans-to-say'],
  ['Je n’ose pas l’écouter.', 'dares-not'],
  ['j’aimerais qu’il m’écoute', 'wishes-of-someone'],
  ['je pourrais vendre la voiture', 'could'],
  ['je sais pas si j’ai envie de laisser couler', 'doubts'],
  ['je dois leur dire avant noël', 'must-tell'],
  ['ma mère a rien dit', 'silent'],
  ['non on s’est pas encore reparlé depuis mercredi', 'no-contact'],
  ['ma sœur me dit de laisser couler', 'told-to'],
  ['bah il trouve que c’est pas un vrai métier', 'others-say'],
  ['il pourrait au moins dire merci', 'could-at-least'],
  ['Il pourrait prendre le vendredi, c’est vrai.', 'someone-could'],
  ['c’est pas vrai', 'not-true'],
  ['les deux, la fatigue et la colère', 'both'],
  ['j’ai 21 ans, je bosse à Carrefour en attendant', 'waiting'],
  ['une fois par mois à peu près', 'regularly'],
  ['Il pleut', null],
  ['Le bus est passé', null],
])('« %s » is %s', (message, shape) => expect(shapeOf(message)).toBe(shape))

test('what comes after « mais » is heard before what comes first', () => {
  expect(shapeIn('Elle est gentille mais elle ne dit rien', { isSober: false })?.clause).toBe('elle ne dit rien')
})

test.each([
  ['c’est mon grand père, il m’a quasi élevée. j’ai 22 ans', 'raised-me'],
  ['il rentre, il s’affale sur le canapé, moi j’ai bossé toute la journée', 'does-nothing'],
  ['que je suis pas sa mère. qu’il a des yeux', 'not-my-role'],
  ['mes potes à Lille, ma soeur, mon club de hand', 'lives-far'],
  ['elle m’a fait un dessin après', 'gave-me'],
  ['ça va mais les horaires changent tout le temps', 'never-know-my-hours'],
  ['claqué, 4 cafés et je suis un zombie en réunion', 'runs-on-coffee'],
  ['que je compte pour quelqu’un quoi', 'matters-to-someone'],
])('of « %s », the heaviest is %s, wherever it stands', (message, shape) => expect(shapeOf(message)).toBe(shape))

test.each([
  ['que mon chef décale', 'Qu’est-ce qui vous aiderait à le faire ?', 'wishes-that'],
  ['bah que ça me retombe dessus', 'Que craignez-vous qu’il arrive ?', 'fears-that'],
  ['que c’était pas moi', 'Qu’auriez-vous aimé pouvoir dire ?', 'would-say'],
  ['que je trouve pas de travail', 'Que redoutent-ils pour vous, d’après vous ?', 'they-fear-that'],
])('« %s » answers « %s »', (message, asked, shape) =>
  expect(shapeIn(message, { isSober: false, asked })?.shape.id).toBe(shape),
)

test('a thing is said back as it was named', () => {
  const gift = things.find(({ id }) => id === 'gave-me')
  expect(gift?.thing?.exec('elle m’a fait un dessin après')?.[1]).toBe('un dessin')
})

test('nothing is praised after heavy words', () => {
  expect(shapeIn('Je vais lui demander ce soir', { isSober: true })?.shape.isPraise).toBeUndefined()
})

const wordings = [...things, ...answerShapes, ...shapes].flatMap(({ heard, questions }) => [...heard, ...questions])

test.each(wordings)('« %s » may be shown', (wording) => {
  const filled = wording
    .replace('{mots}', 'Vous y pensez')
    .replace('{proche}', 'votre mère')
    .replace('{chose}', 'un dessin')
    .replace(/\{souhait\}|\{crainte\}/u, 'qu’elle vienne')
  expect(filled).not.toMatch(/[{}]/)
  expect(whyRefuseReply(filled, 'none')).toBeNull()
})

test('what is asked is a question, what is said is none', () => {
  for (const { heard, questions } of [...things, ...answerShapes, ...shapes]) {
    expect(heard.filter((wording) => wording.includes('?'))).toEqual([])
    expect(questions.filter((question) => !question.endsWith(' ?'))).toEqual([])
  }
})

test('a child who comes into one’s bed is no animal', () => {
  expect(shapeOf('mon chat dort sur mon lit toutes les nuits')).toBe('close-animal')
  expect(shapeOf('elle vient dans mon lit à deux heures du matin')).not.toBe('close-animal')
})

test('of a long message, no single clause’s shape stands for the whole; the heaviest thing still does', () => {
  const before = 'On a passé la journée au bord de l’eau avec les cousins de Nantes et leurs deux chiens.'
  expect(shapeOf('j’en ai marre')).toBe('fed-up')
  expect(shapeOf(`${before} J’en ai marre.`)).toBeNull()
  expect(shapeOf(`${before} Elle m’a fait un dessin après.`)).toBe('gave-me')
})
