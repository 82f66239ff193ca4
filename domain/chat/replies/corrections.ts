import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'
import { anyWording } from './rotation.ts'
import { answerTo, saysPlainYes } from './safety-answers.ts'
import type { SafetyPoint } from './safety-questions.ts'

/** Somebody was read wrongly, and says so. */
const saysMisread = compileTest(
  [
    // « J’ai rien dit la première fois » tells of a silence.
    'ai (jamais|pas) (parlé|dit|écrit|évoqué|subi|demandé) & ! (en ai|dit non|(dit|parlé|écrit) [*] (à|au|aux) [*])',
    'ai rien (subi|demandé|(dit|écrit) (de tel|de ça|de pareil|comme ça|là-dessus))',
    '(a|est) rien subi',
    '(mal|pas) (compri*|lu|lue)',
    '(compri*|lu) de travers',
    '(tu|vous) (mélange*|confond*) [tout]',
    '(comprenez|comprends) (pas bien|rien|tout de travers)',
    "(c'est|c'était) pas [du tout] (ça|cela|la question|le sujet|le problème|ce que) [*]",
    "(c'est|c'était) pas (moi|pour moi) & ! {proche}",
    'pas moi $',
    'rien à voir',
    'moi [,] je vais [très] bien',
    'pourquoi (vous|tu) .. (parlez|parles|demandez|demandes) .. (suicide|mourir|ça|cela)',
    '^ [ah|oh|quoi|pardon|enfin|euh|hein|wesh] mais (non|enfin)',
    '^ [ah|oh|mais] (grand dieu|mon dieu|dieu|seigneur|ciel|juste ciel|diable|oulà) [,] (non|jamais)',
    'ça va pas la tête',
    '(grand dieu|mon dieu|seigneur|ciel|grands dieux|diable|doux jésus) [,] non',
    '^ [mais|non|ah non] [,] quelle (idée|drôle de idée|question) [!|$|,]',
    '^ [euh|heu|ben|bah|ah] [,] mais non pas du tout',
    'personne [ne] (me|nous) (frappe|tape|bat|agresse|menace|fait de mal|veut du mal|fait rien|touche)',
    '(il|elle|ils) [ne] (me|nous) (frappe*|tape*|bat*|menace*|fait|font) (pas|rien|jamais|aucun mal)',
    "(suis|n'ai) pas [du tout] [en] (danger|menacé*|battu*|suicidaire*|agressé*)",
    'pas envie de (mourir|me suicider|me tuer)',
    '(veux|vais) pas (mourir|me suicider|me tuer)',
    '^ quel* (blessure*|violence*|danger|menace*|suicide) $',
    '^ (menacé*|suicide|frappé*|danger) $',
    // What somebody knows and we took for something else: who, how old, what it was.
    '(il|elle|{proche}) [ne] est (pas|jamais) [du tout|quelque un de] (violent*|méchant*|dangereu*|agressi*)',
    '(il|elle|{proche}) [ne] (a|ai) jamais (levé|frappé|tapé|fait de mal|touché)',
    '(on est|nous sommes|on a|sommes) [deux|tous|tous les deux|toutes les deux] (adultes|majeur*)',
    "(ai|a|y a|a aucun) pas d'enfant*",
    '^ quel* (enfant*|bébé|corps|appel|nuit) $',
    'suis pas (une|un) (femme|homme|enfant|mari) battu*',
    "c'est moi qui (ai|avais) (fouillé|cassé|crié|commencé|jeté|claqué)",
    'je (parle|parlais) (de|du|des) [mon|ma|mes|un|une|notre] *',
    '(arrête*|arrêtez|stop) avec (le|ce|votre|vos|ton|tes) (17|119|3919|3977|3114|numéro*)',
    "(c'est|est) [juste|simplement] (la maladie|alzheimer|un vieux|une vieille|un patient|une patiente|un malade|ma mère qui|mon père qui)",
    '(il|elle) est malade',
    'pourquoi (vous|tu) .. (parlez|parles) .. (119|3919|17|3114|violence*|danger|police)',
  ],
  lexicon,
)

/** The violence that was read is denied and explained: it was another sense of a word. */
export const deniesViolence = compileTest(
  [
    'personne [ne] (tape|frappe|bat|touche|menace) personne',
    '(aucune|pas de|jamais de|jamais eu de) violence*',
    "(c'est|c'était) [juste] une (expression|blague|image|façon de parler)",
  ],
  lexicon,
)

/** Of a blow that we had only guessed at: it was a door. */
export const isOfADoor = compileTest(
  [
    '(frapper|taper|frappe|tape) (à|a) (la|ma|sa|une) porte & ! (hurl*|cri*|enferm*|menac*|démol*|peur|coups|là|maintenant)',
  ],
  lexicon,
)

/** Where suicide was guessed, a mere « non » may hide: it takes more. */
const deniesClearly = compileTest(
  [
    '(pas du tout|jamais|absolument pas|certainement pas|pas le moins du monde|loin de là|bien sûr que non|mais non|non non|aucun*|juste|seulement|simplement)',
    '(grand dieu|mon dieu|dieu|seigneur|ciel|diable|oulà) [,] non',
    '(quelle idée|quelle drôle de idée|vous plaisantez|que nenni|en aucun cas|en aucune façon)',
  ],
  lexicon,
)
const thoughts = new Set<SafetyPoint>(['suicide', 'dark-thoughts'])

