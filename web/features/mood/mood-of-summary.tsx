import { MoodToday } from './mood-today.tsx'

/** The mood card of /session-summary. */
export default function MoodOfSummary() {
  return <MoodToday />
}
