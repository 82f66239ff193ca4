import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'

const after = (...messages: string[]) => talk(messages).at(-1)
const said = (...messages: string[]): string => after(...messages)?.reply ?? ''
const LINE = /0 800 23 13 13/

describe('a product that somebody says they take', () => {
  test.each([
    ['je prends de la kétamine pour tenir mes gardes', /^De la kétamine/],
    ['je pique des médicaments dans le chariot au boulot, du tramadol', /^Du tramadol/],
    ['j’ai commencé le tramadol pour le dos, maintenant j’en prends pour le moral', /^Du tramadol/],
    ['jprend de la coke tt les weekend', /^De la cocaïne/],
    ['je fais du proto avec des potes', /^Du protoxyde/],
  ])('« %s » is named, with who helps', (message, named) => {
    const reply = said('bonsoir, je travaille beaucoup en ce moment', message)
    expect(reply).toMatch(named)
    expect(reply).toMatch(LINE)
    expect(reply).not.toMatch(/\bmg\b|gramme|dose/)
  })

  test('a carer is told of those who receive carers', () => {
    const reply = said('je suis infirmière de nuit', 'je prends de la kétamine, les fonds d’ampoules')
    expect(reply).toMatch(/médecin du travail, tenu au secret/)
  })

  test('what is not named yet is asked for', () => {
    const [unnamed, beside] = talk([
      'Je suis infirmière de nuit, je prends des trucs pour tenir',
      'je dors 4h, avec du Stilnox que je prends au boulot. et pour tenir la nuit c’est autre chose',
    ]).map(({ reply }) => reply)
    expect(unnamed).toMatch(/Qu’est-ce que c’est\s\?$/)
    expect(beside).toMatch(/^Du Stilnox, et autre chose.*cette autre chose\s\?$/)
  })

  test('is told of work, once they fear for it', () => {
    expect(said('je prends de la coke au boulot', 'si j’en parle je perds mon poste ?')).toMatch(/tenus au secret/)
  })

  test('of another, their own worry is heard', () => {
    expect(said('mon frère prend de la kétamine toutes les semaines')).toMatch(/votre inquiétude.*aux proches/)
  })

  test('dark thoughts are asked about where it is out of hand', () => {
    const answer = after('je prends de la codéine tous les jours, j’arrive plus à arrêter')
    expect(answer?.level).toBe('vigilance')
    expect(answer?.reply).toMatch(/^De la codéine.*3114.*idées noires/)
  })

  test('a body that suffers after it comes first', () => {
    const answer = after(
      'je prends de la kétamine',
      'j’en ai pris ce matin et j’ai le coeur qui tape, je me sens pas bien là',
    )
    expect(answer?.reply).toMatch(/\b15\b/)
  })

  test.each([
    'je prépare les médicaments du service et je range le chariot',
    'je suis speed en ce moment, je prends le métro en courant',
    'je fais un proto pour mon boulot',
    'je prends du lexomil depuis 10 ans, mon médecin me suit',
    'j’ai vu une série sur la kétamine hier',
    'je fais une thèse sur la cocaïne',
    'j’ai arrêté la coke il y a trois ans',
    'on m’a donné de la morphine à l’hôpital',
  ])('« %s » is none', (message) => expect(said(message)).not.toMatch(LINE))
})

describe('an error in caring for somebody', () => {
  test.each([
    'j’ai fait une erreur de dose sur un patient la semaine dernière. il va bien mais ça me hante',
    'je me suis trompée de patient hier, j’ai donné le traitement d’un autre',
    'Je suis interne, j’ai raté un diagnostic',
  ])('« %s » is not made small', (message) => {
    expect(said(message)).toMatch(/événement indésirable/)
    expect(said(message)).not.toMatch(/plus de peur que de mal/)
  })

  test.each(['mon médecin s’est trompé dans ma dose', 'j’ai fait une erreur dans un dossier au bureau'])(
    '« %s » is another thing',
    (message) => expect(said(message)).not.toMatch(/événement indésirable/),
  )
})
