/** Cents of a typed amount, « 14,50 » or « 14.5 € »; nothing when it is invalid. */
export function parseEuros(typed: string): number | undefined {
  const [, euros = '', cents = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s€]/g, '')) ?? []
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return euros && amount > 0 ? amount : undefined
}
