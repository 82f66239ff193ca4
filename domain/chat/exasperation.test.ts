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

describe('so does anger at those one lives and works with', () => {
  test.each([
    ['mon chef je vais le tuer'],
    ['JE VAIS TUER MON COLOC'],
    ['je vais tuer mon mari'],
    ['je vais tuer mes enfants'],
    ['j’ai envie de tuer ma collègue'],
    ['la voisine du dessus je vais la tuer'],
    ['ma cheffe a encore changé le planning', 'je vais la tuer'],
    ['mon chef je vais le tuer', 'nan mais sérieux il m’a fait refaire trois fois la mise en place'],
    ['je vais tuer mon coloc', 'je rigole pas il a encore laissé sa vaisselle'],
    ['mon chef je vais le tuer', 'j’ai tout prévu pour mon entretien ailleurs'],
    ['je vais étrangler mon fils', 'il est en bas avec ses copains, je l’attends pour dîner'],
    ['« t’es pas ma mère » (si, je le suis), et hier il a séché le piano. Je vais le tuer !'],
  ])('%s', (...messages) => expect(levelAfter(...messages)).toBe('none'))

  test.each([
    ['je vais tuer mon chef, j’ai plus rien à perdre'],
    ['je vais tuer mes profs, j’ai fait une liste'],
    ['je vais tuer mes enfants, ils seront mieux là-haut'],
    ['je vais tuer mes enfants et moi après'],
    ['je vais tuer mon chef demain matin'],
    ['je vais tuer ma femme'],
    ['je vais tuer mon ex'],
    ['je vais tuer mon bébé'],
    ['jvais le tuer'],
  ])('not %s', (message) => expect(levelAfter(message)).not.toBe('none'))

  test.each([
    ['mon chef je vais le tuer', 'non je suis sérieux'],
    ['mon chef je vais le tuer', 'j’ai le fusil dans la voiture'],
    ['JE VAIS TUER MON COLOC', 'ce soir je l’attends'],
    ['je vais tuer mon voisin', 'il a encore mis sa clôture', 'j’ai sorti la carabine'],
    ['je vais tuer mon mari', 'c’est pas une façon de parler'],
    ['mon mari je vais le tuer', 'il est au lit, j’ai l’oreiller dans les mains'],
  ])('what was a sigh is none once it is meant: %s, %s', (...messages) => {
    expect(levelAfter(...messages.slice(0, -1))).toBe('none')
    expect(levelAfter(...messages)).toBe('danger')
  })

  test('waiting for somebody worries only after a threat', () =>
    expect(levelAfter('mon coloc rentre tard', 'ce soir je l’attends')).toBe('none'))
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
