import { describe, expect, test } from 'vitest'
import { repliesTo, respondByRules, talk } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'

const CALL = /(?:^|\. )(?:Appelez|Composez|Le 15 ou le 112)/

describe('a chest that hurts', () => {
  const chest = 'ça serre dans la poitrine et mon bras gauche est engourdi'
  test.each([
    'ma collègue appelle',
    'ma collègue appelle le 15',
    'elle est au tel avec le 15, ils envoient une ambulance',
  ])('« %s »: nobody is told to call, nor to walk', (news) => {
    const [, reply] = repliesTo([chest, news])
    expect(reply).not.toMatch(CALL)
    expect(reply).not.toMatch(/ouvrez la porte|guettez|préparez|3114/i)
    expect(reply).toMatch(/assise|forcez/)
  })
  test('a way to calm down is given while waiting', () =>
    expect(repliesTo([chest, 'ma collègue appelle le 15', 'dites-moi un truc pour pas paniquer'])[2]).toMatch(
      /ouffle|pieds/,
    ))
  test('coldness is owned', () =>
    expect(repliesTo([chest, 'j’ai appelé le 15', 'je suis à l’hôpital', 'pourquoi vous êtes aussi froid'])[3]).toMatch(
      /^Vous avez raison/,
    ))
})

test('of a mother, what to do is beside her', () => {
  const said = repliesTo([
    'ma mère parle bizarre et sa bouche tombe d’un côté',
    'mon frère est au téléphone avec le samu',
    'les pompiers sont là, ils s’occupent d’elle',
  ])
  expect(said[1]).toMatch(/d’elle|sa main/)
  expect(said[2]).toMatch(/auprès d’elle|Votre mère/)
})

test('a pain in the chest is one, even put down to stress', () => {
  const { level, reply } = respondByRules(
    newConversation(4),
    'j’ai une douleur bizarre dans la poitrine, c’est sûrement le stress',
  )
  expect(level).toBe('danger')
  expect(reply).toMatch(/15/)
})

describe('a pain in the chest, alone', () => {
  const said = repliesTo([
    'j’ai mal dans la poitrine depuis ce matin, ça descend dans le bras gauche',
    'je peux pas juste prendre un doliprane et m’allonger ?',
    'bon d’accord. je leur dis quoi au téléphone ?',
    'j’ai mal au bras et je transpire',
    'j’ai le samu en ligne, ils arrivent',
    'ça va un peu mieux, je me sens bête de les avoir dérangés',
    'je suis seul, la porte est fermée à clé. je me lève pour ouvrir ?',
  ])
  test('nothing is lent from somebody who flees', () =>
    expect(said.join(' ')).not.toMatch(/chez toi|certificat|à l’abri|laissez les autres/))
  test('what to take is asked of the 15', () => expect(said[1]).toMatch(/le médecin du 15/))
  test('what to tell them is told', () => expect(said[2]).toMatch(/adresse.*depuis quand/i))
  test('having called is not to be ashamed of', () => expect(said[5]).toMatch(/bien fait/))
  test('whether to stand up is theirs to say', () =>
    expect(said[6]).toMatch(/^(?:Demandez-le-leur|Pas sans leur avis)/))
})

test('an ill person who answers no more is told of again', () =>
  expect(repliesTo(['mon père est tombé, sa bouche est de travers', 'j’ai appelé le 15', 'il répond plus'])[2]).toMatch(
    /au 15 ou au 112 tout de suite/,
  ))

describe('a mother who faints', () => {
  const said = repliesTo([
    'ma mère a fait un malaise, elle respire bizarrement et ses lèvres sont bleues',
    'je fais quoi en attendant',
    'elle a 78 ans elle a un pacemaker',
    'ils ont dit 8 minutes',
    'je dois la mettre sur le côté ?',
    'elle respire plus',
  ])
  test('nothing is weighed nor asked as in ordinary talk', () =>
    expect(said.join(' ')).not.toMatch(/cela se pèse|Et vous, dans tout cela/))
  test('once they come, the gesture is theirs to guide', () => {
    expect(said[3]).toMatch(/joints|prévenus|bien fait/)
    expect(said[4]).toMatch(/guide le geste/)
    expect(said[5]).toMatch(/15 ou au 112 tout de suite/)
  })
})

