import { expect, test } from 'vitest'
import { tipOf } from './daily-tips.ts'
import { draftLetter, draftLetterFrom, isUnfinished, letterContinuedWith, letterOf, letterSchema } from './letter.ts'

const messages = [
  'Bonjour !',
  'Je dors mal depuis septembre. Je tourne dans mon lit.',
  'Mon travail me stresse énormément en ce moment.',
  'Cette nuit encore, je me suis réveillé à quatre heures.',
]

test('a draft consists of the person’s own sentences, the latest of each theme, and is deterministic', () => {
  const lines = draftLetter(messages)
  const quotes = lines.filter((line) => line.startsWith('«'))
  expect(quotes.length).toBeGreaterThan(1)
  for (const quote of quotes) expect(messages.join(' ')).toContain(quote.slice(2, -2))
  expect(draftLetter(messages)).toEqual(lines)
  expect(lines.join()).not.toContain('Bonjour !')
})

test('without a conversation, only the frame of a letter remains', () => {
  expect(draftLetter([])).toEqual([
    'Bonjour,',
    'Avant notre rendez-vous, voici ce que j’aimerais que vous sachiez.',
    'Ce qui compte le plus pour moi en ce moment : …',
    'Ce que j’attends de notre échange : …',
  ])
})

test('a draft from a summary contains the ticked lines, and nothing else', () => {
  const ticked = { quotes: ['Je dors mal depuis septembre.'], chosen: ['Des semaines'] }
  const lines = draftLetterFrom(ticked)
  expect(lines.filter((line) => line.startsWith('«'))).toEqual([
    '« Je dors mal depuis septembre. »',
    '« Des semaines »',
  ])
  expect(draftLetterFrom({ quotes: [], chosen: [] })).toEqual(draftLetter([]))
})

test('a started letter keeps its lines, and adds the ticked ones once', () => {
  const ticked = { quotes: ['Je dors mal depuis septembre.'], chosen: [] }
  const begun = ['Bonjour,', 'Une ligne à moi.']
  const once = letterContinuedWith(begun, ticked)
  expect(once).toEqual([...begun, 'Ces derniers temps, j’ai écrit :', '« Je dors mal depuis septembre. »'])
  expect(letterContinuedWith(once, ticked)).toEqual(once)
})

test('drops emptied lines; refuses an empty or endless letter', () => {
  expect(letterOf(['Bonjour,', '  ', 'Merci.'])).toBe('Bonjour,\nMerci.')
  expect(letterSchema.safeParse(' \n ').success).toBe(false)
  expect(letterSchema.safeParse('a'.repeat(6001)).success).toBe(false)
})

test('names unfinished lines, and refuses the letter until they are completed or removed', () => {
  const lines = draftLetter(messages)
  const refusal = letterSchema.safeParse(letterOf(lines)).error?.issues.map(({ message }) => message)
  expect(refusal).toEqual([
    'Il reste à compléter, ou à retirer : « Ce qui compte le plus pour moi en ce moment », « Ce que j’attends de notre échange ». Rien n’est partagé, et rien n’est perdu.',
  ])
  const completed = lines.map((line) => line.replace('…', 'dormir…'))
  expect(letterSchema.safeParse(letterOf(completed)).success).toBe(true)
  expect(letterSchema.safeParse(letterOf(lines.filter((line) => !isUnfinished(line)))).success).toBe(true)
})

test.each(['Ce que j’attends : …', 'Ce que j’attends : ...', 'Ce que j’attends :… '])(
  '%j still waits for words',
  (line) => {
    expect(isUnfinished(line)).toBe(true)
  },
)

test.each(['Je ne sais pas…', 'J’attends ceci : du calme…', '« Il m’a dit : … »'])('%j says what it says', (line) => {
  expect(isUnfinished(line)).toBe(false)
})

test('a tip does not repeat within two weeks', () => {
  const days = Array.from({ length: 14 }, (_, i) => `2026-11-${String(i + 10)}`)
  expect(new Set(days.map((day) => tipOf(day, 'ab12cd34'))).size).toBe(14)
})
