import { suggestTopics } from '../companion/suggest-topics.ts'

/** A time, a share or a thought answers a question; another thing changes the subject. */
const OF_AN_ANSWER =
  '(?:nuits?|soirs?|soirees?|matins?|jours?|journees?|semaines?|week ends?|mois|temps|fois|moments?|annees?|ans?|heures?|peu|debut|fin|dern\\w+|idees?|envies?|pensees?|tete|fond|pire|plus|moins|meme|seule?|tout|genre|vie|mort)'
const A_THING = new RegExp(
  ` (?:mon|ma|mes|notre|nos|votre|vos|un|une|des|son|sa|ses|leurs?) (?!${OF_AN_ANSWER} )\\w+ |^ (?:le|la|les|l) (?!${OF_AN_ANSWER} )\\w+ `,
)

const YES = / (?:oui|ouais) /
/** Fewer words are an answer, whatever they resemble. */
const FEWEST_WORDS_OF_A_SUBJECT = 6

/** Words that clearly speak of something else than the question about danger that stands. */
export function isElsewhere({ text, plain }: { text: string; plain: string }): boolean {
  if (YES.test(plain)) return false
  const isLong = plain.trim().split(' ').length >= FEWEST_WORDS_OF_A_SUBJECT
  return A_THING.test(plain) || (isLong && suggestTopics(text).length > 0)
}
