const MAX_CHARACTERS = 60

/** Default title of a conversation: its first words. */
export function titleOf(message: string): string {
  const words = message.trim().replace(/\s+/g, ' ')
  if (words.length <= MAX_CHARACTERS) return words
  const cut = words.slice(0, MAX_CHARACTERS)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_CHARACTERS / 2)).trimEnd()}…`
}
