/** Everyday words of theirs that none of our own texts happens to hold, and that are often typed without their accent. */
const OFTEN_UNACCENTED =
  'gâteau binôme symptôme symptômes piqûre piqûres boîte goût coût août hôtel diplôme contrôle pâtes crêpe crêpes château maîtresse fenêtre forêt enquête bête pêche collègue collègues caissière infirmière vendeuse étudiante lycée collège université séparés mariés décalé énervé dernière première entière arrêt réunion présentation téléphone télé vélo métro café cafés thé série vidéo école crèche bébé frère mère père grand-mère grand-père grands-parents belle-mère beau-père beaux-parents beau-frère beau-fils belle-fille sœur belle-sœur petit-fils petits-fils petite-fille petits-enfants papi papy mamie œil cœur nœud vœu weekend'

/** Words that are only said. */
const CUT_SHORT: Readonly<Record<string, string>> = {
  anniv: 'anniversaire',
  tel: 'téléphone',
  aprem: 'après-midi',
  appart: 'appartement',
}

let texts: () => Iterable<string> = () => []
let forms: ReadonlyMap<string, ReadonlySet<string>> | null = null

/** What was written of people's lives is spelt right: the words of it are known by their letters. Read when first needed. */
export function learnSpellingFrom(written: () => Iterable<string>): void {
  texts = written
  forms = null
}

function knownForms(): ReadonlyMap<string, ReadonlySet<string>> {
  if (forms) return forms
  const known = new Map<string, Set<string>>()
  for (const text of [...texts(), OFTEN_UNACCENTED]) {
    for (const [word] of text.toLowerCase().matchAll(WORD)) {
      const folded = fold(word)
      const written = known.get(folded) ?? new Set()
      known.set(folded, written.add(word))
    }
  }
  forms = known
  return known
}

/** Whether a word is one of our own texts, and no name. */
export function isKnownWord(word: string): boolean {
  return word.length === 1 || knownForms().has(fold(word))
}

const WORD = /\p{L}+(?:-\p{L}+)*/gu

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe')
}

/** An « e » that most often bears an accent: before one consonant and a vowel. */
const LACKS_AN_ACCENT = /e(?:[bcdfgjklmpqrstvz]|ch|gu|qu|[bcdfgptv][rl])[aeiouy]|(?:^|[^aeiouy])e(?:ch|gn)/u
const FEWEST_LETTERS = 4
const AUXILIARY = /^(?:ai|as|a|ont|avez|avais|avait|avaient|suis|est|sont|été)$/u

