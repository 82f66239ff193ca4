import { type DataTag, hashKey, type QueryKey } from '@tanstack/react-query'
import { pageData } from '#web/lib/page-data.ts'

/** Data of one query, if the server rendered this page from it. */
export function inPageData<Data>(key: DataTag<QueryKey, Data, Error>): Data | undefined {
  const hash = hashKey(key)
  const found = pageData()?.queries.queries.find(({ queryHash }) => queryHash === hash)
  return found?.state.data as Data | undefined
}
