import { formatTime } from '#domain/format-time.ts'

type EntryHoursProps = { startsAt: Date; endsAt: Date; isNarrow: boolean }

/** Hours of a calendar entry. A narrow column shows the start only: the height of the entry shows its length. */
export function EntryHours({ startsAt, endsAt, isNarrow }: EntryHoursProps) {
  const hours = `${formatTime(startsAt)} – ${formatTime(endsAt)}`
  if (!isNarrow) return <span className="block truncate">{hours}</span>
  return (
    <>
      <span className="sr-only">{hours}</span>
      <span aria-hidden="true" className="block truncate">
        {formatTime(startsAt)}
      </span>
    </>
  )
}
