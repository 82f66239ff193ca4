import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'

/** The sealed file itself, byte for byte. */
export const downloadAttestation = defineFunction({
  name: 'download-attestation',
  who: ['student', 'therapist'],
  input: z.object({ attestationId: z.uuid() }),
  limit: { per: 'account', times: 60, perSeconds: 60 * 60 },
  async handle({ input: { attestationId }, identity, sql }) {
    const [file] = await sql<{ number: string; content: Uint8Array<ArrayBuffer> }[]>`
      select a.number, f.content from attestations a join app.attestation_files f on f.attestation_id = a.id
      where a.id = ${attestationId} and ${callerId(identity)} in (a.student_id, a.supervisor_id)`
    if (!file) throw new AppError('not_found')
    return new Response(file.content, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="attestation-${file.number}.pdf"`,
      },
    })
  },
})
