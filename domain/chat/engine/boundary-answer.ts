import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { nextWording } from '../replies/rotation.ts'
import { boundaries } from './boundaries.ts'

const known = boundaries.map((entry) => ({ ...entry, isMet: compileTest(entry.patterns, lexicon) }))

/** Refused once, these are asked for again in fewer words: « juste le début, alors ». */
const insistedOn = new Set([
  'lethal',
  'last-words',
  'dose',
  'prescription',
  'diagnosis',
  'eating-technique',
  'substance-quantity',
])
const TURNS_OF_INSISTENCE = 3
const isInsisting = compileTest(
  [
    '(juste|seulement|simplement|quand même|au moins|alors) .. (dis|dites|donne*|donnez|combien|début|phrase*|chiffre*|ordre|classement|nom*|idée|exemple*|liste|réponse|quantité)',
    '(dis|dites|donne|donnez|réponds|répondez|explique*|cite*|écris|écrivez) [moi|nous|lui] [quand même|juste|le|la|les|un|une|au moins]',
    '(combien|lequel|laquelle|lesquels|lesquelles)',
    '^ et (le|la|les|pour|si|avec|en) *',
    "(c'est|c'était|juste) .. (académique|scolaire|fiction|roman|théâtre|pièce|mémoire|thèse|exposé|jeu|hypothétique|curiosité|scientifique|recherche)",
    '(en gros|à peu près|environ|grosso modo|ordre de grandeur|approximati*)',
    '(exige|demande|impose) & (prof*|directeur*|directrice|chef*|éditeur*|metteur)',
    '(médecin|pharmacie|pharmacien*|psy*) .. (vacances|fermé*|loin|délai*|attente|pas avant|injoignable|absent*)',
    '(une|deux|trois|quelques) (phrase*|ligne*|mots) ',
  ],
  lexicon,
)

/** Help to sleep or to calm down is asked for by itself. */
const isOfRest = compileTest(
  [
    'exercice*',
    '(dormir|rendormir|endormir|calmer|détendre|apaiser) .. (idée*|conseil*|astuce*|truc|technique)',
    '(idée*|conseil*|astuce*|truc|technique) .. (dormir|rendormir|endormir|calmer|détendre|apaiser)',
  ],
  lexicon,
)

/** The answer to what may not be given, promised or played; null when nothing of the kind is asked. */
export function boundaryAnswer(state: ConversationState, sentences: readonly PlainText[]): string | null {
  const asked =
    known.find(({ isMet }) => sentences.some(isMet)) ??
    (sentences.some(isInsisting) && !sentences.some(isOfRest)
      ? known.find(({ id }) => id === refusedLately(state))
      : undefined)
  if (!asked) return null
  if (insistedOn.has(asked.id)) state.refused = { id: asked.id, turn: state.turn }
  return nextWording(state, `remark ${asked.id}`, asked.answers)
}

function refusedLately({ refused, turn }: ConversationState): string | null {
  return refused !== null && turn - refused.turn <= TURNS_OF_INSISTENCE ? refused.id : null
}
