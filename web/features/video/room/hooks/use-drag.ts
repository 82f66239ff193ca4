import { type PointerEvent, useRef, useState } from 'react'

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Drags an element at the top right of its parent, within the parent's bounds. */
export function useDrag() {
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  return {
    style: { transform: `translate(${offset.x}px, ${offset.y}px)` },
    handlers: {
      onPointerDown: ({ clientX, clientY }: PointerEvent) => {
        start.current = { x: clientX - offset.x, y: clientY - offset.y }
      },
      onPointerMove: ({ clientX, clientY, buttons, currentTarget }: PointerEvent<HTMLElement>) => {
        const parent = currentTarget.parentElement
        if (!start.current || buttons === 0 || !parent) return
        setOffset({
          x: within(clientX - start.current.x, currentTarget.offsetWidth - parent.clientWidth + 24, 0),
          y: within(clientY - start.current.y, 0, parent.clientHeight - currentTarget.offsetHeight - 24),
        })
      },
      onPointerUp: () => {
        start.current = undefined
      },
    },
  }
}
