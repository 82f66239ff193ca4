import type { RefObject } from 'react'

/** Start buttons that are visible: a field may render one layout for phones and one for wide screens. */
export function visibleHours({ current }: RefObject<HTMLElement | null>): HTMLButtonElement[] {
  return [...(current?.querySelectorAll<HTMLButtonElement>('button[role=radio]') ?? [])].filter(
    (hour) => hour.offsetParent !== null,
  )
}
