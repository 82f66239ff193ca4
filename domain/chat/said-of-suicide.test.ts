import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const levelAfter = (...messages: string[]) => talk(messages).at(-1)?.level

describe('after an attempt or a ward, what comes back is a crisis', () => {
  test.each([
    [
      'Je suis sortie de l’hôpital il y a deux mois après une TS',
      'ça allait mieux mais les idées reviennent, surtout le soir',
    ],
    ['j’ai fait une tentative il y a deux ans', 'depuis deux semaines je pense à recommencer'],
    ['je suis sortie de psychiatrie en juin', 'les idées reviennent'],
    ['sortie de clinique en avril, ça allait', 'ça recommence comme avant'],
    ['j’ai été hospitalisé en psychiatrie l’an dernier', 'j’y repense'],
    ['j’ai fait une TS à 17 ans', 'je rechute'],
  ])('%s / %s', (...messages) => expect(levelAfter(...messages)).toBe('crise'))

  test('told in one message too', () => {
    expect(levelAfter('Jadis j’ai songé à en finir ; j’y songe de nouveau')).toBe('crise')
  })
})

describe('the same words without such a past', () => {
  test.each([
    ['je reprends le sport après mon opération', 'je pense à recommencer la course'],
    ['je dormais mal en hiver', 'les insomnies reviennent'],
    ['mon frère est parti au Canada', 'je pense à faire pareil'],
  ])('%s / %s', (...messages) => expect(levelAfter(...messages)).toBe('none'))
})

describe('after a suicide, to do the same is a crisis', () => {
  test.each([
    ['L’ami René s’est pendu en 2019, je le comprends maintenant. Je pense à faire pareil'],
    ['mon frère s’est suicidé, je pense à faire comme lui'],
    ['ma cousine a mis fin à ses jours, elle avait raison, je l’imiterai'],
    ['mon voisin s’est tiré une balle la semaine dernière', 'je crois que je vais faire la même chose'],
  ])('%s', (...messages) => expect(levelAfter(...messages)).toBe('crise'))

  test('to be afraid of it, or never to do it, is asked about and no more', () => {
    expect(levelAfter('mon frère s’est suicidé, jamais je ne ferai comme lui')).toBe('vigilance')
  })
})

describe('distress that was told gives these their meaning', () => {
  test.each([
    ['je suis épuisée, je me sens nulle comme mère', 'ils seraient tous mieux sans moi'],
    ['ma femme m’a quitté, j’en peux plus', 'il suffirait d’un geste'],
    ['une intervention qui passe pas. un gamin', 'je me dis qu’il suffirait d’une seconde. j’y pense depuis vendredi'],
    ['Je garde tous ses cachets dans le tiroir. On ne sait jamais.'],
    ['je veux appuyer sur le bouton off. Pas une pause. Et je sais comment faire.'],
  ])('%s', (...messages) => expect(levelAfter(...messages)).toBe('crise'))

  test.each([
    ['je suis épuisé par ce boulot', 'ils seraient mieux sans moi pour ce projet'],
    ['on s’est disputés, je suis triste', 'il suffirait d’un geste de sa part'],
    ['je suis épuisée', 'il suffirait d’un coup de main le mercredi'],
    ['les enfants sont souvent malades', 'je garde des médicaments contre la fièvre. On ne sait jamais.'],
    ['elle m’a quitté', 'elle m’a laissé ses clés sur la table et un mot'],
  ])('%s / %s', (...messages) => expect(levelAfter(...messages)).not.toBe('crise'))
})

test('a wish not to wake, once said, is no error of ours when nothing more is thought of', () => {
  const answers = talk([
    'j’aimerais juste m’endormir et pas me réveiller, mais je ferais rien',
    'nan j’ai jamais pensé à me faire du mal vraiment, je suis juste à bout',
  ])
  expect(answers.at(-1)?.level).toBe('vigilance')
  expect(answers.at(-1)?.reply).not.toMatch(/de travers|mal lu|mal compris/)
})
