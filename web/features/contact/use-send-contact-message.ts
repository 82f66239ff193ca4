import { useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { type ContactMessage, contactMessageSchema } from '#domain/contact/schema.ts'
import { AppError, type ErrorCode } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { passSecurityCheck } from '#web/lib/security-check.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { contactDraft } from './contact-draft.ts'

/** Codes whose own sentence tells the person what to do; any other failure gets the sentence of the contact page. */
const tellingCodes: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'offline', 'security_check_failed'])

function isContactField(field: string): field is keyof ContactMessage {
  return Object.hasOwn(contactMessageSchema.shape, field)
}

export function useSendContactMessage(setFieldError: UseFormSetError<ContactMessage>) {
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)
  const inFlight = useRef(false)

  /** Answers whether the message was sent. A second call while the first is under way does nothing. */
  async function send(message: ContactMessage): Promise<boolean> {
    if (inFlight.current) return false
    inFlight.current = true
    setSending(true)
    setFailure(undefined)
    try {
      const securityCheck = await passSecurityCheck()
      const idempotencyKey = contactDraft.idempotencyKey()
      await invoke('send-contact-message', { ...message, securityCheck }, { idempotencyKey })
      showNotice('contact_sent')
      return true
    } catch (error) {
      await explain(await appErrorOf(error))
      return false
    } finally {
      inFlight.current = false
      setSending(false)
    }
  }

  /** Errors of fields are shown at the fields; the summary above the form lists them. */
  async function explain({ code, details = {}, params }: AppError) {
    const fields = Object.keys(details).filter(isContactField)
    for (const field of fields) setFieldError(field, { message: String(details[field]) })
    if (fields.length > 0) return
    const shown = tellingCodes.has(code) ? code : 'contact_failed'
    setFailure(errorMessage(shown, params))
    await showError(new AppError(shown, { params }))
  }

  return { send, failure, isSending }
}
