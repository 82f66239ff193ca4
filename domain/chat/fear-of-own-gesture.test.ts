import { describe, expect, test } from 'vitest'
import { repliesTo, talk, wholeTalk } from '../../tests/support/talk.ts'
import { families } from './engine/exchanges/all-families.ts'
import { familiesOfDanger } from './engine/exchanges/families-talked-about.ts'

const OF_VICTIMS = /3919|vous faire cela|vos papiers|Êtes-vous en sécurité|son retour|son départ|y retourner/
const numbersOf = (message: string) => talk([message])[0]?.card?.lines.map(({ number }) => number)

describe('a parent afraid of their own gesture', () => {
  test.each([
    'J’ai peur de ce que je pourrais faire à mon bébé quand il hurle',
    'jai peur de secouer mon bebe',
    'je flippe de ce que je suis capable de faire à ma fille',
    'j’ai envie de frapper ma fille quand elle me répond, j’ai levé la main hier et je me suis arrêtée',
    'j’ai failli gifler mon fils hier',
    'jai peur de taper mon fils de 5 ans quil mécoute pas',
    'mon fils me tape et j’ai peur de le frapper à mon tour',
  ])('« %s » is neither a victim nor a threat', (message) => {
    const [answer] = talk([message])
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/119/)
    expect(answer?.reply).not.toMatch(OF_VICTIMS)
    expect(answer?.reply).not.toMatch(/\b17\b/)
    expect(numbersOf(message)).toEqual(expect.arrayContaining(['119', '15']))
    expect(numbersOf(message)).not.toContain('17')
  })

  test.each([
    'j’ai peur que mon mari secoue le bébé, il est très nerveux',
    'mon mari a failli frapper notre fils hier',
    'mon mari me frappe et j’ai peur pour ma fille',
    'j’ai envie de frapper mon chef',
  ])('« %s » is of another', (message) => expect(talk([message])[0]?.state.safety['own-fear']).toBeUndefined())

  test('is told to lay the baby down and to go out, however often it is asked', () => {
    const said = repliesTo([
      'J’ai peur de ce que je pourrais faire à mon bébé quand il hurle',
      'non mais personne me fait rien, c’est moi, j’ai peur de le secouer',
      'vous mélangez, le 3919 c’est pour les femmes battues non ? moi c’est mon bébé de 2 mois, il pleure depuis 3h là et je suis à bout',
      'il est dans son lit, il hurle. je fais quoi là maintenant',
      'mais vous comprenez rien. C’est MOI qui ai peur de lui faire du mal. je suis seule',
      'j’ai le droit de sortir de la chambre 5 minutes ?',
      'je peux sortir de la chambre et laisser le bébé pleurer dans son lit, oui ou non',
    ])
    for (const reply of said) {
      expect(reply).toMatch(/dans son lit/)
      expect(reply).not.toMatch(OF_VICTIMS)
    }
    expect(said[5]).toMatch(/^Oui/)
    expect(said[6]).toMatch(/Oui/)
  })

  test('no yes is said to what is not asked of a door', () =>
    expect(repliesTo(['j’ai peur de taper mon fils de 5 ans', 'oui ou non, je suis dangereuse ?'])[1]).not.toMatch(
      /Oui/,
    ))

  test('a gesture held back is no danger to others', () => {
    const said = talk([
      'j’ai envie de frapper ma fille quand elle me répond, j’ai levé la main hier et je me suis arrêtée',
      'je suis pas un danger, je me suis arrêtée. comment je fais pour que ça monte pas à ce point',
    ])
    expect(said[0]?.reply).toMatch(/retenu votre geste/)
    expect(said[1]?.reply).toMatch(/Je reviens/)
    expect(said.map(({ reply }) => reply).join(' ')).not.toMatch(/\b17\b|loin de cette personne/)
  })
})

describe('cries that nobody could bear', () => {
  const CRIES = 'Je n’arrive plus à supporter les pleurs de ma fille, elle a 3 mois et je suis seul avec elle'
  test('are met in the minute, and are no wish to die', () => {
    const [answer] = talk([CRIES])
    expect(answer?.reply).toMatch(/dans son lit/)
    expect(answer?.reply).not.toMatch(/suicide|3114/)
  })
  test('whose they are may be told afterwards', () =>
    expect(repliesTo(['j’en peux plus il hurle il hurle', 'mon bébé, 6 semaines'])[1]).toMatch(/dans son lit/))
  test.each(['J’ai failli la jeter sur le lit', 'je vais la passer par la fenêtre je vous jure'])(
    '« %s » is a fear for the child',
    (words) => {
      const answer = talk([CRIES, words]).at(-1)
      expect(answer?.level).toBe('danger')
      expect(answer?.reply).toMatch(/119/)
      expect(answer?.reply).not.toMatch(/3114|suicide/)
    },
  )
  test('a balcony to breathe on is no place to fall from', () => {
    const said = talk([
      CRIES,
      'J’ai failli la jeter sur le lit',
      'Elle est dans son berceau, je suis sorti sur le balcon',
    ])
    expect(said.at(-1)?.level).toBe('danger')
    expect(said.at(-1)?.reply).toMatch(/bon geste/)
  })
  test.each(['je suis sur le balcon et je veux sauter', 'je vais me passer par la fenêtre, je veux mourir'])(
    '« %s » is one’s own death',
    (words) => expect(talk([CRIES, 'J’ai failli la jeter sur le lit', words]).at(-1)?.level).toBe('crise'),
  )
  test('telling the other parent is answered', () =>
    expect(
      repliesTo([CRIES, 'j’ai failli la secouer', 'je lui raconte à ma compagne ce qui s’est passé ?'])[2],
    ).toMatch(/^Oui, dites-le/))
})

test('a parent who hit is told what to do when it rises, and what warns them', () => {
  const said = repliesTo([
    'j’ai giflé mon fils hier soir, il a 6 ans',
    'si ça remonte, genre quand ils se battent à 19h, je fais quoi concrètement',
    'j’ai chaud, les mains qui tremblent, et j’entends plus rien. C’est ça juste avant',
  ])
  expect(said[1]).toMatch(/Je reviens/)
  expect(said[2]).toMatch(/signal|avant le geste/)
})

test.each([
  [['j’ai giflé mon fils hier soir, il a 6 ans'], 'danger-child-parent'],
  [['j’ai peur de secouer mon bébé'], 'danger-child-parent'],
  [['je crois que mon voisin tape ses gosses, je les entends pleurer tous les soirs'], 'danger-child-adult'],
  [['j’ai 14 ans et mon père me frappe'], 'danger-child-teen'],
])('%s opens their own exchanges only', (messages, id) => {
  const state = wholeTalk(messages).at(-1)?.state
  expect(state && familiesOfDanger(families, state).map((family) => family.id)).toEqual([id])
})
