/** Forms that no rule of endings gives. Those that would say back something cruel are left to a quotation. */
const irregular: Readonly<Record<string, string>> = {
  ai: 'avez',
  suis: 'êtes',
  vais: 'allez',
  aille: 'alliez',
  fais: 'faites',
  dis: 'dites',
  peux: 'pouvez',
  veux: 'voulez',
  dois: 'devez',
  sais: 'savez',
  vois: 'voyez',
  revois: 'revoyez',
  crois: 'croyez',
  bois: 'buvez',
  reçois: 'recevez',
  viens: 'venez',
  reviens: 'revenez',
  deviens: 'devenez',
  tiens: 'tenez',
  prends: 'prenez',
  comprends: 'comprenez',
  apprends: 'apprenez',
  reprends: 'reprenez',
  surprends: 'surprenez',
  sens: 'sentez',
  dors: 'dormez',
  endors: 'endormez',
  sors: 'sortez',
  pars: 'partez',
  sers: 'servez',
  vaux: 'valez',
  vis: 'vivez',
  survis: 'survivez',
  écris: 'écrivez',
  lis: 'lisez',
  ris: 'riez',
  mets: 'mettez',
  remets: 'remettez',
  bats: 'battez',
  connais: 'connaissez',
  reconnais: 'reconnaissez',
  cours: 'courez',
  crains: 'craignez',
  plains: 'plaignez',
  conduis: 'conduisez',
  fuis: 'fuyez',
  finis: 'finissez',
  réussis: 'réussissez',
  choisis: 'choisissez',
  réfléchis: 'réfléchissez',
  grossis: 'grossissez',
  maigris: 'maigrissez',
  vieillis: 'vieillissez',
  subis: 'subissez',
  ralentis: 'ralentissez',
  grandis: 'grandissez',
  achète: 'achetez',
  lève: 'levez',
  relève: 'relevez',
  enlève: 'enlevez',
  mène: 'menez',
  emmène: 'emmenez',
  ramène: 'ramenez',
  promène: 'promenez',
  pèse: 'pesez',
  appelle: 'appelez',
  rappelle: 'rappelez',
  jette: 'jetez',
  rejette: 'rejetez',
  relis: 'relisez',
  tais: 'taisez',
  refais: 'refaites',
  redis: 'redites',
  ressens: 'ressentez',
  mens: 'mentez',
  ressors: 'ressortez',
  repars: 'repartez',
  rejoins: 'rejoignez',
  éteins: 'éteignez',
  construis: 'construisez',
  suffis: 'suffisez',
  poursuis: 'poursuivez',
  assieds: 'asseyez',
  assois: 'asseyez',
  retiens: 'retenez',
  obtiens: 'obtenez',
  soutiens: 'soutenez',
  appartiens: 'appartenez',
  préviens: 'prévenez',
  souviens: 'souvenez',
  redeviens: 'redevenez',
  aperçois: 'apercevez',
  déçois: 'décevez',
  prévois: 'prévoyez',
  permets: 'permettez',
  promets: 'promettez',
  admets: 'admettez',
  disparais: 'disparaissez',
  remplis: 'remplissez',
  guéris: 'guérissez',
  rougis: 'rougissez',
  agis: 'agissez',
  réagis: 'réagissez',
  obéis: 'obéissez',
  nourris: 'nourrissez',
  vomis: 'vomissez',
  saisis: 'saisissez',
  entretiens: 'entretenez',
}

/** By their ending, the first that fits. */
const endings: readonly [RegExp, string][] = [
  [/(?<=\p{L}r)ai$/u, 'ez'],
  [/çais$/u, 'ciez'],
  [/geais$/u, 'giez'],
  [/(?<=\p{L}{2})ais$/u, 'iez'],
  [/(?<=\p{L}{2})ds$/u, 'dez'],
  [/(?<=[aou])ie$/u, 'yez'],
  // « J’élève, je mène, j’achète »: « vous élevez »; « je préfère, je cède »: « vous préférez ».
  [/(?<=él|enl|rel|soul|pr[ée]l|^l|m|am|emm|ram|prom|surm|^p|^s|^g|cong|cr|ach|rach)è([vntsplm])e$/u, 'e$1ez'],
  [/è(\p{L}{1,3})e$/u, 'é$1ez'],
  [/(?<=\p{L}{2})e$/u, 'ez'],
]

const outright: Readonly<Record<string, string>> = {
  mon: 'votre',
  ma: 'votre',
  mes: 'vos',
  notre: 'votre',
  nos: 'vos',
  moi: 'vous',
}
const clitics = new Set(['ne', 'n’', 'me', 'm’', 'le', 'la', 'l’', 'les', 'lui', 'leur', 'y', 'en'])
const denials = new Set(['pas', 'plus', 'jamais', 'rien', 'personne', 'guère'])
const startsWithVowel = /^[aeiouyhàâéèêëîïôœùû]/iu
/** Adverbs that stand between the verb and what denies it: « je dors vraiment pas ». */
const NEAR = 2

