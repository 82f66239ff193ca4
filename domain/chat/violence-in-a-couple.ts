import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { buysSleep } from './replies/buys-sleep.ts'
import { isUnsure } from './replies/care-answer.ts'
import { callUnseen } from './replies/follow-ups-of-surveillance.ts'
import type { Reading } from './risk.ts'
import { saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const GESTURE =
  '(poussé*|bousculé*|serré*|attrapé*|empoigné*|giflé*|tiré*|secoué*|plaqué*|claque|baffe|gifle|cou|gorge)'

/** What pushes or tightens within: « ça me serre un peu ». */
const FELT =
  '(poussé* à|ça me (serre|tire|pousse)|coeur|ventre|estomac|(ma|cette) (chemise|cravate|écharpe|robe|blouse) [*] [*] [*] [,] [elle|qui] me (serre|tire|étrangle)|(mon|ce) (pull|collier|jean|pantalon|costume) [*] [qui] me (serre|tire|étrangle))'

/** « Juste poussée, une fois »: made small, it is told all the same. */
export const makesViolenceSmall = test([
  `(juste|seulement|une fois|un peu|pas fort|à peine|deux fois) .. ${GESTURE} & ! ${FELT}`,
  `${GESTURE} .. (juste|seulement|une fois|un peu|pas fort|deux fois|rien) & ! ${FELT}`,
  "(m'a|m'avait) [juste|un peu|déjà] (poussé*|bousculé*|empoigné*|attrapé*|giflé*|secoué*|plaqué*) & ! (poussé* à)",
])
const asksToCallUnseen = test(callUnseen)
const controls = test([
  '(il|elle) (contrôle|décide|interdit|surveille|gère) .. (tout|argent|sorties|compte*|vêtements|amis|famille)',
])
const PHONE = '(téléphone|portable|tel|messages|textos|sms|mails|appels|conversations|réseaux|insta*|whatsapp)'
/** Each by itself may be nothing; two of them hold somebody. */
const signsOfControl = [
  `(il|elle|{partenaire}) [*] [*] (regarde|fouille|lit|vérifie|contrôle|surveille|épluche|prend) .. (mon|mes|tout*) ${PHONE}`,
  '(il|elle) (a|connaît|veut|exige) (mon|mes|tous mes) (code*|mot de passe|mots de passe)',
  '(il|elle) (efface|supprime|bloque|a effacé|a supprimé|a bloqué) .. (contact*|ami*|numéro*|gens)',
  '(localis*|géolocalis*|traceur|airtag)',
  '(envoie|envoyer|partage|partager|donne|donner|sache|savoir) .. (ma position|où je suis) & (lui|il|elle|{partenaire})',
  '(il|elle|{partenaire}) [*] (veut|exige|demande|réclame|oblige*) ... (savoir|prouve|prouver|preuve) .. où (je suis|je vais|je étais)',
  '(envoie|envoyer|envoyé) [lui] [*] [*] (photo|selfie|vidéo|preuve) & (quand (je|on) (arrive|sors|suis)|en arrivant|où je suis|prouver|à chaque|tout le temps) & ! (bébé|vacances|chat|chien|plat)',
  'savoir où je suis (tout le temps|à chaque|en permanence|toute la journée)',
  '(ça|cela) (fait|fasse|faire|fera|ferait) [toute|encore] une (histoire|scène|crise|dispute) & (sors|sortir|café|verre|soeur|frère|amie*|copine*|mère|vois|voir|aller|vais|appelle)',
  "si je [lui] (réponds|décroche) pas ... (il|elle) (appelle|rappelle|débarque|harcèle|s'énerve|m'en veut|pète)",
  '(il|elle|lui) (me donne|me laisse) ... (euros|argent|sous) [par|la|pour la|pour le|chaque] [la] (semaine|mois|jour)',
  '(il|elle|lui) [qui] (a|garde|prend|gère) [toute|tout|tous] (mon|ma|mes) (code de carte|carte bleue|carte bancaire|cb|salaire|paie|paye|compte*|argent)',
  '(laisse|laisser|laisserait) (pas|plus) [*] (voir|parler à|appeler) (ma|mon|mes)',
  '(pris|caché|confisqué|prend|cache|garde) (les|mes|ma|mon) (clé*|papiers|carte*|passeport|téléphone)',
  '(interdit|empêche|veut pas que) [me|je] .. (sort*|vois|voir|travaill*|parl*|partir)',
  '(il|elle|{partenaire}) [*] (dit|répète|prétend|jure|soutient) .. pour (ma sécurité|ma protection|me protéger|mon bien)',
  '(dit|répète) que .. (normal dans un couple|si je (le|la) aimais|si je tenais à)',
].map((pattern) => test([pattern]))
const namesSex = test(['(sexe|sexuel*|viol*|nu|nue|seins|fesses|caress*|attouch*|coucher avec|lit|embrass*|culotte)'])
const namesLeaving = test([
  '(partir|pars|quitter|quitte|séparer|rester|m en aller|me en aller|départ|ma sortie|valise*|sac de départ)',
])
/** Beside these, a departure may be another one. */
const isOfAnEnd = test([
  '(lettre*|adieu*|cachet*|comprimé*|médicament*|médoc*|stilnox|somnifère*|xanax|corde|fusil|arme|pont|lame*|vivant*|en paix|repos|pour toujours|mieux sans moi|testament|ultime|à tout jamais|à jamais|définitivement|là-haut|étoile*|au ciel|rejoindre|retrouver (maman|papa)|sans retour|pas (leur|votre) faute|de (cette|la) vie|de ce monde)',
  '(comment|forum*|méthode*|moyen*|façon*|expliqu*) .. partir & ! (lui|enfants|maison|argent|d ici|sécurité|chez)',
])
const PARTNER = /mari|femme|épou|copain|copine|compagn|conjoint|fiancé|mec|nana|ex$/

const hasPartner = ({ spokenOf }: Pick<ConversationState, 'spokenOf'>) =>
  spokenOf.some(({ called }) => PARTNER.test(called))

export function countOfControl(state: ConversationState, sentences: readonly PlainText[]): number {
  return hasPartner(state) ? signsOfControl.filter((isMet) => sentences.some(isMet)).length : 0
}

/** What is read of somebody who speaks of their partner. */
export function ofTheCouple(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const isOpen = reading.level === 'none' || isUnsure(reading)
  // « Il n'y a pas un autre moyen ? », by who is watched, asks how to call.
  const isOfCalling = state.risk.level === 'danger' && says(asksToCallUnseen) && !says(saysOwnDeath)
  if (isOfCalling && reading.level === 'crise' && isOpen)
    return { ...reading, level: 'none', situation: null, signals: [] }
  const isInDanger = state.risk.situation === 'partner-violence'
  // Who is afraid of a partner speaks of leaving them, and of no other departure.
  const isOfLeaving = says(namesLeaving) && !says(saysOwnDeath) && !says(isOfAnEnd)
  if (isInDanger && isOpen && reading.level === 'crise' && isOfLeaving)
    return { ...reading, level: 'none', situation: null, signals: [] }
  // Sleep that is bought with tablets, night after night, is asked about, and no plan.
  if (isInDanger && isOpen && reading.level === 'crise' && says(buysSleep) && !says(saysOwnDeath))
    return { ...reading, level: 'none', situation: null, signals: [] }
  if (!hasPartner(state) || !isOpen) return reading
  const signs = countOfControl(state, sentences)
  const isHeld = signs > 1 || (signs === 1 && (state.isControlled || isInDanger))
  if (says(makesViolenceSmall) || isHeld || (isInDanger && says(controls))) return told(reading)
  // A photo to prove where one is: a partner who watches, and no crowd online.
  const isWatched = reading.situation === 'cyber' && signs > 0
  const isMistaken = isWatched || (reading.situation === 'sexual-violence' && !says(namesSex))
  return isMistaken ? { ...reading, situation: 'partner-violence' } : reading
}

function told(reading: Reading): Reading {
  const level = 'danger'
  const situation = 'partner-violence'
  return { ...reading, level, situation, signals: [{ rule: MADE_SMALL, level, situation }], distress: true }
}

const MADE_SMALL = 'violence-rapetissée'
