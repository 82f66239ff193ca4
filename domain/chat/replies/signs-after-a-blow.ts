import type { FollowUp } from './follow-up.ts'

/** What a neck that was held, or a head that was hit, may show hours later. Said with « si »: nobody is told what they have. */
export const signesAprèsUnCoup: FollowUp = {
  id: 'signes-après-un-coup',
  patterns: [
    '(mal|difficile|peine|gêne|arrive pas) .. (avaler|avale|déglutir|respirer|respire|parler) & ! (pas mal|plus mal|parler de)',
    '(voix|gorge) .. (bizarre|rauque|cassée|changée|enrouée|partie|drôle|mal|gonfl*)',
    'mal .. (au cou|à la gorge|à la nuque|à la tête|au crâne|au ventre) & ! (plus|pas) mal',
    '(vertige*|vomis|vomi|vois (double|flou|trouble)|tête (qui|me) tourne|perdu connaissance|évanoui*|bourdonne*|saigne*|points rouges|trou de mémoire|confus*) & ! (il|elle) (vomi*|saigne*|a perdu)',
  ],
  answers: [
    'Si c’est venu après un coup ou une main au cou, cela n’attend pas : appelez le 15 maintenant, et dites ce qui s’est passé. Même si cela semble passer, c’est à eux d’en juger.',
    'Ces signes-là, après un coup à la tête ou une main au cou, sont pour le 15, tout de suite. Ne restez pas sans personne, et ne prenez pas le volant.',
  ],
}

/** « Je dois aller à l’hôpital ou ça va passer ? » */
export const asksWhetherToBeSeen: readonly string[] = [
  '(dois|faut|faudrait|vaut|peux|devrais|besoin) .. (hôpital|urgences|médecin|docteur|consulter|examiner|radio|soigner) & ! (dire|parler|raconter|plainte)',
  '(hôpital|urgences|médecin|docteur|consulter) .. ou .. (attends|attendre|passer|pas|non|demain)',
  '(ça|cela) va passer .. ou .. (hôpital|urgences|médecin|consulter)',
]
export const seenAnswers: readonly string[] = [
  'Oui, faites-vous examiner aujourd’hui, aux urgences ou chez un médecin. Une main au cou, un coup à la tête ou au ventre n’attendent pas : le 15 si le souffle, la voix, la vue ou la tête changent. Vous pouvez demander un certificat sans porter plainte.',
  'Oui, n’attendez pas de voir. Vous pouvez demander à être reçue ou reçu sans la personne qui vous accompagne, et que tout soit écrit.',
]
