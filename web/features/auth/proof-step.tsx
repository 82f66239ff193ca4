import { useState } from 'react'
import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage, notices } from '#domain/messages.ts'
import { Icon } from '#web/components/icon.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { FileDrop } from '#web/components/ui/file-drop.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { BoxProblem, TermsBox } from './terms-box.tsx'
import { type Registration, registerFieldId } from './use-registration.ts'

const refusals = { '413': 'proof_too_large', '415': 'proof_format_refused' } as const

async function handIn(file: File, ticket: string) {
  if (file.size > UPLOAD_MAX_BYTES) throw new AppError('proof_too_large')
  const { path, token } = await invoke('request-proof-upload', { ticket })
  const supabase = await client()
  const { error } = await supabase.storage.from('proofs').uploadToSignedUrl(path, token, file)
  if (!error) return
  const status = 'statusCode' in error ? String(error.statusCode) : ''
  throw status === '413' || status === '415' ? new AppError(refusals[status]) : error
}

/** Step 3 of a student: the document goes to private storage at once, and follows the account. */
export function ProofStep({ registration }: { registration: Registration }) {
  const { form, proof, problems, documentName, change, changeDocument } = registration
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function send(file: File) {
    setBusy(true)
    setError(undefined)
    try {
      await handIn(file, proof.ticket ?? '')
      changeDocument(file.name)
      showNotice('proof_received')
    } catch (reason) {
      const known = await appErrorOf(reason)
      setError(errorMessage(known.code, known.params))
      await showError(known)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <div className="grid gap-2">
        <p className="font-semibold">
          Preuve de votre statut d’étudiant <span className="font-normal text-muted-foreground">(obligatoire)</span>
        </p>
        <p id="register-document-hint" className="text-[15px] text-muted-foreground">
          Carte d’étudiant ou certificat de scolarité de l’année en cours. PDF, JPEG ou PNG, 5 Mo au plus. Seule
          l’administration le voit.
        </p>
        <FileDrop
          id={registerFieldId('document')}
          label="Preuve de votre statut d’étudiant"
          accept="application/pdf,image/jpeg,image/png"
          describedBy="register-document-hint"
          isBusy={isBusy}
          onFile={send}
        >
          {isBusy ? (
            <Spinner />
          ) : (
            <Icon name={documentName ? 'file-check' : 'upload'} className="size-8 text-primary" />
          )}
          <span className="font-semibold">{documentName ? 'Choisir un autre document' : 'Choisir un document'}</span>
          <span className="text-[15px] text-muted-foreground">ou déposez-le ici</span>
        </FileDrop>
        <output className="min-h-6 text-[15px]">
          {isBusy && 'Envoi du document…'}
          {!isBusy && documentName && !error && (
            <span className="flex items-start gap-2 text-success">
              <Icon name="circle-check" className="mt-0.5 size-5" />
              <span className="break-words">
                {notices.proof_received} ({documentName})
              </span>
            </span>
          )}
        </output>
        <BoxProblem text={error ?? problems.document} />
      </div>
      <TermsBox registration={registration} />
      <div>
        <Checkbox
          id={registerFieldId('certified')}
          checked={form.certified}
          onCheckedChange={(certified) => change({ certified })}
        >
          Je certifie être étudiant·e en psychologie. (obligatoire)
        </Checkbox>
        <BoxProblem text={problems.certified} />
      </div>
    </>
  )
}
