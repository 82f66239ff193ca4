import type { ConversationState } from './conversation-state.ts'
import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading } from './risk.ts'
import { isDoneToMe, saysOwnDeath } from './who-is-in-danger.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const PARTNER =
  '(ma [future] (femme|compagne|copine|conjointe|épouse|fiancée|petite amie|meuf|nana|ex)|mon [futur] (mari|compagnon|copain|conjoint|époux|fiancé|petit ami|mec|ex))'
const HIT =
  '(frappé*|giflé*|tapé*|cogné*|étranglé*|bousculé*|poussé*|secoué*|attrapé*|empoigné*|plaqué*|mordu*|griffé*)'
const BLOW = '(gifle*|claque*|baffe*|coup*|poing|droite|beigne*|tarte)'
/** Where nobody is hurt: a game, a dream, a story, a door, an advice. */
const ELSEWHERE =
  '(rêve*|cauchemar*|roman|film|série|jeu|tennis|boxe|judo|échecs|scrabble|pièce de théâtre|porte|épaule|oeil|poussé* (ma|mon) * (à|vers)|coup de (main|fil|coeur|pouce|foudre|gueule|téléphone|soleil|stress)|jamais|pas (frappé*|giflé*|tapé*|touché*|levé))'

/** What somebody did to their partner, or is afraid to do. */
const tellsOfOwnAct = test([
  `(j'ai|ai|avais) [encore|déjà|presque|un peu] ${HIT} ${PARTNER} & ! ${ELSEWHERE}`,
  `(j'ai|ai|avais) [encore|déjà] (levé|porté) la main sur ${PARTNER} & ! ${ELSEWHERE}`,
  `(j'ai|ai|lui ai) [encore|déjà] (mis|donné|foutu|collé|flanqué) [*] ${BLOW} ... ${PARTNER} & ! ${ELSEWHERE}`,
  `je [ne] (frappe|tape|cogne|gifle|bats|bouscule|pousse) [parfois|souvent|des fois] ${PARTNER} & ! ${ELSEWHERE}`,
  `(suis|deviens|devenu*|été) [*] violent* (avec|envers|contre) ${PARTNER} & ! (pas|jamais)`,
])
/** « Je l'ai frappée », once a partner was spoken of. */
const tellsOfActOnThem = test([
  `(je l'ai|l'ai) [encore|déjà] ${HIT} & ! ${ELSEWHERE}`,
  `(je lui ai|lui ai) (mis|donné|foutu|collé|flanqué) [*] ${BLOW} & ! ${ELSEWHERE}`,
])
const PARTNER_CALLED = /femme|mari|épou|copain|copine|compagn|conjoint|fiancé|ex$/

/** Who hit their partner and says so: danger for another. Who was hit, and hit back, is none. */
export function towardAPartner(state: ConversationState, sentences: readonly PlainText[], reading: Reading): Reading {
  const says = (isMet: (sentence: PlainText) => boolean) => sentences.some(isMet)
  const isOpen = reading.level === 'none' || isUnsure(reading) || reading.situation === 'others'
  const isVictim = state.risk.situation === 'partner-violence' || says(isDoneToMe)
  const isOfPartner = PARTNER_CALLED.test(state.spokenOf[0]?.called ?? '')
  const isAct = says(tellsOfOwnAct) || (isOfPartner && says(tellsOfActOnThem))
  if (!isOpen || isVictim || !isAct || says(saysOwnDeath)) return reading
  state.safety['toward-partner'] = true
  const level = 'danger'
  const situation = 'others'
  return { ...reading, level, situation, signals: [{ rule: OWN_ACT, level, situation }], distress: true }
}

const OWN_ACT = 'geste-sur-un-partenaire'
