/** Texts of the companion outside of any topic. */

export const introduction =
  'Je suis un programme qui guide pas à pas. Je ne comprends pas tout ce que vous écrivez, mais je veille aux signes de danger.'

export const notAPerson = 'Non, je ne suis pas une personne : je suis un programme.'

/** Used in rotation: they acknowledge the message without claiming to understand it. */
export const acknowledgements: readonly string[] = [
  'Merci de l’avoir écrit.',
  'Je vous lis.',
  'Merci de me le confier.',
  'Merci de mettre des mots dessus.',
]

export const askForTopic = 'De quoi s’agit-il surtout ?'
/**
 * For somebody who writes on without choosing a topic. No questions: what was said already cannot be known, and asking for
 * it again sounds deaf.
 */
export const invitations: readonly string[] = [
  'Continuez avec vos mots si vous voulez, je lis tout. Ou touchez un sujet : je guide alors, question par question.',
  'Vous pouvez en dire plus, à votre façon. Je ne sais pas conseiller sur tout, mais je peux guider sur un sujet, ou proposer de souffler.',
]
/** For « bof », « ok », « je sais pas ». */
export const easyStarts: readonly string[] = [
  'Pas besoin de savoir par où commencer, ni de trouver les mots. Le moral, le sommeil, le stress : lequel est le plus proche, en ce moment ?',
  'Cela peut rester flou. Un sujet, un moment pour souffler, ou quelques mots de plus : tout est permis.',
  'Je suis là. Touchez une proposition quand vous voulez, ou revenez plus tard : rien ne presse.',
]
export const unknownQuestion =
  'Je n’ai pas de réponse sûre à cette question. Les questions fréquentes ou l’équipe en ont peut-être une. Et pour ce que vous vivez, continuez, je lis tout.'
/** To a question asked within a topic, before its next step. */
export const noReadyAnswer = 'Je n’ai pas de réponse toute faite à votre question.'
/** The question is about what they live through. */
export const noAdvice =
  'Je n’ai pas de réponse toute faite, et je ne veux pas en inventer. Je peux vous guider pas à pas : touchez le sujet le plus proche.'
/** After the invitations: they write on, choose a topic, or see a person. */
export const goOnAsYouLike =
  'Vous pouvez continuer d’écrire, choisir un sujet pour que je guide, ou le dire à une personne formée, qui vous écoutera mieux que moi.'
export const whichTopic = 'Voici les douze sujets que je connais. Lequel est le plus proche ?'
export const whichExercise = 'Quelques minutes pour vous. Qu’est-ce qui vous tente ?'
export const resumed = 'Reprenons.'
export const ending =
  'D’accord, on s’arrête là. Vous pouvez revenir quand vous voulez, ou choisir autre chose maintenant.'

/** After the gentle question: a goodbye may be no answer to it. */
export const endingAfterCheck =
  'D’accord, on s’arrête là. Si un danger est là, pour vous ou pour quelqu’un, ou l’envie de ne plus être là : le 3114, le 15 ou le 112, à toute heure. Vous pouvez revenir quand vous voulez.'

/** After a danger was said: the lines come again before leaving. */
export const endingInDanger = (numbers: string): string =>
  `D’accord, on s’arrête là pour l’instant. L${numbers.slice(1)} restent là, à toute heure, et cette conversation aussi.`

/** Instead of what is paid for. */
export const personNow = (numbers: string): string => `Une personne vous répond maintenant : ${numbers}.`

export const apology = 'Pardon, je me suis inquiété à tort.'
export const corrected = (said: string): string => `Vous écriviez : « ${said} »`
