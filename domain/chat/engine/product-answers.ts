import {
  CHAT_FREE_MESSAGES_PER_DAY,
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE_CENTS,
  FREE_CANCELLATION_HOURS,
  LATE_CANCELLATION_FEE_PERCENT,
  MINIMUM_AGE_YEARS,
  PREMIUM_PRICE_CENTS_PER_MONTH,
  WITHDRAWAL_DAYS,
} from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'

export interface ProductAnswer {
  id: string
  patterns: readonly string[]
  answers: readonly [string, string]
}

const session = `${formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')} en vidéo, ${formatPrice(CONSULTATION_PRICE_CENTS)}`
const cancellation = `jusqu’à ${formatCount(FREE_CANCELLATION_HOURS, 'h')} avant`

/** Questions about Mivoix, answered from the product's own constants. Two wordings each: asked twice, told differently. */
export const productAnswers: readonly ProductAnswer[] = [
  {
    id: 'mivoix',
    patterns: [
      "(c'est quoi|qu'est-ce que|présente*|explique*) .. mivoix",
      'mivoix .. (quoi|fait|sert)',
      'que propose* mivoix',
    ],
    answers: [
      `Mivoix, ce sont deux choses : ce chat gratuit avec une intelligence artificielle, et des séances (${session}) avec des étudiants et étudiantes en psychologie supervisés. Ce n’est pas un service d’urgence.`,
      'Mivoix est une plateforme de soutien psychologique : on peut y écrire ici, sans compte, ou réserver une séance vidéo avec une étudiante ou un étudiant en psychologie supervisé.',
    ],
  },
  {
    id: 'minors',
    patterns: [
      '(a|ai) (13|14|15|16|17) ans .. (inscri*|séance|rendez vous|consult*|réserver)',
      'mineur* .. (inscri*|séance|rendez vous|réserver)',
      'âge minimum',
      "peut s'inscrire",
    ],
    answers: [
      `Les séances sont ouvertes à partir de ${MINIMUM_AGE_YEARS} ans ; avant la majorité, un parent donne son accord par e‑mail. Le chat, lui, est ouvert sans compte.`,
      `Dès ${MINIMUM_AGE_YEARS} ans, avec l’accord d’un parent jusqu’à la majorité. On peut écrire ici sans inscription.`,
    ],
  },
  {
    id: 'premium',
    patterns: [
      'premium',
      'abonnement',
      'résili*',
      'messages par jour',
      'combien de messages',
      'limite de messages',
      '(chat|ia) .. (gratuit|payant|coûte)',
      "(c'est|est-ce que c'est|tout est) (gratuit|payant)",
      'gratuit*',
    ],
    answers: [
      `Le chat est gratuit, avec ${CHAT_FREE_MESSAGES_PER_DAY} messages par jour. La version premium coûte ${formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)} par mois et se résilie à tout moment depuis les réglages.`,
      `Vous pouvez rester sur la version gratuite. Le premium, à ${formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)} par mois, lève la limite et garde l’historique ; il s’arrête en quelques clics.`,
    ],
  },
  {
    id: 'switch',
    patterns: [
      'changer (de|d) (thérapeute|praticien*|psy|personne|étudiant*)',
      'courant ne passe pas',
      '(praticien*|thérapeute|psy|personne) .. (plaît|convient|va|passe) pas',
    ],
    answers: [
      'Oui, changer de praticien est gratuit et ne demande aucune justification.',
      'Bien sûr : depuis votre espace, vous choisissez une autre personne, sans frais.',
    ],
  },
  {
    id: 'cancel',
    patterns: [
      'annul*',
      'déplacer .. (rendez vous|séance)',
      'reporter .. (rendez vous|séance)',
      'modifier .. (rendez vous|séance)',
    ],
    answers: [
      `L’annulation est gratuite ${cancellation} la séance, depuis votre tableau de bord. Plus tard, ${LATE_CANCELLATION_FEE_PERCENT} % du prix est retenu, sauf dans les ${WITHDRAWAL_DAYS} jours qui suivent la réservation : le remboursement est alors entier.`,
      `Depuis votre tableau de bord, « Modifier » permet de déplacer ou d’annuler, sans frais ${cancellation} la séance.`,
    ],
  },
  {
    id: 'refund',
    patterns: ['rembours*', 'mutuelle', 'sécu', 'sécurité sociale', 'carte vitale', 'prise en charge'],
    answers: [
      'Les séances ne sont pas remboursées par la Sécurité sociale ni par les mutuelles.',
      'Il n’y a pas de prise en charge : le prix affiché est celui que vous payez, sans supplément.',
    ],
  },
  {
    id: 'price',
    patterns: [
      '(combien|prix|tarif*|coût*|coûte*|cher) [..] (séance|consultation|rendez vous|visio|vidéo|coûte|$)',
      'prix',
      'tarif*',
      'combien coûte',
      'combien (la|une) (séance|consultation)',
      'payer en',
      'moyen* de paiement',
      'paiement',
    ],
    answers: [
      `Une séance dure ${session}. Il n’y a pas d’abonnement ni de frais cachés, et le paiement se fait par carte.`,
      `Le prix est unique : ${session}, payé par carte au moment de réserver.`,
    ],
  },
  {
    id: 'duration',
    patterns: ['combien de temps dure', "durée (de|d')", 'dure une séance'],
    answers: [
      `Une séance dure ${formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')}, en vidéo.`,
      `Comptez ${formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')} pour une séance, depuis chez vous.`,
    ],
  },
  {
    id: 'booking',
    patterns: [
      'prendre [un] rendez vous',
      'réserver',
      'rendez vous .. (comment|où|prendre)',
      'comment .. rendez vous',
      'horaires',
      'ouvert',
      'créneau*',
      'lien pour ma séance',
      'lien de connexion',
    ],
    answers: [
      'Pour réserver, ouvrez « Prendre rendez-vous » : vous choisissez le jour, l’heure et la personne. Le lien de connexion arrive par e‑mail.',
      'La page « Prendre rendez-vous » montre les créneaux libres. Après le paiement, le lien vous est envoyé par e‑mail et reste dans votre espace.',
    ],
  },
  {
    id: 'who',
    patterns: [
      "(qui sont|c'est qui) .. (praticien*|thérapeute*|psy*|étudiant*)",
      'praticien*',
      'thérapeute',
      'psychologue*',
      'diplôm*',
      '(parler à|choisir|avoir|demander) (une femme|un homme|la personne)',
      'couple .. séance*',
      'séances de couple',
      'séances de groupe',
    ],
    answers: [
      'Les séances sont menées par des étudiants et étudiantes en psychologie en fin d’études, supervisés par des professionnels qualifiés. Vous choisissez la personne, et vous pouvez en changer gratuitement.',
      'Ce sont des étudiants et étudiantes en psychologie, supervisés. Ils ne posent pas de diagnostic et ne prescrivent pas. Vous pouvez indiquer une préférence et changer sans frais.',
    ],
  },
  {
    id: 'in-person',
    patterns: [
      "(voir|rencontrer|parler à) (quelqu'un|un psy|une personne|des gens) .. (en vrai|en personne|réel)",
      '(en présentiel|en cabinet|en face à face)',
      'en vrai $',
    ],
    answers: [
      `Les séances Mivoix ont lieu en vidéo, à partir de ${MINIMUM_AGE_YEARS} ans. Pour voir quelqu’un en vrai, un médecin, l’infirmière scolaire ou un centre médico-psychologique reçoivent près de chez vous.`,
      'Ici, c’est en vidéo seulement. En personne, votre médecin peut vous orienter, et le centre médico-psychologique de votre secteur est gratuit.',
    ],
  },
  {
    id: 'erase',
    patterns: ['(supprim*|efface*) .. (conversation*|compte|données|messages|historique)'],
    answers: [
      'Une conversation s’efface depuis le menu du chat. Avec un compte, les réglages permettent d’exporter vos données et de supprimer le compte entier.',
      'Le menu du chat permet d’effacer cette conversation, ou toutes ; le compte se supprime depuis les réglages.',
    ],
  },
  {
    id: 'hours',
    patterns: [
      '(nuit|dimanche|week end|24h|24) .. (répond*|disponible*|travaill*)',
      '(répond*|disponible*|travaill*) .. (nuit|dimanche|week end|24)',
    ],
    answers: [
      'Le chat répond jour et nuit. Les séances, elles, ont lieu aux créneaux affichés dans « Prendre rendez-vous ».',
      'Ici, à toute heure ; pour une séance, les créneaux libres sont affichés à la réservation.',
    ],
  },
  {
    id: 'privacy',
    patterns: [
      'confidenti*',
      'anonym*',
      'données',
      'rgpd',
      'qui (lit|voit|peut lire)',
      "(parents|mère|père|mari|femme|copain|copine|quelqu'un|gens|équipe|école) .. (voir|lire|lisent|voient|savoir|accès) .. (écris|messages|conversation*|dis|ça)",
      '(parents|mère|père) .. (voient|voir|lisent|savent) $',
      '(apprends|apprenez|entraîn*|utilis*|garde*|gardez|enregistr*) .. (messages|conversations|données|écris)',
      'parents .. prévenus',
      'vie privée',
      'sans caméra',
      'pseudonyme',
      'caméra',
    ],
    answers: [
      'Vos conversations ne sont lues ni par l’équipe ni par les praticiens. Sans compte, elles s’effacent après trente jours sans activité. En séance, vous pouvez prendre un pseudonyme et couper la caméra.',
      'Ici, aucun proche ni praticien ne lit ce que vous écrivez, et vous pouvez effacer vos conversations. En vidéo, pseudonyme et caméra coupée sont possibles.',
    ],
  },
  {
    id: 'technical',
    patterns: [
      'code de vérification',
      'mot de passe',
      'bug',
      'ça marche pas',
      'ne fonctionne pas',
      'connexion à mon compte',
      'reçu le lien',
      'mon compte',
      'contact*',
    ],
    answers: [
      'Pour un souci technique, la page Contact rejoint l’équipe, qui répond en semaine. Pensez aussi à regarder dans les courriers indésirables.',
      'L’équipe peut vous aider depuis la page Contact. Souvent, recharger la page ou redemander le code suffit.',
    ],
  },
]
