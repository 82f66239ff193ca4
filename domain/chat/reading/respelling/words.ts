/**
 * A word, or an elided one with its apostrophe: « j' », « qu' ». « C'est » and « s'est » are single tokens, because
 * what follows tells them apart.
 */
const WORD = /[cs]'(?:est|était)(?![a-zà-ÿ])|[a-zà-öø-ÿœæ]+'?/g

/** Lower case, straight apostrophes. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []
}

export function foldAccents(text: string): string {
  if (!ACCENTED.test(text)) return text
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/æ/g, 'ae')
}

const ACCENTED = /[^ -~]/
