import { vousFormOfHim } from '../second-person.ts'
import { namesOf, type Whom } from './whom.ts'

/**
 * What somebody told us of themselves and of another, as they would say it to that other: « j’ai crié sur ma femme » → « j’ai crié sur
 * toi ». Null where it cannot be turned for sure.
 */
export function toThem(clause: string, whom: Whom): string | null {
  if (TO_US.test(clause)) return null
  const forms = formsFor(whom)
  const named = withoutName(clause, whom, forms)
  if (named === null) return null
  const turned = withNe(withoutPronouns(named, whom, forms) ?? '')
  return turned === '' || SOMEBODY_ELSE.test(turned.replace(IMPERSONAL, ' ')) ? null : turned
}

const TO_US = /(?<!\p{L})(?:tu|te|t’|toi|ton|ta|tes|vous|votre|vos)(?!\p{L})|(?<!\p{L})t’/iu
/** One who is neither of the two. */
const SOMEBODY_ELSE = /(?<!\p{L})(?:ils?|elles?|lui|leur|leurs|eux)(?!\p{L})/iu
const IMPERSONAL = /(?<!\p{L})(?:s’|qu’)?il (?:y a|faut|faudrait|fallait|pleut|reste|s’agit|est (?:temps|tard|tôt))/giu

interface Forms {
  subject: string
  object: string
  objectBeforeVowel: string
  apart: string
  his: string
  her: string
  their: string
  verb: (verb: string) => string | null
}

function formsFor({ isVous, pronoun }: Whom): Forms {
  if (!isVous) {
    const apart = { subject: 'tu', object: 'te ', objectBeforeVowel: 't’', apart: 'toi' }
    return { ...apart, his: 'ton', her: 'ta', their: 'tes', verb: toTu }
  }
  const apart = { subject: 'vous', object: 'vous ', objectBeforeVowel: 'vous ', apart: 'vous' }
  return { ...apart, his: 'votre', her: 'votre', their: 'vos', verb: pronoun === 'ils' ? themToVous : vousFormOfHim }
}

const VOWEL = /^[aeiouyhàâéèêëîïôœùû]/iu

/** Stands where they are named, until it is turned: no letter, and in nobody's text. */
const THEM = '\uE000'

/** « Sur ma femme » → « sur toi », « l’anniversaire de ma mère » → « ton anniversaire », « j’ai menti à ma sœur » → « je t’ai menti ». */
function withoutName(clause: string, whom: Whom, forms: Forms): string | null {
  const names = namesOf(whom)
  if (!names) return clause
  const replaced = clause
    .replace(names, THEM)
    .replace(
      new RegExp(`(?<!\\p{L})(le|la|les|l’) ?([\\p{L}-]+) (?:de |d’|du |des )${THEM}`, 'giu'),
      (_, article: string, thing: string) => `${possessive(article.toLowerCase(), forms)} ${thing}`,
    )
    .replace(
      new RegExp(`(?<!\\p{L})(j’ai|je n’ai|je) ((?:pas |jamais |encore )?[\\p{L}’]+(?: [\\p{L}’]+)?) à ${THEM}`, 'iu'),
      (_, subject: string, verb: string) => toldTo(subject, verb, forms),
    )
    .replace(
      new RegExp(`(?<!\\p{L})(sur|avec|contre|envers|pour|chez|sans|de|devant|entre) ${THEM}`, 'giu'),
      `$1 ${forms.apart}`,
    )
    .replace(
      new RegExp(
        `^(.*?)${THEM}(?: depuis (?:le |la |l’|les |des )?[\\p{L}-]+)? (?=(?:ne |n’|me |m’|nous |se |s’|le |la |les |l’|y |en )*\\p{L})`,
        'iu',
      ),
      (whole: string, before: string) =>
        before === '' || /(?:que |qu’|quand |si |parce que |et )$/iu.test(before)
          ? `${before}${whom.pronoun === 'ils' ? 'ils' : whom.pronoun === 'elle' ? 'elle' : 'il'} `
          : whole,
    )
    .replace(/qu’(?=tu|vous)/giu, 'que ')
  return replaced.includes(THEM) ? null : replaced
}

function toldTo(subject: string, verb: string, forms: Forms): string {
  const has = /ai$/iu.test(subject)
  const ne = /n’/iu.test(subject) ? 'ne ' : ''
  return has
    ? `je ${ne}${forms.objectBeforeVowel}ai ${verb}`
    : `je ${VOWEL.test(verb) ? forms.objectBeforeVowel : forms.object}${verb}`
}

function possessive(article: string, forms: Forms): string {
  return article === 'la' ? forms.her : article === 'les' ? forms.their : forms.his
}

/** Verbs that have a person, and seldom a thing, for their object. */
const OF_A_PERSON =
  '(?:aim|ador|bless|prévoi|préven|renvoy|convainc|rejoind|déç|dece?v|tromp|quitt|admir|remerci|comprend|appel|rappel|invit|embrass|aid|respect|soutien|attend|écout|laiss|vex|perd|voi|vu|trahi|insult|engueul|jug|regrett|connai|déteste|supporte)\\p{L}*'
