import { z } from 'zod'
import { collectPersonalData } from '../account/collect-personal-data.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'

/** Everything the product keeps about the person (GDPR, articles 15 and 20). Noted in their access log. */
export const exportMyData = defineFunction({
  name: 'export-my-data',
  who: 'signed-in',
  input: z.object({ format: z.enum(['json', 'pdf']) }),
  limit: { per: 'account', times: 20, perSeconds: 60 * 60 },
  async handle({ input: { format }, identity, sql, now }) {
    const id = callerId(identity)
    await sql`insert into access_log (user_id, act) values (${id}, 'data-exported')`
    const sections = await collectPersonalData(sql, id)
    return async () => {
      if (format === 'json') return file(JSON.stringify({ exported_at: now.toISOString(), sections }, null, 2), 'json')
      // Loaded on the first export: most processes write none.
      const { dataPdf } = await import('../account/data-pdf.ts')
      return file(new Uint8Array(await dataPdf(sections, now)), 'pdf')
    }
  },
})

/** The official client hands these types over as files. */
const types = { json: 'application/octet-stream', pdf: 'application/pdf' }

function file(content: string | Uint8Array<ArrayBuffer>, format: keyof typeof types): Response {
  return new Response(content, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="mes-donnees-mivoix.${format}"`,
    },
  })
}
