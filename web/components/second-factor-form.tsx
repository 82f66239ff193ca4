import type { User } from '@supabase/supabase-js'
import { useCallback, useState } from 'react'
import { maskedPhone } from '#domain/auth/phone-number.ts'
import { Button } from '#web/components/ui/button.tsx'
import {
  type GiveProof,
  mailCode,
  proofByApp,
  proofByMail,
  proofByText,
  secondFactorsOf,
  type Telephone,
  textCode,
} from '#web/lib/auth/second-factors.ts'
import { CodeForm } from './code-form.tsx'
import { SentCode } from './sent-code.tsx'

type SecondFactorFormProps = {
  id: string
  user: User
  /** Alternative to offer when no text message can be sent. */
  otherWay?: string
  /** Throws when the proof is refused. */
  onProof: (give: GiveProof) => Promise<void>
}

/** Second factor by authenticator app or SMS, as the person chooses; by mail for accounts with neither. */
export function SecondFactorForm({ id, user, otherWay, onProof }: SecondFactorFormProps) {
  const { app, phone } = secondFactorsOf(user)
  const [prefersText, setPrefersText] = useState(false)

  if (!app && !phone)
    return (
      <SentCode
        id={id}
        hint={`Envoyé à ${user.email || 'votre adresse'}.`}
        submitLabel="Vérifier"
        send={mailCode}
        onCode={(code) => onProof(proofByMail(code))}
      />
    )
  return (
    <div className="grid gap-2">
      {phone && (prefersText || !app) && <TextedCode id={id} phone={phone} otherWay={otherWay} onProof={onProof} />}
      {app && !(phone && prefersText) && (
        <CodeForm
          id={id}
          hint="Affiché par votre application d’authentification."
          submitLabel="Vérifier"
          onCode={(code) => onProof(proofByApp(app.id, code))}
        />
      )}
      {app && phone && (
        <Button variant="ghost" onClick={() => setPrefersText(!prefersText)}>
          {prefersText ? 'Utiliser mon application' : 'Recevoir un code par SMS'}
        </Button>
      )}
    </div>
  )
}

type TextedCodeProps = {
  id: string
  phone: Telephone
  otherWay: string | undefined
  onProof: SecondFactorFormProps['onProof']
}

function TextedCode({ id, phone, otherWay, onProof }: TextedCodeProps) {
  const send = useCallback(() => textCode(phone.id), [phone.id])
  return (
    <SentCode
      id={id}
      hint={`Envoyé par SMS au ${maskedPhone(phone.number)}.`}
      submitLabel="Vérifier"
      otherWay={otherWay}
      send={send}
      onCode={(code) => onProof(proofByText(phone.id, code))}
    />
  )
}
