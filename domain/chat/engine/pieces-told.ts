import { clausesIn } from './own-words.ts'
import { personNamed } from './person-talked-about.ts'
import { mayBeRepeated } from './reflection.ts'
import { isMisspelt, toSecondPerson } from './second-person.ts'
import { isNoun, mended, withHyphens } from './spelling.ts'

const OF_SOMEBODY = '(?:mon|ma|mes|son|sa|ses|notre|nos|leurs?|cette|ces|une?|des)'
const PLAIN = '(?:le|la|les|l’)'
const NAME = '\\p{L}{3,}(?:-\\p{L}+)*'
const COMPLEMENT = `(?: (?:de la |de l’|de |d’|du |des |à la |à l’|à |au |aux |en )(?:${OF_SOMEBODY} )?(?!premi|derni|seul|même)${NAME}| vides?| préférée?s?| toute? seule?){0,2}`
/** « La chaise vide », « son anniversaire », « mes potes à Lille ». After a subject, « la » and « les » are somebody. */
const PIECE = new RegExp(
  `(?<![\\p{L}’-]|pas )(?:${OF_SOMEBODY} (?:petite?s? |grande?s? |vieux |vieille |belle |beau |beaux )?(?<named>${NAME})|(?<!(?:je|il|elle|on|ils|elles|ne|me|te|se|nous|vous|lui|y|de|à|pour|sans) )(?:${PLAIN}) ?(?<plain>${NAME}))${COMPLEMENT}`,
  'giu',
)
/** Words that name nothing in particular. */
const SAYS_NOTHING =
  /^(?:fois|meilleure?s?|nouve(?:au|lle)s?|peu|trucs?|choses?|coup|fait|côté|jours?|moments?|temps|gens|autres?|même|tels?|part|plupart|envie|air|impression|problèmes?|questions?|réponses?|sens|suite|fin|début|seule?|bout|cas|point|sujet|rapport|message|vie|semaine|année|mois|ans|heures?|minutes?|soir|matin|nuit|journée|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|weekend|dernière?|premi(?:er|ère)|pire|mieux|plus|moins|peur|gros|grosse|connard|con|conne|putain|bordel|merde|gueule|place|tout|toute|monde|bonne|bons?|beaux?|sienne?s?|dite?|faite?|mise?|prise?|reprise?|rien|être|avoir|faire|dire|vieille|vieux|mais|qui|que|avec|dans|pour|est|pas|ensemble)$/iu
const MOST_PIECES = 3

/** The persons, things and events that a message names, as « vous » would be told of them. */
export function piecesIn(message: string): string[] {
  return clausesIn(withHyphens(message))
    .filter((clause) => !isMisspelt(clause))
    .flatMap((clause) => [...clause.matchAll(PIECE)])
    .filter(({ groups }) => {
      const noun = (groups?.named ?? groups?.plain ?? '').toLowerCase()
      return !SAYS_NOTHING.test(noun) && (groups?.named !== undefined || isNoun(mended(noun) ?? noun))
    })
    .flatMap(([piece]) => toSecondPerson(mended(piece) ?? '') ?? [])
    .filter(
      (piece, at, all) =>
        piece !== '' && mayBeRepeated(piece) && !all.slice(0, at).some((other) => isOfTheSame(other, piece)),
    )
    .slice(0, MOST_PIECES)
}

const nounOf = (piece: string) => piece.replace(/^(?:l’|\p{L}+ )/u, '').replace(/s$/u, '')

/** « Les silences au bord de l’eau », then « le silence ». */
function isOfTheSame(one: string, other: string): boolean {
  return one === other || one.replace(/s(?= |$)/gu, '').includes(nounOf(other))
}

const SOMEBODY =
  /^(?:le|la|les|une?|votre|vos|son|sa|ses|leurs?) (?:petite?s?|grande?s?|meuf|mec|gars|dame|monsieur|âge|responsable|gens|type|docteur|médecin|cadre|prof|maîtresse|patient)$/iu
const OF_THEIRS = /^(?:votre|vos|son|sa|ses|leurs?) /iu

/** « Un garçon, son goûter… »: to show that they were read, where nothing else does. Somebody named alone would sound cut short. */
export function piecesShown(message: string): string | null {
  const pieces = piecesIn(message)
  const [only = ''] = pieces
  const isMuch = pieces.length > 1 || (OF_THEIRS.test(only) && !SOMEBODY.test(only) && !namesSomebody(only))
  const words = pieces.join(', ')
  return isMuch ? `${words.charAt(0).toUpperCase()}${words.slice(1)}…` : null
}

/** « Votre sœur », and not « votre chaise ». */
function namesSomebody(piece: string): boolean {
  return personNamed(piece.replace(/^(?:votre|vos|sa|son|ses|leurs?) /iu, 'mon ')) !== null
}
