import { ILL_BABY, POISONED_CHILD } from '../child-body-in-danger.ts'
import type { dangerWordings } from './danger-wordings.ts'

/** What is said for a child whose body is in danger, by the rule that read it. */
export const wordingsOfChild: Readonly<
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
}