const CLITIC_OBJECT = new RegExp(
  `(?<!\\p{L})(je |j’)((?:ne |n’)?)(?:l’|le |la |les )(?=(?:ai |avais |aurais |aurai )?(?:pas |plus |jamais |toujours |beaucoup |trop |bien )*${OF_A_PERSON})`,
  'giu',
)
const CLITIC_INDIRECT = /(?<!\p{L})(je |j’)((?:ne |n’)?)(?:lui|leur) (?=\p{L})/giu
/** After these it is never who does something: « je suis avec elle même si… ». */
const BESIDE_A_WORD =
  /(?<!\p{L})(sur|avec|contre|envers|pour|chez|sans|devant|entre) (?:lui|elle|eux|elles)(?!\p{L}|-)/giu
/** « Fière d’elle »; « de lui dire » has another lui. */
const OF_THEM = /(?<!\p{L})(?:d’(?:elle|eux|elles)|de lui(?! (?:en |y )?\p{L}+(?:er|ir|re|oir)(?!\p{L})))(?!\p{L}|-)/giu
const AFTER_A_WORD =
  /(?<!\p{L})(sur|avec|contre|envers|pour|chez|sans|de|d’|à|devant|entre|que|qu’) ?(?:lui|elle|eux|elles)(?!\p{L}| \p{L})/giu
const TO_BE_DONE =
  /(?<!\p{L})(de|d’|à|pour|sans|plus|pas|vais|peux|veux|dois|voudrais|voulais) (?:lui|leur) (?=\p{L}+(?:er|ir|re)(?!\p{L}))/giu
/** « Je ne peux pas l’appeler tous les jours », « se garer ailleurs ». */
const TO_DO_TO_THEM = new RegExp(
  `(?<!\\p{L})(de|d’|à|pour|sans|plus|pas|vais|peux|veux|dois|voudrais|voulais) (?:l’|le |la |les )(?=${OF_A_PERSON}(?<=er|ir|re)(?!\\p{L}))`,
  'giu',
)
const OF_ITSELF = /^(?:se |s’)(?=\p{L}+(?:er|ir|re)(?!\p{L}))/iu
const SUBJECT =
  /(?<!\p{L})(?<who>qu’ils?|qu’elles?|ils?|elles?) (?<between>(?:ne |n’|me |m’|nous |se |s’|le |la |les |l’|y |en )*)(?<verb>\p{L}+)/giu

function withoutPronouns(clause: string, { pronoun, isVous }: Whom, forms: Forms): string | null {
  const isMany = pronoun === 'ils'
  let isSure = true
  const objects = clause
    .replace(CLITIC_OBJECT, (whole, _je, ne: string, at: number) => {
      const rest = clause.slice(at + whole.length)
      return `je ${ne.startsWith('n') ? 'ne ' : ''}${VOWEL.test(rest) ? forms.objectBeforeVowel : forms.object}`
    })
    .replace(CLITIC_INDIRECT, (whole, _je, ne: string, at: number, all: string) => {
      const rest = all.slice(at + whole.length)
      return `je ${ne.startsWith('n') ? 'ne ' : ''}${VOWEL.test(rest) ? forms.objectBeforeVowel : forms.object}`
    })
    .replace(TO_BE_DONE, (whole, before: string, at: number, all: string) => {
      const rest = all.slice(at + whole.length)
      return `${before} ${VOWEL.test(rest) ? forms.objectBeforeVowel : forms.object}`
    })
    .replace(TO_DO_TO_THEM, (whole, before: string, at: number, all: string) => {
      const rest = all.slice(at + whole.length)
      return `${before} ${VOWEL.test(rest) ? forms.objectBeforeVowel : forms.object}`
    })
    .replace(OF_ITSELF, (whole) => (VOWEL.test(clause.slice(whole.length)) ? forms.objectBeforeVowel : forms.object))
    .replace(BESIDE_A_WORD, `$1 ${forms.apart}`)
    .replace(OF_THEM, `de ${forms.apart}`)
    .replace(AFTER_A_WORD, (_, before: string) => `${before.replace(/’$/u, 'e')} ${forms.apart}`)
  const subjects = objects
    .replace(IMPERSONAL, (words) => words.replace(/il/iu, 'IL'))
    .replace(SUBJECT, (whole, ...groups) => {
      const { who, between, verb } = groups.at(-1) as Record<'who' | 'between' | 'verb', string>
      if (who.includes('IL')) return whole
      const plain = who.toLowerCase().replace('qu’', '')
      const isThem = isMany ? plain.endsWith('s') : pronoun === null ? !plain.endsWith('s') : plain === pronoun
      const asked = afterWish(objects, whole)
      const form = asked ? subjunctive(verb.toLowerCase(), isVous) : forms.verb(verb.toLowerCase())
      isSure &&= isThem && form !== null
      const own = between.replace(/(?:se |s’)$/iu, VOWEL.test(form ?? '') ? forms.objectBeforeVowel : forms.object)
      return `${who.toLowerCase().startsWith('qu’') ? 'que ' : ''}${forms.subject} ${own}${form ?? verb}`
    })
  if (!isSure) return null
  const owned = isMany
    ? subjects.replace(/(?<!\p{L})leurs (?=\p{L})/giu, 'vos ').replace(/(?<!\p{L})leur (?=\p{L})/giu, 'votre ')
    : subjects
        .replace(/(?<!\p{L})son (?=\p{L})/giu, `${forms.his} `)
        .replace(/(?<!\p{L})sa (?=\p{L})/giu, `${forms.her} `)
        .replace(/(?<!\p{L})ses (?=\p{L})/giu, `${forms.their} `)
        .replace(/(?<!\p{L})(l[ea]s?) sien(ne)?(s?)(?!\p{L})/giu, (_, article: string, she = '', many = '') =>
          isVous ? `${article} vôtre${many}` : `${article} tien${she}${many}`,
        )
  return owned.replace(/IL/gu, 'il')
}

