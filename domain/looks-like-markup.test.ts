import { expect, test } from 'vitest'
import { looksLikeMarkup } from './looks-like-markup.ts'

test.each([
  '<script>alert(1)</script>',
  '< SCRIPT src=//x',
  'bonjour <img src=x onerror="alert(1)">',
  '<b>gras</b>',
  'retour<br/>à la ligne',
  '<a href="https://exemple.fr">ici</a>',
  '<!-- caché -->',
  '<!DOCTYPE html>',
  'javascript:alert(1)',
  '</div>',
])('%s is markup', (text) => {
  expect(looksLikeMarkup(text)).toBe(true)
})

test.each([
  'Je vous remercie <3',
  'si a <b alors c > d',
  'mon adresse : <camille@exemple.fr>',
  'remplacez <prénom> par le mien, ou <nom>',
  '-> et <- et <-> et << guillemets >>',
  'Est-ce que JavaScript : obligatoire ?',
  'x < y && y > z',
  'Description du script de la séance',
])('%s is not markup', (text) => {
  expect(looksLikeMarkup(text)).toBe(false)
})

test('checks a long hostile text in linear time', () => {
  const started = performance.now()
  looksLikeMarkup('<a '.repeat(100_000))
  looksLikeMarkup(`<a ${'='.repeat(100_000)}`)
  looksLikeMarkup(`<${' '.repeat(100_000)}`)
  expect(performance.now() - started).toBeLessThan(1000)
})
