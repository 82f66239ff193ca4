/** Most messages hold none of a list: that is seen at one glance, and each is looked for only when one is there. */
export function replacingAny(list: readonly (readonly [RegExp, string])[]): (text: string) => string {
  const flags = list.some(([written]) => written.unicode) ? 'u' : ''
  const any = new RegExp(list.map(([{ source }]) => source).join('|'), flags)
  return (text) => (any.test(text) ? list.reduce((rest, [written, plain]) => rest.replace(written, plain), text) : text)
}
