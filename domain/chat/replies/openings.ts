import type { Situation } from '../risk.ts'

/** What is answered first, in the words of the situation: named no further than the person named it. */
export const openings: Partial<Record<Situation, readonly string[]>> = {
  attempt: ['Il est encore temps.', 'Rien n’est trop tard à cet instant.', 'On peut encore vous aider.'],
  plan: [
    'Ce que vous décrivez rend ce moment dangereux.',
    'Merci de le dire. Une seule chose compte maintenant : vous mettre en sécurité.',
    'Merci de le dire. Restons d’abord sur votre sécurité.',
  ],
  farewell: [
    'Ces mots ressemblent à un adieu, et je les prends au sérieux.',
    'J’entends un adieu dans ce que vous écrivez.',
    'Avant tout départ, parlons de ce qui fait si mal.',
  ],
  veiled: [
    'Derrière ces mots, il y a peut-être l’idée de mourir, et je préfère le demander.',
    'Ce que vous écrivez m’amène à poser une question franche.',
    'Je prends ces mots au sérieux.',
  ],
  'method-question': [
    'Je ne donnerai pas d’information sur les moyens de mourir, quel que soit le cadre. Ce qui compte ici, c’est vous.',
    'À cette question-là, je réponds par la sécurité, jamais par une méthode.',
    'Je ne décrirai pas cela, même pour une histoire. C’est de vous que je veux parler.',
  ],
  voices: [
    'Entendre des ordres pareils doit être épuisant. Rien ne vous oblige à leur obéir.',
    'Ces ordres ne sont pas les vôtres, et vous avez bien fait d’en parler.',
    'Quand une voix pousse à se faire du mal, il faut quelqu’un à côté de soi, vite.',
  ],
  'self-injury': [
    'Merci de le dire, ce n’est pas facile. Je ne vous juge pas.',
    'Derrière l’envie de se faire du mal, il y a une douleur qui mérite des soins.',
    'Vous avez bien fait d’en parler, et je ne vous juge pas.',
  ],
  'other-imminent': [
    'Vous faites ce qu’il faut en demandant de l’aide pour {lui}.',
    'Ce que vous décrivez est une urgence.',
    'Les secours savent intervenir dans ce cas.',
  ],
  burden: [
    'Se sentir de trop, invisible, ou un poids pour les siens, est très lourd, et je préfère poser la question.',
  ],
  relapse: [
    'Vous reconnaissez des signes que vous avez déjà connus : c’est précieux de les voir tôt.',
    'Sentir que cela revient fait peur, et le dire maintenant est une bonne chose.',
  ],
  bereaved: ['Perdre ou craindre de perdre quelqu’un ainsi bouleverse tout.', 'Ce que vous portez là est très lourd.'],
  'other-worry': [
    'Vous avez raison de ne pas laisser passer cela.',
    'Ce que vous dites de {personne} mérite qu’on s’en occupe.',
    'Votre inquiétude est fondée, et vous faites bien d’en parler.',
  ],
  bullied: [
    'Le harcèlement use jour après jour, et ce n’est jamais la faute de qui le subit.',
    'Personne n’a à supporter cela pour aller en cours, et vous avez bien fait de le dire.',
  ],
  substance: [
    'En parler, sans vous juger, est déjà un pas.',
    'Il n’y a pas de honte à le dire ici.',
    'Cela se soigne, avec quelqu’un, à votre rythme.',
  ],
  eating: [
    'Le rapport à la nourriture peut devenir une souffrance de chaque heure.',
    'Ce n’est ni un caprice ni un manque de volonté.',
    'Vous méritez des soins, avec douceur.',
  ],
  unclear: [
    'Je préfère vous le demander plutôt que de passer à côté.',
    'Je voudrais être sûr de bien vous lire.',
    'Votre message me fait poser une question simple.',
  ],
}

/** Said of what is heavy, whatever it is: no name is put on it. */
export const heavyOpenings: readonly string[] = [
  'Ce que vous écrivez là est lourd, et vous avez bien fait de l’écrire.',
  'Je lis bien ce que vous écrivez, et je ne passe pas dessus.',
  'C’est beaucoup à porter.',
  'Je prends ces mots au sérieux.',
]
