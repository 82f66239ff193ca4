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
    'jvais la tuer demain en cours jte jure nn mais je vais lui dire ma facon de penser',
  ])('%s', (message) => expect(levelAfter(message)).toBe('none'))
})

describe('with what, when or where is no figure of speech', () => {
  test.each([
    'je vais le tuer celui-là, j’ai le couteau dans la poche',
    'je vais le tuer celui-là ce soir dans son sommeil',
    'il a encore oublié les courses, je vais le tuer, je sais où il habite',
    'un jour je vais l’étrangler celui-là, hier j’avais déjà les mains sur son cou',
    'il m’a violée, je vais le tuer celui-là',
    'ce soir je le bute',
    'jai sorti la carabine, elle est dans le coffre de la bagnole, je sais ou il bosse, ce soir je le bute',
    'je suis garé devant chez lui, je vais l’étrangler, je l’attends',
  ])('%s', (message) => expect(levelAfter(message)).not.toBe('none'))
})

test('a threat with a date is one against somebody else, and no wish to die', () =>
  expect(talk(['ma femme me trompe avec mon frère', 'jai la carabine, ce soir je le bute']).at(-1)?.reply).toMatch(
    /\b17\b/,
  ))
