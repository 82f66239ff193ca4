import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import { type PlainText, toSentences } from './detector/normalise.ts'
import type { Reading } from './risk.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** Grief and fear are felt there too; lungs that cough, and years, are no matter of minutes. */
const NO_HEART_ATTACK =
  "(angoisse*|panique|stress*|boule|chagrin|manque*|rupture|quand je pense|quand j'y pense|(rien que|quand il faut|à l'idée) (d'y|de lui|de le|de la|d'en) *|toux|tousse|allait*|lait|règles|depuis (des mois|des années)|radio|mammo*|sport|course|footing|musculation|hier|il y a|(pas|plus|aucune|ni|sans) [de|d] (mal|douleur*|brûlure|poids|oppress*))"

const showsInTheChest = test([
  `(mal|douleur*|brûlure|serrement|étau|poids|oppress*) [*] [*] (dans|à|au|sur) [*] [*] (poitrine|thorax|cage thoracique|sternum) & (maintenant|vraiment|très|super|trop|bras|mâchoire|souffle|respir*|sueur*|minutes|heure*|irradie*|malaise|seul*|pris|fort) & ! ${NO_HEART_ATTACK}`,
  `(éléphant|enclume|parpaing|camion|poids|étau|barre) [*] [*] (sur|dans|en travers de) [*] (poitrine|thorax|torse) & (bras|coude|mâchoire|épaule|sueur*|trempé*|à tordre|transpire*) & ! (hier|il y a|depuis (des mois|des années)|musculation|salle de sport)`,
  `(fourmi*|engourdi*|picotement*|douleur*|mal) [*] [*] [*] bras & (coeur|poitrine|mâchoire|thorax) & ! ${NO_HEART_ATTACK}`,
  `coeur [qui|est|monte|bat] [*] à (130|140|150|160|170|180|190|200) & ! ${NO_HEART_ATTACK}`,
])

const DRUGS =
  '(kéta|kétamine|coke|cocaïne|mdma|md|ecsta*|taz|speed|amphé*|amphétamine*|crack|héroïne|héro|ghb|gbl|lsd|3mmc|méthadone|fentanyl|tramadol|stilnox|zolpidem|poppers|cathinone*|meth)'
const tookSomething = test([
  `(pris|prends|prise|sniffé|sniffe|tapé|gobé|avalé|consommé|fumé|injecté|piqué|rail*|trace*|ampoule*) [*] [*] [*] [*] ${DRUGS} & ! (il y a .. (ans|mois|années)|jamais|arrêté|à l'époque)`,
  "(pris|prise|gobé|avalé|tapé) [*] (trop de|plein de|un mélange de|plusieurs) (trucs|choses|produits|substances|came|drogue*) & ! (poids|médecin|photos|retard|jamais|à l'époque|il y a .. (ans|mois|années))",
  `${DRUGS} .. (pris|prends|sniffé|gobé|consommé|injecté) & ! (il y a .. (ans|mois|années)|jamais|arrêté|à l'époque)`,
])
const bodySuffers = test([
  '(me sens|suis|sens) [vraiment|trop|super] (pas bien|mal|très mal|bizarre|partir|faible) [là|maintenant|$|,]',
  "coeur [*] [*] (tape|cogne|bat|s'emballe|explose|lâche|palpite|fort|vite)",
  '(respire|respirer|souffle) .. (mal|plus|pas|peine|court)',
  '(vois|voit) .. (trouble|double|flou)',
  '(tremble*|convuls*|vomis*|malaise|tombé*|évanoui*|poitrine|sens plus (mes|mon))',
])

/** Whoever starves or vomits and whose heart races may lack what makes it beat. */
const starves = test([
  '(me (fais|faire|fait) vomir|vomi* (après|exprès|mes repas)|laxatif*|boulimi*|anorexi*|mange (plus|presque) rien|jeûn*)',
])
const heartFails = test([
  `(palpitation*|coeur [*] [*] (s'emball*|emballe|emballait|irrégul*|rate*|cogne|tape)|malaise*|évanoui*|perdu connaissance|fourmi* .. (main*|bras|jambe*)|crampe*) & ! ${NO_HEART_ATTACK.replace('hier|', '')}`,
])

const CHEST = { rule: 'cœur-ou-poitrine', level: 'danger', situation: 'medical' } as const
const STARVED = { rule: 'malaise-et-privation', level: 'danger', situation: 'medical' } as const
const AFTER_A_DRUG = { rule: 'malaise-après-un-produit', level: 'danger', situation: 'medical' } as const

/** A chest that hurts now, a heart that races with an arm that tingles, a body unwell after a drug: those who rescue are called, whatever the talk was about. */
export function heartOrDrug(
  state: ConversationState,
  sentences: readonly PlainText[],
  reading: Reading,
): Reading | null {
  if (reading.level === 'crise' || reading.situation === 'medical') return null
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const told = [...sentences, ...state.recent.flatMap(toSentences)]
  const isAfterADrug = says(bodySuffers) && told.some(tookSomething)
  const isStarved = says(heartFails) && (state.risk.situation === 'eating' || told.some(starves))
  const signal = says(showsInTheChest) ? CHEST : isAfterADrug ? AFTER_A_DRUG : isStarved ? STARVED : null
  return (
    signal && { ...reading, level: 'danger', situation: 'medical', signals: [signal], immediate: true, distress: true }
  )
}
