import { z } from 'zod'
import { dataJson } from '../account/data-json.ts'
import { personalData } from '../account/personal-data.ts'
import { streamText } from '../account/stream-text.ts'
import { defineFunction } from '../doors/functions/define-function.ts'
import { callerId } from '../identity/caller-id.ts'

/** Everything the product keeps about the person (GDPR, articles 15 and 20). Noted in their access log. */
export const exportMyData = defineFunction({
  name: 'export-my-data',
  who: 'signed-in',
  input: z.object({ format: z.enum(['json', 'pdf']) }),
  limit: { per: 'account', times: 20, perSeconds: 60 * 60 },
  async handle({ input: { format }, identity, sql, now, deps }) {
    const id = callerId(identity)
    await sql`insert into access_log (user_id, act) values (${id}, 'data-exported')`
    return async () => {
      const sections = personalData(deps.db, id)
      if (format === 'json') return file(streamText(dataJson(sections, now)), 'json')
      // Loaded on the first export: most processes write none.
      const { dataPdf } = await import('../account/data-pdf.ts')
      return file(new Uint8Array(await dataPdf(sections, now)), 'pdf')
    }
  },
})

/** The official client hands these types over as files. */
const types = { json: 'application/octet-stream', pdf: 'application/pdf' }

function file(content: BodyInit, format: keyof typeof types): Response {
  return new Response(content, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="mes-donnees-mivoix.${format}"`,
    },
  })
}
