import { useEffect } from 'react'
import { fieldIdOf } from './field-id-of.ts'

/** For a form that replaces the button that opened it: the focus would be lost with the button. */
export function useFocusOnFirstField({ id, labels }: { id: string; labels: Record<string, string> }) {
  const [first = ''] = Object.keys(labels)
  useEffect(() => document.getElementById(fieldIdOf({ id }, first))?.focus(), [id, first])
}
