import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { notices } from '#domain/notices.ts'
import { Icon } from '#web/components/icon.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { FieldError } from '#web/components/ui/field-error.tsx'
import { FileDrop } from '#web/components/ui/file-drop.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { proofRefusalOf } from '#web/features/auth/shared/proof-refusal-of.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { showNotice } from '#web/lib/toast.ts'

async function handIn(userId: string, file: File) {
  if (file.size > UPLOAD_MAX_BYTES) throw new AppError('proof_too_large')
  const supabase = await client()
  const { error } = await supabase.storage.from('proofs').upload(`${userId}/${crypto.randomUUID()}`, file)
  if (error) throw proofRefusalOf(error)
}

type NewProofFormProps = {
  userId: string
  /** The studies of the profile are locked since the first proof: the team takes them from this one. */
  isRenewal: boolean
}

/** Upload of another proof document: one that was requested, or the next year's. */
export function NewProofForm({ userId, isRenewal }: NewProofFormProps) {
  const id = useId()
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const send = useMutation({
    mutationFn: (file: File) => handIn(userId, file),
    meta: { showsItsErrors: true },
    onMutate: () => setProblem(undefined),
    async onSuccess() {
      showNotice('proof_received')
      await queries.invalidateQueries({ queryKey: ['verification', userId] })
    },
    onError: async (error) => {
      const { code, params } = await appErrorOf(error)
      setProblem(errorMessage(code, params))
    },
  })
  return (
    <Card title="Envoyer un justificatif">
      <div className="grid gap-2">
        <p id={`${id}-hint`} className="text-small text-muted-foreground">
          Carte d’étudiant ou certificat de scolarité de l’année en cours. PDF, JPEG ou PNG, 5 Mo au plus. Seule
          l’administration le voit.
          {isRenewal && ' Votre année d’études et votre université sont mises à jour d’après lui.'}
        </p>
        <FileDrop
          id={id}
          label="Preuve de votre statut d’étudiant"
          accept="application/pdf,image/jpeg,image/png"
          describedBy={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          isBusy={send.isPending}
          onFile={send.mutate}
        >
          {send.isPending ? <Spinner /> : <Icon name="upload" className="size-8 text-primary" />}
          <span className="font-semibold">Choisir un document</span>
          <span className="text-small text-muted-foreground">ou déposez-le ici</span>
        </FileDrop>
        <output className="text-small">
          {send.isPending && 'Envoi du document…'}
          {send.isSuccess && notices.proof_received}
        </output>
        {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      </div>
    </Card>
  )
}
