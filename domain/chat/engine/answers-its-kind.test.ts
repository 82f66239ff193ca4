import { describe, expect, test } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'
import { answersItsKind } from './answers-its-kind.ts'

const replyTo = (...messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''

const IN_AN_EXAMINATION = 'Posez le stylo, soufflez lentement trois fois, lisez une autre question.'

describe('an answer is of the kind of question that is put', () => {
  test.each([
    ['c’est normal de bloquer comme ça ?', 'Oui, et cela passe.', true],
    ['c’est normal de bloquer comme ça ?', IN_AN_EXAMINATION, false],
    ['comment je fais si je bloque ?', IN_AN_EXAMINATION, true],
    ['c’est normal de leur dire non ?', 'Une phrase courte : « Non, pas cette fois. »', false],
    ['je suis bête ou quoi ?', 'Notez chaque soir une chose apprise.', false],
    ['je suis nul non ?', 'Non. Cela ne dit pas ce que vous valez.', true],
    ['lui écrire une lettre, bonne idée ou pas ?', 'Voici : « Je pense à toi. »', false],
    ['lui écrire une lettre, bonne idée ou pas ?', 'Par écrit, c’est souvent une bonne idée.', true],
    ['il a de la fièvre, c’est grave ?', 'Appelez le 15.', true],
  ])('%s %s', (message, reply, answers) => expect(answersItsKind(message, reply)).toBe(answers))
})

describe('so that', () => {
  test('an examination that is over is not entered again', () =>
    expect(
      replyTo('slt, jcrois que jai raté mes partiels', 'page blanche pdt 1h. c normal de bloquer comme ça ?'),
    ).toMatch(/^Oui/u))
  test('a sadness that lasts is no lawsuit', () =>
    expect(
      replyTo(
        'Je suis divorcé depuis un an, mes filles repartent le dimanche soir et j’ai une boule dans la gorge.',
        'Je mange debout dans la cuisine. C’est normal que ça dure encore au bout d’un an ?',
      ),
    ).not.toMatch(/avocat|tribunal|amiable/u))
  test('who asks for pardon is not told how to forgive', () =>
    expect(replyTo('j’ai crié sur ma fille ce matin', 'comment je lui demande pardon ?')).toMatch(
      /«\s?J’ai crié sur toi ce matin, et je le regrette/u,
    ))
  test('another’s temper is not theirs', () =>
    expect(replyTo('mon mari s’énerve pour un rien', 'comment réagir quand il s’énerve pour rien ?')).not.toMatch(
      /premier signe, mâchoire/u,
    ))
})