/** Of these, « plus » can only deny: « il me répond plus ». « Il boit plus » may be either. */
const NO_LONGER =
  'répond|parle|parlent|appelle|rappelle|regarde|écoute|touche|veut|veulent|peut|vient|viennent|aime|dit|donne|supporte|reconnaît|voit|invite|adresse|embrasse'
const OBJECTS = '(?:(?:vous|le|la|les|lui|leur|y|en|se) |l’|s’)*'
/** « Elle m’en veut pas », « un type qui me plaît pas », « il me répond plus »: what others do not do is said back with its « ne ». */
const THEIR_DENIAL = new RegExp(
  `((?<=^|(?:et|mais|car|que|quand|,) |qu’)(?:il|elle|ils|elles|on|(?:votre|vos|son|sa|ses|leurs?) [\\p{L}-]+)|(?<=\\p{L} )qui) (?!ne |n’)(${OBJECTS}(?:\\p{L}+ (?:même |toujours |encore )?(?:pas|jamais|rien)|(?:${NO_LONGER}) plus)(?!\\p{L}))`,
  'giu',
)
/** « Personne m’a félicitée ». */
const NOBODY = new RegExp(
  `(?<=^|(?:et|mais|car|que|,) )(personne|rien) (?!ne |n’|à |d’|de |qui |ici|$)(${OBJECTS}\\p{L}+)`,
  'giu',
)
/** « Chez nous », « fier de nous »: theirs, and not ours. */
const WITH_US = /(?<=(?:^|\s)(?:de|avec|pour|chez|à|sur|contre|sans|entre|devant|comme) )nous(?!\p{L}|-)/giu

/** The verb of « que je » may be a subjunctive here, which has other endings. */
const ASKS_SUBJUNCTIVE =
  /(?:veu(?:t|lent|x)(?: pas| plus)?|faut|faudrait|voudrai\p{L}*|aimerai\p{L}*|refus\p{L}+|accept\p{L}+|exig\p{L}+|interdi\p{L}+|attend(?:s|ent)?|souhait\p{L}+|préf\p{L}+|peur|avant|pour|bien|sans) qu(?:e |’)|(?:veu(?:t|lent|x)|faut|voudrai\p{L}+) .{3,40} et qu(?:e |’)/iu
/** Words to the reader, or of several people: turned round they would mean something else. */
const TURNS_BADLY = /(?<!\p{L})(?:tu|te|t’|toi|ton|ta|tes|vous|votre|vos|nous|mien\p{L}*|moi-même)(?!\p{L})/iu

/** « Mon père ma confisqué mon tel », « mon patron ma cri dessus »: no « ma » of theirs; « en un moi »: a month. */
const MISSPELT =
  /(?:^|\s)(?:ils?|elles?|on|qui|(?:mon|ma|mes|le|la|les|notre|nos|son|sa|ce|cette) [\p{L}-]+) ma \p{L}|(?:^|\s)(?:une?|le|ce|du|par|au|quel|dernier|prochain|chaque|plusieurs|deux|trois) moi(?!\p{L})|(?<!\p{L})ma \p{L}+(?:é|i|u|is|it) (?:mon|ma|mes|le|la|les|un|une|de|des|du|que|dans|devant|sur)(?!\p{L})/iu

/** Whether its slips would turn it into something else. */
export function isMisspelt(clause: string): boolean {
  return MISSPELT.test(clause)
}

/**
 * « Je mets encore deux assiettes » → « vous mettez encore deux assiettes ». Null where a word is not known well enough to
 * be turned: what is said back must be what was said.
 */