const WISH =
  /(?:voudrais|aimerais|veux|souhaite|besoin|envie|préfère|préférerais|faudrait|faut|attends)(?: pas| plus| juste)? (?:que |qu’)?$/iu

/** « Je voudrais qu’il m’aide »: what follows a wish has endings of its own. */
function afterWish(clause: string, found: string): boolean {
  return WISH.test(clause.slice(0, clause.indexOf(found)))
}

const irregularWishes: Readonly<Record<string, readonly [string, string]>> = {
  soit: ['sois', 'soyez'],
  soient: ['sois', 'soyez'],
  ait: ['aies', 'ayez'],
  aient: ['aies', 'ayez'],
  aille: ['ailles', 'alliez'],
  aillent: ['ailles', 'alliez'],
  voie: ['voies', 'voyiez'],
}

function subjunctive(verb: string, isVous: boolean): string | null {
  const known = irregularWishes[verb]
  if (known) return known[isVous ? 1 : 0]
  const stem = /^(.{2,})e(?:nt)?$/u.exec(verb)?.[1]
  // « Prévienne », « retienne », « apprenne » lose what they gained, with « vous ».
  if (stem && isVous && /[ir]enn$/u.test(stem)) return `${stem.replace(/ienn$/u, 'en').replace(/renn$/u, 'ren')}iez`
  return stem ? `${stem}${isVous ? 'iez' : 'es'}` : null
}

const irregularTu: Readonly<Record<string, string>> = { peut: 'peux', veut: 'veux', vaut: 'vaux' }

/** « Fait » → « fais », « prend » → « prends », « manque » → « manques », « a » → « as ». */
function toTu(verb: string): string | null {
  if (irregularTu[verb]) return irregularTu[verb]
  if (verb.endsWith('t')) return verb.replace(/t$/u, 's')
  return /[dea]$/u.test(verb) ? `${verb}s` : null
}

const irregularThem: Readonly<Record<string, string>> = {
  ont: 'avez',
  sont: 'êtes',
  font: 'faites',
  vont: 'allez',
  disent: 'dites',
  prennent: 'prenez',
  comprennent: 'comprenez',
  viennent: 'venez',
  tiennent: 'tenez',
  doivent: 'devez',
  boivent: 'buvez',
  voient: 'voyez',
  croient: 'croyez',
  peuvent: 'pouvez',
  veulent: 'voulez',
}

function themToVous(verb: string): string | null {
  const known = irregularThem[verb]
  if (known) return known
  if (verb.endsWith('aient')) return verb.replace(/aient$/u, 'iez')
  if (verb.endsWith('ront')) return verb.replace(/ont$/u, 'ez')
  return /.{2,}ent$/u.test(verb) ? verb.replace(/ent$/u, 'ez') : null
}

const DENIED =
  /(?<!\p{L})(je|j’|tu|vous|on|ça|c’)( ?)((?:(?:me|te|vous|le|la|les|y|en|lui|leur) |m’|t’|l’)*)(\p{L}+) (pas|plus|jamais|rien)(?!\p{L})/giu
/** Of these alone « plus » denies without its « ne ». */
const DENIED_BY_PLUS = /^(?:peux|veux|dois|sais|arrive|ose|supporte|dors|tiens|comprends|aime)$/iu

/** « Je me sens pas prêt » → « je ne me sens pas prêt ». */
function withNe(clause: string): string {
  return clause.replace(DENIED, (whole, subject: string, _gap, between: string, verb: string, denial: string) => {
    if (/^n/iu.test(between) || verb === 'ne' || /^n’/iu.test(verb)) return whole
    if (denial === 'plus' && !DENIED_BY_PLUS.test(verb)) return whole
    const rest = `${between}${verb} ${denial}`
    const who = subject.toLowerCase() === 'j’' ? 'je' : subject.toLowerCase() === 'c’' ? 'ce' : subject
    return `${who} ${VOWEL.test(rest) ? 'n’' : 'ne '}${rest}`
  })
}
