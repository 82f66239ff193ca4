import { BRAND } from '#domain/constants.ts'

/** A hill before a rising sun, in the shape of an m. */
export function Logo() {
  return (
    <span className="inline-flex items-baseline gap-2.5 font-display font-semibold text-heading-sm leading-none tracking-[-0.025em]">
      <svg viewBox="0 0 32 18" width="36" height="20" aria-hidden="true">
        <path d="M12 17a9.5 9.5 0 0 1 19 0Z" fill="var(--sun)" />
        <path d="M1 17a9.5 9.5 0 0 1 19 0Z" fill="var(--primary)" />
      </svg>
      {BRAND}
    </span>
  )
}