const SPOKEN: readonly [RegExp, string][] = [
  [/(?<=(?:^|[\s’])(?:ai|as|a|avons|avez|ont|avait|avais) )du(?= (?:\p{L}+ )?\p{L}+(?:er|ir|re)(?!\p{L}))/giu, 'dû'],
  [/(?<!\p{L})l[aà] (?=dessus|dessous|dedans|bas)(dessus|dessous|dedans|bas)(?!\p{L})/giu, 'là-$1'],
  [/(?<=(?:^|\s)(?:mon|ton|son|un|au|du|ce|le) )travaille(?!\p{L})/giu, 'travail'],
  [
    /(?<=(?:^|\s)(?:\p{L}+(?:ais|ait|aient|iez|ions)|vais|va|vont|allez|aller|allée?s?|retourn\p{L}+|restée?s?) )a (?=(?:la|l’|mon|ma|mes|son|sa|ses|leur)(?!\p{L})|l’)/giu,
    'à ',
  ],
  [/(?<=(?:semaine|année|fois|nuit|journée) )dernier(?!\p{L})/giu, 'dernière'],
  // « J’arrive pas a pensé a autre chose »: as it was read from texting.
  [
    /(?<=(?:arriv|réuss|parvien|commenc|continu|cherch|pens|aid|appren|tien)\p{L}* (?:pas |plus |toujours pas |même pas )?)[aà] (\p{L}+)é(?!\p{L})/giu,
    'à $1er',
  ],
  [
    /(?<=(?:arriv|réuss|parvien|commenc|continu|cherch|pens|aid|appren|tien)\p{L}* (?:pas |plus |toujours pas |même pas )?)a (?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu,
    'à ',
  ],
  [
    /(?<=\p{L}(?:er|ir|re) )a (?=(?:autre|ça|cela|quoi|rien|tout|mes|mon|ma|ses|son|sa|leur|la|lui|elle|eux|l’)(?!\p{L})|l’)/giu,
    'à ',
  ],
  [
    /(?<=(?:^|[\s’])(?:ai|as|avons|avez|ont|avais|avait) (?:pas |jamais |plus |rien |tout |bien |trop |encore |déjà |même )?)(?!(?:premier|dernier|papier|quartier|métier)(?!\p{L}))(\p{L}{3,})er(?!\p{L})/giu,
    '$1é',
  ],
  [/(?<!\p{L})toute (?=les(?!\p{L}))/giu, 'toutes '],
  [/(?<!\p{L})tout (?=les(?!\p{L}))/giu, 'tous '],
]
const FAMILY =
  /(?<!\p{L})((?<=m(?:on|es) )petits? (?=fils|enfants)|(?:grande?s?|beaux?|belles?) )(p[èe]res?|m[èe]res?|parents|fr[èe]res?|s(?:œ|oe)urs?|fils|filles?|(?<=petits )enfants)(?!\p{L})/giu
const NO_KIN_BUT_SIZE = /^grande?s? (?:fr|s|fi)/iu

/** « Mon grand père », « ma belle soeur »: one word each. */
export function withHyphens(text: string): string {
  return text.replace(FAMILY, (kin) => (NO_KIN_BUT_SIZE.test(kin) ? kin : kin.replace(' ', '-')))
}

/**
 * The clause with its accents, or null when a word of it is neither known nor safely spelt: words said back with their slips
 * would look like mockery.
 */
export function mended(clause: string): string | null {
  const known = knownForms()
  if (known.size < FEWEST_KNOWN) return clause
  if (LACKS_PLURAL.test(clause) || MIXES_NUMBERS.test(clause)) return null
  let isSure = true
  let before = ''
  const written = SPOKEN.reduce((text, [said, right]) => text.replace(said, right), withHyphens(clause))
  const words = written.replace(WORD, (word) => {
    const spelt = speltRight(word, before, known)
    before = word.toLowerCase()
    isSure &&= spelt !== null
    return spelt ?? word
  })
  return isSure ? words : null
}

/** « Mes parent », « mes parents divorce ». */
const LACKS_PLURAL =
  /(?<!\p{L})(?:mes|tes|ses|nos|vos) (?!(?:quatre|cinq|sept|huit|neuf|onze|\p{L}*[sxz])(?!\p{L}))\p{L}|(?<!\p{L})(?:mes|tes|ses|nos|vos) \p{L}+[sx] (?!(?:comme|encore|ensemble|contre|entre|notre|votre|même|autre)(?!\p{L}))\p{L}{3,}e(?!\p{L})/iu

/** « Le plus beaux jours ». */
const MIXES_NUMBERS = /(?<!\p{L})(?:le|un|mon|ce|du|au) (?:plus )?(?:beaux|\p{L}+aux)(?!\p{L})/iu

/** Before anything was read, nothing can be judged. */
const FEWEST_KNOWN = 1000

function speltRight(word: string, before: string, known: ReadonlyMap<string, ReadonlySet<string>>): string | null {
  const lower = word.toLowerCase()
  // A name, or the first word of a sentence.
  if (word !== lower || lower.length === 1) return word
  const whole = CUT_SHORT[lower]
  if (whole) return whole
  const written = known.get(fold(lower))
  if (written?.has(lower)) return isCutParticiple(lower, before, written) ? null : word
  if (/[à-ü]/u.test(lower)) return word
  if (written && (isPresent(lower, before, written) || isNoun(before, written))) return word
  if (written) return written.size === 1 ? ([...written][0] ?? null) : null
  const isWhole = lower.length >= FEWEST_LETTERS && /[aeiouy]/u.test(lower)
  return isWhole && !LACKS_AN_ACCENT.test(lower) ? word : null
}

/** « Il crie », of which our texts happen to hold « crié » only. */
function isPresent(word: string, before: string, written: ReadonlySet<string>): boolean {
  return word.endsWith('e') && written.has(word.replace(/e$/u, 'é')) && !AUXILIARY.test(before)
}

/** « Ses feutres », of which our texts happen to hold « feutrés » only. */
function isNoun(before: string, written: ReadonlySet<string>): boolean {
  return OF_A_NOUN.test(before) && [...written].every((form) => /ée?s?$/u.test(form))
}

const OF_A_NOUN = /^(?:mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?|les|des|ces)$/u

/** « J’ai passe la soirée ». */
function isCutParticiple(word: string, before: string, written: ReadonlySet<string>): boolean {
  return AUXILIARY.test(before) && word.endsWith('e') && written.has(word.replace(/e$/u, 'é'))
}
