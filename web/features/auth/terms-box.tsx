import { Link } from 'react-router'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { type Registration, registerFieldId } from './use-registration.ts'

const linkLook = 'font-semibold text-primary underline underline-offset-4'

export function TermsBox({ registration }: { registration: Registration }) {
  const { form, problems, change } = registration
  return (
    <div>
      <Checkbox
        id={registerFieldId('termsAccepted')}
        checked={form.termsAccepted}
        onCheckedChange={(termsAccepted) => change({ termsAccepted })}
      >
        J’accepte les{' '}
        <Link to="/terms" target="_blank" className={linkLook}>
          conditions d’utilisation
        </Link>{' '}
        et j’ai lu la{' '}
        <Link to="/privacy" target="_blank" className={linkLook}>
          politique de confidentialité
        </Link>
        . (obligatoire)
      </Checkbox>
      <BoxProblem text={problems.termsAccepted} />
    </div>
  )
}

export function BoxProblem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="flex items-start gap-1.5 text-[15px] text-destructive leading-snug">
      <Icon name="circle-exclamation-point" className="mt-0.5 size-4" />
      {text}
    </p>
  )
}
