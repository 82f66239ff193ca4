import {
  CONSULTATION_MINUTES,
  CONSULTATION_PRICE_CENTS,
  FREE_CANCELLATION_HOURS,
  LATE_CANCELLATION_FEE_PERCENT,
  MINIMUM_AGE_YEARS,
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
      "(qui|c'est qui) .. (créé|fait|fondé|derrière) .. (site|mivoix|chat|appli)",
      "(c'est quoi|qu'est-ce que) (ce|votre|le) (site|chat|service)",
    ],
    answers: [
      `Mivoix, ce sont deux choses : ce chat gratuit avec une intelligence artificielle, et des séances (${session}) avec des étudiants et étudiantes en psychologie supervisés. Ce n’est pas un service d’urgence.`,
      'Mivoix est une plateforme de soutien psychologique : on peut y écrire ici, sans compte, ou réserver une séance vidéo avec une étudiante ou un étudiant en psychologie supervisé.',
    ],
  },
  {
    id: 'minors',
    patterns: [
      '(a|ai|à) (11|12|13|14|15|16|17) ans .. (inscri*|séance*|rendez vous|consult*|réserver|droit|peux|possible|psy*)',
      '(peux|peut|droit|possible|ouvert*|marche|accept*|prenez) .. (mineur*|11 ans|12 ans|13 ans|14 ans|15 ans|16 ans|17 ans)',
      'mineur* .. (inscri*|séance*|rendez vous|réserver|droit|accept*|peuvent|peut|consult*)',
      '(psy*|étudiant*|praticien*|séance*) .. (ado*|mineur*|jeunes|enfants)',
      '(âge minimum|quel âge .. (inscri*|faut|peut)|à partir de quel âge)',
      "(peut|puis je|peux) .. s'inscrire",
      '(accord|autorisation) .. (parents|parental*|mère|père)',
    ],
    answers: [
      `Les séances sont ouvertes à partir de ${MINIMUM_AGE_YEARS} ans ; avant la majorité, un parent donne son accord par e‑mail. Le chat, lui, est ouvert sans compte.`,
      `Dès ${MINIMUM_AGE_YEARS} ans, avec l’accord d’un parent jusqu’à la majorité. On peut écrire ici sans inscription.`,
    ],
  },
  {
    id: 'supervised',
    patterns: ["(veut dire|signifie|c'est quoi|qui|comment|par qui) .. supervis*"],
    answers: [
      'Chaque étudiant ou étudiante est suivi par un psychologue, qui relit ses notes de séance et les reprend avec lui avant de les signer.',
      'Un psychologue relit le travail de la personne qui vous reçoit et l’accompagne. C’est ce que veut dire « supervisé ».',
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
      'annul* .. (rendez vous|séance*|réservation|consultation)',
      '(séance*|réservation|consultation|rendez vous) .. annul*',
      '(je|on|puis je) (peux|peut|veux|voudrais|souhaite|dois) annuler',
      '(comment|possible) .. annuler & ! (mariage|voyage|soirée|vacances|fête)',
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
    patterns: [
      'rembours* & ! (assurance*|décès|crédit*|dette*)',
      'mutuelle*',
      'sécu',
      'sécurité sociale',
      'carte vitale',
      'pris* en charge',
    ],
    answers: [
      'Les séances ne sont pas remboursées par la Sécurité sociale ni par les mutuelles.',
      'Il n’y a pas de prise en charge : le prix affiché est celui que vous payez, sans supplément.',
    ],
  },
  {
    id: 'duration',
    patterns: [
      '(combien de temps|durée) .. (séance*|consultation*|rendez vous|visio)',
      '(séance*|consultation*|rendez vous) .. (combien de temps|dure*)',
      'dure une séance',
    ],
    answers: [
      `Une séance dure ${formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')}, en vidéo.`,
      `Comptez ${formatCount(CONSULTATION_MINUTES, 'minute', 'minutes')} pour une séance, depuis chez vous.`,
    ],
  },
  {
    id: 'price',
    patterns: [
      '(prix|tarif*|coût|coûts|coûte|coûtent|cher|chère|chères) .. (séance*|consultation*|visio|accompagnement|psy*)',
      'combien .. (la|une|les|vos) (séance*|consultation*)',
      '(séance*|consultation*) .. (prix|tarif*|coût|coûte|coûtent|cher|chère|combien)',
      '(vos|les|un|quel|quels) tarif*',
      '^ (prix|tarif*|le prix)',
      "^ [et|ok|merci|bonjour] [,] (combien [ça] coûte|ça coûte combien|quel prix|quel est le prix|le prix|c'est combien|c'est cher|c'est à quel prix) $",
      'payer (en|par|comment|avec) & ! (garage|loyer*|facture*|dette*|impôts|banque|proprio*|amende*|dentiste|école|cantine|demandé)',
      '(moyen*|mode*) de paiement',
      'paiement .. (carte|paypal|fois|sécurisé) & ! (garage|loyer*|facture*|dette*|impôts|banque|proprio*|amende*|dentiste|école|cantine|demandé)',
    ],
    answers: [
      `Une séance dure ${session}. Il n’y a pas d’abonnement ni de frais cachés, et le paiement se fait par carte.`,
      `Le prix est unique : ${session}, payé par carte au moment de réserver.`,
    ],
  },
  {
    id: 'booking',
    patterns: [
      'prendre [un] rendez vous',
      '(réserver|réserve) [une|un|ma|la|les|$] [séance*|consultation*|rendez vous|créneau*] & ! (restaurant|hôtel|train|billet*|vacances|table)',
      'rendez vous .. (comment|où|prendre)',
      'comment .. (rendez vous|séance*)',
      '(vos|les|quels) (horaires|créneau*)',
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
      "(c'est|ce sont) (des|de) vrai* psy*",
      '(vos|les|des) (praticien*|thérapeute*|psy*) .. (diplôm*|formé*|vrai*|sont|ont|étud*|qualifié*)',
      '(praticien*|thérapeute*) .. (qui|diplôm*|formé*|vrai*|qualifié*)',
      '(avec qui|par qui|qui mène|qui fait|qui assure|qui anime) .. séance*',
      '(séance*|consultation*) .. (vrai* psy*|psychologue*|diplôm*)',
      '(rendez vous|séance|psy*|praticien*|étudiant*|parler à|choisir|demander) .. (une femme|un homme|la personne)',
      'couple .. séance*',
      'séances de couple',
      'séances de groupe',
    ],
    answers: [
      'Les séances sont menées par des étudiants et étudiantes en psychologie, en troisième année de licence au moins, supervisés par des professionnels qualifiés. Vous choisissez la personne, et vous pouvez en changer gratuitement.',
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
    id: 'real-person',
    patterns: [
      "(parler|parle|échanger|discuter|écrire|avoir|voir|joindre|préfère*|veux|voudrais|aimerais) .. (quelqu'un de (vrai|réel|humain)|quelqu'un en vrai|un humain|une humaine|vrai* (gens|personne*|psy*|humain*|thérapeute)|personne (réelle|humaine))",
      "(quelqu'un de (vrai|réel)|vraie personne) .. (site|ici|chez vous|mivoix)",
      '(peux|peut|puis je|possible|comment|moyen|où|aimerais|voudrais|voulais) .. (parler|échanger|discuter|écrire|consulter|joindre|contacter) .. (vrai* (psy*|personne|humain*|thérapeute)|un (psy*|humain|thérapeute|praticien)|une (psy*|vraie personne|praticienne|humaine))',
      '(parler|voir|avoir) .. vrai* (psy*|personne|humain*|thérapeute)',
      '(y a t il|il y a|y a|vous avez|avez vous|propos*) .. (vrai* psy*|des psy*|des vrais|un psy*|humain*|psychiatre*)',
      '(parler à|voir|consulter) .. psy* .. (ici|chez vous|mivoix|votre site)',
    ],
    answers: [
      `Oui, avec une vraie personne : en séance (${session}), un étudiant ou une étudiante en psychologie, sous la supervision d’un psychologue. « Prendre rendez-vous » montre les créneaux. Ici, dans ce chat, c’est une IA.`,
      'Dans ce chat, non : je suis une IA. En séance vidéo, oui : une personne qui étudie la psychologie, supervisée. Pour un psychologue en titre ou un psychiatre, votre médecin peut vous orienter.',
    ],
  },
  {
    id: 'technical',
    patterns: [
      'code de vérification',
      'mot de passe',
      'bug*',
      '(site|appli|page|lien|vidéo|paiement|compte|code) .. (marche|fonctionne) pas',
      '(connexion|connecter|accéder|accès) .. compte',
      'reçu .. (lien|code|mail|email|confirmation)',
      '(contacter|joindre|écrire à) .. (équipe|mivoix|support|assistance|service)',
    ],
    answers: [
      'Pour un souci technique, la page Contact rejoint l’équipe, qui répond en semaine. Pensez aussi à regarder dans les courriers indésirables.',
      'L’équipe peut vous aider depuis la page Contact. Souvent, recharger la page ou redemander le code suffit.',
    ],
  },
]
