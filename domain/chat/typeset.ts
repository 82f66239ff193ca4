const NO_BREAK = '\u00A0'

/** French typography (no-break spaces) for sentences in the data files: no line starts with a punctuation mark. */
export function typeset(text: string): string {
  return text
    .replace(/ +([?!:;»])/g, `${NO_BREAK}$1`)
    .replace(/«[ ]+/g, `«${NO_BREAK}`)
    .replace(/24 h\/24/g, `24${NO_BREAK}h/24`)
}
