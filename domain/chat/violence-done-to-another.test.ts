import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../tests/support/talk.ts'

const AS_A_VICTIM = /vous subissez|Êtes-vous en sécurité|votre téléphone|vos papiers/

describe('marks on somebody, or a life that shrinks around a partner', () => {
  test.each([
    [['ma sœur me répond plus depuis qu’elle est avec son copain', 'dimanche elle avait un bleu au bras']],
    [['ma meilleure amie a un nouveau mec, il lit ses messages et il veut pas qu’elle sorte sans lui']],
    [['ma fille a 26 ans, son mari la rabaisse devant nous', 'elle ne voit plus ses amies']],
    [['je crois que le copain de ma sœur la frappe']],
    [['ma fille a un bleu au genou, elle dit qu’elle est tombée de vélo, son copain est jaloux']],
    [['ma cousine a un coquard, elle dit qu’elle est tombée dans l’escalier, son mec est jaloux']],
  ])('%s: a witness, with the line that counsels them', (messages) => {
    const { level, reply } = talk(messages).at(-1) ?? {}
    expect(level).toBe('danger')
    expect(reply).toContain('3919')
    expect(reply).not.toMatch(AS_A_VICTIM)
    expect(reply).not.toMatch(/^Appelez le 17/)
  })
  test.each([
    'ma sœur vient plus me voir depuis qu’elle est avec son nouveau copain, je suis jaloux',
    'ma fille a un bleu au genou, elle est tombée de vélo avec son copain',
    'mon fils est tombé de trottinette, il a une belle bosse et un copain l’a ramené',
    'mon ami a un bleu de travail tout neuf, sa femme lui a offert',
    'ma copine a arrêté le sport, son mari aussi',
  ])('« %s » is none', (message) => expect(talk([message])[0]?.level).toBe('none'))
})

test('nobody is sent to face whoever hits', () => {
  const said = repliesTo([
    'je crois que le copain de ma sœur la frappe',
    'ma mère veut aller chez lui pour lui casser la gueule, c’est une bonne idée ?',
    'mais je vous demande si ma mère doit y aller ou pas',
  ])
  for (const reply of said.slice(1)) expect(reply).toMatch(/^Non/)
})

test('what nothing was written for is said to be unknown, and by whom it is known', () =>
  expect(
    repliesTo(['je crois que le copain de ma sœur la frappe', 'il peut aller en prison pour ça ?']).at(-1),
  ).toMatch(/(?:pas de réponse sûre|me tromper|au hasard).*3919/))

describe('whoever hears it through the wall', () => {
  const said = repliesTo([
    'là mes voisins du dessus ça hurle j’entends des coups',
    'j’ai appelé le 17 ils arrivent',
    'je monte voir ?',
    'elle peut dormir chez moi ?',
    'si son mari débarque chez moi je fais quoi ?',
  ])
  test('is told whom to call now', () => expect(said[0]).toMatch(/^Appelez le 17 ou le 112 maintenant/))
  test('is not sent up', () => expect(said[2]).toMatch(/^Non/))
  test('may open a door, and knows when to keep it shut', () => {
    expect(said[3]).toMatch(/^Oui/)
    expect(said[4]).toMatch(/n’ouvrez pas.*17/i)
  })
  test.each([
    'mes voisins du dessus font des travaux, ça tape des coups toute la journée',
    'dans ce film un homme frappe sa femme, ça m’a choquée',
  ])('« %s » is none', (message) => expect(talk([message])[0]?.level).toBe('none'))
})
