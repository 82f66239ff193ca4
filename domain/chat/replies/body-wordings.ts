import { ILL_BABY, POISONED_CHILD } from '../child-body-in-danger.ts'
import {
  CHILD_BODY,
  DRINK_AND_TABLETS,
  FALLEN_CHILD,
  FALLEN_ELDER,
  SHAKEN_BABY,
  SIDE_THAT_FAILS,
  THEIR_BODY,
} from '../detector/rules/bodies-in-danger.ts'
import type { dangerWordings } from './danger-wordings.ts'

/** What is said for a body in danger, by the rule that read it: {personne} and {il} stand for whose it is. */
export const wordingsOfBody: Readonly<
  Record<string, Pick<typeof dangerWordings.medical, 'heard' | 'lines' | 'step'> | undefined>
> = {
  [ILL_BABY]: {
    heard: [
      'Chez un bébé, ces signes n’attendent pas : un médecin doit vous répondre tout de suite.',
      'Un tout-petit avec ces signes doit avoir un avis médical sans attendre.',
    ],
    lines: ['Appelez le 15 ou le 112 maintenant.', 'Le 15 ou le 112, tout de suite, de jour comme de nuit.'],
    step: [
      'Dites son âge, sa température, ce qui a été bu et comment votre bébé réagit. Pas de médicament sans leur avis.',
      'Gardez votre bébé près de vous, restez en ligne, et ne donnez aucun médicament sans leur avis.',
    ],
  },
  [POISONED_CHILD]: {
    heard: [
      'Le 15 vous met en lien avec le centre antipoison, même si tout semble aller bien.',
      'N’attendez pas de signe : c’est au 15, avec le centre antipoison, de dire quoi faire.',
    ],
    lines: ['Appelez le 15 ou le 112 maintenant.', 'Le 15 ou le 112, tout de suite.'],
    step: [
      'Ne faites pas vomir, ne donnez rien à boire, et gardez l’emballage : dites ce qui a été avalé, combien, à quelle heure et comment c’est arrivé.',
      'Restez à côté, l’emballage en main : ils demanderont le nom, la quantité et l’heure. Ni à boire ni à manger sans leur avis.',
    ],
  },
  [CHILD_BODY]: {
    heard: [
      'Chez un enfant, ces signes ne doivent pas attendre.',
      'Ce que vous voyez est pour un médecin, tout de suite.',
      'C’est une urgence médicale, et vous avez raison de vous inquiéter.',
    ],
    lines: [
      'Appelez le 15 ou le 112 maintenant, en haut-parleur.',
      'Le 15 ou le 112, tout de suite.',
      'C’est le 15 ou le 112, maintenant : mettez le haut-parleur.',
    ],
    step: [
      'Dites l’âge, ce qui est arrivé, les signes et l’heure. Restez à côté, regardez la respiration ; rien à boire, rien dans la bouche.',
      'Si {il} respire sans se réveiller, le 15 vous guide pour l’installer sur le côté ; si la respiration s’arrête, dites-le-leur aussitôt.',
      'Ne quittez pas votre enfant des yeux, et suivez ce qu’ils disent, geste par geste.',
    ],
  },
  [FALLEN_CHILD]: {
    heard: [
      'Après une chute, un médecin peut vous dire au téléphone s’il faut montrer votre enfant.',
      'Une chute chez un petit mérite un avis, même quand tout paraît aller.',
    ],
    lines: [
      'Appelez le 15 : on peut y demander conseil, à toute heure.',
      'Le plus sûr est d’appeler le 15 : on y conseille aussi, jour et nuit.',
    ],
    step: [
      'Vomissements, somnolence, pleurs qui ne cessent pas, comportement inhabituel, perte de connaissance : dites-le-leur d’emblée, ou au 112.',
      'Dites l’âge, la hauteur et où cela a cogné. Au premier vomissement, ou si votre enfant somnole ou n’est pas comme d’habitude : le 15 ou le 112 sans attendre.',
    ],
  },
  [SHAKEN_BABY]: {
    heard: [
      'Le dire compte. Un bébé qui a été secoué doit être vu par un médecin tout de suite, même si tout paraît aller.',
      'Même une fois, même si tout semble aller : c’est un médecin qui doit regarder ce bébé, sans attendre.',
    ],
    lines: ['Appelez le 15 ou le 112 maintenant.', 'Le 15 ou le 112, tout de suite.'],
    step: [
      'Dites-leur simplement qu’il y a eu une secousse, et quand : c’est ce qui permet de bien soigner. Ensuite, le 119 écoute aussi les parents, jour et nuit.',
      'Posez le bébé sur le dos, dans son lit, en restant à côté jusqu’à l’avis du 15. Le 119 est là ensuite, pour les parents aussi.',
    ],
  },
  [THEIR_BODY]: {
    heard: [
      'C’est une urgence vitale, et vous pouvez agir.',
      'Ces signes ne peuvent pas attendre.',
      'Rien d’autre ne compte dans la minute.',
    ],
    lines: [
      'Appelez le 15 ou le 112 maintenant, en haut-parleur.',
      'Le 15 ou le 112, tout de suite, le téléphone en haut-parleur.',
      'C’est le 15 ou le 112, maintenant.',
    ],
    step: [
      'Regardez si la poitrine se soulève. Si {il} respire : sur le côté. Sinon, dites-le au 15 : ils vous guident geste par geste.',
      'Dites-leur les signes mot pour mot, et ce qui a été pris ou bu. Si {il} respire, sur le côté, sans quitter des yeux sa respiration.',
      'Sur le côté si {il} respire, rien à boire, et ne laissez pas {personne}, même une minute. Si la respiration s’arrête, dites-le au 15 : ils vous guident.',
    ],
  },
  [FALLEN_ELDER]: {
    heard: [
      'Après une chute qui fait mal, un avis médical vaut la peine, même si {personne} parle et semble bien.',
      'Une chute peut cacher une fracture ou un choc : un médecin vous dira au téléphone ce qu’il faut faire.',
    ],
    lines: [
      'Appelez le 15 : on y conseille aussi, à toute heure.',
      'Le plus sûr est d’appeler le 15, jour et nuit, même pour un avis.',
    ],
    step: [
      'Sans faire lever {personne} avant leur avis. Dites l’âge, où cela fait mal, si la tête a cogné, et les traitements en cours.',
      'Confusion, vomissement, somnolence ou douleur qui empêche de bouger : dites-le d’emblée, ou au 112.',
    ],
  },
  [SIDE_THAT_FAILS]: {
    heard: [
      'Un côté, une bouche ou des mots qui lâchent d’un coup : chaque minute compte, même si cela passe.',
      'Ces signes ne doivent pas attendre, même s’ils s’en vont.',
    ],
    lines: ['Appelez le 15 ou le 112 maintenant, en haut-parleur.', 'Le 15 ou le 112, tout de suite.'],
    step: [
      'Dites l’heure du début. D’ici leur arrivée, rien à boire, rien à manger, aucun médicament, et sans faire marcher {personne}.',
      'Restez à côté de {lui}, notez l’heure du début, et ne donnez rien par la bouche, pas même une aspirine.',
    ],
  },
  [DRINK_AND_TABLETS]: {
    heard: [
      'Alcool et médicaments ensemble, c’est au médecin du 15 de dire quoi faire, même si {personne} semble seulement dormir.',
      'Ce mélange peut s’aggraver pendant le sommeil : il faut un avis maintenant.',
    ],
    lines: ['Appelez le 15 ou le 112 maintenant.', 'Le 15 ou le 112, tout de suite.'],
    step: [
      'Dites ce qui a été pris, combien, et à quelle heure. Restez à côté, essayez de réveiller {personne}, et regardez la respiration.',
      'Ne laissez pas {personne} dormir sans surveillance ; si {il} respire et ne se réveille pas, sur le côté, et dites-le au 15.',
    ],
  },
}
