/** Lucide icons in use, under Lucide's names. After a change, `npm run icons` writes `sprite.svg` anew. */
export const iconNames = [
  'calendar-plus',
  'calendar-x',
  'check',
  'chevron-down',
  'circle-exclamation-point',
  'circle-check',
  'feather',
  'info',
  'layout-dashboard',
  'log-out',
  'menu',
  'message-circle',
  'message-square',
  'phone',
  'shield-check',
  'sprout',
  'triangle-exclamation-point',
  'user-round',
  'user-round-check',
  'video',
  'x',
] as const

export type IconName = (typeof iconNames)[number]
