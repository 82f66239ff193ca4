/** Fast path: one combined test, since most messages match none of the list. */
export function replacingAny(list: readonly (readonly [RegExp, string])[]): (text: string) => string {
  const flags = list.some(([written]) => written.unicode) ? 'u' : ''
  const any = new RegExp(list.map(([{ source }]) => source).join('|'), flags)
  return (text) => (any.test(text) ? list.reduce((rest, [written, plain]) => rest.replace(written, plain), text) : text)
}
