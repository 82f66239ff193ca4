import { type FormEvent, useState } from 'react'
import { href, Link, useLocation, useNavigate } from 'react-router'
import type { SignUpUserType } from '#domain/auth/sign-up-user-type.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Button } from '#web/components/ui/button.tsx'
import { RadioGroup } from '#web/components/ui/radio-group.tsx'
import { AccessCard } from './access-card.tsx'
import { withRedirect } from './after-sign-in.ts'
import { registrationType } from './registration-draft.ts'

export const handle = hasPrimaryAction

export function meta() {
  return pageMeta({
    title: 'Créer un compte',
    description: 'Choisissez le compte qui vous correspond : patient, ou étudiant·e en psychologie.',
    path: href('/user-type-selection'),
  })
}

const options = [
  {
    value: 'patient',
    label: 'Je cherche du soutien',
    hint: 'Compte patient. 2 étapes : vous, puis quelques précisions facultatives.',
  },
  {
    value: 'student',
    label: 'J’étudie la psychologie',
    hint: 'Compte étudiant·e, pour recevoir des patients sous supervision. 3 étapes, avec un justificatif PDF, JPEG ou PNG de 5 Mo au plus.',
  },
] as const

export default function UserTypeSelectionPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const [type, setType] = useState<SignUpUserType>('patient')

  async function submit(event: FormEvent) {
    event.preventDefault()
    registrationType.keep(type)
    await navigate(withRedirect(`${href('/register')}?type=${type}`, search))
  }

  return (
    <AccessCard title="Créer un compte" intro={<p>Le compte est gratuit. Vous ne payez que les séances réservées.</p>}>
      <form onSubmit={submit} className="grid gap-6">
        <RadioGroup
          legend="Quel compte vous correspond ?"
          name="user-type"
          value={type}
          onValueChange={setType}
          options={options}
        />
        <Button type="submit" size="large" width="full">
          Continuer
        </Button>
      </form>
      <p className="text-center">
        Déjà un compte ?{' '}
        <Link to={href('/login')} className="font-semibold text-primary underline underline-offset-4">
          Se connecter
        </Link>
      </p>
    </AccessCard>
  )
}
