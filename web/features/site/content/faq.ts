import { list, note, paragraph, steps } from './blocks.ts'
import { figures } from './figures.ts'
import type { FaqEntry } from './types.ts'

export const faq: readonly FaqEntry[] = [
  {
    id: 'qui-m-ecoute',
    question: 'Qui m’écoute pendant une séance ?',
    answer: [
      paragraph(
        'Un étudiant ou une étudiante en psychologie, en troisième année de licence au minimum. Son justificatif d’études est vérifié avant la première séance.',
      ),
      paragraph(
        'Son travail est suivi par une personne diplômée, psychologue, qui assure la supervision. Les notes de séance sont relues dans ce cadre.',
      ),
      note(
        'Les étudiant·e·s ne sont pas psychologues. Ils et elles ne posent pas de diagnostic et ne font pas d’ordonnance.',
      ),
    ],
  },
  {
    id: 'deroulement',
    question: 'Comment se passe une séance ?',
    answer: [
      steps(
        'Choisissez un créneau libre et, si vous le souhaitez, la personne.',
        'Payez par carte. Le lien de connexion arrive par e-mail.',
        `La salle ouvre ${figures.roomOpensBefore} avant. Testez votre caméra et votre micro.`,
        `Parlez pendant ${figures.consultationLength}, en vidéo ou avec la voix seule.`,
      ),
      paragraph(
        'Rien à installer : un navigateur récent suffit. Notre article [Une première séance, comment ça se passe](/blog/premiere-seance) vous la raconte pas à pas.',
      ),
    ],
  },
  {
    id: 'prix',
    question: 'Combien coûte une séance, et est-ce remboursé ?',
    answer: [
      paragraph(
        `Le prix est unique : ${figures.consultationPrice} pour ${figures.consultationLength}. Il n’y a ni abonnement obligatoire ni frais supplémentaires.`,
      ),
      paragraph(
        'Les séances ne sont remboursées ni par la Sécurité sociale ni par les mutuelles. Tout est détaillé sur la page [Tarifs](/pricing).',
      ),
    ],
  },
  {
    id: 'annuler',
    question: 'Puis-je annuler ou déplacer ma séance ?',
    answer: [
      paragraph(
        `Oui. L’annulation est gratuite jusqu’à ${figures.freeCancellation} avant la séance. Plus tard, des frais de ${figures.lateFee} du prix s’appliquent.`,
      ),
      paragraph(
        `La loi vous donne aussi ${figures.withdrawal} pour changer d’avis après la réservation. Pendant ce délai, une séance qui n’a pas eu lieu est toujours remboursée en totalité.`,
      ),
      paragraph(
        `Si la personne qui devait vous recevoir n’est pas là au bout de ${figures.practitionerAbsence}, ou si une coupure vous laisse moins de ${figures.jointTimeMinimum} ensemble, vous êtes remboursé·e sans démarche.`,
      ),
      paragraph('Pour changer d’heure, utilisez « Modifier » dans [votre espace](/patient/dashboard).'),
    ],
  },
  {
    id: 'anonymat',
    question: 'Puis-je rester anonyme ?',
    answer: [
      paragraph('Oui. À la réservation, vous choisissez comment apparaître :'),
      list('Mon prénom', 'Un pseudonyme', 'Pseudonyme, caméra coupée'),
      paragraph(
        'Avec un pseudonyme, votre nom n’apparaît pas non plus sur votre reçu. Nous gardons votre adresse e-mail pour vous envoyer le lien.',
      ),
    ],
  },
  {
    id: 'changer-de-praticien',
    question: 'Et si le courant ne passe pas ?',
    answer: [
      paragraph(
        'Cela arrive, et vous n’avez pas à vous justifier. Vous pouvez changer de praticien ou de praticienne, gratuitement, quand vous voulez.',
      ),
    ],
  },
  {
    id: 'confidentialite',
    question: 'Mes échanges restent-ils confidentiels ?',
    answer: [
      paragraph(
        'Oui. La vidéo est chiffrée entre votre navigateur et celui de la personne qui vous écoute. Mivoix ne l’enregistre pas.',
      ),
      paragraph(
        'Les notes ne sont lues que par leur auteur ou autrice et par la supervision. L’administration n’y a pas accès.',
      ),
      paragraph(
        'Depuis vos [paramètres](/settings), vous pouvez exporter vos données ou les effacer. En savoir plus : [politique de confidentialité](/privacy).',
      ),
    ],
  },
  {
    id: 'chat-ia',
    question: 'À quoi sert le chat IA ?',
    answer: [
      paragraph(
        'À déposer ce que vous ressentez, à toute heure, et à essayer un exercice court. C’est une intelligence artificielle, pas une personne. Elle peut se tromper.',
      ),
      paragraph(
        `Le chat est gratuit, sans compte, jusqu’à ${figures.freeMessages} par jour. La version premium, à ${figures.premiumPrice} par mois, ajoute l’historique, l’analyse de l’humeur et des ressources personnalisées.`,
      ),
      note('Les numéros d’aide ne dépendent d’aucune limite : ils s’affichent toujours, même en version gratuite.'),
    ],
  },
  {
    id: 'mineurs',
    question: 'À partir de quel âge peut-on utiliser Mivoix ?',
    answer: [
      paragraph(
        `Le service s’adresse aux adultes. À ${figures.minorAges}, il faut l’autorisation d’un parent, demandée par e-mail avant tout paiement : une fois pour les séances, une fois pour le chat premium. Ce parent peut refuser, ou retirer son accord plus tard. Avant ${figures.minimumAge}, ni la réservation ni l’abonnement ne sont possibles ; le chat gratuit reste ouvert.`,
      ),
      paragraph(
        'Deux lignes gratuites écoutent les plus jeunes : le [119](tel:119) et Fil Santé Jeunes, au [0 800 235 236](tel:+33800235236).',
      ),
    ],
  },
  {
    id: 'urgence',
    question: 'Que faire en cas d’urgence ?',
    answer: [
      paragraph(
        'Mivoix n’est pas un service d’urgence. Si vous pensez au suicide, appelez le [3114](tel:3114) : c’est gratuit, confidentiel, 24 h/24 et 7 j/7.',
      ),
      paragraph(
        'En danger immédiat, appelez le [15](tel:15) ou le [112](tel:112). Si vous ne pouvez pas parler, envoyez un SMS au [114](sms:114).',
      ),
      paragraph('Tous les numéros sont sur la page [Urgence](/urgence).'),
    ],
  },
]
