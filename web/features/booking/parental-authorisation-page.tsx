import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router'
import { BRAND } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { PartLoading } from '#web/components/part-loading.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts'
import { useLinkToken } from '#web/lib/hooks/use-link-token.ts'
import { ParentalAnswer } from './parental-answer.tsx'
import { parentalFile } from './queries.ts'

export function meta() {
  return pageMeta({
    title: 'Autorisation parentale',
    description: 'Répondez à la demande d’une personne de 16 ou 17 ans, ou retirez votre accord.',
    path: href('/autorisation-parentale'),
    index: false,
  })
}

/**
 * Page linked in the mail to a parent, valid until the minor comes of age. Opening it answers nothing: mail scanners
 * open links.
 */
export default function ParentalAuthorisationPage() {
  const isHydrated = useHydrated()
  const { token = '' } = useLinkToken()
  const { data: file, error, refetch, isFetching } = useQuery(parentalFile(token))

  return (
    <div className="page-text grid justify-items-start gap-6 py-12 md:py-20">
      <PageTitle size="narrow">Autorisation parentale</PageTitle>
      {isHydrated && !token && <Alert tone="error">{errorMessage('parental_link_unknown')}</Alert>}
      {token && !file && !error && <PartLoading />}
      {error && !file && <NotOpened error={error} isBusy={isFetching} onRetry={() => void refetch()} />}
      {file && <ParentalAnswer token={token} file={file} />}
      <p className="text-small text-muted-foreground">
        À 16 ou 17 ans, l’accord d’un parent est nécessaire, sur {BRAND}, pour parler en vidéo avec un étudiant ou une
        étudiante en psychologie, sous supervision, et pour s’abonner au chat premium. Ce qui se dit en séance ou
        s’écrit dans le chat reste confidentiel.
      </p>
    </div>
  )
}

type NotOpenedProps = { error: Error; isBusy: boolean; onRetry: () => void }

/** An invalid link stays invalid; other errors offer a retry. */
function NotOpened({ error, isBusy, onRetry }: NotOpenedProps) {
  const code = error instanceof AppError ? error.code : 'unexpected'
  if (code === 'parental_link_unknown' || code === 'invalid_input')
    return <Alert tone="error">{errorMessage('parental_link_unknown')}</Alert>
  const params = error instanceof AppError ? error.params : undefined
  return <ErrorState sentence={errorMessage(code, params)} isBusy={isBusy} onRetry={onRetry} />
}
