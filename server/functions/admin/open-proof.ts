import { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { defineAdminFunction } from '../../admin/define-admin-function.ts'

/** Newest proof of a student, for the viewer: recorded in the audit log and in the student's access log. Not cached. */
export const openProof = defineAdminFunction({
  name: 'open-proof',
  level: 'plain',
  input: z.object({ studentId: z.uuid() }),
  audit: ({ input: { studentId } }) => ({ subject: studentId, detail: {} }),
  async handle({ input: { studentId }, sql, deps: { files } }) {
    const [proof] = await sql<{ version: string }[]>`
      select version from storage.objects
      where bucket_id = 'proofs' and owner = ${studentId} order by created_at desc limit 1`
    if (!proof) throw new AppError('not_found')
    await sql`insert into access_log (user_id, act) values (${studentId}, 'document-read-by-team')`
    return async () => {
      const bytes = await files.read(proof.version)
      if (!bytes) throw new AppError('not_found')
      return new Response(new Uint8Array(bytes), {
        headers: {
          // The official client would decode an image type as text; the real type is in `admin_verifications`.
          'content-type': 'application/octet-stream',
          'cache-control': 'no-store',
          'content-disposition': 'attachment',
          'content-security-policy': 'sandbox',
        },
      })
    }
  },
})
