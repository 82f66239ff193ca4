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
  ['je n’arrive pas a pensé a autre chose', 'je n’arrive pas à penser à autre chose'],
  ['je sais pas répondre a ça', 'je sais pas répondre à ça'],
  ['elle se réveille toute les nuits', 'elle se réveille toutes les nuits'],
  ['j’ai pas craquer', 'j’ai pas craqué'],
  ['mon fils a autre chose à faire', 'mon fils a autre chose à faire'],
])('« %s » is written « %s »', (said, spelt) => expect(mended(said)).toBe(spelt))

test.each([
  'j’ai passe la soirée dehors',
  'mes parents divorce',
  'mes copine',
  'le plus beaux jours de ma vie',
  'il a vérifié les parametres',
  'jfk tps',
])('« %s » is not said back', (said) => expect(mended(said)).toBeNull())
