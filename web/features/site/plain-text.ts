import type { InlineText } from './content/types.ts'

/** For places that take no markup: descriptions and structured data. */
export function plainText(text: InlineText): string {
  return text.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
}
