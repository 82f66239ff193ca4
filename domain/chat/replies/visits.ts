import type { FollowUp } from './follow-up.ts'

const MAY_I =
  "(je peux|puis je|est ce que je peux|j'ai le droit|ai je le droit|on peut|peut on|pourrais je|je pourrais|je pourrai|possible de|dois je|je dois|faut il que je)"

/** « Est-ce que je peux aller le voir ? », of somebody who is cared for now. */
export const asksToVisit: readonly string[] = [
  `${MAY_I} [*] [*] (aller|passer|venir|retourner) [*] (le|la|les|l) (voir|visiter|retrouver|rejoindre)`,
  `${MAY_I} [*] (le|la|les|l) (voir|revoir|visiter|rejoindre|appeler)`,
  `(quand|à quelle heure) ... (le|la|les|l) (voir|revoir|visiter|rejoindre)`,
  `(je|on) (vais|va|peux|peut) [y] [aller] (le|la|les|l) (voir|rejoindre) [*] (ou pas|ou non|quand|cette nuit|ce soir|demain|$)`,
  '(visite*|droit de visite) & ! (médicale|domicile)',
]
export const visitAnswers: readonly string[] = [
  'Souvent oui, et appelez le service avant : cela dépend de son état, de son accord et des heures de visite. Une présence tranquille suffit, sans questions.',
  'C’est l’hôpital qui vous le dira : donnez son nom à l’accueil, et demandez quand une visite est possible. S’il faut attendre, un mot laissé pour {lui} compte aussi.',
]

/** Said where somebody is being cared for. */
export const IN_CARE =
  '(hôpital|hosto|urgences|hospitalisé*|clinique|réa|réanimation|chu|emmènent|emmène|emmené*|ambulance|pris* en charge|prennent en charge|soins)'

export const followUpsOfVisits: readonly FollowUp[] = [
  {
    id: 'monter-avec',
    isQuiet: true,
    patterns: [
      '(monter|partir|aller|venir|accompagner|suivre) [*] [*] [*] (camion|ambulance|avec (elle|lui|eux|les pompiers|le samu)) & (peux|peut|puis|dois|droit|faut|je)',
    ],
    answers: [
      'Demandez-le-leur tout de suite : selon la place et l’urgence, ils disent oui, ou le nom de l’hôpital où les rejoindre. Ne les suivez pas à leur vitesse ; faites-vous conduire si vous tremblez.',
    ],
  },
  { id: 'aller-le-voir', isQuiet: true, patterns: asksToVisit, answers: visitAnswers },
]
