/** Inline text: plain French with `**bold**` and `[label](href)`; nothing else is interpreted. */
export type InlineText = string

export type Block =
  | { kind: 'paragraph'; text: InlineText }
  | { kind: 'list'; ordered?: boolean; items: readonly InlineText[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly InlineText[])[] }
  | { kind: 'note'; text: InlineText }
  | { kind: 'definitions'; entries: readonly { term: InlineText; description: InlineText }[] }

export type Section = {
  /** Stable anchor, kebab-case, unique within its document. */
  id: string
  title: string
  blocks: readonly Block[]
}

export type LegalDocument = {
  slug:
    | 'terms'
    | 'privacy'
    | 'rgpd'
    | 'accessibility'
    | 'cookies'
    | 'securite-ia'
    | 'avis'
    | 'rgpd/registre'
    | 'rgpd/analyse-impact'
  title: string
  lede: InlineText
  /** ISO date, e.g. `2025-04-25`. */
  updatedOn: string
  /** First version, when there has been another since. */
  firstPublishedOn?: string
  sections: readonly Section[]
}

export type FaqEntry = {
  id: string
  question: string
  answer: readonly Block[]
}

export type Article = {
  slug: string
  title: string
  lede: InlineText
  /** ISO date. */
  publishedOn: string
  readingMinutes: number
  author: { name: string; status: string }
  topic: string
  /** Shows the box of help numbers inside the article. */
  helpBox: boolean
  sections: readonly Section[]
  sources: readonly { label: string; href?: string }[]
}

export type Benefit = {
  icon: 'video' | 'user-round-check' | 'calendar-x' | 'sprout' | 'shield-check' | 'feather'
  title: string
  text: InlineText
}

export type Step = {
  title: string
  text: InlineText
}

export type Testimonial = {
  quote: string
  /** First name or initials, with a short description (« Camille, 24 ans »). */
  author: string
  /** The context line under the author, if any. */
  context?: string
}

export type PricingRow = {
  feature: string
  free: string
  premium: string
}

export type HelpLine = {
  id: string
  /** Number as written for reading, e.g. `09 72 39 40 50`. */
  number: string
  /** Number for `tel:` or `sms:`, digits only with an optional leading `+`. */
  dial: string
  channel: 'call' | 'sms'
  name: string
  /** Organisation that answers, and its audience. */
  who: InlineText
  /** Opening hours. */
  when: string
  cost: string
  group: 'emergency' | 'distress' | 'violence' | 'young'
}
