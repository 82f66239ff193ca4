import type { Locator } from '@playwright/test'

/** WCAG contrast of an element's text against its painted background, in the current state: axe does not hover. */
export function contrastOf(element: Locator): Promise<number> {
  return element.evaluate((start) => {
    type Color = [number, number, number, number]
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('no canvas')
    const painted = canvas

    function colorOf(css: string): Color {
      painted.clearRect(0, 0, 1, 1)
      painted.fillStyle = css
      painted.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = painted.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }

    function over([red, green, blue, alpha]: Color, below: Color): Color {
      const mix = (above: number, under: number) => above * alpha + under * (1 - alpha)
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
    }

    function backgroundOf(node: Element | null): Color {
      if (!node) return [255, 255, 255, 1]
      const own = colorOf(getComputedStyle(node).backgroundColor)
      return own[3] === 1 ? own : over(own, backgroundOf(node.parentElement))
    }

    function luminanceOf([red, green, blue]: Color): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    const behind = backgroundOf(start)
    const text = over(colorOf(getComputedStyle(start).color), behind)
    const [darker = 0, lighter = 0] = [luminanceOf(behind), luminanceOf(text)].toSorted((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  })
}
