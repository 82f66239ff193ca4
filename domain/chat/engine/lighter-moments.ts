import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { anyWording } from '../replies/rotation.ts'
import { askingParts } from './asking-parts.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

/** What came out well, as it is told along the way. */
const isGoodNews = test([
  'je suis [trop|super|tellement] (refait*|soulagé*|ravi*|aux anges|content*|heureux|heureuse|fier|fière)',
  'on se est (réconcili*|reparlé*|retrouvé*|expliqué*|pardonné*)',
  '(ça|tout) se est [plutôt|finalement|super|très] (bien|mieux) passé*',
  "(c'est|tout est) (réglé|arrangé|reparti|rentré dans l'ordre)",
  "(j'ai|je) [enfin|finalement] [été] (décroché|obtenu|réussi|pris|admis*|reçu*) (mon|ma|mes|le|la|au|à la|dans) & ! (coup|claque|gifle|lettre|facture|amende)",
  '(il|elle|ils|elles) (a|ont) [enfin|finalement] (dit oui|accepté|pardonné|présenté (ses|leurs) excuses)',
  '(bonne|super|grande|excellente) nouvelle',
])

/** What does one good and is yet to come. */
const isPleasureAhead = test([
  '(demain|ce soir|ce week end|samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|tout à l heure|cet après midi|va|vais|allons) & me (changer* les idées|vider* la tête|faire du bien|aérer*)',
  '(on|nous) (va|allons) [peut être|sûrement|sans doute|sûrement bien] (aller (au|à la|en|se)|sortir|manger dehors|se balader|se promener|se faire [un|une]|partir en (week end|vacances))',
])

/** Said beside it, the good is not all that is told. */
const isMixed = test([
  "(mais|sauf que|pourtant|sinon|même si|peur|redoute|crains|angoisse*|stress*|triste*|pleur*|honte|mal|dur|pire|malgré|seul*|jamais|n'arrive|sais pas|pas sûr*|disput*|sépar*|notaire|avocat|juge|hôpital|enterrement|tribunal|scanner|opér*)",
  '(ne|pas|plus) (suis|est|me|se|va|sera)',
])

/** « …, haha »: told with a smile. */
const LAUGHS = /(?<!\p{L})(?:ha(?:ha)+h?|hi(?:hi)+|😂|😄|🤣)[\s.!]*$/iu

const LONGEST_WORDS = 26

/**
 * « Il a répondu, on joue demain, je suis refait »: what comes out well, or is looked forward to, is shared for a moment and not dug into.
 * Null where anything else is told beside it.
 */
export function lighterMoment(
  state: ConversationState,
  message: string,
  sentences: readonly PlainText[],
): string | null {
  if (state.turn === 0 || sentences.flat().length > LONGEST_WORDS || askingParts(message).length > 0) return null
  if (sentences.some(isMixed)) return null
  if (sentences.some(isGoodNews))
    return anyWording(state, 'good news', [
      'Voilà une bonne nouvelle, et elle compte. Prenez le temps d’en profiter.',
      'Voilà qui éclaire un peu les choses. Profitez-en.',
      'Cela change un peu la couleur de la journée. Gardez-le bien.',
    ])
  if (LAUGHS.test(message))
    return anyWording(state, 'laughs', [
      'Voilà qui fait sourire, et cela fait du bien aussi.',
      'Un sourire là-dedans, c’est bon à prendre.',
    ])
  if (sentences.some(isPleasureAhead))
    return anyWording(state, 'pleasure ahead', [
      'Que ce soit un bon moment. Il est mérité.',
      'Un peu d’air, et c’est bienvenu. Profitez-en.',
      'Voilà de quoi souffler un peu. Revenez raconter, si vous en avez envie.',
    ])
  return null
}
