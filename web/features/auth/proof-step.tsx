import { useMutation } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { proofStepSchema } from '#domain/auth/registration.ts'
import { STUDENT_CERTIFICATION_VERSION, UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { notices } from '#domain/notices.ts'
import { studentStatusTexts } from '#domain/privacy/consent-texts.ts'
import { fieldIdOf } from '#web/components/form/field-id-of.ts'
import { FormCheckbox } from '#web/components/form/form-checkbox.tsx'
import { Icon } from '#web/components/icon.tsx'
import { FieldError } from '#web/components/ui/field-error.tsx'
import { FileDrop } from '#web/components/ui/file-drop.tsx'
import { needs } from '#web/components/ui/needs.ts'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { proofRefusalOf } from './shared/proof-refusal-of.ts'
import { StepForm } from './step-form.tsx'
import { TERMS_LABEL, TermsWords } from './terms-words.tsx'
import type { Registration } from './use-registration.ts'
import { useStepForm } from './use-step-form.ts'

const labels = {
  document: 'Preuve de votre statut d’étudiant',
  termsAccepted: TERMS_LABEL,
  certified: 'Statut d’étudiant·e',
}

async function handIn(file: File, ticket: string) {
  if (file.size > UPLOAD_MAX_BYTES) throw new AppError('proof_too_large')
  const { path, token } = await invoke('request-proof-upload', { ticket })
  const supabase = await client()
  const { error } = await supabase.storage.from('proofs').uploadToSignedUrl(path, token, file)
  if (error) throw proofRefusalOf(error)
}

/** Step 3 of a student: the document is uploaded to private storage at once, and linked to the account later. */
export function ProofStep({ registration }: { registration: Registration }) {
  const { document, termsAccepted, certified } = registration.form
  const { ticket = '' } = registration.proof
  const form = useStepForm(registration, {
    schema: proofStepSchema,
    labels,
    fields: { document, termsAccepted, certified },
  })
  const { field, fieldState } = useController({ control: form.control, name: 'document' })
  const send = useMutation({
    mutationFn: (file: File) => handIn(file, ticket),
    meta: { showsItsErrors: true },
    onSuccess: (_nothing, file) => form.setValue('document', file.name, { shouldValidate: true, shouldDirty: true }),
    onError: async (error) => {
      const { code, params } = await appErrorOf(error)
      if (code === 'email_not_verified') return registration.proveAgain()
      form.setError('document', { message: errorMessage(code, params) })
    },
  })
  const id = fieldIdOf(form, 'document')
  const problem = fieldState.error?.message
  return (
    <StepForm registration={registration} form={form}>
      <div className="grid gap-2">
        <p className="font-semibold">
          {labels.document} <span className="font-normal text-muted-foreground">{needs.required}</span>
        </p>
        <p id={`${id}-hint`} className="text-small text-muted-foreground">
          Carte d’étudiant ou certificat de scolarité de l’année en cours. PDF, JPEG ou PNG, 5 Mo au plus. Seule
          l’administration le voit.
        </p>
        <FileDrop
          id={id}
          label={labels.document}
          accept="application/pdf,image/jpeg,image/png"
          describedBy={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          isBusy={send.isPending}
          onFile={send.mutate}
        >
          {send.isPending ? (
            <Spinner />
          ) : (
            <Icon name={field.value ? 'file-check' : 'upload'} className="size-8 text-primary" />
          )}
          <span className="font-semibold">{field.value ? 'Choisir un autre document' : 'Choisir un document'}</span>
          <span className="text-small text-muted-foreground">ou déposez-le ici</span>
        </FileDrop>
        <output className="min-h-6 text-small">
          {send.isPending && 'Envoi du document…'}
          {!send.isPending && field.value && !problem && (
            <span className="flex items-start gap-2 text-success">
              <Icon name="circle-check" className="mt-0.5 size-5" />
              <span className="break-words">
                {notices.proof_received} ({field.value})
              </span>
            </span>
          )}
        </output>
        {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      </div>
      <FormCheckbox form={form} name="termsAccepted" need="required">
        <TermsWords />
      </FormCheckbox>
      <FormCheckbox form={form} name="certified" need="required">
        {studentStatusTexts[STUDENT_CERTIFICATION_VERSION]}
      </FormCheckbox>
    </StepForm>
  )
}
