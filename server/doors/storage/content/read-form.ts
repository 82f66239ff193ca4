import { ContentRefused } from './content-refused.ts'
import { parseForm } from './parse-form.ts'

export interface FormFields {
  cacheControl: string | undefined
  metadata: string | undefined
}

/** Longer than any accepted field, so that the caller can refuse a longer one. */
const FIELD_MAX_BYTES = 32 * 1024

/** The file and the fields that clients of the storage protocol send in a form. */
export function readForm(body: Buffer, contentType: string): { file: Buffer; fields: FormFields } {
  const parts = parseForm(body, contentType)
  const file = parts.find(({ isFile }) => isFile)?.content
  if (!file) throw new ContentRefused('no_file')
  const field = (wanted: string) =>
    parts.find(({ name, isFile }) => name === wanted && !isFile)?.content.toString('utf8', 0, FIELD_MAX_BYTES)
  return { file, fields: { cacheControl: field('cacheControl'), metadata: field('metadata') } }
}
