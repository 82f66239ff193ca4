import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ParentalFile } from '#domain/booking/parental.ts'
import { consentText } from '#domain/privacy/consent-text.ts'
import { parentalConsents } from '#domain/privacy/parental-consents.ts'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { parentalWords } from './parental-words.ts'
import { parentalFile } from './queries.ts'

/** The text accepted here is stored with the answer. */
export function ParentalQuestion({
  token,
  file: { purpose, firstName, parentName },
}: {
  token: string
  file: ParentalFile
}) {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isAccepted: boolean) => invoke('answer-parental-authorisation', { token, isAccepted }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: parentalFile(token).queryKey }),
  })
  const { text, version } = parentalConsents[purpose]
  const who = firstName ?? 'cette personne'
  const answer = (isAccepted: boolean) => !isPending && mutate(isAccepted)
  return (
    <>
      <p>
        {firstName ?? 'Une personne'} {parentalWords[purpose].asks} Rien n’est débité avant votre réponse.
      </p>
      <blockquote className="rounded-2xl border bg-card p-5 text-card-foreground">
        {consentText(text, version, { child: who, ...(parentName && { parent: parentName }) })}
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <Button size="large" isBusy={isPending && variables} onClick={() => answer(true)}>
          J’accepte
        </Button>
        <Button size="large" variant="outline" isBusy={isPending && !variables} onClick={() => answer(false)}>
          Je refuse
        </Button>
      </div>
    </>
  )
}
