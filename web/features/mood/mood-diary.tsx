import { MoodHistory } from './mood-history.tsx'
import { MoodToday } from './mood-today.tsx'

/** The two mood cards of the patient's dashboard, placed by its grid. */
export default function MoodDiary() {
  return (
    <>
      <div className="lg:col-span-5">
        <MoodToday />
      </div>
      <div className="lg:order-1 lg:col-span-7">
        <MoodHistory />
      </div>
    </>
  )
}
