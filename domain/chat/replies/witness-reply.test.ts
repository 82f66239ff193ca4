import { describe, expect, test } from 'vitest'
import { repliesTo, talk } from '../../../tests/support/talk.ts'

const answers = talk([
  'je crois que ma voisine se fait battre',
  'je peux appeler la police sans qu’elle le sache ?',
  'et si je me trompe',
  'là ça recommence je l’entends hurler',
  'ok ils arrivent',
])
const nextDoor = answers.map(({ reply }) => reply)

test('whoever hears violence next door is told what can be done, and is not taken for the one who is hit', () => {
  expect(answers[0]).toMatchObject({ level: 'danger' })
  expect(nextDoor[0]).toMatch(/3919 conseille aussi les témoins|3919 vous dit comment aider/)
  expect(nextDoor.join(' ')).not.toMatch(/Êtes-vous en sécurité|vous subissez|votre téléphone est surveillé/)
})
test('questions are answered first', () => {
  expect(nextDoor[1]).toMatch(/^Oui/)
  expect(nextDoor[2]).toMatch(/^Le doute suffit/)
})
test('while it happens, people who come', () => expect(nextDoor[3]).toMatch(/^Appelez le 17 ou le 112 maintenant/))
test('once they come, nobody is told to call', () => expect(nextDoor[4]).not.toMatch(/Appelez/))
test('a scene in a series is none', () =>
  expect(talk(['Dans la série, le mari frappe sa femme'])[0]?.level).toBe('none'))

const OF_THEMSELVES = /si l’on vous menace|Êtes-vous en sécurité|être avec vous|vous faire cela|suicide|3114/

describe('a neighbour', () => {
  test.each([
    'bonjour, j’entends mes voisins du dessus, ça crie beaucoup et je sais pas si je dois m’en mêler',
    'hier j’ai entendu des coups et une femme qui pleurait',
    'la dame du dessus se fait taper',
    'ma collègue se fait taper dessus par son mari quand elle rentre tard',
    'elle se fait taper dessus par tout le monde au collège, coups de pied et tout',
    'y a les voisins du dessous qui se hurlent dessus, j’ai peur pour elle',
    'on entend une femme hurler au secours dans l’immeuble d’en face',
    'ma collègue arrive au boulot avec des bleus, elle dit qu’elle est tombée',
  ])('« %s » is a witness from the first words', (message) => {
    const [answer] = talk([message])
    expect(answer?.state.isWitness).toBe(true)
    expect(answer?.reply).toMatch(/\b17\b/)
    expect(answer?.reply).not.toMatch(OF_THEMSELVES)
  })

  test.each([
    'je sais que c’est pas sa faute, elle se fait taper dessus par la direction',
    'ma collègue se fait massacrer par la presse',
    'elle se fait défoncer par tout le monde sur ce dossier',
    'mon amie se fait insulter par les clients toute la journée',
    'mes voisins font du bruit, ça crie beaucoup, j’arrive pas à dormir',
    'mes voisins écoutent de la musique trop fort, je sais pas si je dois appeler la police',
    'mon mari me hurle dessus tous les soirs, les voisins entendent les cris',
  ])('« %s » is none', (message) => expect(talk([message])[0]?.state.isWitness).toBe(false))

  test('stays one, and the danger stays', () => {
    const told = talk([
      'j’entends mes voisins du dessus, ça crie beaucoup et je sais pas si je dois m’en mêler',
      'mais c’est pas moi qui suis menacé, c’est la voisine ! je fais quoi si ça recommence ce soir ?',
      'non mais je parle du voisin, est-ce que la police dira que c’est moi qui ai appelé',
      'là ça recommence, elle crie à l’aide',
      'PAS MOI. la voisine crie au secours en ce moment, 17 ?',
      'j’ai appelé le 17, ils viennent. je tremble. j’aurais dû appeler hier ?',
    ])
    const replies = told.map(({ reply }) => reply)
    for (const { level } of told) expect(level).toBe('danger')
    for (const reply of replies) expect(reply).not.toMatch(OF_THEMSELVES)
    expect(replies[1]).toMatch(/premiers cris.*17/)
    expect(replies[2]).toMatch(/votre nom/)
    expect(replies[3]).toMatch(/^Appelez le 17 ou le 112 maintenant/)
    expect(replies[4]).toMatch(/^Oui, le 17 ou le 112, maintenant/)
    expect(replies[5]).toMatch(/Trembler/)
  })

  test('who says yes, it is now, is told to call; and again when it goes on', () => {
    const replies = repliesTo([
      'y a les voisins du dessous qui se hurlent dessus, j’ai peur pour elle',
      'oui',
      'c’est bon j’ai appelé, ils arrivent',
      'ça recommence, elle hurle',
    ])
    expect(replies[1]).toMatch(/^Appelez le 17/)
    expect(replies[3]).toMatch(/^Rappelez le 17/)
  })

  test('of children is lent no child who spoke, nor one who goes back', () => {
    const replies = repliesTo([
      'je crois que mon voisin tape ses gosses, je les entends pleurer tous les soirs',
      'chez eux, à côté, je les connais pas. j’ai peur de me tromper et de briser une famille',
      'là il est en train de les frapper, ils hurlent',
    ])
    expect(replies.join(' ')).not.toMatch(/qui a parlé|y retourner|ses mots|vous le croyez/)
    expect(replies[0]).toMatch(/119/)
    expect(replies[2]).toMatch(/^Appelez le 17/)
  })

  test('« c’est pas pour moi, c’est pour elle » lowers nothing', () =>
    expect(
      talk([
        'ma collègue arrive au boulot avec des bleus, elle dit qu’elle est tombée',
        'c’est pas pour moi hein, c’est pour elle. je lui dis quoi ?',
      ]).at(-1)?.level,
    ).toBe('danger'))
})

