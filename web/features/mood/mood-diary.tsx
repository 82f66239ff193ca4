import type { ReactNode } from 'react'
import { useOutletContext } from 'react-router'
import { MoodHistory } from './mood-history.tsx'
import { MoodToday } from './mood-today.tsx'

/** The two mood cards of the patient's dashboard, in its grid, with the content of the dashboard between them. */
export default function MoodDiary() {
  const between = useOutletContext<ReactNode>()
  return (
    <>
      <div className="lg:col-span-5">
        <MoodToday />
      </div>
      {between}
      <div className="lg:col-span-7">
        <MoodHistory />
      </div>
    </>
  )
}
