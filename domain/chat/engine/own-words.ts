const LONGEST_QUOTE = 70

/**
 * A few of the person's own words, to show that they were read. Null when nothing can be quoted plainly: digits, markup
 * and addresses are never repeated back.
 */
export function ownWords(message: string): string | null {
  const clauses = message
    .replace(/[’‘]/g, '’')
    .split(/[.!?;\n…]+|,(?=\s)/)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter((clause) => clause.length >= 12 && clause.length <= LONGEST_QUOTE && /^[\p{L}\s’'-]+$/u.test(clause))
  const personal = clauses.find((clause) => /(?:^|\s)(?:j[e’']|m[ea’']|mon|mes)(?:\s|$|\p{L})/iu.test(clause))
  const chosen = personal ?? clauses[0]
  return chosen ? chosen.charAt(0).toLowerCase() + chosen.slice(1) : null
}

const NAME = /(?:je m['’]appelle|moi c['’]est|mon pr[ée]nom (?:est|c['’]est)|appelez-moi)\s+(\p{L}[\p{L}'’-]{1,20})/iu

export function ownName(message: string): string | null {
  const name = NAME.exec(message)?.[1]
  return name ? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase() : null
}
