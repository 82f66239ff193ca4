import { practitionerTitle } from '../profile/practitioner-title.ts'
import { studiesOf } from '../profile/studies.ts'

/** Grammatical traits of a person; the gender is never guessed. */
interface Spoken {
  firstName: string
  type: string
  gender: string | null
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)

/** « Étudiante en psychologie supervisée » */
export function shownTitle(person: Pick<Spoken, 'type' | 'gender'>): string {
  return capitalised(practitionerTitle(person))
}

/** « Master 2, psychologie clinique » */
export function shownStudies(studyYear: string | null, specialization: string | null): string {
  return capitalised(studiesOf(studyYear, specialization))
}

/** « d’Inès », « de Thomas » */
export function ofName(name: string): string {
  const plain = name.normalize('NFD').toLowerCase()
  return /^([aeiouhœæ]|y[^aeiou])/.test(plain) ? `d’${name}` : `de ${name}`
}

/** « supervisée », « supervisé », « supervisé·e » */
export function agreed(stem: string, gender: string | null): string {
  return stem + ({ female: 'e', male: '' }[gender ?? ''] ?? '·e')
}

/** « elle » or « il » ; the name if neither is known. */
function pronounOf({ gender, firstName }: Pick<Spoken, 'gender' | 'firstName'>): string {
  return { female: 'elle', male: 'il' }[gender ?? ''] ?? firstName
}

const NOT_REIMBURSED = 'La séance n’est remboursée ni par la Sécurité sociale ni par les mutuelles.'

/** Status disclaimer on every practitioner's page: psychologist, or student and not psychologist. */
export function statusSentences(person: Spoken): string {
  const { firstName, type, gender } = person
  if (type === 'therapist') return `${firstName} est psychologue. ${NOT_REIMBURSED}`
  const pronoun = pronounOf(person)
  const isStudent = `${firstName} est ${agreed('étudiant', gender)}\u00A0: ${pronoun} n’est pas psychologue.`
  return `${isStudent} ${capitalised(pronoun)} ne pose pas de diagnostic et ne prescrit pas. ${NOT_REIMBURSED}`
}

/** How a student is supervised. */
export function supervisionSentences(firstName: string, supervisor: { name: string; gender: string | null }): string {
  const pronoun = capitalised(pronounOf({ gender: supervisor.gender, firstName: supervisor.name }))
  return [
    `Après chaque séance, ${firstName} écrit une note.`,
    `${supervisor.name}, psychologue, la relit et la signe, ou demande de la revoir.`,
    `${pronoun} ne vient dans une séance que si vous l’acceptez.`,
  ].join(' ')
}

/** `2027-10-31` → « 2026-2027 »: academic year of an accepted proof. */
export function academicYear(validUntil: string): string {
  const year = Number(validUntil.slice(0, 4))
  return `${year - 1}-${year}`
}

const SENTENCE_MAX_CHARACTERS = 160

/** First sentence of a text, cut at a word boundary if long. */
export function firstSentence(text: string): string {
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)/s.exec(text.trim()) ?? [text.trim()]
  const oneLine = sentence.replaceAll(/\s*\n\s*/g, ' ')
  if (oneLine.length <= SENTENCE_MAX_CHARACTERS) return oneLine
  return `${oneLine.slice(0, oneLine.lastIndexOf(' ', SENTENCE_MAX_CHARACTERS)).trimEnd()}…`
}
