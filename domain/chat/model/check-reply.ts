import { helpLines } from '../help-lines.ts'
import type { Level } from '../risk.ts'
import { forbiddenContent } from './forbidden-content.ts'
import { forbiddenManner } from './forbidden-manner.ts'
import type { ForbiddenReply, Refusal } from './forbidden-reply.ts'
import { forbiddenVoice } from './forbidden-voice.ts'

const knownNumbers = new Set(Object.values(helpLines).map((line) => line.number.replace(/\s/g, '')))
const NOT_A_PHONE = /^(?:19|20)\d\d$/
/** Output that is not speech: tags and control tokens of a model, code, data, a speaker name as in a script. */
const NO_SPEECH =
  /<[/!|]?[a-z|]|```|&(?:lt|gt|#\d+);|[{[]\s*"\w+" ?:|(?:^|[.!?…\n])\s*(?:assistant|mivoix(?: ia)?|utilisateur|user|system) ?:/i
const LINK = /https?:|www\.|\b[\w-]+\.(?:fr|com|org|net|eu)\b|@\w/i
/** Skips quotations, which are suggested words for somebody else. */
const QUOTED = /[«“"][^»”"]*[»”"]/g
const TUTOIEMENT =
  /(?<!\p{L})(?:tu|toi|te|tes|ta (?=\p{L}+)|ton (?:coeur|corps|esprit|histoire|travail|couple|pere|amie?|enfant|bien-etre|rythme|souffle|temps|entourage|medecin))(?!\p{L})|(?<!\p{L})t'(?=\p{L})/u

/** At other levels the card names the lines, if there is one. */
export function mustNameLine(level: Level): boolean {
  return level === 'crise' || level === 'danger'
}

/** Checks a model's reply as strictly as a person's message. Null: it may be shown. */
export function whyRefuseReply(reply: string, level: Level): Refusal | null {
  if (unknownNumbers(reply).length > 0) return 'unknown-number'
  if (LINK.test(reply)) return 'link'
  if (NO_SPEECH.test(reply)) return 'no-speech'
  const said = plain(reply.replace(QUOTED, ' '))
  const broken = firstBroken(plain(reply), forbiddenContent, level) ?? firstBroken(said, forbiddenManner, level)
  if (broken) return broken.refusal
  if (TUTOIEMENT.test(said)) return 'tutoiement'
  const inVoice = firstBroken(said, forbiddenVoice, level)
  if (inVoice) return inVoice.refusal
  return mustNameLine(level) && !knownNumberIn(reply) ? 'missing-line' : null
}

/**
 * Joins the patterns of a rule into one: the first words wait for the check, and a
 * hundred single patterns are slower than twenty.
 */
const oneForm = ({ forms }: ForbiddenReply) => new RegExp(forms.map(({ source }) => `(?:${source})`).join('|'))
const formOf = new Map(
  [...forbiddenContent, ...forbiddenManner, ...forbiddenVoice].map((rule) => [rule, oneForm(rule)]),
)

function isBroken(rule: ForbiddenReply, sentence: string): boolean {
  return formOf.get(rule)?.test(rule.unless ? sentence.replace(rule.unless, ' ') : sentence) ?? false
}

function firstBroken(text: string, rules: readonly ForbiddenReply[], level: Level): ForbiddenReply | undefined {
  for (const sentence of text.split(/(?<=[.!?…\n])\s+/)) {
    const broken = rules.find((rule) => (rule.level ?? level) === level && isBroken(rule, sentence))
    if (broken) return broken
  }
  return undefined
}

/** Normalises to lower case, no accents, straight apostrophes, so that each pattern is written once. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\u00A0\u202F]/g, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/[*_`]+/g, '')
}

/** Digits that could be dialled: long groups, or short ones after a verb of calling. */
function unknownNumbers(reply: string): string[] {
  const dialled = reply
    .replace(/[\u00A0\u202F]/g, ' ')
    .matchAll(
      /(?<![\d,.])(?:\+33 ?)?\d(?:[ .-]?\d){2,}(?![\d,.]*\s*(?:€|%|ans|mots|k?cal|kilos|kg|mg\b|g\b|ml\b|h\b|heures|minutes))/g,
    )
  return [...dialled]
    .map(([digits]) => digits.replace(/\D/g, ''))
    .filter((digits) => digits.length >= 3 && !knownNumbers.has(digits) && !NOT_A_PHONE.test(digits))
}

function knownNumberIn(reply: string): boolean {
  return Object.values(helpLines).some((line) =>
    new RegExp(`(?<!\\d)${line.number}(?!\\d)`).test(reply.replace(/[\u00A0\u202F]/g, ' ')),
  )
}
