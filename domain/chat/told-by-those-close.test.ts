import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const after = (...messages: string[]) => talk(messages).at(-1)

describe('a young person who hurts themselves, told by a parent', () => {
  test.each([
    'mon fils de 14 ans se coupe, je l’ai découvert hier',
    'ma fille se scarifie',
    'ma fille se coupe les bras en cachette',
    'mon ado se brûle exprès',
  ])('« %s » is heard as a worry for them', (message) => {
    const answer = after(message)
    expect(answer?.level).toMatch(/vigilance|crise/)
    expect(answer?.reply).toMatch(/3114/)
  })

  test.each([
    'mon fils se coupe les cheveux tout seul',
    'ma fille se coupe du monde',
    'mon mari se coupe la parole tout seul',
  ])('« %s » is nothing of the kind', (message) => expect(after(message)?.level).toBe('none'))

  test('« je lui enlève les lames ? » is answered without any police', () => {
    const reply = after('ma fille de 15 ans se scarifie', 'je lui enlève les lames ?')?.reply
    expect(reply).toMatch(/^Oui, mettez cela hors de portée/)
    expect(reply).not.toMatch(/police|gendarmerie/)
  })
})

describe('a grown-up of whose parents one hits the other', () => {
  test.each([
    'j’ai 32 ans et mon père frappe ma mère depuis toujours',
    'j’habite plus chez eux mais mon père bat ma mère',
  ])('« %s » is told of the line for couples, and of no school', (message) => {
    const answers = talk([message, 'elle veut pas partir', 'je fais quoi'])
    expect(answers[0]?.reply).toMatch(/3919/)
    for (const { reply } of answers) expect(reply).not.toMatch(/école|119|adulte de confiance|adulte sûr/)
  })

  test('a child is still for the line of children', () => {
    expect(after('j’ai 13 ans et mon père frappe ma mère')?.reply).toMatch(/119/)
  })
})

describe('somebody choked', () => {
  test('and breathes again: what to watch for', () => {
    const [first, next] = talk([
      'mon bébé s’est étouffé avec un bout de pomme tout à l’heure, il a tout recraché, il va bien',
      'je dois l’emmener aux urgences ?',
    ])
    expect(first?.reply).toMatch(/le pire est passé.*c’est le 15/)
    expect(next?.reply).toMatch(/^Oui, un médecin doit voir/)
  })

  test.each([
    'mon bébé s’étouffe avec un raisin',
    'mon fils s’est étouffé, il a recraché mais il tousse encore et il respire mal',
  ])('« %s »: those who rescue, now', (message) => {
    expect(after(message)?.reply).toMatch(/15 ou le 112/)
    expect(after(message)?.reply).not.toMatch(/le pire est passé/)
  })
})

test('nobody is greeted by where they are', () => {
  for (const seed of [1, 2, 3, 4, 5, 6])
    expect(talk(['bonsoir. je sais pas trop pourquoi j’écris. la journée a été longue'], seed)[0]?.reply).not.toMatch(
      /Où êtes-vous/,
    )
})

describe('what somebody choked on came out a moment later', () => {
  test.each([
    ['mon fils a avalé un bonbon de travers il étouffe', 'bonbon, c’est sorti'],
    ['il étouffe avec un bonbon', 'le bonbon est sorti, ça va mieux'],
    ['ma fille suffoque avec une cacahuète', 'elle a recraché'],
  ])('« %s », « %s »', (first, then) => {
    const [choking, over] = talk([first, then])
    expect(choking?.reply).toMatch(/\b15\b/)
    expect(choking?.reply).not.toContain('119')
    expect(over?.reply).toMatch(/le pire est passé/)
    expect(over?.reply).not.toMatch(/idées noires|suicide|maintenant/)
  })
  test('what stays is for the 15', () =>
    expect(talk(['mon fils s’étouffe avec un bonbon', 'c’est sorti mais il tousse encore']).at(-1)?.reply).toMatch(
      /\b15\b.*(tout de suite|immédiatement|maintenant|sans attendre)/,
    ))
})

describe('somebody close who knows how they would die', () => {
  test.each([
    [
      'Je vous écris pour un ami, pas pour moi. Il ne répond presque plus, il annule tout.',
      'Hier soir au téléphone il m’a dit qu’il pensait au suicide tous les jours, qu’il en avait assez et qu’il avait choisi comment. Il m’a fait promettre de ne pas en parler à sa femme. J’ai peur qu’il ne me parle plus jamais.',
    ],
    ['mon frère veut mourir. il a déjà choisi le jour'],
    ['mon pote veut plus vivre, il m’a dit quand il le ferait'],
    ['elle veut en finir. elle m’a expliqué comment elle allait faire'],
    ['il pense au suicide et il a trouvé le moyen'],
  ])('« %s »: a crisis, and theirs', (...messages) => {
    const answer = after(...messages)
    expect(answer?.level).toBe('crise')
    expect(answer?.state.risk.situation).toBe('other-imminent')
    expect(answer?.reply).toMatch(/3114|\b15\b/)
  })

  test.each([
    'mon fils veut en finir avec ses études, il a choisi comment se réorienter',
    'mon grand-père veut mourir, il a choisi l’euthanasie en Belgique, il a choisi la date',
    'mon frère a choisi où et quand il se marie',
  ])('« %s » is no plan to die', (message) => expect(after(message)?.level).not.toBe('crise'))
})
