/** Texts of the companion outside of any topic. */

export const introduction =
  'Je suis un programme qui guide pas à pas. Je ne comprends pas tout ce que vous écrivez, mais je veille aux signes de danger.'

/** Used in rotation: they acknowledge the message without claiming to understand it. */
export const acknowledgements: readonly string[] = [
  'Merci de l’avoir écrit.',
  'Je vous lis.',
  'Merci de me le confier.',
  'Merci de mettre des mots dessus.',
]

export const askForTopic = 'De quoi s’agit-il surtout ?'
/** Used in rotation for somebody who writes on without choosing a topic: repeating the same question would sound deaf. */
export const openQuestions: readonly { says: string; answered?: RegExp }[] = [
  { says: 'Qu’est-ce qui est le plus dur, là-dedans ?' },
  { says: 'Depuis quand est-ce ainsi ?', answered: / (?:depuis|il y a|ca fait|cela fait) / },
  { says: 'Dans des moments pareils, qu’est-ce qui vous a déjà aidé, même un peu ?' },
  {
    says: 'Y a-t-il quelqu’un à qui vous pourriez en parler ?',
    answered: / (?:ma|mon) (?:soeur|frere|mere|pere|amie?|copine|copain|cousine?|collegue) /,
  },
]
/** After the open questions: they write on, choose a topic, or see a person. */
export const goOnAsYouLike =
  'Vous pouvez continuer d’écrire, choisir un sujet pour que je guide, ou le dire à une personne formée, qui vous écoutera mieux que moi.'
export const whichTopic = 'Voici les douze sujets que je connais. Lequel est le plus proche ?'
export const whichExercise = 'Quelques minutes pour vous. Qu’est-ce qui vous tente ?'
export const resumed = 'Reprenons.'
export const ending =
  'D’accord, on s’arrête là. Vous pouvez revenir quand vous voulez, ou choisir autre chose maintenant.'

/** After a danger was said: the lines come again before leaving. */
export const endingInDanger = (numbers: string): string =>
  `D’accord, on s’arrête là pour l’instant. ${numbers} restent là, à toute heure, et cette conversation aussi.`

export const apology = 'Pardon, je me suis inquiété à tort.'
export const corrected = (said: string): string => `Vous écriviez : « ${said} »`
