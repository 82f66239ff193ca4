/** Decorative sun over water, in the corner of a card. */
export function DawnSun() {
  return (
    <svg viewBox="0 0 108 64" aria-hidden="true" className="w-17 shrink-0 sm:w-28">
      <path d="M0 56a54 54 0 0 1 108 0Z" fill="var(--sun)" opacity=".4" />
      <path d="M19 56a35 35 0 0 1 70 0Z" fill="var(--sun)" />
      <rect x="25" y="59" width="58" height="4" rx="2" fill="var(--water)" />
    </svg>
  )
}
