import {
  CHAT_ANONYMOUS_RETENTION_DAYS,
  CHAT_FREE_MESSAGES_PER_DAY,
  PREMIUM_PRICE_CENTS_PER_MONTH,
} from '#domain/constants.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import type { ProductAnswer } from './product-answers.ts'

const kept = formatCount(CHAT_ANONYMOUS_RETENTION_DAYS, 'jour', 'jours')
const premium = formatPrice(PREMIUM_PRICE_CENTS_PER_MONTH)

/** Questions about this chat: what is done with what is written, what it costs, what it can do. The first that fits answers. */
/** « Je peux … ? » */
const MAY_THEY = '(je peux|on peut|puis je|peut on|pourrai|pourrais je|je pourrai|est ce que je peux)'

export const chatAnswers: readonly ProductAnswer[] = [
  {
    id: 'help-lines',
    patterns: ['(coûte*|payant*|gratuit*|combien|prix|anonym*) & (3114|3919|3018|119|112)'],
    answers: [
      'Ces numéros d’aide sont gratuits, et l’appel au 3114 est confidentiel, jour et nuit.',
      'Appeler ne coûte rien, et l’on peut ne pas donner son nom.',
    ],
  },
  {
    id: 'erase',
    patterns: [
      '(supprim*|efface*|effacer|enlev*|désinscri*|disparaître) .. (conversation*|compte|données|messages|historique|tout|écrit|chat|discussion)',
      '(fermer|clôturer|quitter) .. compte',
    ],
    answers: [
      'Une conversation s’efface depuis le menu du chat, tout de suite et pour toujours. Avec un compte, les réglages permettent d’exporter vos données et de supprimer le compte entier.',
      'Le menu du chat permet d’effacer cette conversation, ou toutes ; le compte se supprime dans les réglages, avec « Supprimer mon compte ».',
    ],
  },
  {
    id: 'tells-nobody',
    patterns: [
      '(tu vas|vous allez|vas tu|allez vous|tu va|on va) .. (prévenir|dire|appeler|alerter|signaler|dénoncer|répéter|raconter|transmettre) .. (services|police|flics|parents|mère|père|école|lycée|collège|quelqu*|hôpital|médecin|mari|femme|gens|prof*)',
      '(vous|tu) .. (prévenez|préviens|alertez|signalez|dénoncez|répétez|transmettez) .. (services|police|parents|mère|père|école|quelqu*|hôpital)',
      '(parents|mère|père|police|école|lycée|quelqu*) .. (prévenus|prévenu|prévenue|averti*|alerté*)',
    ],
    answers: [
      'Je ne préviens personne : ni parents, ni école, ni police. Je suis une IA, et c’est vous qui choisissez à qui parler. Qu’est-ce qui vous inquiète, si cela se savait ?',
      'Non, rien ne part d’ici, et personne n’est averti. Et si une chose est trop lourde, une personne de confiance peut la porter avec vous. Qui serait-ce ?',
    ],
  },
  {
    id: 'relatives',
    patterns: [
      '(parents|mère|père|maman|papa|mari|femme|copain|copine|conjoint*|famille|frère|soeur|école|lycée|patron|employeur|chef|prof*|gens) .. (voir|lire|lisent|lit|voient|voit|savoir|sauront|saura|savent|accès|tomber sur|retrouver) .. (écris|écrit|messages|conversation*|discussion|dis|raconte|ici|chat)',
      '(parents|mère|père|maman|papa|mari|femme|copain|copine|conjoint*|école|employeur|patron) .. (peuvent|peut|vont|va) .. (lire|voir|voir ça|lire ça|accès|savoir|le savoir) [ça] $',
      '(parents|mère|père|maman|papa) .. (lisent|voient|verront|liront|sauront) [ça|tout|ça ici] $',
    ],
    answers: [
      'Soyez tranquille : aucun proche, aucune école ni aucun employeur n’a accès à ce que vous écrivez ici. Seule une personne qui ouvrirait votre appareil pourrait le lire ; le menu du chat permet d’effacer la conversation.',
      'Personne de votre entourage ne peut le lire à distance. Si vous partagez votre téléphone ou votre ordinateur, effacez la conversation depuis le menu du chat.',
    ],
  },
  {
    id: 'kept',
    patterns: [
      '(gardez|gardes|conservez|conserves|stockez|enregistrez|enregistres|mémorisez) .. (temps|longtemps|messages|conversation*|données|écris|écrit|raconte|ça|trace*|dis|tout)',
      '(messages|conversation*|données|écris|discussion*|tout ça|trace*) .. (gardé*|gardez|garder|conserv*|stock*|enregistr*|gardes|restent)',
      "(c'est|est ce que c'est|reste|restera) (gardé|enregistré|conservé|stocké)",
    ],
    answers: [
      `Sans compte, vos messages s’effacent après ${kept} sans activité. Avec un compte, ils restent jusqu’à ce que vous les effaciez.`,
      `Ils sont gardés ${kept} après votre dernier message si vous n’avez pas de compte ; sinon, c’est vous qui les effacez.`,
    ],
  },
  {
    id: 'training',
    patterns: [
      '(apprends|apprenez|apprend|entraîn*|utilis*|vend*|vendez|revend*|partag*) .. (messages|conversations|données|écris|écrit|infos|informations)',
      '(messages|conversations|données|infos|informations) .. (vend*|revend*|partag*|utilis*|servent)',
    ],
    answers: [
      'Ce que vous écrivez sert à vous répondre, et à rien d’autre : ni vente, ni publicité. Vous pouvez l’effacer depuis le menu du chat.',
      'Vos messages ne sont ni vendus ni partagés. Ils servent à cette conversation, et vous pouvez les effacer.',
    ],
  },
  {
    id: 'privacy',
    patterns: [
      'confidenti*',
      'anonym*',
      'rgpd',
      '(mes|vos|les) données',
      "(qui|quelqu'un|équipe|praticien*|psy*|vous|humain*) .. (lit|lire|lisent|voit|voir|voient|relit|relisent) .. (messages|conversation*|discussion*|écris|écrit|dis|raconte)",
      "(qui|quelqu'un|équipe|humain*) [va|vont|peut|peuvent|d'autre] (nous|les|me) (lit|lire|lisent|voit)",
      '(lit|lire|lisent) .. (mes|nos|les) (messages|conversation*)',
      "(messages|conversation*|discussion*|écris|écrit|ça|tout) (est|sont|sera|seront|c'est) (lu|lus|lue|lues|vu|vus) (par|ici|quelque part|$)",
      '(secret médical|secret professionnel|vie privée)',
      '(quelqu*|on) .. savoir (qui je suis|que c est moi)',
      '(faut|obligé*|dois) .. (donner|mettre) .. (nom|prénom|mail|email|adresse)',
      'sans (caméra|pseudonyme|pseudo|compte|inscription)',
      '(caméra|pseudonyme|pseudo) .. (obligatoire|obligé*|possible|peux|peut|faut|éteinte|coupée)',
      '(couper|éteindre|cacher|mettre|utiliser) .. (caméra|pseudonyme|pseudo)',
    ],
    answers: [
      `Vos conversations ne sont lues ni par l’équipe ni par les praticiens. Ici, ni nom ni compte ne sont demandés ; sans compte, tout s’efface après ${kept} sans activité. En séance, vous pouvez prendre un pseudonyme et couper la caméra.`,
      'Oui, vous pouvez rester anonyme, et aucun proche ni praticien ne lit ce que vous écrivez. Le menu du chat permet de tout effacer. En vidéo, pseudonyme et caméra coupée sont possibles.',
    ],
  },
  {
    id: 'premium',
    patterns: [
      'premium',
      'abonnement',
      'résili*',
      'messages (par jour|gratuit*)',
      'combien de messages',
      '(limite|limites|limité*|quota|maximum) .. (messages|jour|chat)',
      'y a .. (une limite|un quota|un maximum)',
      '(chat|ia|ici|discuter|service|appli|site) .. (gratuit*|payant*|coûte)',
      "(c'est|est-ce que c'est|tout est) [bien|vraiment] (gratuit*|payant*)",
      '^ (gratuit*|payant*)',
    ],
    answers: [
      `Le chat est gratuit, avec ${CHAT_FREE_MESSAGES_PER_DAY} messages par jour. La version premium coûte ${premium} par mois et se résilie à tout moment depuis les réglages.`,
      `Sans rien payer : ${CHAT_FREE_MESSAGES_PER_DAY} messages par jour. Le premium, à ${premium} par mois, lève cette limite et garde l’historique ; il s’arrête en quelques clics.`,
    ],
  },
  {
    id: 'come-back',
    // « Je peux continuer à le porter ? » asks of a baby: the talk is named, or nothing but when.
    patterns: [
      `${MAY_THEY} [*] (revenir|reprendre|continuer) [plus tard|ici|là|aussi] (ici|là|demain|ce soir|cette nuit|plus tard|tout à l'heure|après|bientôt|lundi|une autre fois|un autre jour|quand je (veux|voudrai)|à tout moment|n'importe quand|si besoin|si ça (va pas|recommence)|où *|$) & ! (travail|boulot|lui|elle|ensemble|exercice*|chez|maison|école|service|cours)`,
      `${MAY_THEY} .. (revenir|reprendre|retrouver|continuer) .. (conversation|discussion|échange|fil|messages|chat|parler|discuter|écrire|vous (voir|lire)|ce qu on) & ! (parler|écrire|discuter) (à|avec) (lui|elle|eux|mon|ma|mes|son|sa)`,
    ],
    answers: [
      'Oui, quand vous voulez : cette conversation vous attend sur cet appareil, ou dans votre compte si vous en avez un.',
      'Bien sûr, à toute heure. Vous la reprendrez où vous l’avez laissée.',
    ],
  },
  {
    id: 'languages',
    patterns: [
      '(parle*|parlez|répond*|écri*|comprends|comprenez|existe|marche) .. (anglais|arabe|espagnol|italien|portugais|allemand|autre langue|autres langues|english)',
      '(quelle*|autre*) langue*',
    ],
    answers: [
      'Ce chat lit et répond en français ; des mots simples et des fautes ne gênent pas. Pour une séance dans une autre langue, la page Contact permet de demander à l’équipe avant de réserver.',
      'En français seulement, pour le moment. Vos phrases n’ont pas besoin d’être parfaites.',
    ],
  },
  {
    id: 'hours',
    patterns: [
      '(nuit|dimanche|week end|24h|24) .. (répondez|réponds|répond|disponible*)',
      '(répondez|réponds|disponible*) .. (nuit|dimanche|week end|24|heure*)',
      '(vous|tu|chat|ia) .. (là|ouvert*|répond*|travaill*) .. (nuit|dimanche|week end|24|24h)',
      '(horaire*|heures) (du chat|de ce chat|ici)',
    ],
    answers: [
      'Le chat répond jour et nuit. Les séances, elles, ont lieu aux créneaux affichés dans « Prendre rendez-vous ».',
      'Ici, à toute heure ; pour une séance, les créneaux libres sont affichés à la réservation.',
    ],
  },
]
