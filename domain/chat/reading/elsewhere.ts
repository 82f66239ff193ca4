import { suggestTopics } from '../companion/suggest-topics.ts'

/** A time, a share or a thought answers a question; another thing changes the subject. */
const OF_AN_ANSWER =
  '(?:nuits?|soirs?|soirees?|matins?|jours?|journees?|semaines?|week ends?|mois|temps|fois|moments?|annees?|ans?|heures?|peu|debut|fin|dern\\w+|idees?|envies?|pensees?|tete|fond|pire|plus|moins|meme|seule?|tout|genre|vie|mort|contraire)'
const A_THING = new RegExp(
  `^ (?:\\w+ ){0,5}?(?:mon|ma|mes|notre|nos|votre|vos|un|une|des|son|sa|ses|leurs?) (?!${OF_AN_ANSWER} )\\w+ |^ (?:le|la|les|l) (?!${OF_AN_ANSWER} )\\w+ `,
)
const A_QUESTION = /^ (?:est ce|on peut|peut on|puis je|comment (?:on|je|faire)|combien|quel\w*|a quoi|vous posez) /
/** How often, since when, or a yes: an answer, whatever it names besides. */
const ANSWERS =
  / (?:oui|ouais|si|peut etre|je crois|sais pas|parfois|souvent|rarement|toujours|quelquefois|des fois|par moments?|de temps en temps|tout le temps|y (?:pense|songe)\w*|y ai (?:deja )?(?:pense|songe)|(?:ca|cela) (?:me |m )?(?:arrive|traverse|vient|prend|passe|revient|depend)) |^ (?:depuis|quand|avant|surtout|plus (?:trop|tellement|vraiment)|pas (?:toujours|tous|tout)) /

/** Fewer words are an answer, whatever they resemble. */
const FEWEST_WORDS_OF_A_SUBJECT = 6

/** Words that clearly speak of something else than the question about danger that stands. */
export function isElsewhere({ text, plain }: { text: string; plain: string }): boolean {
  if (ANSWERS.test(plain)) return false
  const isLong = plain.trim().split(' ').length >= FEWEST_WORDS_OF_A_SUBJECT
  return A_THING.test(plain) || A_QUESTION.test(plain) || (isLong && suggestTopics(text).length > 0)
}
