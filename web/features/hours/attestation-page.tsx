import { useQuery } from '@tanstack/react-query'
import { href, useParams } from 'react-router'
import { readAttestationNumber } from '#domain/attestation/attestation-number.ts'
import { SEAL_SENTENCE } from '#domain/attestation/seal-sentence.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { pageMeta } from '#web/app/page-meta.ts'
import { Icon } from '#web/components/icon.tsx'
import { ButtonLink } from '#web/components/ui/button-link.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { PageTitle } from '#web/components/ui/page-title.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { TextLink } from '#web/components/ui/text-link.tsx'
import { AttestationFacts } from './attestation-facts.tsx'
import { AttestationStatus } from './attestation-status.tsx'
import { CheckAttestationForm } from './check-attestation-form.tsx'
import { CompareFile } from './compare-file.tsx'
import { checkedAttestation } from './queries.ts'

export function meta() {
  return pageMeta({
    title: 'Vérifier une attestation',
    description: 'Pour les universités et les lieux de stage : vérifiez une attestation d’heures par son numéro.',
    path: href('/attestation/:number?'),
    index: false,
  })
}

/** Public: anybody who holds the document can check it, without an account. */
export default function AttestationPage() {
  const { number: typed = '' } = useParams()
  const number = readAttestationNumber(typed)
  const check = useQuery({ ...checkedAttestation(number ?? ''), enabled: number !== undefined })
  const refusal = check.error instanceof AppError ? check.error.code : undefined
  const isUnknown = refusal === 'attestation_unknown'
  return (
    <div className="page grid grid-cols-1 justify-center py-10 md:py-14 lg:grid-cols-[35rem]">
      {number === undefined || isUnknown ? (
        <Ask key={typed} typed={typed} refusal={typed ? refusalOf(isUnknown) : undefined} />
      ) : (
        <div className="grid gap-5">
          <div>
            <PageTitle size="narrow">Attestation d’heures de stage</PageTitle>
            <p className="mt-1 text-muted-foreground">n° {number}</p>
          </div>
          {check.data && (
            <>
              <AttestationStatus attestation={check.data} />
              <AttestationFacts attestation={check.data} />
              {check.data.facts && <CompareFile fingerprint={check.data.facts.fingerprint} />}
            </>
          )}
          {check.isPending && <Skeleton shape="card" />}
          {check.isError && (
            <ErrorState
              sentence={errorMessage(refusal ?? 'unexpected')}
              isBusy={check.isRefetching}
              onRetry={() => void check.refetch()}
            />
          )}
          <SealNotice />
          {check.data && check.data.status !== 'valid' && (
            <ButtonLink to={href('/attestation/:number?')} variant="secondary" size="large" width="full">
              Vérifier un autre numéro
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

const refusalOf = (isUnknown: boolean) =>
  errorMessage(isUnknown ? 'attestation_unknown' : 'attestation_number_mistyped')

function Ask({ typed, refusal }: { typed: string; refusal: string | undefined }) {
  return (
    <div className="grid gap-5">
      <div>
        <PageTitle size="narrow">Vérifier une attestation</PageTitle>
        <p className="mt-1 text-muted-foreground">
          Pour les universités et les lieux de stage. Aucun compte n’est demandé.
        </p>
      </div>
      <CheckAttestationForm typed={typed} refusal={refusal} />
      <SealNotice />
      <p className="text-muted-foreground">
        Une question sur un document ?{' '}
        <TextLink look="strong" to={href('/contact')}>
          Nous contacter
        </TextLink>
      </p>
    </div>
  )
}

function SealNotice() {
  return (
    <p className="flex gap-3 rounded-2xl bg-muted p-4 text-small leading-relaxed">
      <Icon name="info" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      {SEAL_SENTENCE}
    </p>
  )
}
