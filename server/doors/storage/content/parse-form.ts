import { ContentRefused } from './content-refused.ts'

interface FormPart {
  name: string
  isFile: boolean
  content: Buffer
}

/** More than any client sends: three parts, with heads of some hundred bytes. */
const PARTS_MAX = 16
const HEAD_MAX_BYTES = 4096

/**
 * Parts of a multipart form (RFC 7578), as views of its body. `Request.formData()` has no limits: 5 MB of tiny parts hold
 * the event loop for a second.
 */
export function parseForm(body: Buffer, contentType: string): FormPart[] {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const delimiter = Buffer.from(`\r\n--${quoted ?? plain}`, 'latin1')
  const start = delimiter.subarray('\r\n'.length)
  if (!(quoted ?? plain) || !body.subarray(0, start.length).equals(start)) return unreadable()
  const parts: FormPart[] = []
  for (let at = start.length; body.toString('latin1', at, at + 2) !== '--'; ) {
    const headEnd = body.subarray(at, at + HEAD_MAX_BYTES).indexOf('\r\n\r\n')
    const from = at + headEnd + '\r\n\r\n'.length
    const to = body.indexOf(delimiter, from)
    if (headEnd < 0 || to < 0 || parts.length === PARTS_MAX) return unreadable()
    parts.push({ ...describe(body.toString('utf8', at, at + headEnd)), content: body.subarray(from, to) })
    at = to + delimiter.length
  }
  return parts
}

function describe(head: string): Pick<FormPart, 'name' | 'isFile'> {
  const [, name, rest = ''] =
    /^\r\n(?:.*\r\n)*?content-disposition:\s*form-data;\s*name="([^"]*)"(.*)/i.exec(head) ?? []
  if (name === undefined) return unreadable()
  return { name, isFile: /;\s*filename\*?=/i.test(rest) }
}

function unreadable(): never {
  throw new ContentRefused('form_unreadable')
}
