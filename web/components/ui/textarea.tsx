import type { ComponentProps } from 'react'
import { controlLook } from './input.tsx'

const heights = {
  room: 'min-h-24 py-3',
  /** Grows with its content. */
  words: 'field-sizing-content min-h-11 py-2',
}

type TextareaProps = Omit<ComponentProps<'textarea'>, 'className'> & { height?: keyof typeof heights }

export function Textarea({ height = 'room', ...rest }: TextareaProps) {
  return <textarea {...rest} className={`${controlLook} ${heights[height]} leading-relaxed`} />
}
