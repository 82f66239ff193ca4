import { capitalised } from './capitalised.ts'
import type { ConversationState } from './conversation-state.ts'

/** One of their people, as a conversation at risk speaks of them. */
export interface PersonSpokenOf {
  /** « votre fils », or « cette personne » where only « un collègue » was said. */
  called: string
  /** What stands for them; null when their words do not tell. */
  pronoun: 'il' | 'elle' | null
}

const he =
  'grand-père beau-père beau-frère demi-frère petit-fils beau-fils père papa papi papy frère frérot fils fiston mari époux copain ami compagnon conjoint fiancé oncle tonton cousin neveu voisin mec pote chef patron gamin jumeau'
const she =
  'grand-mère belle-mère belle-sœur belle-fille demi-sœur petite-fille mère maman mamie sœur fille femme épouse copine amie compagne conjointe fiancée tante tata cousine nièce voisine nana cheffe patronne gamine jumelle'
const either = 'collègue colocataire coloc camarade élève enfant ado gosse bébé petit petite grand grande ex proche'

/** Written without accents as often as with. */
const folded = (text: string) =>
  text.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-')
const byFolded = (words: string) => new Map(words.split(' ').map((word) => [folded(word), word]))
const men = byFolded(he)
const women = byFolded(she)
const known = new Map([...men, ...women, ...byFolded(either)])
const KIND = 'meilleure?|petite?|grande?|jeune|vieil|vieille|ex'
const PERSON = new RegExp(
  `(?<![a-z])(mon|ma|notre|un|une)-((?:(?:${KIND})-)*)(${[...known.keys()].join('|')})(?![a-z])`,
  'g',
)
const STARTS_WITH_VOWEL = /^[aeiouy]/

/** As many as are still meant by « il » or « elle » some turns later. */
const MOST_REMEMBERED = 4

/** « Ma reum », « mon daron ». */
const SLANG: Record<string, string> = {
  reum: 'mere',
  daronne: 'mere',
  reup: 'pere',
  daron: 'pere',
  reuf: 'frere',
  reus: 'soeur',
}
const SLANG_KIN = new RegExp(`(?<![a-z])(${Object.keys(SLANG).join('|')})(?![a-z])`, 'g')
const inPlainWords = (text: string) => text.replaceAll(SLANG_KIN, (word) => SLANG[word] ?? word)

export function peopleIn(message: string): PersonSpokenOf[] {
  return [...inPlainWords(folded(message)).matchAll(PERSON)].map(([, of = '', kinds = '', word = '']) => ({
    called: /^une?$/.test(of) ? 'cette personne' : `votre ${calledAs(kinds, word, GRANDCHILD.test(message))}`,
    pronoun: pronounOf(of, kinds, word),
  }))
}

/** Written so, the child of a child. */
const GRANDCHILD = /petite-fille|petit-fils/iu

/** « Grand-mère » is one word; « petite fille » is two, unless it is written as one. */
function calledAs(kinds: string, word: string, isGrandchild: boolean): string {
  const last = /(?:grand|petite?)-$/.exec(kinds)?.[0] ?? ''
  const isOneWord = last === 'grand-' || (isGrandchild && last !== '')
  const compound = isOneWord ? known.get(`${last}${word}`) : undefined
  const before = (compound ? kinds.slice(0, -last.length) : kinds).replaceAll('-', ' ')
  return `${before}${compound ?? known.get(word) ?? word}`
}

function pronounOf(of: string, kinds: string, word: string): PersonSpokenOf['pronoun'] {
  if (women.has(word) || of === 'ma' || of === 'une') return 'elle'
  if (men.has(word) || of === 'un') return 'il'
  return of === 'mon' && !STARTS_WITH_VOWEL.test(kinds || word) ? 'il' : null
}

/** The last first. */
export function noteSpokenOf(state: ConversationState, message: string): void {
  const named = peopleIn(message).toReversed()
  const others = state.spokenOf.filter(({ called }) => named.every((person) => person.called !== called))
  state.spokenOf = [...named, ...others].slice(0, MOST_REMEMBERED)
}

