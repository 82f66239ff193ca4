import { useEffect, useRef } from 'react'
import { notices } from '#domain/notices.ts'
import { DawnScene } from '#web/components/dawn-scene.tsx'
import { Button } from '#web/components/ui/button.tsx'

/** Replaces the form and takes the focus, which would be lost with it. */
export function ContactSent({ onAnother }: { onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4 rounded-2xl border border-success/40 bg-success-subtle p-6">
      <DawnScene height="high" />
      <h2 ref={heading} tabIndex={-1} className="text-heading-md outline-none">
        Message envoyé
      </h2>
      <p>{notices.contact_sent}</p>
      <p className="text-small">Un accusé de réception part vers votre adresse e-mail.</p>
      <Button variant="outline" onClick={onAnother}>
        Envoyer un autre message
      </Button>
    </div>
  )
}
