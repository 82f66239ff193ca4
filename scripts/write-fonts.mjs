// Keeps of the two typefaces what the pages use: the letters of western Europe, the weights and the sizes of the design.
// A first visit then downloads half as much. Plain JavaScript, since `subset-font` comes without types.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const packages = new URL('../node_modules/@fontsource-variable/', import.meta.url)
const folder = new URL('../web/styles/fonts/', import.meta.url)

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŸ${range(0x2000, 0x206f)}€™↑↓−∕`

const fonts = [
  {
    name: 'literata',
    from: 'literata/files/literata-latin-opsz-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 18, max: 72 } },
  },
  { name: 'literata-italic', from: 'literata/files/literata-latin-wght-italic.woff2', axes: { wght: 400 } },
  {
    name: 'hanken-grotesk',
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
]

await mkdir(folder, { recursive: true })
for (const { name, from, axes } of fonts) {
  const whole = await readFile(new URL(from, packages))
  const kept = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(new URL(`${name}.woff2`, folder), kept)
  console.log(`${name}: ${kept.length} bytes of ${whole.length}`)
}
for (const family of ['literata', 'hanken-grotesk'])
  await writeFile(new URL(`${family}-LICENSE.txt`, folder), await readFile(new URL(`${family}/LICENSE`, packages)))
