import { z } from 'zod'
import { gatherSections } from '../../account/gather-sections.ts'
import { type DataSection, personalData } from '../../account/personal-data.ts'
import { streamText } from '../../account/stream-text.ts'
import { defineFunction } from '../../doors/functions/define-function.ts'
import { callerId } from '../../identity/caller-id.ts'
import { writePdf } from '../../write-pdf.ts'

/** Export of all data about the person (GDPR, articles 15 and 20). Recorded in their access log. */
export const exportMyData = defineFunction({
  name: 'export-my-data',
  who: 'signed-in',
  input: z.object({ format: z.enum(['json', 'pdf']) }),
  limit: { per: 'account', times: 20, perSeconds: 60 * 60 },
  async handle({ input: { format }, identity, sql, now, deps, signal }) {
    const id = callerId(identity)
    await sql`insert into access_log (user_id, act) values (${id}, 'data-exported')`
    return async () => {
      const sections = personalData(deps.db, id)
      if (format === 'json') return file(streamText(dataJson(sections, now)), 'json')
      return file(
        await writePdf({ kind: 'data', content: await gatherSections(sections), writtenAt: now }, signal),
        'pdf',
      )
    }
  },
})

/** The official client returns these types as files. */
const types = { json: 'application/octet-stream', pdf: 'application/pdf' }

function file(content: BodyInit, format: keyof typeof types): Response {
  return new Response(content, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="mes-donnees-mivoix.${format}"`,
    },
  })
}

/** JSON export for portability to another service, one row per line, streamed. */
async function* dataJson(sections: AsyncIterable<DataSection>, writtenAt: Date): AsyncGenerator<string> {
  yield `{ "exported_at": ${JSON.stringify(writtenAt)}, "sections": [`
  let separator = '\n'
  for await (const { title, table, rows } of sections) {
    yield `${separator}  { "title": ${JSON.stringify(title)}, "table": ${JSON.stringify(table)}, "rows": [`
    separator = ',\n'
    let rowSeparator = '\n    '
    for await (const row of rows) {
      yield rowSeparator + JSON.stringify(row)
      rowSeparator = ',\n    '
    }
    yield ']}'
  }
  yield '\n]}\n'
}
