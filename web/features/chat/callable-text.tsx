import { Fragment } from 'react'
import { numbersIn } from '#domain/chat/numbers-in.ts'

/** Text with its help lines as call links. The parts never change order, so their index is a stable key. */
export function CallableText({ text }: { text: string }) {
  return numbersIn(text).map((part, place) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={place}>{part}</Fragment>
    ) : (
      // Touch target large enough, without a taller line.
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        key={place}
        href={part.line.href}
        className="-mx-3.5 -my-2.5 inline-block px-3.5 py-2.5 font-semibold underline underline-offset-4"
      >
        {part.said}
      </a>
    ),
  )
}
