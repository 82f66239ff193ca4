import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

describe('who is bullied at school', () => {
  test.each([
    'je suis harcelé au collège',
    'je me fais harceler au lycée depuis septembre',
    'ils me tapent à la récré et se moquent de moi en classe',
    'je me fais racketter au lycée',
    'ils me frappent à l’école tous les jours',
  ])('« %s » is told of the line for it, and of an adult who must act', (message) => {
    const [answer] = talk([message])
    expect(answer?.level).toBe('vigilance')
    expect(answer?.reply).toMatch(/3018/)
    expect(answer?.reply).toMatch(/CPE|adulte/)
    expect(answer?.reply).not.toMatch(/suicide/)
    expect(answer?.card?.lines.map(({ number }) => number)).toEqual(['3018', '3114', '15'])
  })

  test('dark thoughts told then are asked about, with the line for them', () => {
    const answers = talk(['je suis harcelé au collège', 'oui j’ai des idées noires', 'oui, je pense au suicide'])
    expect(answers.at(-1)?.level).toBe('crise')
    expect(answers.at(-1)?.reply).toMatch(/3114/)
  })

  test.each([
    ['le prof me tape sur l’épaule pour me féliciter, en classe', 'none'],
    ['mon père me frappe quand j’ai une mauvaise note en classe', 'danger'],
    ['je veux mourir, je suis harcelé au collège', 'crise'],
  ])('« %s » is another thing', (message, level) => {
    const [answer] = talk([message])
    expect(answer?.level).toBe(level)
    expect(answer?.card?.lines[0]?.number).not.toBe('3018')
  })
})

test.each([
  'mon père me tape quand je rentre de l’école',
  'mon copain me frappe au lycée',
  'ils me tabassent tous les jours au lycée et ils me filment',
])('« %s » is more than blows among pupils', (message) => expect(talk([message])[0]?.level).toBe('danger'))

test.each([
  'C’est moi qui me tape les devoirs, le collège qui appelle, le linge qui traîne. Je vous jure qu’il aura ma peau, ce gamin.',
  'je me tape deux heures de bus pour aller au lycée',
  'le prof de maths me tape sur les nerfs, vivement la fin de l’école',
])('a chore is no blow: « %s »', (message) => expect(talk([message])[0]?.level).toBe('none'))

test.each([
  'ils me frappent à la récré et je me tape la honte au collège',
  'au collège ils me tapent et je me tape tout le ménage',
])('and takes none back: « %s »', (message) => expect(talk([message])[0]?.level).not.toBe('none'))
