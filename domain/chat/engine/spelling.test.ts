import { expect, test } from 'vitest'
import { knowSituations } from './know-situations.ts'
import { mended } from './spelling.ts'

await knowSituations()

test.each([
  ['la semaine derniere', 'la semaine dernière'],
  ['ma soeur et mon collegue', 'ma sœur et mon collègue'],
  ['un gateau au chocolat', 'un gâteau au chocolat'],
  ['je bosse à Carrefour', 'je bosse à Carrefour'],
  ['du tandem au garage', 'du tandem au garage'],
])('« %s » is written « %s »', (said, spelt) => expect(mended(said)).toBe(spelt))

test.each([
  'j’ai passe la soirée dehors',
  'mes parents divorce',
  'mes copine',
  'il a vérifié les parametres',
  'jfk tps',
])('« %s » is not said back', (said) => expect(mended(said)).toBeNull())
