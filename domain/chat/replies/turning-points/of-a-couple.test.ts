import { describe, expect, test } from 'vitest'
import { repliesTo } from '../../../../tests/support/talk.ts'

const last = (...messages: string[]) => repliesTo(messages).at(-1) ?? ''
const slapped = 'samedi mon copain m’a mis une gifle'
const choked = 'mon mari m’a serré le cou dimanche'

describe('a threat, and no telephone', () => {
  const told = [slapped, 'hier soir il a cassé mon tel contre le mur, là j’écris sur l’ordi de la bu']
  const threat = 'il m’attend devant à 18h il a dit que si je viens pas il monte chez moi et qu’il me défonce'

  test('where there are people, somebody there is told', () => {
    expect(last(...told)).toMatch(/dites-le à l’accueil.*le 3919 de leur téléphone/)
    expect(last(...told)).not.toMatch(/clés|114/)
  })
  test('elsewhere any telephone will do', () =>
    expect(last(slapped, 'il a jeté mon portable par la fenêtre')).toMatch(/n’importe quel appareil/))
  test('a telephone that fell is only one', () =>
    expect(last(slapped, 'j’ai cassé mon téléphone ce matin')).not.toMatch(/vous couper de l’aide/))

  test('the hour of a threat is heard: not to go, not to go home alone, the police', () => {
    const reply = last(...told, threat)
    expect(reply).toMatch(/18 h.*ne rentrez pas chez vous sans quelqu’un.*l’accueil.*le 17/)
    expect(reply).not.toMatch(/114|craignez pour votre vie/)
  })
  test('with a telephone, it may be written', () => expect(last(slapped, threat)).toMatch(/18 h.*le 17.*114/))
  test('who waits with a cake does not threaten', () =>
    expect(last(slapped, 'ma mère m’attend devant à 18h')).not.toMatch(/C’est une menace/))

  test.each(['ma coloc est rentrée chez ses parents jusqu’à dimanche', 'je serai toute seule chez moi ce soir'])(
    'nobody goes home alone then: %s',
    (message) => expect(last(...told, threat, message)).toMatch(/n’y rentrez pas ce soir.*le 115.*le 17/),
  )
  test('nor out of a place where there are people', () =>
    expect(last(...told, threat, 'je suis encore à la fac')).toMatch(/^Restez-y tant qu’il y a du monde.*le 17/))
})

describe('where to go', () => {
  test.each(['je pourrais aller chez ma sœur mais il connaît l’adresse', 'il sait où habite ma sœur'])(
    'an address that is known is no shelter: %s',
    (message) => {
      const reply = last(choked, message)
      expect(reply).toMatch(
        /^Une adresse connue n’est pas un abri sûr, même chez votre sœur.*3919 vous oriente.*le 115.*le 17/,
      )
      expect(reply).not.toMatch(/Voilà une porte/)
    },
  )
  test('one that is unknown may be', () =>
    expect(last(choked, 'ma sœur m’héberge, il ne connaît pas l’adresse')).not.toMatch(/adresse connue/))

  test.each([
    ['ma collègue Sandrine a vu la marque. elle m’a dit tu viens quand tu veux', 'Sandrine'],
    ['J’ai une cousine à Tours, elle m’a déjà dit que je pouvais venir.', 'Votre cousine'],
    ['ma voisine m’a proposé de m’héberger', 'Votre voisine'],
  ])('who opens their door is named: %s', (message, who) =>
    expect(last(choked, message)).toMatch(new RegExp(`^${who} vous ouvre sa porte`)),
  )
  test('the one they fear opens none', () =>
    expect(last(choked, 'mon mari m’a dit que je pouvais venir chez lui')).not.toMatch(/ouvre sa porte/))
  test('nor is any shelter meant where nobody is feared', () =>
    expect(last('ma collègue Sandrine m’a dit tu viens quand tu veux')).not.toMatch(/abri|3919/))

  test('with children and without an account', () =>
    expect(last(choked, 'Si je pars, je vais où, avec deux enfants et sans compte à moi ?')).toMatch(
      /^Avec vos enfants, oui.*3919 vous oriente.*le 115/,
    ))
  test('one child is one child, and no line is said to lodge anybody', () => {
    const reply = last(choked, 'j’ai une petite de 3 ans, elle a tout vu')
    expect(reply).toMatch(/^À cet âge, voir cela fait peur.*119/)
    expect(reply).not.toMatch(/eux|loger/)
  })
})

describe('what comes after the blows', () => {
  test.each([
    ['il a pleuré après, il a acheté des fleurs', /beaucoup décrivent ce cycle/],
    ['il s’est mis à genoux, il a juré que plus jamais', /beaucoup décrivent ce cycle/],
    ['c’est la 3e fois', /revient s’aggrave souvent/],
    [
      'c’est la deuxième fois en vrai. la première j’étais enceinte',
      /revient s’aggrave souvent.*Pendant une grossesse/,
    ],
    ['il a eu une enfance compliquée', /ne donne pas le droit de frapper/],
    ['il a été battu par son père quand il était petit', /ne donne pas le droit de frapper/],
    ['c’est quelqu’un de bien, il est entraîneur au club de foot', /aux yeux des autres/],
  ])('%s', (message, said) => {
    const reply = last(choked, message)
    expect(reply).toMatch(said)
    expect(reply).toMatch(/3919/)
  })
  test('two of them are answered together', () =>
    expect(last(slapped, 'c’est la 3e fois mais il a eu une enfance compliquée')).toMatch(
      /s’aggrave souvent.*Une enfance difficile/,
    ))
  test('a present for a child is none of it', () =>
    expect(last(choked, 'il a promis un cadeau au petit')).not.toMatch(/ce cycle/))
  test('nor are flowers between others', () =>
    expect(last('mon mari et moi on s’est disputés pour les vacances', 'il m’a offert des fleurs')).not.toMatch(
      /cycle|3919/,
    ))

  test.each(['Je ne veux pas porter plainte', 'je veux pas aller à la police'])(
    'a complaint is not urged: %s',
    (message) => {
      const reply = last(choked, message)
      expect(reply).toMatch(/^Rien ne vous oblige à porter plainte/)
      expect(reply).not.toMatch(/Oui, c’est possible/)
    },
  )
  test('whether one can is answered', () =>
    expect(last(choked, 'je peux porter plainte sans certificat ?')).not.toMatch(/^Rien ne vous oblige/))
})

describe('a death that was sworn, for tonight', () => {
  test('is answered by leaving before, and by those who come', () => {
    const reply = last(choked, 'Il a des armes. Il rentre dans une heure et il a juré que ce soir j’y passais.')
    expect(reply).toMatch(/ne soyez plus là à son retour.*le 17 ou le 112.*114/)
  })
  test('a colleague who comes home tonight has sworn nothing', () =>
    expect(last(choked, 'ma sœur rentre ce soir, elle a dit qu’elle passerait')).not.toMatch(/à son retour/))
})
