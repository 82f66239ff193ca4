import type { RefObject } from 'react'

/** The hours of a field; where it has a layout for telephones and one for wide screens, of the one that is drawn. */
export function visibleHours({ current }: RefObject<HTMLElement | null>): HTMLButtonElement[] {
  return [...(current?.querySelectorAll<HTMLButtonElement>('button[role=radio]') ?? [])].filter(
    (hour) => hour.offsetParent !== null,
  )
}
