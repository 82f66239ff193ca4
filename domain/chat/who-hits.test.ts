import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../tests/support/talk.ts'

describe.each(['mon fils autiste de 15 ans me frappe', 'mon fils handicapé de 24 ans me frappe tous les jours'])(
  '« %s »',
  (message) => {
    const replies = talk([message, 'il m’a encore tapée ce matin']).map(({ reply }) => reply)
    test('has no partner to flee, and nobody old to protect', () => {
      expect(replies.join(' ')).not.toMatch(/3919|3977|effacer cette conversation/)
      for (const reply of replies) expect(reply).toMatch(/\b17\b/)
    })
  },
)

test('a partner who hits is still one', () =>
  expect(talk(['mon fils a quinze ans', 'mon mari me frappe']).at(-1)?.reply).toContain('3919'))

test('a husband who hits in front of the children is answered for what he does to her', () =>
  expect(talk(['mon mari m’a giflée devant les enfants'])[0]?.reply).toContain('3919'))

const AS_A_VICTIM = /3919|vous subissez|Êtes-vous en sécurité|effacer cette conversation|vos papiers/

describe('whoever speaks for a child', () => {
  test.each([
    [
      [
        'je suis enseignante, une de mes élèves se fait frapper chez elle',
        'elle avait des marques dans le dos, elle m’a dit que c’était papa',
      ],
    ],
    [['ma nièce de 6 ans est maigre', 'son beau-père la tape avec une ceinture']],
    [['je garde un petit garçon', 'il est couvert de bleus, il dit que c’est son père']],
    [['une gamine de ma classe est battue par sa mère']],
  ])('%s: the line that protects children, and nobody taken for a victim', (messages) => {
    const said = talk(messages)
    expect(said.at(-1)).toMatchObject({ level: 'danger' })
    expect(said.at(-1)?.reply).toContain('119')
    for (const { reply } of said) expect(reply).not.toMatch(AS_A_VICTIM)
  })

  const teacher = repliesTo([
    'je suis enseignante, une de mes élèves se fait frapper chez elle',
    'est-ce que je dois appeler les parents d’abord ?',
    'ma directrice dit qu’il ne faut pas faire de vagues',
    'je lui dis quoi à la petite ?',
    'elle me dit qu’elle ne veut pas rentrer ce soir, elle pleure. la sortie est dans une heure',
  ])
  test('is told not to warn the parents first', () =>
    expect(teacher[1]).toMatch(/^Non, pas avant.*119|^Pas tout de suite/))
  test('may call alone', () => expect(teacher[2]).toMatch(/vous-même/))
  test('is given words for the child, without a promise', () =>
    expect(teacher[3]).toMatch(/«.*crois.*».*promettez pas le secret/))
  test('is told what to do before the child goes home, and nothing is asked of suicide', () => {
    expect(teacher[4]).toMatch(/119.*17|17.*119/)
    expect(teacher[4]).not.toMatch(/suicide|3114/)
  })

  test.each(['c’est pas moi ! je parle de mon élève', 'vous mélangez tout, je suis instit, l’enfant a 8 ans'])(
    '« %s » changes whom it is about',
    (correction) => {
      const said = talk(['son mari la frappe, elle a des bleus partout', correction])
      expect(said.at(-1)?.state.risk.situation).toBe('child')
      expect(said.at(-1)?.reply).toMatch(/(?:mal lu|de travers|mal compris).*119/)
    },
  )
})

