const NO_BREAK_SPACE = '\u00A0'

/** `90` → « 1 h 30 », `45` → « 45 min », `0` → « 0 h », `18720` → « 312 h ». */
export function formatHours(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0 && rest > 0) return `${rest}${NO_BREAK_SPACE}min`
  return [hours, 'h', ...(rest === 0 ? [] : [String(rest).padStart(2, '0')])].join(NO_BREAK_SPACE)
}