test('who is hit themselves is no witness for naming another', () =>
  expect(talk(['mon mari me frappe', 'ma voisine aussi se fait frapper par le sien']).at(-1)?.state.isWitness).toBe(
    false,
  ))

describe('a child who is heard through the wall', () => {
  test.each([
    'j’entends souvent crier chez mes voisins, et un petit garçon qui pleure. je sais pas si je dois m’en mêler',
    'j’entends un bébé hurler chez les voisins du dessous et le père qui gueule',
    'mes voisins frappent leur gamin je crois, j’entends « maman arrête » tous les soirs',
    'Dans l’appartement d’à côté, une fillette supplie sa mère d’arrêter, presque chaque soir.',
    'jentend des claques et la ptite qui pleure au dessus',
  ])('« %s »: the 119 first, and no line for couples', (words) => {
    const [answer] = talk([words])
    expect(answer?.card?.lines.map(({ number }) => number)).toEqual(['119', '17', '112'])
    expect(answer?.reply).toMatch(/119.*17/)
    expect(answer?.reply).not.toMatch(/3919|retourner|que vous le croyez/)
  })

  test('what comes next is not asked again, nor said as to a parent', () => {
    const said = talk([
      'j’entends souvent crier chez mes voisins, et un petit garçon qui pleure',
      'non pas là, c’est le soir. hier j’ai entendu des claques et le petit qui disait arrête papa',
      '3e étage, j’ai le nom. c’est le petit qui m’inquiète',
      'que le père se venge sur le petit si on vient. et s’ils l’enlèvent à sa mère à cause de moi ?',
    ]).map(({ reply }) => reply)
    expect(said[1]).toMatch(/119.*17/)
    expect(said[2]).not.toMatch(/l’entendez|enfants là-bas/)
    expect(said[3]).toMatch(/peur.*119/)
    expect(said.join(' ')).not.toMatch(/3919|vous soutenir/)
  })

  test('while it happens, the 17', () =>
    expect(
      talk(['j’entends un bébé hurler chez les voisins et le père qui gueule', 'là ça cogne et le bébé hurle']).at(-1)
        ?.reply,
    ).toMatch(/^Appelez le 17/))

  test('who fears for themselves is told what protects them', () => {
    const said = talk([
      'mon petit voisin de 7 ans hurle tous les soirs, j’entends des coups',
      'j’ai peur que le beau-père vienne chez moi après',
      'c’est pas au 119 ça, c’est moi qui ai peur',
    ])
    for (const { reply } of said.slice(1)) expect(reply).toMatch(/\b17\b/)
  })

  test('a woman who is hit while children weep has both lines', () => {
    const [answer] = talk(['le voisin tabasse sa femme et les enfants pleurent'])
    expect(answer?.reply).toMatch(/119/)
    expect(answer?.reply).toMatch(/3919/)
  })

  test.each([
    'les enfants des voisins crient et courent toute la journée, je peux plus dormir',
    'le bébé de la voisine pleure toutes les nuits, je suis crevé',
  ])('« %s » is a noise', (words) => expect(talk([words])[0]?.level).toBe('none'))
})

test('the other at their own door is no knock that we had misread', () => {
  const answer = talk([
    'ma voisine m’a dit que son mari la frappe',
    'ce soir elle est chez moi',
    'il tape à ma porte là',
  ]).at(-1)
  expect(answer?.level).toBe('danger')
  expect(answer?.reply).toMatch(/\b17\b/)
})
