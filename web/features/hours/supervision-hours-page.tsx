import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { RevealTogether } from '#web/components/reveal-together.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { HoursToConfirm } from './hours-to-confirm.tsx'
import { SealedAttestations } from './sealed-attestations.tsx'
import { StudentsHours } from './students-hours.tsx'

export function meta() {
  return pageMeta({
    title: 'Heures de stage',
    description: 'Les heures de vos étudiants, à confirmer et à attester.',
    path: href('/supervision/heures'),
    index: false,
  })
}

/** For psychologists who supervise. */
export default function SupervisionHoursPage() {
  return (
    <>
      <PageTitle size="tool">Heures de stage</PageTitle>
      <RevealTogether skeleton={<Skeleton shape="screen" />}>
        <HoursToConfirm />
        <StudentsHours />
        <SealedAttestations />
      </RevealTogether>
    </>
  )
}
