/** Level of concern of a message or conversation. */
export const levels = ['none', 'vigilance', 'danger', 'crise'] as const
export type Level = (typeof levels)[number]

export function isHigher(a: Level, b: Level): boolean {
  return levels.indexOf(a) > levels.indexOf(b)
}