const saysNotMe = compileTest(
  ['pas (moi|pour moi|de moi)', "(dit|dis|répète) que c'est {proche}", 'pas en danger [,] [mais] ce est *'],
  lexicon,
)
/** The same of somebody who was asked about themselves. */
const namesAnotherOnly = compileTest(
  ["^ [non|mais|pardon] [c'est|il s'agit de] {proche} $", "^ [mais|non|c'est] (lui|elle) $"],
  lexicon,
)
const namesAnother = compileTest(['{proche}', '(lui|elle)', 'pas en danger [,] [mais] ce est *'], lexicon)

/** « C’est pas moi, c’est mon amie », « MON FRÈRE » : the danger stays, and it is theirs. */
export function saysItIsAnother(sentences: readonly PlainText[], asked: SafetyPoint | null): boolean {
  if (sentences.some(saysItIsMe)) return false
  const isOnlyNamed = asked !== null && thoughts.has(asked) && sentences.some(namesAnotherOnly)
  return isOnlyNamed || (sentences.some(saysNotMe) && sentences.some(namesAnother))
}

/** The friend was a way of asking for oneself. « La pote » is read as « la ami ». */
const FRIEND_WAS_ME = [
  "(y a|il y a|n'y a) (pas de|pas d'|aucun|aucune|jamais eu de) (pote|ami|amie|copain|copine|cousin|cousine|collègue)",
  "c'est moi (l'ami|l'amie|la ami|la copine|le copain|la cousine|le cousin|la collègue|le collègue|la personne|la fille|le gars|cet ami|cette amie|cette personne) [en question|dont je (parle|parlais|vous parle)] ($|,)",
  "(l'ami|l'amie|cet ami|cette amie|la copine|le copain|la ami|cette personne|la personne) [en question|dont je (parle|parlais)] [,] [en fait|en vrai|en réalité] c'est moi ($|,)",
  "en (fait|vrai|réalité) [,] [l'amie|l'ami|elle|lui] c'est moi ($|,)",
  '(camarade|ami|amie|copain|copine|collègue|cousin|cousine|personne|quelqu un) [,] (vous l avez|tu l as|vous le avez|tu le as) (au clavier|au bout|devant vous|en face|sous les yeux|en ligne)',
  "(le|la|ce|cet|cette) (camarade|gars|mec|fille|collègue|personnage|héros) [,] c'est [un peu|bien] moi ($|,)",
  "(oui bon|bon|oui) [,] quelqu'un [,|.] [c'est] moi ($|,|mais)",
]
export const confessesToBeTheFriend = compileTest(FRIEND_WAS_ME, lexicon)

/** « C’est MOI qui vais mal », to us who spoke of another. */
export const saysItIsMe = compileTest(
  [
    "c'est [bien|de] moi qui (vais (mal|pas|craquer|finir|en finir|mourir|y passer|lâcher|$)|souffre|craque|pense|veux|coule|suis (mal|à bout|au bout|pas bien|au fond))",
    "(c'est|je parle|je vous parle|je parlais) de moi [que|qu|$|,]",
    ...FRIEND_WAS_ME,
  ],
  lexicon,
)

/** « Non. Enfin, des fois… »: the no opens what follows. */
export const goesOnAfterNo = compileTest(
  ["(enfin|parfois|des fois|par moments|m'arrive|sauf que|sauf quand)", 'mais (parfois|des fois|si|quand|j|je|ça)'],
  lexicon,
)

/** What was said is taken back, and was said. */
const takesBack = compileTest(
  [
    '(retire|retirer|reprends) .. (ce que|dit|paroles|mots)',
    '(oublie*|oubliez|efface*|effacez) .. (ça|tout|dit|conversation|message*|ce que)',
  ],
  lexicon,
)

/** Who has no plan may still wish to die. */
const deniesOnlyAPlan = compileTest(
  [
    "(pas|aucun|aucune) [de] (plan|projet|date|moyen|méthode|tentative) [ou quoi|précis*|prévu*|en tête|$|,] & ! (pas|aucune|jamais) [d'] (envie|idée*|pensée*)",
  ],
  lexicon,
)

/** A clear no to what was asked, or a correction of what we made of somebody's words. */
export function correctsUs({ askedSafety, risk }: ConversationState, sentences: readonly PlainText[]): boolean {
  const answer = askedSafety !== null && thoughts.has(askedSafety) ? answerTo(sentences, askedSafety) : null
  // « Pourquoi tu demandes ça ? Ouais, un peu » corrects nothing.
  if (answer === true || sentences.some(saysPlainYes)) return false
  if (risk.level === 'crise' && sentences.some((sentence) => takesBack(sentence) || deniesOnlyAPlan(sentence)))
    return false
  // No thought of death takes back neither the fasts nor the bottle, nor the cuts.
  const isOfHabit =
    risk.situation === 'self-injury' ||
    (!risk.isGuessed && (risk.situation === 'eating' || risk.situation === 'substance'))
  const isDenied = answer === false && !isOfHabit
  return (isDenied && (risk.level !== 'crise' || sentences.some(deniesClearly))) || sentences.some(saysMisread)
}

const owned = ['J’ai mal compris, pardon.', 'Vous avez raison, j’ai mal lu.', 'Pardon, j’ai lu de travers.'] as const

/** Our error, said in a few words. */
export function ownError(state: ConversationState): string {
  return anyWording(state, 'owned error', owned) ?? ''
}

/** What somebody says besides correcting us: it is what they want to be heard on. */
export function besidesCorrection(message: string): string {
  return message
    .split(/(?<=[.!?…,])\s+/)
    .filter((sentence) => !toSentences(sentence).some(saysMisread))
    .join(' ')
}