describe('to ask whether to call is not to call', () => {
  const chest = 'Mon mari a mal dans la poitrine depuis une heure'
  const JOINED = /joints|prévenus|bien fait|patience|Redites|redites/
  test.each([
    'J’appelle le 15 ou les pompiers ? Il transpire beaucoup',
    'est-ce que j’appelle le 15 ?',
    'est-ce que j’appelle',
    'je dois appeler les pompiers ?',
    'j’appelle ou pas',
    'je sais pas si j’appelle le samu',
    'les pompiers viennent même si c’est rien ?',
  ])('« %s »', (question) => {
    const [, reply] = repliesTo([chest, question])
    expect(reply).toMatch(/^[^.]*\b15\b/)
    expect(reply).not.toMatch(JOINED)
  })
  test.each(['j’ai appelé le 15, je fais quoi ?', 'ok j’appelle le 15', 'ma collègue appelle le 15, je fais quoi ?'])(
    '« %s » is a call',
    (news) => expect(repliesTo([chest, news])[1]).toMatch(JOINED),
  )
  test.each([
    'Mais non je les ai pas encore joints !',
    'j’ai appelé personne !',
    'je n’ai pas appelé',
    'personne n’a appelé',
    'j’arrive pas à les joindre',
  ])('« %s » takes the call back', (correction) => {
    const answer = talk([chest, 'ils arrivent', correction]).at(-1)
    expect(answer?.reply).toMatch(/15.*112/)
    expect(answer?.reply).not.toMatch(JOINED)
    expect(answer?.state.safety.called).toBe(false)
  })
  test('a sister who was called is no rescue', () =>
    expect(repliesTo([chest, 'j’ai appelé ma sœur'])[1]).not.toMatch(JOINED))
  test.each([
    'ma mère fait peut-être un AVC, est-ce que j’appelle',
    'ma mère fait un AVC',
    'mon mari fait un malaise',
    'mon père a fait un malaise, est-ce que je dois appeler les pompiers ?',
    'J’appelle le 15 ou les pompiers ? Il transpire beaucoup et il est tout blanc',
  ])('« %s », said first: the 15 or the 112', (message) => {
    const [answer] = talk([message])
    expect(answer?.level).toBe('danger')
    expect(answer?.reply).toMatch(/^[^.]*15[^.]*112/)
  })
  test.each([
    'mon père a fait un AVC il y a 2 ans, il remarche',
    'j’appelle ma mère ou pas ?',
    'est-ce que j’appelle les pompiers pour le chat dans l’arbre ?',
    'mon père va faire une crise cardiaque quand il verra mes notes',
  ])('« %s » is ordinary', (message) => expect(talk([message])[0]?.level).toBe('none'))
})

describe('whoever is beside the ill one', () => {
  const before = ['Mon mari a mal dans la poitrine, ça descend dans le bras', 'j’ai le 15 au téléphone, il transpire']
  test('is not spoken to as the ill one', () => {
    const said = repliesTo([...before, 'C’est LUI qui a mal, pas moi', 'j’attends'])
    expect(said.join(' ')).not.toMatch(/Restez en position assise|Ne forcez pas|ne mangez/)
  })
  test.each(['je lui donne de l’aspirine ?', 'j’ai de l’aspirine, je lui donne ?', 'Oui ou non pour l’aspirine ?'])(
    '« %s »: nothing without the 15',
    (question) => {
      expect(repliesTo([...before, question])[2]).toMatch(/rien sans (?:l’accord du 15|leur accord)/)
      expect(repliesTo([before[0] ?? '', question])[1]).toMatch(/15.*rien sans (?:l’accord du 15|leur accord)/)
    },
  )
  test.each(['il veut un verre d’eau et une aspirine', 'il a soif', 'il réclame à boire'])(
    '« %s » asks whether to give it, also in the breath that tells of the call',
    (words) => {
      expect(repliesTo([...before, words])[2]).toMatch(/rien sans l’accord du 15/)
      expect(repliesTo([before[0] ?? '', `ok j’ai appelé, ils arrivent. ${words}`])[1]).toMatch(
        /rien sans l’accord du 15/,
      )
    },
  )
  test('how to lay them is answered', () =>
    expect(repliesTo([...before, 'je l’assois ou je l’allonge ?'])[2]).toMatch(
      /position où la respiration est la plus facile/,
    ))
  test('how to tell their people is answered by where they are', () => {
    const asked = 'comment je l’annonce à ma belle-mère ?'
    expect(repliesTo([...before, asked])[2]).toMatch(/les secours arrivent/)
    expect(repliesTo([...before, 'les pompiers l’emmènent', asked])[3]).toMatch(/s’occupent de lui/)
  })
  test('who follows the ambulance speaks of somebody else’s body', () =>
    expect(
      talk([...before, 'je suis dans la voiture, il avait la bouche de travers depuis une heure'])[2]?.state.inDanger,
    ).not.toBeNull())
  test('of oneself, nothing is taken without the 15 either', () =>
    expect(
      repliesTo(['j’ai mal à la poitrine', 'j’ai appelé le 15', 'je prends une aspirine en attendant ?'])[2],
    ).toMatch(/Ne prenez rien sans l’accord du 15/))
  test('who massages goes on, and is given nothing else to do', () => {
    const said = repliesTo([
      ...before,
      'ils me disent de masser, j’ai peur de mal faire',
      'Je dois arrêter de masser pour souffler ? Les pompiers sont pas encore là',
      'je tremble, j’ai peur, je panique',
      'il respire toujours pas',
    ]).slice(2)
    for (const reply of said) {
      expect(reply).toMatch(/Continuez|Ne vous arrêtez pas|rythme|sans vous arrêter/)
      expect(reply).not.toMatch(/ouffle|objet fixe|forcez|patience|pieds au sol/)
    }
  })
})
