import { expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import { isReadablePdf } from './is-readable-pdf.ts'

test('a document made to be read for ever is given up', async () => {
  const endless = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(UPLOAD_MAX_BYTES - 9, 'A')])
  expect(await isReadablePdf(endless, 1)).toBe(false)
})