export function toSecondPerson(clause: string): string | null {
  const theirs = clause.replace(WITH_US, 'moi')
  if (TURNS_BADLY.test(theirs) || MISSPELT.test(theirs) || ASKS_SUBJUNCTIVE.test(theirs)) return null
  const words = theirs.replace(/['‘]/g, '’').replace(/’/g, '’ ').trim().split(/\s+/)
  const said: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const plain = word.toLowerCase()
    const isRelative = plain === 'moi' && words[at + 1] === 'qui'
    if (plain === 'je' || plain === 'j’' || isRelative) {
      const turned = subjectAndVerb(words, isRelative ? at + 1 : at)
      if (!turned) return null
      said.push('vous', ...(isRelative ? ['qui'] : []), ...turned.words)
      at = turned.end
    } else if (plain === 'on' && isOfThem(words, at)) {
      const turned = subjectAndVerb(words, at)
      const rest = words.slice(turned?.end).filter((other, i, all) => !isOfAnInfinitive(all, i))
      if (!turned || rest.some((other) => OF_THE_SAME.test(other))) return null
      said.push('vous', ...turned.words)
      at = turned.end
    } else if (plain === 'me' || plain === 'm’' || (said[0] === 'vous' && isOfAnInfinitive(words, at)))
      said.push('vous')
    else said.push(outright[plain] ?? word)
  }
  return said
    .join(' ')
    .replace(/’ /g, '’')
    .replace(/qu’vous/gi, 'que vous')
    .replace(/(?<=vous )allez aller(?!\p{L})/giu, 'irez')
    .replace(THEIR_DENIAL, withNe)
    .replace(NOBODY, withNe)
}

function withNe(_: string, subject: string, rest: string): string {
  return `${subject} ${startsWithVowel.test(rest) ? 'n’' : 'ne '}${rest}`
}

/** « On devait se marier »: what they both were to do. */
function isOfAnInfinitive(words: readonly string[], at: number): boolean {
  return reflexive.has((words[at] ?? '').toLowerCase()) && /(?:er|ir|re|oir)$/iu.test(words[at + 1] ?? '')
}

/** « On » is them and somebody else, unless it does something to them or stands for anybody. */
function isOfThem(words: readonly string[], at: number): boolean {
  const [next = '', after = ''] = words.slice(at + 1, at + 3).map((word) => word.toLowerCase())
  const verb = clitics.has(next) ? after : next
  return reflexive.has(next) || (!/^(?:me|m’|nous|vous|lui|leur)$/u.test(next) && !OF_ANYBODY.test(verb))
}

const reflexive = new Set(['se', 's’'])
const OF_ANYBODY = /^(?:dit|disait|dirait|croit|croirait|sait|peut|doit|devrait|pourrait|voit|parle|pense)$/iu
/** What « on » also says « nous » or « se » for may not be turned; « on vient de me nommer » is somebody else. */
const OF_THE_SAME = /^(?:se|s’|soi|nous|on|me|m’|moi)$/iu

function subjectAndVerb(words: readonly string[], start: number): { words: string[]; end: number } | null {
  let at = start + 1
  const isOn = words[start]?.toLowerCase() === 'on'
  const between: string[] = []
  const isClitic = (word: string) => clitics.has(word) || (isOn && reflexive.has(word))
  while (isClitic((words[at] ?? '').toLowerCase())) between.push((words[at++] ?? '').toLowerCase())
  const verb = (isOn ? vousFormOfHim : vousForm)((words[at] ?? '').toLowerCase())
  if (!verb) return null
  const objects = between.filter((word) => word !== 'ne' && word !== 'n’')
  const saysNe = objects.length < between.length
  const denial = denialAfter(words, at)
  // « Je me sens plus seule » without « ne » may mean either.
  const isPlain = (words.at(-1) ?? '').toLowerCase() === 'plus' || DENIED_BY_PLUS.test(words[at] ?? '')
  if (!saysNe && denial === 'plus' && !isPlain) return null
  const isDenied = saysNe || denial !== undefined
  const turned = objects.map((word) => (/^[ms](?:e|’)$/u.test(word) ? 'vous' : word))
  const first = turned[0] ?? verb
  const ne = isDenied ? [startsWithVowel.test(first) ? 'n’' : 'ne'] : []
  return { words: [...ne, ...turned, verb], end: at }
}

/** Of these, « plus » can only deny: « je peux plus conduire ». */
const DENIED_BY_PLUS =
  /^(?:peux|veux|dois|sais|arrive|ose|supporte|vois|reconnais|comprends|trouve|entends|crois|tiens|connais|réponds)$/iu

/** « J’ose le dire à personne », « je me souviens de rien », however far; « je pleure pour rien » denies nothing. */
const FAR_DENIAL =
  /^(?:(?!(?:qu[ei]|quand|mais|et|ou|parce|si|où|ne|n’)(?!\p{L})).)*?(?<!\p{L})(?:(?:à|de|avec|chez|sur|pour) (personne)|(?:à|de|en) (rien))(?!\p{L}| (?:de |d’ ))/iu

/** « Pour un rien », « une personne », « pas mal de monde » and « contente ou pas » deny nothing. */
function denialAfter(words: readonly string[], verb: number): string | undefined {
  const near = words.slice(verb, verb + 2 + NEAR).map((word) => word.toLowerCase())
  return (
    denialAmong(near) ??
    FAR_DENIAL.exec(words.slice(verb + 1).join(' '))
      ?.slice(1)
      .find(Boolean)
  )
}

function denialAmong(near: readonly string[]): string | undefined {
  return near.find(
    (word, i) =>
      i > 0 &&
      denials.has(word) &&
      near[i + 1] !== 'que' &&
      !(word === 'pas' && near[i + 1] === 'mal') &&
      !/^(?:un|une|la|cette|de|le|au|pour|en|ou)$/.test(near[i - 1] ?? ''),
  )
}

function vousForm(verb: string): string | null {
  const known = irregular[verb]
  if (known) return known
  const ending = endings.find(([form]) => form.test(verb))
  return ending ? verb.replace(ending[0], ending[1]) : null
}

const ofOn: Readonly<Record<string, string>> = { a: 'avez', est: 'êtes', va: 'allez' }

/** « Fait », « prend », « peut », « faisait »: as « fais », « prends », « peux », « faisais ». */
export function vousFormOfHim(verb: string): string | null {
  const asMine = [verb.replace(/t$/u, 's'), `${verb}s`, verb.replace(/t$/u, 'x')].find((form) => irregular[form])
  if (asMine) return vousForm(asMine)
  if (/(?:[ae]nd|ond|rd)$/u.test(verb)) return `${verb}ez`
  return ofOn[verb] ?? (/(?:ait|e)$/u.test(verb) ? vousForm(verb.replace(/ait$/u, 'ais')) : null)
}
