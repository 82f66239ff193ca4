import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { spokenPhone } from '#domain/auth/phone-number.ts'
import { Badge } from '#web/components/ui/badge.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { ChangePhoneForm } from './change-phone-form.tsx'
import { phoneQuery } from './queries.ts'

/** Verified phone number. */
export function PhoneCard({ userId }: { userId: string }) {
  const { data: phone, isSuccess } = useQuery(phoneQuery(userId))
  const [isEditing, setEditing] = useState(false)
  if (!isSuccess) return null
  return (
    <Card>
      <section aria-label="Téléphone" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <span className="block text-small text-muted-foreground">Téléphone</span>
            {phone ? spokenPhone(phone) : <span className="text-muted-foreground">Non renseigné</span>}
          </p>
          {phone && <Badge tone="success">Vérifié</Badge>}
        </div>
        {isEditing ? (
          <ChangePhoneForm onCancel={() => setEditing(false)} />
        ) : (
          <div>
            <Button variant="outline" onClick={() => setEditing(true)}>
              {phone ? 'Changer de numéro' : 'Ajouter un numéro'}
            </Button>
          </div>
        )}
      </section>
    </Card>
  )
}
