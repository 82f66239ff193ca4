import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

describe('what others fear and is denied is not said of oneself', () => {
  test.each([
    'Ma femme elle est inquiète elle m’a demandé si j’allais faire une connerie. Non. Je ne pense pas du tout au suicide, je suis en colère c’est tout, j’ai deux mômes et une baraque à finir',
    'le médecin m’a demandé si j’avais des idées noires, j’ai dit non et c’est vrai',
    'La psy m’a demandé si j’avais envie de mourir. J’ai répondu non, et c’est la vérité.',
    'mon mari m’a demandé si je voulais en finir, je lui ai dit que non, jamais, je suis juste fatiguée',
    'L’infirmière m’a demandé si j’avais des pensées suicidaires. Absolument pas.',
    'Mon psy me demande à chaque fois si j’ai des idées noires. Non, jamais.',
    'ma mère a peur que je fasse une bêtise mais non, je n’y pense pas du tout',
    'mon mari m’a demandé si je voulais le quitter, j’ai dit non mais c’était faux',
  ])('%s', (message) => expect(levelAfter(message)).toBe('none'))
})

describe('a no that was none', () => {
  test.each([
    ['le médecin m’a demandé si j’avais des idées noires, j’ai dit non mais c’était faux'],
    ['Ma femme m’a demandé si j’allais faire une connerie. J’ai dit non. J’ai menti.'],
    ['Ma femme m’a demandé si j’allais faire une connerie. Non. Mais j’y pense.'],
    ['la psy m’a demandé si j’avais envie de mourir, j’ai dit non mais en vrai oui'],
    ['Le médecin m’a demandé si je pensais au suicide', 'j’ai dit non mais j’ai menti'],
    ['ma mère a peur que je fasse une bêtise et elle a raison'],
    ['J’ai dit à ma femme que non, que je ne ferais pas de connerie. C’était faux.'],
    ['mon psy m’a demandé si j’avais des idées noires, non, mais je veux mourir'],
  ])('%s', (...messages) => expect(levelAfter(...messages)).toBe('crise'))

  test.each([
    'Ma femme m’a demandé si j’allais faire une connerie. J’ai pas su quoi répondre.',
    'Ma femme m’a demandé si je pensais au suicide. J’ai dit non pour la rassurer.',
  ])('%s', (message) => expect(levelAfter(message)).not.toBe('none'))
})
