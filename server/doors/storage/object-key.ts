import { StorageError } from './storage-error.ts'

export interface ObjectKey {
  bucket: string
  name: string
}

const NAME_MAX_CHARACTERS = 1024
/** Characters accepted by the reference server and by every S3-compatible service. */
const NAME = /^[\w!\-.*'() &$@=;:+,?/]+$/

/** Normalises slashes. Refuses path traversal. */
export function normaliseName(given: string): string {
  const name = given.replace(/\/{2,}/g, '/').replace(/^\/|\/$/g, '')
  const isPlain = NAME.test(name) && name.length <= NAME_MAX_CHARACTERS
  if (!isPlain || name.split('/').some((part) => part === '.' || part === '..'))
    throw new StorageError('InvalidKey', `Invalid key: ${name.slice(0, 100)}`)
  return name
}

/** `/object/sign/avatars/a%20b.png` after `/object/sign/` → bucket « avatars », name « a b.png ». */
export function keyInPath(url: string, after: string): ObjectKey {
  const { pathname } = new URL(url)
  const [bucket = '', ...parts] = pathname.slice(pathname.indexOf(after) + after.length).split('/')
  return { bucket: decode(bucket), name: normaliseName(parts.map(decode).join('/')) }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (cause) {
    throw new StorageError('InvalidKey', undefined, { cause })
  }
}
