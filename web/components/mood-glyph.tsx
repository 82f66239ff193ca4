import type { MoodLevel } from '#domain/mood/levels.ts'
import glyphsUrl from '#web/icons/mood-glyphs.svg?url'

/** Weather icon of a mood level; its label always stands beside it. */
export function MoodGlyph({ level }: { level: MoodLevel }) {
  return (
    <svg aria-hidden="true" className="size-8 shrink-0">
      <use href={`${glyphsUrl}#mood-${level}`} />
    </svg>
  )
}
