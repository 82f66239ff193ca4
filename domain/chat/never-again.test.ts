import { expect, test } from 'vitest'
import { last, talk } from '../../tests/support/talk.ts'

// Regression tests: replies once given that must never come back.

test('being gay is not treated as an illness, and coming out is supported', () => {
  const answers = talk('J’ai 16 ans, être gay c’est une maladie ?', 'je lui dis comment ?')
  expect(answers[0]?.reply).toMatch(/^Non\./)
  expect(answers[1]?.reply).toContain('Une phrase suffit')
  expect(answers.every(({ level }) => level === 'none')).toBe(true)
})

test('an overdose leads to the 15 at once, even without symptoms', () => {
  for (const { reply, card } of talk('j’ai pris une boîte de doliprane', '16 comprimés, il y a 2 h')) {
    expect(reply).toContain('15')
    expect(card?.lines[0]?.number).toBe('15')
  }
})

test.each([
  'J’ai pris un peu trop de cachets pour dormir',
  'j’ai avalé quelques somnifères de trop',
  'je viens de prendre trop de lexomil',
  'j’ai pris un cachet de trop ce matin par erreur',
])('« %s » is an emergency of the 15, whatever was meant', (message) => {
  const [answer] = talk(message)
  expect(answer?.reply).toContain('15')
  expect(answer?.card?.lines[0]?.number).toBe('15')
})

test.each([
  'j’ai arrêté mon antidépresseur d’un coup',
  'je prends plus ma sertraline depuis lundi',
  'J’ai stoppé net mon traitement, c’est dangereux ?',
])('« %s » is for a doctor or a pharmacist, and no crisis', (message) => {
  const [answer] = talk(message)
  expect(answer).toMatchObject({ level: 'none', card: null })
  expect(answer?.reply).toMatch(/médecin.*pharmacien.*le 15/)
})

test('a treatment that was stopped hides no danger that is said beside it', () => {
  expect(talk('j’ai arrêté mon antidépresseur d’un coup et j’ai envie de mourir')[0]?.level).toBe('crise')
  expect(talk('j’ai arrêté mes médicaments, les voix me disent de sauter')[0]?.level).toBe('crise')
  expect(talk('j’ai arrêté mon prozac et j’ai avalé toute la boîte de xanax')[0]?.card?.lines[0]?.number).toBe('15')
})

test('vomiting for a year is called dangerous, with its help line', () => {
  const { reply } = last(talk('je me fais vomir depuis un an', 'c’est dangereux de se faire vomir ?'))
  expect(reply).toMatch(/^Oui/)
  expect(reply).toMatch(/médecin/)
  expect(reply).toContain('0 810 037 037')
})

test('a panic attack gets grounding; the 15 only for a first one or a chest pain', () => {
  const answers = talk('je fais une crise d’angoisse', 'j’ai les mains qui fourmillent')
  for (const { level, reply } of answers) {
    expect(level).toBe('none')
    expect(reply).not.toMatch(/Ne bougez pas/)
  }
  expect(answers[0]?.reply).toMatch(/première fois.*15/)
  expect(last(answers).guide.track?.flow).toBe('panic')
})

test('a question about a dose is referred to the prescriber', () => {
  const answers = talk('puis-je doubler ma sertraline ?', 'ok merci')
  expect(answers[0]?.reply).toMatch(/médecin.*pharmacien/)
  expect(answers.every(({ level }) => level === 'none')).toBe(true)
})

test.each([
  'elle pensait à une pause dans notre couple',
  'je vais me relever et boire un verre d’eau, je dors pas',
  'ma mère est morte d’un cancer du pancréas, en deux mois',
  'Je m’en veux de ne pas l’avoir appelée plus souvent',
])('« %s » is ordinary, and not said back', (message) => {
  const [answer] = talk(message)
  expect(answer).toMatchObject({ level: 'none', card: null })
  expect(answer?.reply).not.toContain('Je ne peux pas poser de diagnostic')
  expect(answer?.reply).not.toContain(message.split(' ').slice(2, 6).join(' '))
})

test('offers grief support when a mother has died', () => {
  const [answer] = talk('ma mère est morte d’un cancer du pancréas, en deux mois')
  expect(answer?.guide.chips[0]).toEqual({ label: 'Deuil', kind: 'suggested' })
})

test('an urge to cut is delayed now, with distance and the 3114', () => {
  const { reply } = last(talk('je me scarifie depuis un an', 'j’ai envie de me couper là'))
  expect(reply).toMatch(/3114|dix minutes/)
  expect(reply).not.toContain('Depuis quand')
})

test('« merci » after the danger has passed ends care', () => {
  const answers = talk('je veux mourir', 'Non', 'Parler de ce qui pèse', 'Sommeil', 'merci')
  expect(last(answers).reply).not.toMatch(/Composez|Appelez/)
})

test.each([
  ['C’est avec de vrais psychologues ?', 'supervisé'],
  ['tu es humain, dis-le', 'je ne suis pas une personne'],
  ['mon lien de visio ne marche pas', 'Rejoindre'],
])('« %s » has its answer', (asked, answer) => {
  expect(talk(asked)[0]?.reply).toContain(answer)
})

test('intrusive images of hurting one’s baby are met without accusation', () => {
  const [answer] = talk('j’ai peur de faire du mal à mon bébé, ces images me dégoûtent')
  expect(answer?.reply).toContain('n’est pas vouloir le faire')
  expect(answer?.reply).not.toMatch(/119|17/)
})
