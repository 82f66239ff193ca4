import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '#web/routes.ts'
import { accessibility } from './accessibility.ts'
import { articles } from './articles.ts'
import { avis } from './avis.ts'
import { contactDetails } from './contact.ts'
import { cookies } from './cookies.ts'
import { faq } from './faq.ts'
import { helpLines } from './help-lines.ts'
import * as home from './home.ts'
import * as pricing from './pricing.ts'
import { privacy } from './privacy.ts'
import { rgpd } from './rgpd.ts'
import { terms } from './terms.ts'
import type { Section } from './types.ts'

const legalDocuments = [terms, privacy, rgpd, accessibility, cookies, avis]

/** Every published document: its path and its whole content. */
const published: { path: string; content: unknown; sections: readonly Section[] }[] = [
  ...legalDocuments.map((document) => ({ path: `/${document.slug}`, content: document, sections: document.sections })),
  ...articles.map((article) => ({ path: `/blog/${article.slug}`, content: article, sections: article.sections })),
  { path: '/faq', content: faq, sections: [] },
  { path: '/pricing', content: pricing, sections: [] },
  { path: '/', content: home, sections: [] },
  { path: '/contact', content: contactDetails, sections: [] },
  { path: '/urgence', content: helpLines, sections: [] },
]

/** All printed strings; ids and kinds are left out. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'id' || key === 'kind' ? [] : stringsOf(inner)))
}

const sentences = published.flatMap(({ path, content }) => stringsOf(content).map((text) => ({ path, text })))

/** Path and sentence of each match, so that a failure says where to look. */
function found(pattern: RegExp, texts = sentences): string[] {
  return texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`)
}

function duplicatesIn(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('counts of the specification', () => {
  test('terms and privacy have 12 sections, numbered in order', () => {
    for (const { sections } of [terms, privacy]) {
      expect(sections.map(({ title }) => Number.parseInt(title, 10))).toEqual(
        Array.from({ length: 12 }, (_, i) => i + 1),
      )
    }
  })

  test('the FAQ has 10 questions, the home page six benefits, four steps and three testimonials', () => {
    expect(faq).toHaveLength(10)
    expect(home.benefits).toHaveLength(6)
    expect(home.bookingSteps).toHaveLength(4)
    expect(home.testimonials).toHaveLength(3)
  })

  test('the terms say when they changed, and since when there are some', () => {
    expect([terms.firstPublishedOn, accessibility.updatedOn]).toEqual(['2025-04-25', '2025-04-25'])
    expect(terms.updatedOn).toBe('2026-11-17')
  })
})

describe('addresses', () => {
  test('identifiers are in kebab-case and unique within their page', () => {
    const pages = [
      ...published.map(({ sections }) => sections.map(({ id }) => id)),
      faq.map(({ id }) => id),
      pricing.pricingFaq.map(({ id }) => id),
      helpLines.map(({ id }) => id),
      articles.map(({ slug }) => slug),
    ]
    for (const ids of pages) {
      expect(duplicatesIn(ids)).toEqual([])
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })

  test('every link leads somewhere that exists', () => {
    const pathsOf = (entries: RouteConfigEntry[]): string[] =>
      entries.flatMap(({ path = '', children = [] }) => [`/${path}`, ...pathsOf(children)])
    const pages = new Set([...pathsOf(routes), ...published.map(({ path }) => path)])
    const anchors = new Set(published.flatMap(({ path, sections }) => sections.map(({ id }) => `${path}#${id}`)))

    const links = sentences.flatMap(({ path, text }) => [
      ...[...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href = '']) => (href.startsWith('#') ? path + href : href)),
      ...(text.startsWith('/') ? [text] : []),
    ])
    expect(links.length).toBeGreaterThan(50)
    const broken = links.filter((href) => {
      if (/^(https:\/\/[a-z0-9.]+(\/fr)?|tel:\+?\d+|sms:\d+|mailto:[a-z]+@mivoix\.fr)$/.test(href)) return false
      return href.includes('#') ? !anchors.has(href) : !pages.has(href)
    })
    expect(broken).toEqual([])
  })

  test('every number offered in a text is one of the help lines, ours, or that of an authority', () => {
    const authorities = ['+33153732222', '+33969390000']
    const known = new Set([...helpLines.map(({ dial }) => dial), contactDetails.phone.dial, ...authorities])
    const dialled = sentences.flatMap(({ text }) => [...text.matchAll(/\]\((?:tel|sms):([^)]+)\)/g)].map(([, n]) => n))
    expect(dialled.filter((number) => !known.has(number ?? ''))).toEqual([])
  })
})

