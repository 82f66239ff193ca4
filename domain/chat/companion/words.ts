/** Texts of the companion outside of any topic. */

export const introduction =
  'Je suis un programme qui guide pas à pas. Je ne comprends pas tout ce que vous écrivez, mais je veille aux signes de danger.'

/** Used in rotation: they acknowledge the message without claiming to understand it. */
export const acknowledgements: readonly string[] = [
  'Merci de l’avoir écrit.',
  'C’est noté, avec vos mots.',
  'Merci de continuer.',
  'Je garde ce que vous venez d’écrire.',
]

export const askForTopic = 'De quoi s’agit-il surtout ?'
/** Used in rotation for somebody who writes on without choosing: repeating the same question would sound deaf. */
export const askForTopicAgain: readonly string[] = [
  'Vous pouvez continuer d’écrire, ou toucher le sujet le plus proche pour que je vous guide.',
  'Si aucun sujet ne convient, « Autre chose » vous laisse raconter à votre façon, avec quelques questions.',
]
export const whichTopic = 'Voici les douze sujets que je connais. Lequel est le plus proche ?'
export const whichExercise = 'Quelques minutes pour vous. Qu’est-ce qui vous tente ?'
export const resumed = 'Reprenons.'
export const ending =
  'D’accord, on s’arrête là. Vous pouvez revenir quand vous voulez, ou choisir autre chose maintenant.'

export const apology = 'Pardon, je me suis inquiété à tort.'
export const corrected = (said: string): string => `Vous écriviez : « ${said} »`
