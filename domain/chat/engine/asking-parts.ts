import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'

const LEAD_IN =
  '[et|mais|ok|bon|alors|euh|heu|donc|sinon|merci|non|oui|ouais|bonjour|bonsoir|salut|pardon|oubliez] [,] [et|mais|bon|alors|du coup|en fait|merci] [,]'

/** Questions are often put without their mark, and after a word of politeness. */
const asks = compileTest(
  [
    `^ ${LEAD_IN} (comment|combien|quel|quels|quelle|quelles|qui (lit|voit|peut|sont|va)|est ce|est ce que|c'est quoi|qu'est ce|puis je|pourquoi|où est|y a t il)`,
    '(je|j) (demande|demandais|redemande|veux savoir|voudrais savoir|aimerais savoir|cherche à savoir|me demande) (comment|combien|si|quel*|qui|ce|quoi|pourquoi)',
    "(j'ai|je vous ai|je t'ai) (demandé|posé) .. (si|comment|combien|quel*|qui|question|une|un|des) *",
    '(savoir|dites moi|dis moi|sais [jamais] pas|sais jamais|pas) (comment|combien|quoi|si) *',
    '(est ce que|est ce qu) *',
    '(oui ou non|ou pas|ou non) $',
    '(tu|vous) en (penses|pensez|dis|dites) quoi',
    '(ferais|feriez) quoi',
    '(ton|votre) avis',
    'à ma place',
    `^ ${LEAD_IN} c'est (normal|grave|bizarre) (de|d'|si|que|qu'|ou) *`,
    `^ ${LEAD_IN} (tu|vous) (crois|croyez|penses|pensez) (que|qu') *`,
    "(veux|voudrais|aimerais|préfère|préférerais|préfèrerais|peux|puis je|moyen de|possible de) .. (quelqu'un de (vrai|réel|humain)|vrai* (psy*|personne|humain*|thérapeute)|un humain|une humaine|personne (réelle|humaine))",
    "(y a|il y a|existe|s'il y a|droit à) [te il] (des|d'|une|quelles) aide*",
    '(vous|tu) (trouve*|trouvez) (ça|cela) (normal|normale|juste|correct|logique)',
    '(combien de temps|coûte combien|combien ça|combien coûte)',
    '(je|on) (peux|peut|veux|voudrais|souhaite|dois|aimerais) [bien] (résilier|annuler|réserver|changer de|prendre rendez vous|supprimer|effacer|déplacer|reporter)',
    '(vous|tu) (prenez|acceptez|proposez|avez) .. (carte|chèque*|paypal|espèces|séances|psy*|méthode|conseil*|idée*|astuce*|exercice*|truc)',
    '(un|des|vos|tes) (conseil*|astuce*|solution*|piste*) (pour|sur|contre)',
    '(je|on) (fais|fait|dis|dit|réponds) quoi',
    '(que|quoi) (faire|dire|répondre)',
    "n'arrive pas à (me connecter|ouvrir|payer|réserver|accéder)",
    "(pas|jamais) reçu [le|la|mon|de|d'|l'] (lien|code|mail|email|e mail|confirmation)",
  ],
  lexicon,
)

/** What to do, whatever it is about. */
export const asksForAdvice = compileTest(
  [
    '(je|on) (fais|fait) quoi',
    '(que|quoi) faire',
    'comment (je fais|faire|font|on fait|réagir)',
    "comment (m'y prendre|je m'y prends|on s'y prend)",
    '(un|des|vos|tes|une|quelle) (conseil*|solution*|astuce*|piste*|méthode*)',
    '(que|quoi) .. (dois|peux|devrais|pourrais) [je] .. faire',
    'que font les (autres|gens)',
    'comment [je|on|peut on|puis je] (gérer|gère|calmer|arrêter|arrête|surmonter|vivre|tenir|tient|sortir|savoir|avancer|accepter|supporter|survivre|survit|dépasser|aider|faire)',
    '(connais|connaissez|existe) .. (aides|aide|associations)',
    '(une|des|quelques|d) (idée|idées)',
    'comment (je|on|lui|leur|me|se|en|ne|dire|parler|expliquer|annoncer|demander|répondre|retrouver|reprendre|trouver|rencontrer|apprendre|éviter|oublier|refuser) *',
    '(que|quoi) (lui|leur) (dire|répondre)',
    '(vous|tu) [me] (feriez|ferais|diriez|dirais|conseillez|conseilles|proposez|proposes|suggérez) [quoi|*]',
    '(que|quoi) [me] (conseillez|conseilles|proposez|proposes|suggérez|recommandez) (vous|tu)',
    '(par où|par quoi) commencer',
    "qu'est ce que (je|on) (peux|peut|dois|doit|pourrais|devrais) *",
    "(qu'est ce que|que) (je|on) (fais|fait) (de|du|des|d'|avec|pour|maintenant) *",
    '(je|on) lui (dis|dit|réponds) quoi',
    '(je|on) (peux|peut|dois|doit|devrais|pourrais) [lui|leur|me|y] (faire|dire|répondre) quoi',
    '(un truc|une astuce|une idée|un conseil|une technique|un remède|un moyen) (pour|contre) *',
    "(je|on) (fais|fait|gère|tiens|tient|m'y prends|s'y prend) comment",
  ],
  lexicon,
)

/** A sentence for somebody. */
export const asksForWords = compileTest(
  [
    '(dire|répondre|écrire|dis|dit|réponds|répond|écris) quoi',
    '(quoi|que) [lui|leur] (dire|répondre|écrire)',
    "comment [je|on] [le|la|l'|lui|leur|en|ça] [le|la|lui|leur|en] (dire|dis|parler|parle|annoncer|annonce|expliquer|explique|répondre|formuler) & ! (médecin|docteur)",
    '(dis|parle|annonce|explique|réponds) [ça|en|le] comment',
    '(une phrase|les mots|quels mots|quelle phrase|des mots) pour',
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

function partsOf(message: string): PlainText[] {
  return message
    .split(/(?<=[.!?…;\n])\s*/u)
    .flatMap((part) => (/\?/u.test(part) ? toSentences(part) : toSentences(part).filter(asks)))
}
