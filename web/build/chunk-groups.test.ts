import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { smallModules } from './chunk-groups.ts'

test('every module of a chunk exists', () => {
  const paths = Object.values(smallModules).flat()
  expect(paths.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([])
})
