/** Writes the icons in use into one sprite file that pages share and browsers cache, instead of bundling them. */
import { writeFile } from 'node:fs/promises'
import { iconNames } from '../web/icons/icon-names.ts'

type IconModule = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } }

async function symbolOf(name: string): Promise<string> {
  const { __iconData: icon }: IconModule = await import(`lucide-react/icons/${name}`)
  const shapes = icon.node.map(([tag, attributes]) => {
    // React's list key, not an attribute of the shape.
    const written = Object.entries(attributes).filter(([attribute]) => attribute !== 'key')
    return `<${tag} ${written.map(([attribute, value]) => `${attribute}="${value}"`).join(' ')}/>`
  })
  return `  <symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
}

const symbols = await Promise.all(iconNames.map(symbolOf))
const sprite = `<!-- Icons from Lucide (https://lucide.dev), ISC licence. Written by scripts/write-icon-sprite.ts. -->
<svg xmlns="http://www.w3.org/2000/svg">
${symbols.join('\n')}
</svg>
`
await writeFile(new URL('../web/icons/sprite.svg', import.meta.url), sprite)
