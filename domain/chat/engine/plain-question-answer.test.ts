import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'

const replyTo = (...messages: readonly string[]) => wholeTalk(messages).at(-1)?.reply ?? ''
const AT_WORK = [
  'Je suis aide-soignante en EHPAD, on est deux pour trente résidents.',
  'Hier une résidente a pleuré parce que je n’avais pas le temps.',
]

describe('what somebody asks of themselves in a few words is answered by common sense', () => {
  test.each([
    [AT_WORK, 'Est-ce que je suis devenue maltraitante ?', /bras manquent/u],
    [AT_WORK, 'Vous ne m’écoutez pas. Je vous demande : est-ce que je suis devenue maltraitante ?', /bras manquent/u],
    [['J’ai placé ma mère en EHPAD le mois dernier.'], 'je suis une mauvaise fille ?', /^Non\. Confier/u],
    [['J’ai hurlé sur mon fils de 4 ans ce matin.'], 'je suis un monstre ?', /revienne vers lui/u],
    [
      ['Ma copine veut un enfant et moi pas encore.'],
      'Je pourrais lui écrire une lettre, c’est lâche ?',
      /^Non\. Écrire/u,
    ],
    [
      ['je viens d’arriver à Lyon et je connais personne'],
      'c’est la timidité quoi. vous pensez que ça passe avec le temps ?',
      /^Elle diminue/u,
    ],
    [
      ['Je me suis fâchée avec ma sœur il y a trois ans.'],
      'est-ce qu’il est trop tard pour la rappeler ?',
      /^Rarement/u,
    ],
    [
      ['Ma copine m’a dit qu’elle avait besoin d’espace.'],
      'je lui écris ou je la laisse respirer ?',
      /^Un seul message/u,
    ],
    [
      ['Mon mari est mort il y a deux ans et j’ai rencontré quelqu’un.'],
      'est-ce que je le trahis ?',
      /n’efface personne/u,
    ],
    [['le chef m’a sorti devant l’équipe que je traîne'], 'je laisse couler ou j’en parle ?', /^Plutôt en parler/u],
    [['J’ai quitté mon poste pour m’occuper de mes enfants.'], 'j’ai eu raison ?', /ce jour-là/u],
    [['Mon ex m’a dit que j’étais trop.'], 'c’est vrai, qu’on peut être trop sensible ?', /^Sentir fort/u],
    [['Ma sœur profite de moi.'], 'vous croyez que je suis trop gentille ?', /^La gentillesse/u],
    [['Je fais des crises de panique.'], 'est-ce que je vais tomber dans les pommes, oui ou non ?', /rare|trompe/u],
  ])('%s %s', (before, question, answer) => expect(replyTo(...before, question)).toMatch(answer))
})

test('what was written for exactly that comes before what holds for everybody', () =>
  expect(
    replyTo(
      'Le véto dit qu’il faut songer à endormir mon chien.',
      'Est-ce que je suis égoïste de vouloir le garder encore ?',
    ),
  ).toMatch(/attachement/u))

describe('and the same words, asked of something else, are not', () => {
  test.each([
    [['Mon chat n’est pas revenu depuis lundi.'], 'Qu’est-ce que je peux faire pour lui ?', /je reviendrais/u],
    [['Mon père est mort en mars.'], 'vous croyez que mon copain me trompe ?', /n’efface personne/u],
    [['Je suis en colère contre mon frère.'], 'j’ai raison d’être en colère ?', /ce jour-là/u],
    [['J’ai giflé mon fils hier soir.'], 'je suis un monstre ?', /Crier un matin/u],
    [['Mon chef me rabaisse.'], 'c’est du harcèlement ou si je suis trop sensible ?', /^Sentir fort/u],
    [['Le train est en retard.'], 'il passe à quelle heure ?', /^Elle (?:diminue|baisse)/u],
  ])('%s %s', (before, question, wrong) => expect(replyTo(...before, question)).not.toMatch(wrong))
})
