import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { type PlainText, toSentences } from '../detector/normalise.ts'

const BEING =
  "(robot|bot|ia|machine|chatbot|programme|ordinateur|logiciel|algorithme|intelligence artificielle|humain*|être humain|personne|vraie personne|vrai humain|vraie humaine|vrai être humain|quelqu'un de (vrai|réel|vivant))"
/** A mother who answers like a machine, the robot of a call centre: it is not said of us. */
const OF_OTHERS =
  '(mère|père|mari|femme|copain|copine|chef*|caf|standard|sav|banque|hotline|service client|opérateur|france travail|pôle emploi|assurance*|mur|impression|comme si|il|elle|ils|elles)'

/** Whether somebody asks who, or what, answers them: told to whoever asks, however they put it. */
export const asksOfUs: readonly string[] = [
  "(es tu|t'es|tu es|vous êtes|êtes vous) [donc] [pas] .. (robot|humain*|personne|ia|machine|qui|vrai*|bot|réel*|psy|psychologue*|psychiatre|médecin|docteur|infirmier*|thérapeute|formé*|chatgpt|gpt|répondeur|logiciel|programme|automate)",
  "^ [non|nan|mais|et|bon|répond*|répondez|ok] [mais] [répond*|répondez] [juste] [,] (c'est|ce est|vous êtes|t'es|tu es|là c'est|ici c'est) [donc|bien] (un|une) [vrai*|simple] (robot|bot|ia|machine|chatbot|programme|ordinateur|intelligence artificielle|humain*|personne) & ! (il|elle|mon|ma|lui)",
  '(robot|bot|ia|machine|chatbot) (ou|oui ou) (pas|non|humain*|une personne|une vraie personne|quelqu*|une vraie|un humain|un vrai)',
  '(humain*|personne|vraie personne|quelqu*) ou (un robot|une ia|une machine|robot|un bot|un programme|ia)',
  'tu es qui',
  "(avoue*|avouez|je sais que|je suis sûr* que|en fait) [que] [,] (c'est|ce est|vous êtes|t'es|tu es) (une|un) (vraie|vrai) (femme|homme|personne|humain*|fille|mec|psy*)",
  "(t'es|tu es|vous êtes|c'est) (quelqu'un|une personne|un humain|humain*) ou (pas|non)",
  "(c'est|est ce|il y a) [bien|vraiment] (quelqu'un|une personne|une vraie personne|un humain|un vrai humain|quelqu'un de (vrai|réel)|une ia|un bot|un robot|une machine|un programme) qui [me|m|nous] (répond|écrit|lit|parle)",
  "(y a|il y a) [t il] (quelqu'un|une personne|une vraie personne|un humain|un être humain) [de l'autre côté|qui me lit|qui lit|qui répond|qui me répond|au bout du fil|derrière|en face|en ligne] ($|derrière|,|ou|non) & ! (vie|coeur|maison)",
  "(y a|il y a|c'est|est ce que) .. (quelqu'un|une personne|un humain|une vraie personne) .. (derrière|en face|réel*|vrai*) & ! (mon|ma|mes|chez moi|porte)",
  `(je parle|on parle|je discute|j'écris|je m'adresse|je cause|en train de (parler|discuter|écrire)) [là|vraiment|bien|juste|donc] (à|avec) [un|une] ${BEING} ($|,|ou|au moins|là|non|quoi|réel*|en ce moment|en vrai|derrière) & ! ${OF_OTHERS}`,
  "(je parle|on parle|j'écris) (à|avec) (un robot|une machine|une ia|quelqu'un de (vrai|réel)|un humain) & ! (mère|père|mari|chef*|caf|standard|sav|banque|hotline|service client|opérateur|impression|comme si|il|elle)",
  "(à|avec) qui (je parle|je discute|je cause|j'écris|est ce que je parle|parlé je|parle je|ai je affaire|j'ai affaire) ($|là|exactement|au juste|ici|en fait|,)",
  "(je parle|je discute|je m'adresse|j'écris|je cause) (à|avec) qui ($|là|exactement|au juste|ici|en fait|,)",
  "(qui|c'est qui) [est ce] [qui] (tape|écrit|rédige|génère|invente|fait) (les|vos|tes|ces|mes) (réponses|messages|textes)",
  "^ [et|mais|euh|bon] (qui|c'est qui) [est ce] [qui] me (répond|lit|écrit|parle) ($|là|ici|en fait|exactement)",
  '(réponses|messages) [*] (tapé*|écrit*|généré*|rédigé*|faites|fait|envoyé*) par (qui|quoi|un|une|quelqu*)',
  '(automatique*|automatisé*|préenregistré*|préfabriqué*|générées) [,] (vos|tes|les|ces) (réponses|messages)',
  '(vos|tes) (réponses|messages) .. (automatique*|automatisé*|préenregistré*|générées)',
  '(tombé*|suis) sur un (bot|robot|chatbot|répondeur|automate) & ! (il|elle|ils|caf|sav|banque|standard|hotline|opérateur)',
  "(vous|tu) [n'] (êtes|es) pas .. (quelqu'un|une personne) [de] caché*",
  '(es tu|tu es|vous êtes|êtes vous) [bien|vraiment] (vivant*|réel*|en vie|conscient*) [$|ou]',
  '^ te quoi [en fait|toi|au juste] $',
  "(quelqu'un|une personne|un humain|un vrai) .. derrière [l'|cet|ce|le|un] (écran|ordinateur|clavier|chat)",
  "à qui (ai je|j'ai) l'honneur",
  'tes qui',
  "t'es qui",
  'qui es tu',
  'qui êtes vous',
]

const asks = compileTest(asksOfUs, lexicon)
/** « Une vraie personne, je veux dire »: the rest of what was asked just before. */
const goesOnAsking = compileTest(
  [
    `^ [mais|et|euh|non|donc|bon|genre|oui|enfin|,] [à|avec] [un|une] [vrai*] ${BEING} [réel*|vraie|humaine|en chair et en os] [,] [je veux dire|quoi|en vrai|ou quoi|au moins|là|hein|du coup|alors|derrière * écran|derrière] [je veux dire|quoi] $`,
  ],
  lexicon,
)
/** « Machine ? » alone, after so many words of theirs, asks of us. */
const LONGEST_ELLIPSIS = 9
/** What is asked without its mark says little else. */
const LONGEST_UNMARKED = 12

/** Whether a message asks what we are, whatever else it says. */
export function asksWhatWeAre(
  { before }: Pick<ConversationState, 'before'>,
  message: string,
  sentences: readonly PlainText[],
): boolean {
  const isMarked = message.includes('?')
  const words = sentences.flat().length
  if ((isMarked || words <= LONGEST_UNMARKED) && sentences.some(asks)) return true
  if (words > LONGEST_ELLIPSIS || !sentences.some(goesOnAsking)) return false
  return isMarked || (before !== null && toSentences(before).some((said) => asks(said) || goesOnAsking(said)))
}
