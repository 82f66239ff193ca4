import type { SmallTalk } from './small-talk.ts'

/** What a support AI must not judge or does not know, and who does. */
export const whoCanTell: readonly SmallTalk[] = [
  {
    id: 'bullied-at-school',
    patterns: ['(harcèl*|harcel*) & (école|collège|lycée|classe|élève*|internat)'],
    answers: [
      'Je ne peux pas en juger d’ici, mais cela n’a pas à durer. Un adulte de l’établissement doit le savoir, et le 3018 conseille gratuitement, messages en ligne compris. Gardez des captures. À quel adulte le dire en premier ?',
      'L’infirmière scolaire ou la vie scolaire peut le dire et agir ; le 3018 aide à s’y préparer. Qui, là-bas, vous écoute ?',
    ],
  },
  {
    id: 'harassment',
    patterns: [
      '(harcèl*|harcel*|maltraitance|discrimin*|abus de pouvoir|abusif) & ! (mémoire|exposé|tpe|atelier|débat|cours|article|formation)',
    ],
    answers: [
      'Je ne peux pas en juger d’ici, et en souffrir n’est pas être trop sensible. Notez les faits avec leurs dates et les témoins : le médecin du travail, un représentant du personnel ou l’inspection du travail peuvent vous dire ce qu’il en est. Lequel serait le plus accessible ?',
      'Ce mot-là, c’est au médecin du travail ou à l’inspection du travail d’aider à le poser, avec des faits datés. Ce que cela vous fait compte déjà. Qu’est-ce qui s’est répété ?',
    ],
  },
  {
    id: 'diploma',
    patterns: [
      '(équivalence*|reconnaissance|reconnu*|valider|reconnaître) & (diplôm*|infirm*|métier|études|titre|médecin|prof*)',
      '(démarche*|comment) .. (équivalence*|diplôm*)',
    ],
    answers: [
      'Je ne connais pas ces démarches en détail. C’est l’ordre ou l’autorité du métier, dans le pays où vous voulez exercer, qui reconnaît un diplôme : pour une infirmière au Québec, l’Ordre des infirmières et infirmiers. Qu’est-ce que retrouver ce métier changerait pour vous ?',
      'L’ordre professionnel du pays où vous vivez donne la liste des pièces et des étapes ; une association de professionnels arrivés d’ailleurs aide souvent à s’y retrouver. Par quoi pourriez-vous commencer ?',
    ],
  },
  {
    id: 'sick-leave-or-contract',
    patterns: [
      "(arrêt maladie|arrêt de travail|m'arrêter|rupture conventionnelle|licencié*|licenciement|heures supp*|inaptitude|préavis|période d'essai)",
    ],
    answers: [
      'Un arrêt se décide avec votre médecin ; pour le contrat et vos droits, l’inspection du travail et les représentants du personnel renseignent gratuitement. Qu’est-ce qui vous permettrait de souffler ?',
      'Je ne suis pas la bonne source pour cela : votre médecin pour la santé, l’inspection du travail pour le contrat. De quoi avez-vous le plus besoin, là ?',
    ],
  },
  {
    id: 'law',
    patterns: [
      '(légal|légale|illégal|illégale|tribunal|avocat*|porter plainte|(avoir|demander|perdre|obtenir) la garde|la garde (des|de|du)|garde alternée|pension|bail|expuls*) & ! (mémoire|exposé|débat|cours|concours|article)',
      '(propriétaire|proprio|bailleur) .. (peut|droit|oblig*|refuse*|augment*|virer|mettre dehors|caution|récupérer)',
      '(il|elle|ils|on|patron*|employeur|chef*|proprio|propriétaire|école|banque|voisin*) .. (a|ont|avait) [il|elle|ils|bien] le droit (de|d) *',
      '(je|on) risque (quoi|quelque chose|un truc)',
      '(y a|il y a) [t il] une loi',
      '(il|elle|ils|on) (peut|peuvent) [vraiment|me|nous] faire (ça|cela)',
      '(le droit|la loi) & (enfants|maison|argent|logement|travail|contrat|quitter|partir|interdire|empêcher|prendre|garder|fouiller|lire|divorce)',
      '(divorce*|divorcer|séparation) & (droit*|comment|combien|démarche*|procédure)',
    ],
    answers: [
      'Je ne peux pas dire le droit. Un point-justice, gratuit, souvent en mairie, ou un avocat peut vous répondre sur votre situation. Qu’est-ce qui vous inquiète le plus, en attendant ?',
      'C’est une question pour un juriste : les points-justice et les permanences d’avocats sont gratuits. Que voudriez-vous protéger en premier ?',
    ],
  },
  {
    id: 'inheritance',
    patterns: ['(héritage|succession|notaire|donation|hériter)'],
    answers: [
      'Un notaire peut vous répondre, et un premier renseignement est souvent gratuit ; je n’ai pas à trancher cela. Qu’est-ce que cette histoire remue pour vous ?',
    ],
  },
  {
    id: 'benefits',
    patterns: ['(allocation*|rsa|apl|mdph|aide* (sociale*|financière*)|surendettement|bourse|droits à)'],
    answers: [
      'Une assistante sociale, à la mairie, à la CAF ou au Crous pour les études, regarde avec vous ce à quoi vous avez droit. Qu’est-ce qui presse le plus ?',
      'Je ne connais pas votre dossier : un travailleur social le peut, gratuitement, et monte la demande avec vous. Quelle échéance vous inquiète ?',
    ],
  },
  {
    id: 'studies',
    patterns: [
      '(redoubl*|réorient*|orientation|changer de (filière|fac|classe|école|voie)|arrêter (mes études|la fac|les cours))',
    ],
    answers: [
      'Ce choix vous revient, et il se prépare à deux : un conseiller d’orientation, ou la psychologue de l’Éducation nationale, reçoit gratuitement. Qu’est-ce qui vous attire ailleurs ?',
      'Le service d’orientation de l’établissement connaît les passerelles et les dates. Si rien n’était impossible, que voudriez-vous essayer ?',
    ],
  },
  {
    id: 'symptom',
    patterns: [
      '(symptôme*|douleur*|boule|bouton*|fièvre|saign*|règles|palpitation*|vertige*|maux de|mal (au|à la|aux)) & (grave|normal|inquiét*|dangereu*|est ce|quoi)',
    ],
    answers: [
      'Je ne peux pas juger d’un signe du corps : un médecin ou un pharmacien le peut, et vite si cela s’aggrave. Depuis quand cela dure-t-il ?',
      'C’est à un médecin de le voir. Notez quand cela vient et combien de temps, cela l’aidera. Qu’est-ce que vous craignez ?',
    ],
  },
]
