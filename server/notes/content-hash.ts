import { createHash } from 'node:crypto'

/** Hash of the reviewed content. A list of fields, because concatenated texts would be ambiguous. */
function contentHash(fields: readonly (string | boolean)[]): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

export interface NoteContent {
  observations: string
  follow_up: string
  for_supervision: string
  is_crisis: boolean
}

export const hashOfNote = (note: NoteContent): string =>
  contentHash(['note', note.observations, note.follow_up, note.for_supervision, note.is_crisis])

export const hashOfAmendment = ({ id, body }: { id: string; body: string }): string =>
  contentHash(['amendment', id, body])
