import { expect, test } from 'vitest'
import type { MailContent } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

const site = { publicUrl: 'https://mivoix.exemple' }
const hostile = `<img src=x onerror="alert('1')"> & "co"`

const everything: MailContent = {
  subject: `Bonjour ${hostile}`,
  heading: hostile,
  blocks: [
    { kind: 'paragraph', text: `un\ndeux ${hostile}` },
    { kind: 'button', label: hostile, url: 'https://mivoix.exemple/lien?a=1&b="2"' },
    { kind: 'code', value: '123456' },
    { kind: 'quote', text: `première ligne\n${hostile}` },
    { kind: 'facts', rows: [['Nom', hostile]] },
    { kind: 'note', text: hostile },
  ],
}

test('escapes text in HTML', () => {
  const { html } = renderMail(everything, site)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; &quot;co&quot;')
  expect(html).toContain('un<br>deux')
  expect(html).toContain('href="https://mivoix.exemple/lien?a=1&amp;b=&quot;2&quot;"')
})

test('a mail loads nothing when it is opened', () => {
  const { html } = renderMail(everything, site)
  expect(html).not.toMatch(/<(img|link|script|iframe|video)\b|url\(|@import|src=["']/i)
})

test('the text part contains everything of the HTML part', () => {
  const { text } = renderMail(everything, site)
  for (const words of [
    'un\ndeux',
    '123456',
    '> première ligne\n> <img',
    'Nom\u00A0: <img',
    'https://mivoix.exemple/lien?a=1&b="2"',
    '3114',
  ])
    expect(text).toContain(words)
})

test.each(['a\r\nBcc: x@y.fr', 'a\nb', 'a\u2028b', 'a\u0000b', '\ta'])('the subject %j is one line', (subject) => {
  expect(renderMail({ ...everything, subject }, site).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
})
