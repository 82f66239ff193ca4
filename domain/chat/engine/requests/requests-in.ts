import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { type PlainText, toPlainPattern, toSentences } from '../../detector/normalise.ts'
import { alternativesIn } from './alternatives.ts'
import { askingForms } from './asking-forms.ts'
import type { Asked, RequestKind } from './request.ts'

const forms = askingForms.map(({ kind, patterns, marked = [] }) => ({
  kind,
  isMet: compileTest(patterns, lexicon),
  isMetWithMark: compileTest([...patterns, ...marked], lexicon),
}))

/** « Il m’a demandé comment j’allais », « je comprends pas pourquoi »: told, and asked of nobody here. */
const isReported = compileTest(
  [
    '(il|elle|on|ils|elles|{proche}|mari|femme|chef|cheffe|collègue*|gens) [me|m|nous] (a|ont|avait|avaient) (demandé|dit) *',
    '(il|elle|on|ils|elles|gens) [me|m|nous] (demande|demandent|demandait|demandaient|dit|disent) (si|comment|pourquoi|quoi|ce|quand) *',
    '(je comprends|je comprenais|je sais|je saurai) (pas|toujours pas|jamais|plus) (pourquoi|comment (il|elle|ils|on a))',
    'je me (demande|demandais) (si|pourquoi|comment (il|elle|ils|on a)) *',
    // Ce que quelqu’un a montré n’est plus à demander
    '(a|ont) (montré|appris|expliqué|indiqué|raconté) (comment|quoi|où|pourquoi) *',
    // Ce que les autres ne savent pas n’est pas demandé ici
    '(il|elle|ils|elles|gens|{proche}|mari|femme|chef|cheffe|collègue*|parents|amis|potes) [ne|n] (savent|sait|savaient|savait) (pas|plus|jamais) [trop|bien|vraiment] (quoi|comment|que|où|quand|si) *',
    "(voilà|c'est) pourquoi",
    '(sais|saurais) (pas|plus|jamais) [trop|bien|vraiment] comment dire (,|$)',
  ],
  lexicon,
)

/** « Je sais pas trop si je suis contente ou pas » tells how it is, and lets nobody decide. */
const isUnsureOfFeeling = compileTest(
  ['(sais|saurais) (pas|plus) [trop|bien|vraiment] si je (suis|me sens|ressens|l aime|aime) * & ! (dois|devrais|faut)'],
  lexicon,
)

/** « Mon mari me demande comment était ma nuit »: what somebody of theirs asks is told. */
const isAskedByTheirs = compileTest(
  [
    '({proche}|mari|femme|chef|cheffe|collègue*|parents|enfants|amis|potes) [me|m|nous] (demande|demandent|demandait|demandaient) (si|comment|pourquoi|quoi|ce|quand|où) *',
  ],
  lexicon,
)

/** As good as a question mark. */
const isMarkedByWords = compileTest(
  [
    "(est ce que|est ce qu')",
    "(vous croyez|vous pensez|tu crois|tu penses|selon vous|selon toi|d'après vous|d'après toi|à votre avis|à ton avis) $",
  ],
  lexicon,
)

const joints = new Set([',', 'mais', 'donc', 'alors', 'sinon', 'puis', 'car'].map(toPlainPattern))
/** « Et » opens a clause before these; between two things it does not. */
const openers = new Set(
  toPlainPattern(
    'je on il elle ils elles ça ce pour si comment que qui quand combien pourquoi vous tu y est le la les ils par là',
  ).split(' '),
)

function clausesOf(sentence: PlainText): PlainText[] {
  const clauses: string[][] = [[]]
  for (const [at, word] of sentence.entries()) {
    const opens = joints.has(word) || (word === 'et' && openers.has(sentence[at + 1] ?? ''))
    if (opens) clauses.push([])
    if (word !== ',') clauses.at(-1)?.push(word)
  }
  return clauses.filter((clause) => clause.length > 0)
}

/** « …, selon vous ? »: to whom it is put, and not what is asked. */
const isOnlyATail = compileTest(
  [
    "^ (selon vous|selon toi|d'après vous|d'après toi|à votre avis|à ton avis|vous croyez|vous pensez|tu crois|tu penses) $",
  ],
  lexicon,
)

function clausesToRead(sentence: PlainText): PlainText[] {
  const clauses = clausesOf(sentence).toReversed()
  const asking = clauses.filter((clause) => !isOnlyATail(clause))
  return asking.length > 0 ? asking : clauses
}

