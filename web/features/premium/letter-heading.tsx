import { useEffect, useRef, useState } from 'react'

type LetterHeadingProps = {
  /** Whether it replaces the content the person just acted on: it then takes the focus. */
  isAwaited: boolean
  children: string
}

export function LetterHeading({ isAwaited, children }: LetterHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [wasAwaited] = useState(isAwaited)
  useEffect(() => {
    if (wasAwaited) heading.current?.focus()
  }, [wasAwaited])
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-3 text-heading-sm outline-none">
      {children}
    </h2>
  )
}
