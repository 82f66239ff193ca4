import { expect, test } from 'vitest'
import { detectRisk } from './detect-risk.ts'

const WILLS = [
  'je veux',
  'j’ai envie de',
  'je vais',
  'je pense à',
  'je compte',
  'je voudrais',
  'j’ai décidé de',
  'je songe à',
  'je suis sur le point de',
]
const ACTS = [
  'mourir',
  'me tuer',
  'me suicider',
  'en finir',
  'en finir avec la vie',
  'en finir avec cette vie',
  'en finir avec tout ça',
  'mettre fin à mes jours',
  'mettre un terme à ma vie',
  'me pendre',
  'me jeter sous un train',
  'me jeter du pont',
  'sauter du toit',
  'sauter par la fenêtre',
  'avaler tous mes médicaments',
  'prendre toute la boîte',
  'me tirer une balle',
  'disparaître pour toujours',
  'partir pour de bon',
  'me foutre en l’air',
  'me noyer',
  'm’ouvrir les veines',
  'me supprimer',
  'crever',
  'quitter ce monde',
  'me donner la mort',
  'me laisser mourir',
]
const ENDS = ['', ' ce soir', ' depuis des mois', ', je n’en peux plus', ' et personne ne le sait']

/** Each excuser was written for something harmless: none may reach these. */
test.each(ACTS)('« %s », wanted in plain words, is a crisis whatever stands beside it', (act) => {
  const said = WILLS.flatMap((will) => ENDS.map((end) => `${will} ${act}${end}`.replace(/ de (?=[aeo])/u, ' d’')))
  expect(said.filter((message) => detectRisk(message).level !== 'crise')).toEqual([])
})

const PARTNERS = ['mon mari', 'mon copain', 'mon conjoint', 'ma femme', 'ma copine', 'mon ex', 'mon mec']
const BLOWS = [
  'me frappe',
  'me bat',
  'me tape',
  'm’étrangle',
  'm’a frappée',
  'm’a giflée',
  'm’a mis une gifle',
  'm’a donné un coup de poing',
  'm’a serré le cou',
  'm’a tiré les cheveux',
  'm’a cassé le bras',
]
const BESIDE = [
  '',
  ' hier soir',
  ' quand il a bu',
  ' devant les enfants',
  ', je ne sais plus quoi faire',
  ' mais il s’excuse',
]

test.each(BLOWS)('« %s », said of a partner in plain words, is a danger whatever stands beside it', (blow) => {
  const said = PARTNERS.flatMap((partner) => BESIDE.map((words) => `${partner} ${blow}${words}`))
  expect(said.filter((message) => detectRisk(message).level !== 'danger')).toEqual([])
})

test.each([
  'mon père ne respire plus',
  'ma femme a perdu connaissance',
  'il fait un arrêt cardiaque',
  'il s’est ouvert la jambe, ça saigne énormément',
  'mon bébé est tout bleu',
  'ma fille a avalé de la javel',
])('« %s » is a body in danger, whatever is asked with it', (told) => {
  for (const words of ['', ', je fais quoi', ' aidez-moi'])
    expect(detectRisk(`${told}${words}`)).toMatchObject({ level: 'danger', situation: 'medical' })
})

test.each([
  'mon mec m’a donné un coup de main',
  'mon copain me tape sur les nerfs',
  'ma femme m’a battu au scrabble',
  'ma copine m’a poussé à démissionner',
  'mon père est mort d’un arrêt cardiaque',
  'mon fils saigne beaucoup du nez',
])('« %s » is none of these', (message) => expect(detectRisk(message)).toMatchObject({ level: 'none' }))

const OTHERS = ['mon fils', 'ma fille', 'mon ami', 'ma mère', 'mon mari', 'ma sœur', 'un collègue', 'mon meilleur pote']
const THEIR_ACTS = [
  'veut mourir',
  'veut se suicider',
  'a des idées suicidaires',
  'a avalé tous ses médicaments',
  's’est ouvert les veines',
  'a écrit une lettre d’adieu',
  'menace de se jeter par la fenêtre',
  'se scarifie',
  'm’a envoyé un message d’adieu',
]
const FEARS = ['', ', je fais quoi ?', ' et je suis loin', ', je ne sais pas si c’est sérieux', ', ça me fait peur']

test.each(THEIR_ACTS)('« %s », said of somebody else in plain words, is answered with the line', (act) => {
  const said = OTHERS.flatMap((other) => FEARS.map((fear) => `${other} ${act}${fear}`))
  expect(said.filter((message) => !['vigilance', 'crise'].includes(detectRisk(message).level))).toEqual([])
})
