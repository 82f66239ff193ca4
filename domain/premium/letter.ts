import { z } from 'zod'
import type { Summary } from '../chat/answer.ts'
import { topicsOfWords } from '../chat/companion/topics-of-words.ts'
import { LETTER_MAX_CHARACTERS } from '../constants.ts'
import { errorMessage } from '../messages.ts'

/** Placeholder of a draft to fill in: the recipient must not find it empty. */
const BLANK = /\s*:\s*(?:…|\.{3,})$/

export const letterSchema = z
  .string()
  .trim()
  .min(1, errorMessage('letter_empty'))
  .max(LETTER_MAX_CHARACTERS, errorMessage('letter_too_long', { n: LETTER_MAX_CHARACTERS }))
  .superRefine((letter, context) => {
    const unfinished = letter.split('\n').filter(isUnfinished)
    if (unfinished.length === 0) return
    const lines = unfinished.map((line) => `« ${line.trim().replace(BLANK, '')} »`).join(', ')
    context.addIssue({ code: 'custom', message: errorMessage('letter_unfinished', { lines }) })
  })

export function isUnfinished(line: string): boolean {
  return BLANK.test(line.trimEnd())
}

const MOST_QUOTES = 6
const LONGEST_QUOTE = 240
const SHORTEST_QUOTE = 15

/**
 * First draft, line by line, from the person's own sentences: the latest one on each topic, in chronological order. No
 * model and no interpretation: deterministic.
 */
export function draftLetter(ownMessages: readonly string[]): string[] {
  const quotes = new Map<string, string>()
  for (const message of ownMessages)
    for (const sentence of sentencesIn(message))
      for (const id of topicsOfWords(plainWordsIn(sentence)).slice(0, 1)) {
        quotes.delete(id)
        quotes.set(id, sentence)
      }
  const own = [...new Set(quotes.values())].slice(-MOST_QUOTES)
  return draftAround(own.length > 0 ? [OWN_WORDS, ...own.map(quoted)] : [])
}

/** Without the spelling dictionary: drafts are made in the browser, and it weighs a megabyte. */
function plainWordsIn(sentence: string): string[] {
  const plain = sentence.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('œ', 'oe')
  return plain.replaceAll(/([a-z])\1+/g, '$1').split(/[^a-z0-9]+/)
}

/** From the ticked lines of a chat summary, and nothing else of the chat. */
export function draftLetterFrom(ticked: Summary): string[] {
  return draftAround(linesFrom(ticked))
}

/** Adds the ticked lines that a started letter does not contain yet. */
export function letterContinuedWith(lines: readonly string[], ticked: Summary): string[] {
  return [...lines, ...linesFrom(ticked).filter((line) => !lines.includes(line))]
}

const OWN_WORDS = 'Ces derniers temps, j’ai écrit :'
const CHOSEN = 'Parmi des réponses proposées, j’ai choisi :'

function linesFrom({ quotes, chosen }: Summary): string[] {
  return [
    ...(quotes.length > 0 ? [OWN_WORDS, ...quotes.map(quoted)] : []),
    ...(chosen.length > 0 ? [CHOSEN, ...chosen.map(quoted)] : []),
  ]
}

const quoted = (words: string) => `« ${words} »`

function draftAround(lines: readonly string[]): string[] {
  return [
    'Bonjour,',
    'Avant notre rendez-vous, voici ce que j’aimerais que vous sachiez.',
    ...lines,
    'Ce qui compte le plus pour moi en ce moment : …',
    'Ce que j’attends de notre échange : …',
  ]
}

export function letterOf(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function sentencesIn(message: string): string[] {
  return message
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= SHORTEST_QUOTE && length <= LONGEST_QUOTE)
}