describe('a parent who hit their child', () => {
  test.each([
    [['j’ai honte de ce que j’ai fait à mon fils', 'je lui ai mis une grosse gifle, il est tombé']],
    [['j’ai giflé ma fille hier soir']],
    [['ma fille m’a poussée à bout', 'la claque est partie toute seule']],
    [['j’ai levé la main sur mon fils et je m’en veux']],
  ])('%s: no victim and no threat', (messages) => {
    const { level, reply } = talk(messages).at(-1) ?? {}
    expect(level).toBe('danger')
    expect(reply).toMatch(/\b119\b|\b15\b/)
    expect(reply).not.toMatch(/3919|Éloignez-vous de cette personne|loin de cette personne|avant qu’il ne se passe/)
  })
  const said = repliesTo([
    'j’ai giflé mon fils et il est tombé',
    'est-ce qu’on va me l’enlever si j’en parle ?',
    'mon père faisait pareil avec moi',
    'est-ce que je dois m’excuser ce soir ?',
    'il y a un numéro pour les parents qui craquent ?',
  ])
  test('is asked how the child is, and told when it is the 15', () => expect(said[0]).toMatch(/15.*\?$/))
  test('is answered each time', () => {
    expect(said[1]).toMatch(/juge/)
    expect(said[2]).toMatch(/enfant|reçu/)
    expect(said[3]).toMatch(/^Oui.*«.*»/)
    expect(said[4]).toMatch(/119/)
  })
  test.each([
    'j’ai battu mon fils aux échecs',
    'j’ai failli gifler mon fils, je suis sortie de la pièce',
    'j’ai giflé ma femme hier soir, j’ai honte',
    'je vais tuer mon fils ce soir, j’ai pris le couteau',
  ])('« %s » is another matter', (message) => expect(talk([message])[0]?.state.safety['own-act']).toBeUndefined())
})

describe('violence at work', () => {
  test.each([
    [['mon chef me hurle dessus depuis des mois', 'et après il a balancé un classeur dans ma direction']],
    [['mon patron m’a lancé un classeur dessus']],
    [['ma cheffe m’a attrapée par le bras et plaquée contre le mur']],
    [['on m’a frappé, il m’a mis un coup de poing', 'moi c’est mon patron, pas ma femme']],
  ])('%s: no partner to flee', (messages) => {
    const { level, reply, state } = talk(messages).at(-1) ?? {}
    expect(level).toBe('danger')
    expect(state?.risk.situation).toBe('violence')
    expect(reply).toMatch(/travail/)
    expect(reply).not.toMatch(AS_A_VICTIM)
  })
  const said = repliesTo([
    'mon patron m’a lancé un classeur à la figure',
    'je peux voir qui ? la médecine du travail ?',
    'j’ai besoin d’un arrêt, je peux demander à mon médecin ?',
    'est-ce que je suis faible ?',
  ])
  test('what is asked of work is answered', () => {
    expect(said[1]).toMatch(/médecin du travail/)
    expect(said[2]).toMatch(/^Oui.*médecin traitant/)
    expect(said[3]).toMatch(/^Non/)
  })
  test.each([
    'mon chef m’a lancé un défi et je stresse',
    'mon patron m’a poussé à démissionner',
    'ma cheffe m’a lancé une pique en réunion',
    'mon mari m’a frappée et mon chef ne sait rien',
  ])('« %s » is none', (message) => expect(talk([message])[0]?.state.safety['at-work']).toBeUndefined())
})

test.each(['pas moi, je parle de ma voisine', 'c’est pas moi la victime, c’est ma sœur'])(
  '« %s » makes a witness of who was taken for the victim',
  (correction) => {
    const said = talk(['il m’a dit qu’il allait la tuer, il menace avec un couteau', correction])
    expect(said.at(-1)?.state.isWitness).toBe(true)
    expect(said.at(-1)?.reply).toMatch(/(?:mal lu|de travers|mal compris).*3919/)
    expect(said.at(-1)?.reply).not.toMatch(/vous subissez|Êtes-vous en sécurité|vos papiers/)
  },
)

test.each([
  ['je suis aide-soignante en ehpad, j’ai vu ma collègue gifler une résidente', '3977'],
  [
    'je suis la grand-mère d’une petite de 5 ans, elle dit que son beau-père lui fait des chatouilles sous la culotte',
    '119',
  ],
])('« %s » is for those who are hurt, whoever tells it and wherever', (message, line) => {
  const { card, reply } = talk([message])[0] ?? {}
  expect(card?.lines[0]?.number).toBe(line)
  expect(reply).not.toMatch(AS_A_VICTIM)
})
