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
