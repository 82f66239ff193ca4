import { array, asyncProperty, assert as check, constantFrom, record, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { parseForm } from './parse-form.ts'

const TYPE = 'multipart/form-data; boundary=b'
const PART = 'content-disposition: form-data; name="a"; filename="f"\r\n\r\nx\r\n'

const parse = (text: string, type = TYPE) => parseForm(Buffer.from(text, 'latin1'), type)

test('reads the fields and files that the platform writes', async () => {
  const field = record({ name: constantFrom('', 'cacheControl', 'metadata', 'été'), value: string() })
  const file = record({ name: constantFrom('', 'file'), value: uint8Array({ maxLength: 200 }) })
  await check(
    asyncProperty(array(field, { maxLength: 4 }), array(file, { maxLength: 3 }), async (fields, files) => {
      const form = new FormData()
      for (const { name, value } of fields) form.append(name, value)
      for (const { name, value } of files) form.append(name, new Blob([new Uint8Array(value)]))
      const written = new Response(form)
      const type = written.headers.get('content-type') ?? ''
      const parts = parseForm(Buffer.from(await written.arrayBuffer()), type)
      const expected = [...form].map(([name, value]) => ({ name, isFile: typeof value !== 'string' }))
      expect(parts.map(({ name, isFile }) => ({ name, isFile }))).toEqual(expected)
      expect(parts.filter(({ isFile }) => isFile).map(({ content }) => new Uint8Array(content))).toEqual(
        files.map(({ value }) => value),
      )
    }),
  )
})

test('keeps line breaks and dashes of a file, which are no boundary', () => {
  const content = '\r\n--\r\n--a\r\n\r\n--\r\n'
  const [part] = parse(
    `--b\r\ncontent-type: text/plain\r\nContent-Disposition: form-data; name=""\r\n\r\n${content}\r\n--b--\r\n`,
  )
  expect(part?.content.toString()).toBe(content)
})

test.each([
  ['no boundary in the type', 'multipart/form-data', `--b\r\n${PART}--b--\r\n`],
  ['nothing', TYPE, ''],
  ['no end', TYPE, `--b\r\n${PART}`],
  ['no head', TYPE, '--b\r\nx\r\n--b--\r\n'],
  ['no name', TYPE, '--b\r\ncontent-type: text/plain\r\n\r\nx\r\n--b--\r\n'],
  ['17 parts', TYPE, `${`--b\r\n${PART}`.repeat(17)}--b--\r\n`],
  [
    'a head of one long line',
    TYPE,
    `--b\r\ncontent-disposition: ${'form-data;'.repeat(400_000)}\r\n\r\nx\r\n--b--\r\n`,
  ],
])('refuses a form with %s', (_, type, text) => {
  expect(() => parse(text, type)).toThrow('form_unreadable')
})
