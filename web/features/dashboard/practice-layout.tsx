import { Outlet } from 'react-router'
import { PracticeFrame } from './practice-frame.tsx'
import { usePractice } from './use-practice.ts'
import { VerificationBanner } from './verification-banner.tsx'

/** The rail, and what every screen of a practitioner says, around a screen of another feature. */
export default function PracticeLayout() {
  const { user, profile } = usePractice()
  return (
    <PracticeFrame userType={user?.type}>
      <VerificationBanner profile={profile.data} />
      <Outlet />
    </PracticeFrame>
  )
}