const VERY_OLD =
  /(?<!\p{L})(?:(?<!j['’]ai |j['’]ai donc |et moi )(?:7[5-9]|[89]\d|10\d) ans|grand[- ]?mère|grand[- ]?père|mamie|mami|papi|papy|m[ée]m[ée]s?(?!\p{L})|p[ée]p[ée]s?(?!\p{L})|vieille dame|vieux monsieur|(?:dame|personne|monsieur)s? [âa]g[ée]|ehpad|maison de retraite|arrière-grand)/iu

/** Whether a message speaks of somebody very old. */
export const isOfElder = (message: string): boolean => VERY_OLD.test(message)

const BABY =
  /(?<!\p{L})(?:b[ée]b[ée]|nourrisson|nouveau-n[ée]|accouch|(?:fille|fils|petite?|bout de chou) (?:a|de|n['’]a que|a à peine) \p{L}*\d* ?(?:semaines|mois|jours)|(?:il|elle) (?:a|n['’]a que|a à peine|a seulement) (?:\d{1,2}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze) (?:semaines|mois)(?! (?:de|d['’]|pour|avant|à|en|et demi de)))/iu

/** « Il pleure depuis trois heures, je suis tout seul avec »: nobody is named, and nobody else cries so. */
const CRYING_ONE =
  /(?<!\p{L})(?:il|elle) (?:pleure|hurle|braille|(?:n['’])?arr[êe]te pas de (?:pleurer|hurler|crier)) (?=(?:depuis|sans arr[êe]t|non[- ]stop|toute la nuit|encore|tout le temps)).{0,80}(?:seule? avec|berceau|t[ée]tine|couche|biberon|dans (?:son lit|mes bras))|(?<!\p{L})(?:coliques|biberons?|t[ée]t[ée]es?|poussette)(?!\p{L})|(?<!\p{L})(?:il|elle) pleure,? (?:(?:il|elle) pleure|et pleure)/iu

export const isOfBaby = (message: string): boolean => BABY.test(message) || CRYING_ONE.test(message)

const OWN_CHILD = /(?:fils|fille|enfant|ado|bébé|gosse|gamine?|petite?|grande?|fiston)$/
/** « Votre fille », « votre bébé »: a child, as a parent calls one. */
export const isOwnChild = ({ called }: PersonSpokenOf): boolean => OWN_CHILD.test(called)

const PARTNER = /mari|femme|épou|copain|copine|compagn|conjoint|fiancé|mec|nana|ex$/
/** « Votre mari », « votre copine ». */
export const isPartner = ({ called }: PersonSpokenOf): boolean => PARTNER.test(called)

const GROWN_UP =
  /(?:mère|père|maman|papa|mamie|pap[iy]|mari|femme|tante|oncle|époux|épouse|compagn(?:on|e)|frère|sœur)$/

/** The one they look after is their child, and nobody older. */
export function caresForAChild({ spokenOf }: Pick<ConversationState, 'spokenOf'>): boolean {
  return spokenOf.some(({ called }) => OWN_CHILD.test(called)) && !spokenOf.some(({ called }) => GROWN_UP.test(called))
}

/** A grown-up was named whom « je l’ai poussé » may mean, whatever child is named beside. */
export const speaksOfGrownUp = ({ spokenOf }: Pick<ConversationState, 'spokenOf'>): boolean =>
  spokenOf.some(({ called }) => GROWN_UP.test(called))

const SUBJECT = /(?<!\p{L})(?:qu['’])?(il|elle)(?!\p{L})/iu

/** « Il a donné sa guitare à mon cousin »: the one who is given something is not the one in danger. */
const RECEIVER =
  /(?<=(?:donn|fil|offert|offr|confi|légu|laiss|rendu)\p{L}* (?:\S+ ){1,4})(?:à|a) (?:mon|ma|notre|une?) (?=\p{L})/giu

/** Whom a message that speaks of somebody means: the one it names first, or the last of whom « il » or « elle » can be said. */
export function personMeant({ spokenOf }: Pick<ConversationState, 'spokenOf'>, message: string): PersonSpokenOf | null {
  const besides = message.replaceAll(RECEIVER, ' ')
  const [named] = peopleIn(besides)
  if (named) return named
  const receivers = peopleIn(message).map(({ called }) => called)
  const pronoun = SUBJECT.exec(message)?.[1]?.toLowerCase()
  const isMeant = (person: PersonSpokenOf) =>
    !receivers.includes(person.called) && (!pronoun || !person.pronoun || person.pronoun === pronoun)
  const meant = spokenOf.find(isMeant)
  if (meant || !pronoun) return meant ?? null
  return { called: 'cette personne', pronoun: pronoun === 'il' ? 'il' : 'elle' }
}

/** « Je suis avec lui », « je suis dans la voiture »: where they are, and nothing of their body. */
const OWN_BODY =
  /(?<!\p{L})(?:j['’]ai (?:mal|une|du|des|le|la|les|très|super|trop|convuls[ée]|vomi|perdu connaissance|fait un)|je (?:respire|saigne|fais|sens|suis(?! (?:avec|à|au|aux|chez|dans|en (?:route|voiture|ligne|train)|là|auprès|près|sa|son|leur|sur (?:place|la route)|inquiète?|paniqué?e?|seule?|toute? seule?)(?!\p{L})))|(?:ma|mes) (?:poitrine|jambes?|lèvres)|mon (?:bras|c(?:œ|oe)ur|thorax|ventre|visage))(?!\p{L})/iu

/** « C’est LUI qui a mal », « il transpire »: said of a body beside the one who writes. */
const THEIR_BODY =
  /(?<!\p{L})(?:c['’]est (?:lui|elle) (?:qui|pas moi)|(?:il|elle) (?:ne |n['’])?(?:a (?:mal|très mal|toujours mal|de la fièvre|du mal)|(?:respire|transpire|r[ée]pond|r[ée]agit|bouge|saigne|convulse|vomit|tremble|s['’]étouffe)(?!\p{L})|vient de (?:tomber|s['’])|(?:voit|entend|parle à) des |avait? (?:la bouche|le visage|le bras|les lèvres)|est (?:en sueur|en nage|confus|tomb|tout|p[âa]le|blanc|bleu|gris|froid|mou|molle|chaud|br[ûu]lant|inconscient|par terre|allong)))/iu
/** Said by whoever helps, and nothing of their own body. */
const BESIDE_THEM =
  /j['’]ai (?:le|les|la|du|une|des) (?:15|112|18|samu|pompiers|secours|r[ée]gulat|m[ée]decin|m[ée]dicament|aspirine|doliprane|peur|défibrillateur)|je (?:fais|suis) (?:quoi|comment|le massage|un massage|avec (?:lui|elle)|à côté|seule?|toute? seule?|paniqu|perdue?|là)|je sens (?:son|pas son|plus son)/giu

/** Whose body is in danger: the one they name or spoke of, unless they speak of their own. */
export function personIll(
  state: Pick<ConversationState, 'spokenOf' | 'inDanger'>,
  message: string,
): PersonSpokenOf | null {
  const isTheirs = THEIR_BODY.test(message)
  if (!isTheirs && OWN_BODY.test(state.inDanger ? message.replaceAll(BESIDE_THEM, '') : message)) return null
  const before = state.inDanger ?? (isTheirs ? personMeant(state, message) : null)
  return isTheirs && before ? before : (peopleIn(message)[0] ?? before)
}

/** The child that a parent calls for, whoever else was named. */
export const childIll = ({ spokenOf }: Pick<ConversationState, 'spokenOf'>): PersonSpokenOf =>
  spokenOf.find(({ called }) => OWN_CHILD.test(called)) ?? { called: 'votre enfant', pronoun: 'il' }

export const isOfTheirBody = (message: string): boolean => THEIR_BODY.test(message)

/** A text about the person in danger, in words that agree: {personne}, {il} as a subject, {lui} after « de », « avec », « près de ». */
export function spokenOfThem({ inDanger }: Pick<ConversationState, 'inDanger'>, text: string): string {
  const { called, pronoun } = inDanger ?? { called: 'cette personne', pronoun: null }
  const strong = pronoun === 'il' ? 'lui' : (pronoun ?? 'cette personne')
  return text
    .replaceAll('{personne}', called)
    .replaceAll('{Personne}', capitalised(called))
    .replaceAll('{Il}', capitalised(pronoun ?? 'cette personne'))
    .replaceAll('{il}', pronoun ?? 'cette personne')
    .replaceAll('{lui}', strong)
    .replaceAll(/\bde elle\b/g, 'd’elle')
    .replaceAll(/\bque (?=ils?\b|elles?\b)/g, 'qu’')
    .replaceAll(/\bsi (?=ils?\b)/gi, (si) => (si === 'Si ' ? 'S’' : 's’'))
}
