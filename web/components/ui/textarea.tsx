import type { ComponentProps } from 'react'
import { controlLook } from './input.tsx'

export function Textarea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...props} className={`${controlLook} min-h-24 py-3 leading-relaxed`} />
}
