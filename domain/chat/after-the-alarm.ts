import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import { fearsOwnGesture } from './replies/care-parts.ts'
import { isHelpComing, toldIn } from './replies/help-on-its-way.ts'
import { nothingFound, type Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const THEY = '(il|elle|ils|elles|{proche}|fille|fils|bébé|petit|petite|puce|loulou|père|mère|mari|femme|enfant)'
const RESCUE =
  '(15|112|18|samu|pompiers|secours|médecin*|docteur|pédiatre|urgentiste*|régulateur|régulatrice|urgences|antipoison|sos médecins)'

/** Said of somebody else: of one's own chest, « ça va » says nothing. */
const areWell = test([
  `${THEY} [*] (va|vont) [très|vraiment|plutôt|super|parfaitement|enfin] bien & ! (pas|plus|si|est ce que|t il|t elle|va bien finir)`,
  `${THEY} (a|ont) [très|plutôt] bien (réagi|répondu|mangé|bu|dormi|récupéré)`,
  `${THEY} .. (réagit|répond|mange|boit|respire) (bien|normalement|comme d habitude) & ! (pas|plus)`,
  `${THEY} [*] [*] (joue|rejoue|rigole|rit|sourit|court|gambade|gazouille|chante|babille|regarde (un dessin animé|la télé)) & ! (pas|plus)`,
  `${THEY} [*] (est|sont) [enfin|tout à fait|complètement] (hors de danger|tiré* d affaire|sauvé*|stabilisé*|comme avant|en pleine forme|en forme) & ! (pas|plus)`,
  '(plus de peur que de mal|rien de grave|tout va bien|fausse alerte) & ! (si|est ce que|espère)',
])
const areCaredFor = test([
  `${THEY} [*] (est|sont) [à l'hôpital|enfin|bien|maintenant] (hospitalisé*|en réa*|hors de danger|sauvé*|réveillé*|stabilisé*|pris* en charge|aux urgences)`,
])
const rescueLeft = test(['(pompiers|samu|secours|médecin|ambulance) .. (reparti*|repassé*) & ! (avec|pas)'])
/** Somebody who knows was there, by what is told of it. */
const wasHelped = test([
  `${RESCUE} .. (reparti*|repassé*|passé*|venu*|examiné*|vu|vue|soigné*|dit|rassuré*)`,
  '(eu|appelé|joint) .. (antipoison|médecin*|docteur|pédiatre|sos médecins)',
  '(ils|on) (lui|l) (ont|a) [*] (mis|fait|gardé*|opéré*|examiné*|soigné*|posé)',
  "(hors de danger|tiré* d affaire|sauvé*|opération|stent|perfusion|sorti* de réa*|rentré* de l'hôpital|rentrés de l'hôpital|(rentré*|sorti*|revenu*) (de l'hôpital|des urgences|de la clinique))",
])
/** Those who know have answered, and there is nothing more to call for. */
const wasToldWhatToDo = test([
  `${RESCUE} .. (rassuré*|dit que (ça va|c est bon|tout va bien|ce est (bon|rien|pas grave)|ça irait))`,
  `(${RESCUE}|ils) .. (dit|disent|conseillé|demandé) .. (surveiller|la surveiller|le surveiller|rester à la maison|crise d'angoisse|rien de grave|pas grave|repos|rentrer)`,
  '(faut|dois|doit|juste) [à] [la|le|les] surveiller',
  "(rentré*|revenu*|sorti*|ressorti*) [*] (de l'hôpital|des urgences|de la clinique|de réa*|chez (moi|nous|lui|elle)|à la maison|ce matin|hier|cet après midi|ce soir)",
  "(c'était|ce était|c'est|ce est) [juste|que|seulement|finalement] (un bleu|une bosse|une entorse|une foulure|un hématome|une égratignure|une petite *)",
  "(c'était|ce était|c'est|ce est) rien [de] (grave|cardiaque|cassé|sérieux|$|,)",
])
/** The quiet after a fear of one's own gesture. */
const hasCalmed = test([
  '(ça|tension|pression|colère|tout) [*] (redescend*|retombe*|est passé*|est retombé*|va mieux|s est calmé*)',
  `${THEY} [*] (se calme|s est calmé*|est calmé*|s est endormi*|dort|s endort) & ! (pas|plus)`,
])
const isStillUp = test(['(je|mains|j) [*] (tremble*|craque*|bout|explose*)', '(peur|envie) (de|d|que)'])
/** What comes back to the mind, and is not happening. */
const isRemembered = test([
  '(revois|revoir|repense*|repasse*|rejoue*|revis|revit|en boucle|tourne en boucle|hante*|cauchemar*|flash*|image*)',
  '(entends|entendre|vois) [encore|toujours|tout le temps] (le bruit|son cri|ses cris|sa tête|le choc|la chute|ce bruit|la scène)',
  '(aurait|aurais|aurions) (pu|dû)',
  'quand (il|elle|ça|je|on) [*] (est|était|avait|a|ai|ont|suis) *',
  "(avait|était|faisait|m'étais) & ! (toujours|encore|maintenant|là)",
])
const comesBack = test([
  `${THEY} [*] [*] (vomi|vomit|revomi*|convuls*|somnol*|saigne|délire|perd connaissance|a perdu connaissance) & ! (pas|plus|quand|avait)`,
  '(à nouveau|de nouveau|recommence|revient|encore) .. (vomi*|fièvre|mal|somnol*|convuls*|malaise|saigne*|dormir|bizarre)',
  `${THEY} [*] [*] (réagit|répond|réveille|bouge|respire) [presque|vraiment] (plus|pas|mal) & ! (téléphone|message*)`,
  `${THEY} [*] (est|devient) [*] (bizarre|mou|molle|pâle|bleu*|gris*|confus*) & ! (était|avait)`,
])

/** What weighs on somebody once the worst has gone by is neither a new sign nor a guess to act upon. */
export function withoutAlarm(
  { safety, risk }: ConversationState,
  sentences: readonly PlainText[],
  heard: Reading,
): Reading {
  if (!safety.eased || risk.situation !== 'medical' || heard.level === 'none' || sentences.some(comesBack)) return heard
  const isOfTheBody = heard.situation === 'medical' && sentences.some(isRemembered)
  return isOfTheBody || (isUnsure(heard) && heard.level !== 'crise')
    ? { ...nothingFound, distress: heard.distress }
    : heard
}

/**
 * Whether the worst has gone by, by what is said now: nobody is told to call again, while the level stays and with it the card. « Elle joue » says
 * nothing before somebody who knows was asked; and a sign that is told afterwards is an alarm as new as the first.
 */
export function noteEasing(state: ConversationState, message: string, reading: Reading): void {
  const { safety, risk } = state
  const isFeared = risk.situation === 'medical' || risk.situation === 'other-imminent' || fearsOwnGesture(state)
  if (!isFeared) return
  const told = toldIn(message)
  const says = (isMet: (sentence: PlainText) => boolean) => told.some(isMet)
  const isNews = reading.level !== 'none' && !isUnsure(reading)
  if (isNews || toSentences(message).some(comesBack)) {
    if (safety.eased) Object.assign(safety, { eased: false, called: false, helped: false })
    return
  }
  if (fearsOwnGesture(state) && !safety.images && says(hasCalmed) && !says(isStillUp)) safety.eased = true
  const isAsked = safety.called === true || safety.helped === true || isHelpComing(message) || says(wasHelped)
  const isWell = says(wasToldWhatToDo) || says(rescueLeft) || (state.inDanger !== null && says(areWell))
  if (risk.situation === 'medical' && isAsked && isWell) safety.eased = true
  // Who was saved from their own act is cared for: the worry for them stays, and no minute is counted any more.
  if (risk.situation === 'other-imminent' && isAsked && (isWell || says(areCaredFor))) {
    Object.assign(safety, { helped: true, reached: true })
    Object.assign(risk, { situation: 'other-worry', immediate: false })
  }
}
