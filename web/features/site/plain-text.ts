import type { InlineText } from './content/types.ts'

/** Strips the markup, for meta descriptions and structured data. */
export function plainText(text: InlineText): string {
  return text.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
}
