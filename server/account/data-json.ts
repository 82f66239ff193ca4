import type { DataSection } from './personal-data.ts'

/** JSON export for portability to another service, one row per line, streamed. */
export async function* dataJson(sections: AsyncIterable<DataSection>, writtenAt: Date): AsyncGenerator<string> {
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