/** How a sentence was written, of what plain words no longer tell. */
interface Written {
  hasMark: boolean
  /** « Ou », and no « où ». */
  mayChoose: boolean
  /** Both sides of it can be told: « un mot ou sonner ? » */
  isChoice: boolean
}

function kindOf(words: PlainText, { hasMark, mayChoose, isChoice }: Written): RequestKind | null {
  const form = forms.find(({ kind, isMet, isMetWithMark }) =>
    kind === 'either' ? (hasMark && isChoice) || (mayChoose && isMet(words)) : (hasMark ? isMetWithMark : isMet)(words),
  )
  return form?.kind ?? null
}

/** « Je veux savoir si… », « … oui ou non »: as good as a question mark, and no part of what is asked. */
const ASKS_WHETHER =
  /^.*?(?:je (?:veux|voudrais|aimerais) (?:juste |bien )?savoir|je (?:vous |te )?(?:demande|demandais|redemande)|je (?:vous |te )?ai demande) (?=(?:si|se) )(?:si )?/
const WHETHER_AT_END =
  /(?: ,)?(?: (?:oui ou non|ou pas|ou non))(?: (?:vous croyez|vous pensez|a votre avis|selon vous|du coup|alors))?$/

function questionMeant(sentence: PlainText): PlainText | null {
  const said = sentence.join(' ')
  const meant = said.replace(ASKS_WHETHER, '').replace(WHETHER_AT_END, '')
  return meant === said || meant === '' ? null : meant.split(' ')
}

/** « C normal ? » is read as « c’est normal ? » */
function withoutTexting(sentence: PlainText): PlainText {
  return sentence.includes('c')
    ? sentence.map((word, at) => (word === 'c' && sentence[at + 1] === 'est' ? 'ce' : word))
    : sentence
}

/** What is asked in one sentence: its last clause first, then the whole of it. */
function askedIn(sentence: PlainText, said: string, written: Written): Asked | null {
  const { hasMark } = written
  if (!hasMark && isUnsureOfFeeling(sentence)) return null
  const meant = questionMeant(sentence)
  if (!hasMark && !meant && isReported(sentence)) return null
  for (const clause of [...clausesToRead(sentence), sentence]) {
    if (!hasMark && isAskedByTheirs(clause)) continue
    const kind = kindOf(withoutTexting(clause), written)
    if (kind) return { kind, clause, said }
  }
  if (meant) return askedIn(meant, said, { ...written, hasMark: true })
  return hasMark ? { kind: 'open', clause: clausesOf(sentence).at(-1) ?? sentence, said } : null
}

/** What a message asks, with or without a question mark: the last first. */
export function requestsIn(message: string): readonly Asked[] {
  if (message !== last.message) last = { message, asked: readRequests(message) }
  return last.asked
}

/** The same message is asked about by several, one after the other. */
let last: { message: string; asked: readonly Asked[] } = { message: '', asked: [] }

function readRequests(message: string): Asked[] {
  return message
    .split(/(?<=[.!?…;\n])\s*/u)
    .flatMap((part) =>
      toSentences(part).map((sentence) =>
        askedIn(sentence, part, { ...choiceIn(part), hasMark: part.includes('?') || isMarkedByWords(sentence) }),
      ),
    )
    .filter((asked) => asked !== null)
    .toReversed()
}

function choiceIn(part: string): Pick<Written, 'mayChoose' | 'isChoice'> {
  const mayChoose = /(?<!\p{L})ou(?!\p{L})/iu.test(part)
  const mayCompare =
    mayChoose || /(?<!\p{L})(?:mieux que|mieux qu['’]|simple que|préférable|plutôt qu|avant d)/iu.test(part)
  return { mayChoose, isChoice: mayCompare && alternativesIn(part) !== null }
}

const isForIdea = new Set<RequestKind>(['how', 'words', 'place'])

/** A sentence that asks what to do, or what to say. */
export function asksForIdea(sentence: PlainText): boolean {
  const asked = askedIn(sentence, '', { hasMark: false, mayChoose: false, isChoice: false })
  return asked !== null && isForIdea.has(asked.kind)
}

export function asksSomething(sentence: PlainText): boolean {
  const asked = askedIn(sentence, '', { hasMark: false, mayChoose: true, isChoice: false })
  return asked !== null && asked.kind !== 'rhetorical'
}
