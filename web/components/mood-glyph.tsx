import type { MoodLevel } from '#domain/mood/levels.ts'

const shapes = {
  4: (
    <>
      <path
        d="M24 4v5M24 39v5M4 24h5M39 24h5M9.9 9.9l3.5 3.5M34.6 34.6l3.5 3.5M9.9 38.1l3.5-3.5M34.6 13.4l3.5-3.5"
        stroke="var(--mood-4-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="24" cy="24" r="10" fill="var(--mood-4)" stroke="var(--mood-4-ink)" strokeWidth="2" />
    </>
  ),
  3: (
    <>
      <path
        d="M28 5v4M43 20h-4M38.6 9.4l-2.8 2.8M17.4 9.4l2.8 2.8"
        stroke="var(--mood-3-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="28" cy="20" r="8.5" fill="var(--mood-3)" stroke="var(--mood-3-ink)" strokeWidth="2" />
      <path
        d="M6 38a8.5 8.5 0 0 1 8.5-8.5 10 10 0 0 1 18.6 3.2A5.8 5.8 0 0 1 34 44H12a6 6 0 0 1-6-6Z"
        fill="var(--card)"
        stroke="var(--mood-3-ink)"
        strokeWidth="2"
      />
    </>
  ),
  2: (
    <>
      <path
        d="M5 31a9 9 0 0 1 9-9 12 12 0 0 1 22.4 3.4A7.4 7.4 0 0 1 36 40H13a8.6 8.6 0 0 1-8-9Z"
        fill="var(--mood-2)"
        stroke="var(--mood-2-ink)"
        strokeWidth="2"
      />
      <path
        d="M26 15a8 8 0 0 1 13.5 5.5"
        fill="none"
        stroke="var(--mood-2-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  1: (
    <>
      <path
        d="M5 22a9 9 0 0 1 9-9 12 12 0 0 1 22.4 3.4A7.4 7.4 0 0 1 36 31H13a8.6 8.6 0 0 1-8-9Z"
        fill="var(--mood-1)"
        stroke="var(--mood-1-ink)"
        strokeWidth="2"
      />
      <path
        d="M15 36.5l-2 6M24 36.5l-2 6M33 36.5l-2 6"
        stroke="var(--mood-1-ink)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
} satisfies Record<MoodLevel, React.ReactNode>

/** Inner weather: a shape that always stands beside its word. */
export function MoodGlyph({ level }: { level: MoodLevel }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-8 shrink-0">
      {shapes[level]}
    </svg>
  )
}
