import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../../tests/support/talk.ts'

const lastOf = (...messages: string[]) => wholeTalk(messages).at(-1)?.reply ?? ''

// None of these is among the ways of saying it that were written down.
describe('what is asked next is answered for itself', () => {
  test.each([
    [['ma copine m’a quitté hier par texto'], 'je dois lui écrire quand même ou pas ?', /notes|pas ce soir/i],
    [
      ['j’ai fait piquer mon chat hier'],
      'vous croyez que je devrais adopter un autre chat bientôt ?',
      /pas tout de suite/,
    ],
    [
      ['mon chef m’a humilié en pleine réunion'],
      'faut que je prévienne les RH vous pensez ?',
      /faits datés|représentant/,
    ],
    [['j’ai un partiel demain et j’arrive pas à réviser'], 'et si je rate tout ?', /plan B|rattrapage/],
    [['mon bébé de 4 mois ne dort pas, je suis épuisée'], 'ça peut être un baby blues tout ça ?', /sage-femme|médecin/],
    [
      ['mon voisin du dessus fait du bruit toutes les nuits'],
      'est-ce que la police se déplace pour du bruit la nuit ?',
      /police|gendarmerie/,
    ],
  ])('%s, %s', (before, question, answer) => expect(lastOf(...before, question)).toMatch(answer))
})

describe('what is told next is heard for itself', () => {
  test.each([
    [
      ['j’ai fait piquer mon chat hier'],
      'sa gamelle est encore dans la cuisine, je peux pas l’enlever',
      /rien n’oblige à ranger/,
    ],
    [['j’ai un partiel demain et je stresse trop'], 'je relis la même page, je retiens rien', /satur|imprime/],
  ])('%s, %s', (before, told, answer) => expect(lastOf(...before, told)).toMatch(answer))
})

describe('in danger', () => {
  const chest = 'mon mari a mal à la poitrine depuis une heure'
  test.each([
    [[chest], 'je lui donne une aspirine en attendant ?', /15/],
    [
      [chest, 'j’ai le 15 au téléphone, ils me disent de masser'],
      'je dois m’arrêter pour souffler ?',
      /ne vous arrêtez pas|sans vous arrêter|continuez/i,
    ],
    [
      ['mon compagnon me frappe et il lit mon téléphone'],
      'il vérifie tous mes appels, comment je fais pour appeler ?',
      /médecin|pharmac|collègue|voisine/,
    ],
    [
      ['j’ai giflé mon fils de 8 ans hier, il a une marque'],
      'je le garde à la maison le temps que ça parte ?',
      /médecin/,
    ],
  ])('%s, %s', (before, question, answer) => expect(lastOf(...before, question)).toMatch(answer))

  test('the line stays beside what was written', () => {
    const [, answer] = wholeTalk(['je veux mourir', 'si j’appelle ils vont prévenir mes parents ?'])
    expect(answer?.level).toBe('crise')
    expect(answer?.reply).toMatch(/3114|15/)
  })
  test('the first reply is the rules’ own', () => {
    const [first] = wholeTalk(['comment le dire à ma mère que je veux mourir ?'])
    expect(first?.reply).toMatch(/3114/)
  })
})

describe('who asks for more than was written', () => {
  test('is given the second reply, then something else', () => {
    const replies = wholeTalk([
      'j’ai fait piquer mon chat hier',
      'je devrais reprendre un chat ?',
      'vous pensez que je dois reprendre un autre animal ?',
      'dites-moi si je dois en reprendre un',
    ]).map(({ reply }) => reply)
    expect(new Set(replies).size).toBe(replies.length)
  })
  test('nothing of another family is said', () =>
    expect(lastOf('ma copine m’a quitté hier par message', 'elle faisait quoi de ses journées, déjà ?')).not.toMatch(
      /chien|chat|loyer|bébé/,
    ))
})

describe('who asks something else is not invited to tell', () => {
  const SON = 'Mon fils de 15 ans ne me parle plus. Il s’enferme dans sa chambre dès qu’il rentre du collège.'
  test.each([
    [SON, 'Je vais juste lui proposer d’aller manger un burger samedi tous les deux. Bonne idée ?'],
    [
      'j’ai emménagé à Lille pour mes études, je connais personne',
      'je voudrais juste rencontrer des gens, vous auriez une idée ?',
    ],
  ])('%s, %s', (first, question) =>
    expect(lastOf(first, question)).not.toMatch(/Racontez|[Cc]ommencez (?:peut-être )?par (?:la|le|ce)/),
  )
  test('and who asks to tell is', () => {
    expect(lastOf('je me suis disputé avec ma sœur', 'je peux vous raconter ce qui s’est passé ?')).toMatch(
      /[Rr]acontez|[Cc]ommencez|allez-y|oui/i,
    )
  })
})
