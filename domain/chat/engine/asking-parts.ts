import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { asksSomething } from './requests/requests-in.ts'

const LEAD_IN =
  '[et|mais|ok|bon|alors|euh|heu|donc|sinon|merci|non|oui|ouais|bonjour|bonsoir|salut|pardon|oubliez] [,] [et|mais|bon|alors|du coup|en fait|merci] [,]'

/** Questions are often put without their mark, and after a word of politeness. */
const asks = compileTest(
  [
    `^ ${LEAD_IN} (comment|combien|quel|quels|quelle|quelles|qui (lit|voit|peut|sont|va)|est ce|est ce que|c'est quoi|qu'est ce|puis je|pourquoi|où est|y a t il)`,
    '(je|j) (demande|demandais|redemande|veux savoir|voudrais savoir|aimerais savoir|cherche à savoir|me demande) (comment|combien|si|quel*|qui|ce|quoi|pourquoi)',
    "(j'ai|je vous ai|je t'ai) (demandé|posé) .. (si|comment|combien|quel*|qui|question|une|un|des) *",
    '(savoir|dites moi|dis moi|sais [jamais] pas|sais jamais|pas) (comment|combien|quoi|si) * & ! ((pas|plus) comment dire (,|$)|(savent|sait|savaient|savait) (pas|plus|jamais))',
    '(est ce que|est ce qu) *',
    "(veux|voudrais|aimerais|préfère|préférerais|préfèrerais|peux|puis je|moyen de|possible de) .. (quelqu'un de (vrai|réel|humain)|vrai* (psy*|personne|humain*|thérapeute)|un humain|une humaine|personne (réelle|humaine))",
    "(y a|il y a|existe|s'il y a|droit à) [te il] (des|d'|une|quelles) aide*",
    '(combien de temps|coûte combien|combien ça|combien coûte)',
    '(je|on) (peux|peut|veux|voudrais|souhaite|dois|aimerais) [bien] (résilier|annuler|réserver|changer de|prendre rendez vous|supprimer|effacer|déplacer|reporter)',
    '(vous|tu) (prenez|acceptez|proposez|avez) .. (carte|chèque*|paypal|espèces|séances|psy*|méthode|conseil*|idée*|astuce*|exercice*|truc)',
    "n'arrive pas à (me connecter|ouvrir|payer|réserver|accéder)",
    "(pas|jamais) reçu [le|la|mon|de|d'|l'] (lien|code|mail|email|e mail|confirmation)",
  ],
  lexicon,
)

/** The sentences of a message that ask something, as the rules read them. */
export function askingParts(message: string): readonly PlainText[] {
  if (message !== last.message) last = { message, parts: partsOf(message) }
  return last.parts
}

/** The same message is asked about by several, one after the other. */
let last: { message: string; parts: readonly PlainText[] } = { message: '', parts: [] }

const isAsked = (sentence: PlainText): boolean => asks(sentence) || asksSomething(sentence)

function partsOf(message: string): PlainText[] {
  return message
    .split(/(?<=[.!?…;\n])\s*/u)
    .flatMap((part) => (/\?/u.test(part) ? toSentences(part) : toSentences(part).filter(isAsked)))
}
