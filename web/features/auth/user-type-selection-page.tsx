import { useMutation } from '@tanstack/react-query'
import { href, useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { pageMeta } from '#web/app/page-meta.ts'
import { hasPrimaryAction } from '#web/app/shell/page-handle.ts'
import { Form } from '#web/components/form/form.tsx'
import { FormRadioGroup } from '#web/components/form/form-radio-group.tsx'
import { useZodForm } from '#web/components/form/use-zod-form.ts'
import { Button } from '#web/components/ui/button.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
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

const schema = z.object({ type: z.enum(['patient', 'student']) })
const labels = { type: 'Quel compte vous correspond ?' }

export default function UserTypeSelectionPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useZodForm({ id: 'user', schema, labels, defaultValues: { type: 'patient' } })
  const choose = useMutation({
    mutationFn: async ({ type }: z.infer<typeof schema>) => {
      registrationType.keep(type)
      await navigate(withRedirect(`${href('/register')}?type=${type}`, search))
    },
  })

  return (
    <AccessCard title="Créer un compte" intro={<p>Le compte est gratuit. Vous ne payez que les séances réservées.</p>}>
      <Form form={form} act={choose} layout="grid gap-6">
        <FormRadioGroup form={form} name="type" options={options} />
        <Button type="submit" size="large" width="full" isBusy={choose.isPending}>
          Continuer
        </Button>
      </Form>
      <p className="text-center">
        Déjà un compte ?{' '}
        <TextLink to={withRedirect(href('/login'), search)} look="strong">
          Se connecter
        </TextLink>
      </p>
    </AccessCard>
  )
}
