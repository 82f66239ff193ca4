import { Outlet } from 'react-router'
import { PracticeFrame } from './practice-frame.tsx'
import { usePractice } from './use-practice.ts'
import { VerificationBanner } from './verification-banner.tsx'

/** Practitioner layout around a screen of another feature: the rail and the common notices. */
export default function PracticeLayout() {
  const { user, profile } = usePractice()
  return (
    <PracticeFrame user={user}>
      <VerificationBanner profile={profile.data} />
      <Outlet />
    </PracticeFrame>
  )
}
