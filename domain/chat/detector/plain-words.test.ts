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

const CHILDREN = ['mon bébé', 'ma fille de 2 ans', 'mon fils', 'mon petit de 18 mois', 'mon bb', 'ma nièce de 4 ans']
const CHILD_SIGNS = [
  'convulse',
  'est tout mou et ne réagit plus',
  'est toute bleue',
  'ne se réveille plus',
  'se reveille pas quand je lui parle',
  'respire mal',
  'a du mal à respirer',
  's’étouffe avec un morceau de pomme',
  's’est brûlé avec de l’eau bouillante',
  'est tombé sur la tête et vomit',
  'est tombée dans les escaliers et elle veut que dormir',
  's’est cogné la tête, il est tout bizarre et somnolent',
  'a vomi deux fois et ne se réveille plus',
  'est inconscient',
]
const AROUND = ['', ', je fais quoi', ' aidez-moi', ', je suis seule', ' jfé koi', ', on était au parc']

test.each(CHILD_SIGNS)('a child who « %s » is a body in danger, and neither beaten nor suicidal', (sign) => {
  const said = CHILDREN.flatMap((child) => AROUND.map((words) => `${child} ${sign}${words}`))
  expect(said.filter((message) => detectRisk(message).situation !== 'medical')).toEqual([])
  expect(said.filter((message) => detectRisk(message).level !== 'danger')).toEqual([])
})

test.each([
  'ma fille de 2 ans est tombée de la table à langer tout à l’heure',
  'mon bébé est tombé du lit',
  'mon bebe de 8 mois vient de tomber de mes bras',
  'mon fils de 3 ans est tombé dans les escaliers',
  'mon fils de 3 ans est tombé la tête la première',
  'ma fille a fait une crise, elle tremblait de partout, c’est fini mais elle est toute molle',
  'J’ai secoué mon bébé ce matin. Une fois, pas fort.',
  'mon mari a secoué le bébé hier soir',
  'la nounou a secoué ma fille de 5 mois',
  'jai craqué jai secoué mon bb',
])('« %s » is for a doctor first', (message) =>
  expect(detectRisk(message)).toMatchObject({ level: 'danger', situation: 'medical' }),
)

const GROWN_UPS = ['mon copain', 'ma mère', 'mon coloc', 'mon père', 'ma meilleure amie', 'mon frère']
const THEIR_SIGNS = [
  'dort et j’arrive pas à le réveiller',
  'ne bouge plus, impossible de la réveiller',
  'respire bizarrement',
  'respire très mal',
  'a les lèvres bleues',
  'devient bleu sur les lèvres',
  'a du mal à respirer',
  'est inconscient par terre',
  'vient de faire un malaise, il répond plus',
  's’est écroulé d’un coup et ne répond pas',
  'a trop bu, il vomit et il se réveille pas',
]

test.each(THEIR_SIGNS)('somebody who « %s » is a body in danger', (sign) => {
  const said = GROWN_UPS.flatMap((other) => AROUND.map((words) => `${other} ${sign}${words}`))
  expect(said.filter((message) => detectRisk(message).situation !== 'medical')).toEqual([])
})

test.each([
  'il a vomi hier et va bien',
  'mon fils a vomi hier mais il va bien maintenant',
  'elle dort enfin',
  'mon bébé ne se réveille plus la nuit, je revis',
  'mon fils est tombé amoureux',
  'ma fille est tombée malade',
  'ma fille est tombée enceinte à 19 ans',
  'mon fils est tombé de vélo la semaine dernière, plus de peur que de mal',
  'mon ado se réveille pas le matin, je n’arrive pas à le réveiller pour le lycée',
  'mon fils est mou en ce moment, il ne fait rien',
  'la naissance de mon bébé m’a secouée',
  'ma fille s’étouffe sous les devoirs',
  'mon mari ronfle bizarrement et je ne dors plus',
  'ma mère s’est effondrée en larmes au téléphone',
  'mon père a fait un malaise il y a deux ans et je repense à ça',
  'mon copain est inconscient des efforts que je fais',
  'mon mari a arrêté de boire et prend des médicaments pour ça',
])('« %s » is no body in danger', (message) => expect(detectRisk(message)).toMatchObject({ level: 'none' }))

test.each([
  'j’avais bu, je me suis réveillée dans un lit et il était sur moi',
  'je me suis réveillée et il était en train de me toucher',
])('« %s » is a violence, and no faint', (message) =>
  expect(detectRisk(message)).toMatchObject({ level: 'danger', situation: 'sexual-violence' }),
)
