import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allFunctions } from '#server/functions/all.ts'
import { smallModules } from '#web/build/chunk-groups.ts'
import routes from '#web/routes.ts'
import { routeAddresses } from '../scripts/build/route-addresses.ts'

const textOf = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** A module that is in no list would compile and never run. */
describe('every module is in the list that the server starts from', () => {
  test.each([
    ['jobs', 'server/jobs', 'all.ts', /\bdefineJob\(/],
    ['functions', 'server/functions', 'all.ts', /\bdefine\w*Function\(/],
    ['mails', 'server/mail', 'templates.ts', /^export const \w+: MailTemplate</m],
  ])('%s', (_, folder, list, defines) => {
    const written = readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => defines.test(textOf(`${folder}/${file}`)))
    expect(written.length).toBeGreaterThan(10)
    const listed = textOf(`${folder}/${list}`)
    expect(written.filter((file) => !listed.includes(`'./${file}'`))).toEqual([])
  })
})

/** A function without a screen is a promise that nobody can keep. */
test('every function is called by a screen', () => {
  const web = readdirSync(new URL('../web', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => textOf(`web/${file}`))
    .join('\n')
  expect(allFunctions.length).toBeGreaterThan(100)
  expect(allFunctions.map(({ name }) => name).filter((name) => !web.includes(`'${name}'`))).toEqual([])
})

test('every page has a line in docs/map.md', () => {
  const map = textOf('docs/map.md')
  const pages = routeAddresses(routes)
    .map(({ path }) => path.replace(/^\/blog\/.+/, '/blog/<slug>').replace('?', ''))
    .filter((path) => !path.includes('*'))
  expect(pages.length).toBeGreaterThan(50)
  const isMapped = (path: string) => new RegExp(`(?<!\\w)${path}(?![\\w/-])`).test(map)
  expect(pages.filter((path) => !isMapped(path))).toEqual([])
})

test('every module that a chunk of the bundle lists exists', () => {
  const paths = Object.values(smallModules).flat()
  expect(paths.filter((path) => !existsSync(new URL(`../${path}`, import.meta.url)))).toEqual([])
})
