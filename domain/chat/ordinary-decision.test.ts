import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

test('« je vais le faire ce soir » is of what was asked, by who asked whether to ask pardon', () => {
  expect(
    levelAfter(
      'j’ai giflé mon fils hier',
      'j’ai honte. est-ce que je dois demander pardon à mon fils ?',
      'merci. je vais le faire ce soir.',
    ),
  ).toBe('danger')
})

test('and of death, where death was spoken of', () => {
  expect(levelAfter('je veux mourir', 'ça fait mal ?', 'je vais le faire ce soir')).toBe('crise')
  expect(levelAfter('plus rien n’a de sens, je ne sers à rien', 'je vais le faire ce soir')).toBe('crise')
})

describe('what is decided for two, in one night, is no house, no home and no operation', () => {
  const beforeAnOperation = [
    'Ma femme a la maladie de Parkinson, je fais tout, la toilette, les repas.',
    'Le docteur dit qu’il faut m’opérer du cœur. Si je pars avant elle, on la mettra n’importe où.',
  ]
  const beforeAHome = ['on doit décider si maman entre en maison de retraite ou pas, c’est très dur']
  test.each([
    [
      ...beforeAnOperation,
      'Alors j’ai décidé que nous partirions ensemble, tous les deux, la même nuit. J’ai ce qu’il faut dans l’armoire. Elle ne s’apercevra de rien.',
    ],
    [...beforeAHome, 'j’ai décidé, on s’en ira toutes les deux, j’ai ce qu’il nous faut'],
    [...beforeAHome, 'c’est décidé. je ne la laisserai pas derrière, elle ne sentira rien'],
  ])('%s', (...messages) => expect(levelAfter(...messages)).toBe('crise'))
  test.each([
    [...beforeAHome, 'j’ai pris ma décision, tout est prêt, elle entre lundi'],
    ['mon chien est très malade, le véto parle de l’endormir', 'je vais le faire. il ne sentira rien, c’est décidé'],
    ['on déménage à la campagne, j’hésite encore', 'c’est décidé, on part ensemble tous les trois au printemps'],
    [
      'je veux démissionner, mon chef me pourrit la vie',
      'ma décision est prise, je vais le faire, ma lettre est prête',
    ],
  ])('while %s is ordinary', (...messages) => expect(levelAfter(...messages)).toBe('none'))
})
