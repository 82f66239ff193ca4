import { CHAT_MESSAGE_MAX_CHARACTERS, CHAT_MESSAGE_READ_CHARACTERS } from '../../constants.ts'

const PART_CHARACTERS = 2000
/** What is said across a cut is read on both sides of it. */
const SHARED_CHARACTERS = 300

/**
 * The parts that a message is read in: one, unless it is longer than messages may be. Nobody hides what matters in the middle
 * of a long letter, and others are answered between two parts of it. Of a text beyond any letter, both ends are read.
 */
export function partsOf(message: string): string[] {
  if (message.length <= CHAT_MESSAGE_MAX_CHARACTERS) return [message]
  if (message.length <= CHAT_MESSAGE_READ_CHARACTERS) return cut(message)
  const half = CHAT_MESSAGE_READ_CHARACTERS / 2
  return [...cut(message.slice(0, half)), ...cut(message.slice(-half))]
}

function cut(text: string): string[] {
  const parts: string[] = []
  let start = 0
  while (start + PART_CHARACTERS < text.length) {
    const end = betweenWords(text, start + PART_CHARACTERS)
    parts.push(text.slice(start, end))
    start = betweenWords(text, end - SHARED_CHARACTERS)
  }
  return [...parts, text.slice(start)]
}

const LONGEST_WORD = 60

/** The last space before this place, or the place itself in a text without spaces. */
function betweenWords(text: string, place: number): number {
  const space = text.lastIndexOf(' ', place)
  return space > place - LONGEST_WORD ? space : place
}
