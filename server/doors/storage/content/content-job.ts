import type { RefusalReason } from './content-refused.ts'
import type { FormFields } from './read-form.ts'
import type { ContentType } from './recognise.ts'

/** File descriptor of the pipe that bodies go through: as messages they would be copied. */
export const BODY_PIPE = 3

export interface ReceivedBody {
  pieces: readonly Uint8Array[]
  /** Content type, if the body is a form. */
  form?: string | undefined
}

export interface ContentLimits {
  types: readonly string[]
  maxBytes: number
  /** Of a picture. */
  maxSide: number
}

/** Message to the process; the body follows in the pipe. */
export interface CleaningJob extends ContentLimits {
  length: number
  form: string | undefined
}

/** The file: new bytes, or the unchanged part of the body. */
export type CleaningResult =
  | { file: Uint8Array | { from: number; to: number }; type: ContentType; fields: FormFields | undefined }
  | { refused: RefusalReason }