describe('words', () => {
  test('nothing is promised and no protected or familiar title is borrowed', () => {
    const withoutSchemeNames = sentences.map(({ path, text }) => ({
      path,
      text: text.replaceAll(/Mon soutien psy|Santé Psy Étudiant/g, ''),
    }))
    expect(
      found(/guéri|soign|efficace|vous irez mieux|clinicien|\bpsys?\b|commettre un suicide/i, withoutSchemeNames),
    ).toEqual([])
  })

  test('only supervisors are called psychologues', () => {
    const mentions = sentences
      .flatMap(({ text }) => text.split(/(?<=[.?!])\s+(?=\p{Lu})/u))
      .filter((sentence) => /psychologue/i.test(sentence))
    expect(mentions.length).toBeGreaterThan(3)
    const allowed = /supervis|ne sont pas psychologues|titre (est )?protégé|Mon soutien psy/
    expect(mentions.filter((sentence) => !allowed.test(sentence))).toEqual([])
  })

  test('a diagnosis is only named to say that we make none', () => {
    const foreignTitles = /European Insomnia Guideline/
    const mentions = sentences.filter(({ text }) => /diagnosti/i.test(text) && !foreignTitles.test(text))
    expect(
      mentions.filter(({ text }) => !/pas de diagnostic|ni diagnostic/.test(text)).map(({ text }) => text),
    ).toEqual([])
  })

  test('no audit is claimed', () => {
    expect(stringsOf(accessibility).join(' ')).toContain('Aucun audit par un organisme extérieur n’a été réalisé')
  })
})

describe('French typography', () => {
  test.each([
    ['a breaking space before a double sign, a percent or a euro', / [:;?!»€%]/],
    ['no space before a double sign', /[\p{L}\d)][;?!»]/u],
    ['a breaking space after an opening quote', /«[^\u00A0]/],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['a number that may leave its unit', /\d (h|an|ans|minutes?|jours?|mois|heures?)\b/],
    ['two spaces', / {2}/],
  ])('never %s', (_, pattern) => {
    const prose = sentences.map(({ path, text }) => ({ path, text: text.replaceAll(/\]\([^)]*\)/g, ']') }))
    expect(found(pattern, prose)).toEqual([])
  })
})

describe('articles', () => {
  test.each(articles.map((article) => [article.slug, article] as const))(
    '%s has length, sources and a true reading time',
    (_, article) => {
      const words = stringsOf(article.sections).join(' ').split(/\s+/).length
      expect(words).toBeGreaterThan(700)
      expect(words).toBeLessThan(1200)
      expect(article.readingMinutes).toBe(Math.ceil(words / 200))
      expect(article.sources.length).toBeGreaterThanOrEqual(3)
    },
  )
})

describe('one source of truth', () => {
  const webSources: Record<string, string> = import.meta.glob('../../../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const sources = Object.entries(webSources)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .map(([path, text]) => ({ path, text }))
  const proseFiles = sources.filter(({ path }) => path.startsWith('./'))
  const rulesFiles = proseFiles.filter(({ path }) => !path.startsWith('./articles/'))
  const filesWith = (pattern: RegExp, files: typeof sources) =>
    files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

  test('no price is typed in prose', () => {
    expect(proseFiles.length).toBeGreaterThan(15)
    expect(filesWith(/29,99|2,99|\d\s?€/u, proseFiles)).toEqual([])
  })

  test.each([
    ['duration of a session, hold, room or refund', /\b(10|15|30|45)\s(min|messages)/u],
    ['cancellation or withdrawal period', /24\sh(eures)? avant|\b14\sjours/u],
    ['cancellation fee', /\b50\s%/u],
    ['age', /\b1[678]\sans/u],
    ['retention', /\b(1|3|5|10)\sans? (après|comme)/u],
    ['reply or revision delay', /\b3\sjours ouvrés|\b6\smois/u],
  ])('no %s is typed in the rules', (_, pattern) => {
    expect(filesWith(pattern, rulesFiles)).toEqual([])
  })

  test('the cookies page lists everything that the site stores in the browser', () => {
    const stored = sources
      .filter(({ path, text }) => !path.startsWith('./') && /storage/i.test(text))
      .flatMap(({ text }) => [...text.matchAll(/['`](mivoix-[a-z-]+)|const \w*KEY = '(\w+)'/g)])
      .map(([, ours, named]) => ours ?? named ?? '')
    expect(stored).toEqual(expect.arrayContaining(['mivoix-auth', 'mivoix-theme', 'mivoix-mood', 'registrationType']))
    const declared = stringsOf(cookies)
    expect(stored.filter((key) => !declared.some((name) => key.startsWith(name)))).toEqual([])
  })
})
