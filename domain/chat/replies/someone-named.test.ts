import { expect, test } from 'vitest'
import { repliesTo } from '../../../tests/support/talk.ts'

const said = repliesTo([
  'j’ai envie de mourir',
  'mon collègue Karim peut-être. mais je vais pas le déranger un dimanche soir pour ça',
  'Karim je lui écris quoi ?',
])

test('somebody they name is who to write to, in words that can be sent', () =>
  expect(said[1]).toMatch(/^Karim.*Ça ne va pas du tout\. Tu peux m’appeler, ou passer.*».*3114/))

test('what to write is answered with a sentence for that person', () => expect(said[2]).toMatch(/À Karim.*«/))

test('who left is nobody to send for', () =>
  expect(repliesTo(['j’ai envie de mourir', 'à part mon ex qui m’a quitté, personne']).at(-1)).not.toMatch(
    /écrire maintenant/,
  ))

test('the name of the one they miss is said back', () =>
  expect(repliesTo(['je veux rejoindre ma femme, en finir', 'Hélène. Elle s’appelait Hélène.']).at(-1)).toMatch(
    /^Hélène/,
  ))

test('photos and a group are answered with the line that removes them, beside the other', () =>
  expect(
    repliesTo([
      'je me coupe les bras',
      'oui j’y pense',
      'les filles de ma classe ont fait un groupe sur moi avec des photos',
    ]).at(-1),
  ).toMatch(/3018.*3114/))
