import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

describe('anger at small things kills nobody', () => {
  test.each([
    'Mon fils de 15 ans a encore séché les cours, je vais le tuer celui-là',
    'je vais le tuer celui-là, je vous jure',
    'mon mari a encore oublié les courses, je vais l’étrangler',
    'j’ai envie de tuer mon voisin quand il tond le dimanche',
    'mon collègue a encore pris ma tasse, je vais le massacrer',
  ])('%s', (message) => expect(levelAfter(message)).toBe('none'))
})

describe('with what, when or where is no figure of speech', () => {
  test.each([
    'je vais le tuer celui-là, j’ai le couteau dans la poche',
    'je vais le tuer celui-là ce soir dans son sommeil',
    'il a encore oublié les courses, je vais le tuer, je sais où il habite',
    'un jour je vais l’étrangler celui-là, hier j’avais déjà les mains sur son cou',
    'il m’a violée, je vais le tuer celui-là',
  ])('%s', (message) => expect(levelAfter(message)).not.toBe('none'))
})
