// Subsets the fonts: for pages the letters of western Europe in the weights and sizes of the design, which halves the
// first download; for documents the scripts in which people here write their names. Plain JavaScript, since
// `subset-font` has no types.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/', import.meta.url)
const pageFolder = new URL('../web/styles/fonts/', import.meta.url)
const documentFolder = new URL('../server/pdf/fonts/', import.meta.url)

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
const western = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŸ${range(0x2000, 0x206f)}€™↑↓−∕`
const latinExtended = `${range(0x100, 0x24f)}${range(0x1e00, 0x1e9f)}`
const vietnamese = `ĂăĐđĨĩŨũƠơƯư${range(0x1ea0, 0x1ef9)}`

const literata = (file) => `@fontsource-variable/literata/files/literata-${file}-normal.woff2`
const hanken = (file) => `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${file}-wght-normal.woff2`

const fonts = [
  {
    to: new URL('literata.woff2', pageFolder),
    from: literata('latin-opsz'),
    letters: western,
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 18, max: 72 } },
  },
  {
    to: new URL('literata-italic.woff2', pageFolder),
    from: '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
    letters: western,
    axes: { wght: 400 },
  },
  {
    to: new URL('hanken-grotesk.woff2', pageFolder),
    from: hanken('latin'),
    letters: western,
    axes: { wght: { min: 400, max: 700 } },
  },
  { to: new URL('latin.ttf', documentFolder), from: hanken('latin'), letters: western, axes: { wght: 400 } },
  { to: new URL('latin-bold.ttf', documentFolder), from: hanken('latin'), letters: western, axes: { wght: 700 } },
  {
    to: new URL('latin-extended.ttf', documentFolder),
    from: hanken('latin-ext'),
    letters: latinExtended,
    axes: { wght: 400 },
  },
  {
    to: new URL('vietnamese.ttf', documentFolder),
    from: hanken('vietnamese'),
    letters: vietnamese,
    axes: { wght: 400 },
  },
  {
    to: new URL('cyrillic.ttf', documentFolder),
    from: literata('cyrillic-wght'),
    letters: range(0x400, 0x4ff),
    axes: { wght: 400 },
  },
  {
    to: new URL('greek.ttf', documentFolder),
    from: literata('greek-wght'),
    letters: range(0x370, 0x3ff),
    axes: { wght: 400 },
  },
  {
    to: new URL('arabic.ttf', documentFolder),
    from: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2',
    letters: ` ${range(0x600, 0x6ff)}`,
  },
]

const licences = [
  ['@fontsource-variable/literata', pageFolder, 'literata'],
  ['@fontsource-variable/hanken-grotesk', pageFolder, 'hanken-grotesk'],
  ['@fontsource-variable/literata', documentFolder, 'literata'],
  ['@fontsource-variable/hanken-grotesk', documentFolder, 'hanken-grotesk'],
  ['@fontsource/noto-sans-arabic', documentFolder, 'noto-sans-arabic'],
]

for (const folder of [pageFolder, documentFolder]) await mkdir(folder, { recursive: true })
for (const { to, from, letters, axes } of fonts) {
  const whole = await readFile(new URL(from, packages))
  const targetFormat = to.pathname.endsWith('.ttf') ? 'truetype' : 'woff2'
  const kept = await subsetFont(whole, letters, { targetFormat, variationAxes: axes })
  await writeFile(to, kept)
  console.log(`${to.pathname.split('/').at(-1)}: ${kept.length} bytes of ${whole.length}`)
}
for (const [name, folder, family] of licences)
  await writeFile(new URL(`${family}-LICENSE.txt`, folder), await readFile(new URL(`${name}/LICENSE`, packages)))
