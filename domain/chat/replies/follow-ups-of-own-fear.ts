import type { FollowUp } from './follow-up.ts'
import { followUpsBeforeAGesture, followUpsOfTheShame } from './follow-ups-before-a-gesture.ts'
import { followUpsOfParentsWhoHit } from './follow-ups-of-parents-who-hit.ts'

/** Said of a blow that was given: nothing of it is lent to a parent who held theirs back. */
const ofABlow = new Set([
  'cacher-la-marque',
  'le-dire-à-l-autre-parent',
  'enfant-blessé',
  's-excuser',
  'l-école-va-voir',
  'enfant-qui-a-peur-de-moi',
])

/** What parents say and ask who are afraid of hitting their child, and have not. */
export const followUpsOfOwnFear: readonly FollowUp[] = [
  ...followUpsOfTheShame,
  {
    id: 'déborde-maintenant',
    namesLine: true,
    patterns: [
      '(là|maintenant|tout de suite|en ce moment|ce soir) ... (déborde*|tremble*|peur de ce que|craque*|explose*|vais le|vais la|tiens plus|contrôle plus)',
      '(mains|jambes|bras|je) .. tremble* ... peur (de|d|que)',
      '(déborde*|tremble*|craque*|explose*) .. (là|maintenant|tout de suite|en ce moment)',
    ],
    answers: [
      'Là, maintenant : votre enfant dans son lit ou sa chambre, à l’abri, vous de l’autre côté de la porte, et quelqu’un au téléphone. Des cris de quelques minutes sont sans danger. Le 119 écoute les parents, jour et nuit ; le 15 si vous sentez le geste partir. Votre enfant est-il à l’abri, là ?',
    ],
    isQuiet: true,
  },
  {
    id: 'sortir-de-la-pièce',
    namesLine: true,
    isQuiet: true,
    patterns: [
      '(peux|puis|droit|dois|devrais|possible|permis) [*] [*] [*] [*] (sortir|quitter la pièce|éloigner|isoler|fermer la porte|laisser|souffler|prendre une pause) & ! (hôpital|urgences|travail|boulot|soirée)',
    ],
    answers: [
      'Oui. Votre enfant dans un endroit sûr, vous dans la pièce d’à côté, quelques minutes : sortir avant le geste, c’est protéger. Dites seulement « je reviens », et revenez plus calme. Le 119 écoute aussi les parents.',
    ],
  },
  ...followUpsBeforeAGesture,
  {
    id: 'geste-retenu',
    patterns: [
      '(me suis|suis|je me) [*] (arrêt*|reten*|stopp*|éloigné*|calmé*)',
      '(à temps|pas (touché*|frappé*|tapé*|fait)|rien fait)',
    ],
    answers: [
      'Vous avez retenu votre geste : c’est la preuve que vous pouvez le faire, et c’est là-dessus que l’on s’appuie. Ce qui vous a fait vous arrêter peut devenir votre signal, la prochaine fois un peu plus tôt.',
    ],
    questions: ['Qu’avez-vous senti, juste avant de vous arrêter ?'],
  },
  {
    id: 'peur-de-frapper',
    patterns: [
      '(peur|crains|flippe|envie|failli|pourrais|capable|que je) ... (secoue*|frappe*|tape*|gifle*|cogne*|mal|faire|main)',
    ],
    answers: [
      'Vous le dites avant le geste, et c’est ce qui protège votre enfant. Dès que cela monte : « je reviens », vous changez de pièce, votre enfant à l’abri, quelques minutes.',
      'C’est de vos gestes à vous que vous avez peur, et vous cherchez comment faire autrement. Une porte entre vous, le temps de redescendre : c’est cela, le geste qui protège.',
    ],
  },
  ...followUpsOfParentsWhoHit.filter((entry) => !ofABlow.has(entry.id) && !followUpsBeforeAGesture.includes(entry)),
]
