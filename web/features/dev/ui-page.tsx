import { href } from 'react-router'
import { pageMeta } from '#web/app/page-meta.ts'
import { ActionSpecimens } from './action-specimens.tsx'
import { FormSpecimens } from './form-specimens.tsx'
import { OverlaySpecimens } from './overlay-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'

export function meta() {
  return pageMeta({
    title: 'Composants',
    description: 'Chaque composant, dans chaque état.',
    path: href('/dev/ui'),
    index: false,
  })
}

/** Served in demo mode only. */
export default function UiPage() {
  return (
    <div className="page py-12">
      <h1 className="mb-8 text-title-wide leading-[45px]">Composants</h1>
      <ActionSpecimens />
      <FormSpecimens />
      <OverlaySpecimens />
      <StateSpecimens />
    </div>
  )
}
