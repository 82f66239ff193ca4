import { mediaTypeNotOffered } from './refusals.ts'

export interface AnswerForm {
  /** Exactly one row, as an object. */
  singular: boolean
  stripNulls: boolean
  contentType: string
}

const ANY = new Set(['*/*', 'application/*', 'application/json'])
const ARRAY = 'application/vnd.pgrst.array+json'
const OBJECT = 'application/vnd.pgrst.object+json'
const json: AnswerForm = { singular: false, stripNulls: false, contentType: 'application/json; charset=utf-8' }

/** First supported format of the `Accept` header. */
export function parseAccept(header: string | undefined): AnswerForm {
  if (!header || header === 'application/json' || header === '*/*') return json
  for (const part of header.split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (ANY.has(type)) return json
    if (type !== ARRAY && type !== OBJECT && type !== 'application/vnd.pgrst.object') continue
    const singular = type !== ARRAY
    const stripNulls = parameters.includes('nulls=stripped')
    const contentType = `${singular ? OBJECT : ARRAY}${stripNulls ? ';nulls=stripped' : ''}; charset=utf-8`
    return { singular, stripNulls, contentType }
  }
  throw mediaTypeNotOffered(header)
}
