export const FORM_TYPE = 'multipart/form-data; boundary=b'

const PART = 'content-disposition: form-data; name="a"; filename="f"\r\n\r\nx\r\n'

/** Multipart forms of 5 MB that take a parser without limits a second, by description. */
export const hostileForms: Record<string, () => string> = {
  'a form of 75,000 files': () => `${`--b\r\n${PART}`.repeat(75_000)}--b--\r\n`,
  'a form with a head of 800,000 lines': () => `--b\r\n${'x: y\r\n'.repeat(800_000)}${PART}--b--\r\n`,
}
