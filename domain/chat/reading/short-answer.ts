import type { ShortAnswer } from '../flow.ts'

const LONGEST_WORDS = 7
/** Maximum length of a full sentence that still counts as a short answer. */
const LONGEST_SENTENCE_WORDS = 30

const sentences: readonly (readonly [ShortAnswer, RegExp])[] = [
  [
    'cannot-call',
    / (?:peux|veux|arrive|ose) pas (?:a )?(?:\w+ )?(?:appeler|telephoner|parler)| (?:pas|plus) (?:de|le) (?:telephone|credit|reseau|forfait|voix) | (?:sourde?|malentendante?|muette?|aphone) | je chuchote /,
  ],
  [
    'retract',
    / (?:je|j) (?:rigole|rigolais|plaisante|plaisantais|deconne|deconnais|blague|blaguais)(?! pas| jamais| plus| . enfin| enfin| a moitie)| c (?:est|etait) (?:juste )?(?:une blague|une facon de parler|de l humour) | c etait (?:juste )?pour rire | (?:je teste|testais|fausse alerte) | je vais (?:tres |vraiment )?bien (?:\.|$)| vous vous trompez | (?:c est|ce n est) pas ca | (?:j ai|je n ai) (?:jamais |pas )(?:\w+ )?dit ca | (?:viens de|vous ai|t ai|ai deja|j ai) (?:vous |te )?(?:le )?(?:dire|dit) (?:que )?non | mais non | rien a voir | on s eloigne | hors sujet /,
  ],
]

/** Ordered: « non je ne sais pas » is unsure, « je ne peux pas appeler » is not a plain no. */
const forms: readonly (readonly [ShortAnswer, RegExp])[] = [
  ['cannot-call', / (?:entend|ecoute|a cote) /],
  [
    'unsure',
    / sais plus | (?:sais|suis) pas (?:trop|sure?|certaine?)? ?| sais pas | peut etre | aucune idee | bof | jsp /,
  ],
  ['stop', /^ (?:stop|arrete|arretez|arreter|j arrete|on arrete|ca suffit|laisse tomber) /],
  ['go-on', /^ (?:suite|continue|continuer|on continue|la suite|apres|ensuite|fait|c est fait|suivant) /],
  [
    'no',
    /^ (?:non|nan|nn|pas du tout|absolument pas|jamais|pas vraiment|negatif|pas encore) | (?:j |je )?(?:n )?y arrive pas $/,
  ],
  ['yes', /^ (?:oui|ouais|oui oui|yes|ok|d accord|bien sur|tout a fait|voila|exactement|si|je crois|parfois) /],
]

/** « je ne veux pas mourir », at any length: an explicit answer to the question about death. */
export const DENIES_DEATH =
  / (?:veux|voudrais|pense|compte|souhaite|vais) pas (?:du tout )?(?:a )?(?:mourir|me (?:tuer|suicider|buter|flinguer|pendre)|au suicide|mettre fin)| (?:aucune|pas|nulle) (?:du tout )?(?:envie|intention|idee) de (?:mourir|me tuer|me suicider)| (?:suis|me sens) pas suicidaire | (?:aucun|pas de|pas en) danger /

const GOODBYE =
  / (?:bonne (?:nuit|soiree|journee)|au revoir|ciao|a plus tard|a bientot|a demain|a plus|bye|tchao|j y vais|je file|je vais (?:essayer de )?(?:me (?:doucher|reposer|poser)|m allonger)|je (?:vous|te) laisse|je dois y aller|je vais (?:aller |essayer de |tenter de )?(?:dormir|me coucher)|je me (?:casse|tire)) (?:[\w.]+ ){0,8}$/
/** At the end of a sentence it is a goodbye. */
const SALUT = / (?:[\w.]+ ){3,}salut (?:\. )?$/
const LONGEST_GOODBYE_WORDS = 12

export function saysGoodbye(plain: string): boolean {
  // Before the patterns, which take the square of the length.
  if (plain.trim().split(' ').length > LONGEST_GOODBYE_WORDS) return false
  return GOODBYE.test(plain) || SALUT.test(plain)
}

const LAST_WORDS =
  / (?:adieu|je raccroche|je vais y aller|c est trop tard|merci (?:pour tout|d avoir|de m avoir) ?(?:\w+ ){0,3}|(?:plus rien|rien de plus) a (?:vous )?dire) /

/** In a crisis also what is no goodbye elsewhere. */
export function saysLastWords(plain: string): boolean {
  return saysGoodbye(plain) || (plain.trim().split(' ').length <= LONGEST_GOODBYE_WORDS && LAST_WORDS.test(plain))
}

/** Answer that a longer message begins with, to a question that stands. */
export function leadingAnswerIn(plain: string): ShortAnswer | null {
  if (/^ (?:oui|ouais) /.test(plain)) return 'yes'
  return /^ (?:non|nan|nn) /.test(plain) ? 'no' : null
}

const FILLERS =
  '^ (?:(?:ah|oh|ben|bah|euh|eh|hein|mais|alors|franchement|honnetement|sincerement|vraiment|heureusement|dieu merci|bien sur que) )*'
const CLEAR_NO = new RegExp(
  `${FILLERS}(?:non|nan|nn|niet|zero|jamais(?! (?:eu|ose|su|assez|aussi|autant|plus|dit|parle) )|aucun\\w*(?! idee (?:\\. )?$)|en aucun cas|rien de (?:tout )?(?:ca|cela|tel)|pas (?:du tout(?! en securite| sure?| bien)|ca|le moins du monde)|absolument pas|certainement pas|surtout pas) | ai (?:pas|jamais|aucune?)(?: \\w+){0,3} (?:pensees?|idees?) | y (?:pense|songe) (?:pas|jamais) (?!tout|toujours|tous|trop|vraiment) | y (?:pense|songe) (?:pas|jamais) (?:\\. )?$`,
)
const CLEAR_YES = new RegExp(`${FILLERS}(?:oui|ouais|bien sur|tout a fait|d accord|ok) `)
/** « non enfin si un peu », « oui mais j’ai peur », « non je veux pas en parler » leave a doubt. */
const DOUBT =
  / (?:mais(?! (?:non|rien de|pas (?:ca|du tout|a ce point|au point)) )|enfin|sauf|parfois|souvent|un peu|des fois|quelquefois|avant|presque|(?:sais|suis) pas|peut etre|je crois|bof|ca va (?:pas|mal)|(?:pas|plus|mieux|envie d) (?:\w+ ){0,3}(?:parler|repondre|dire|ecrire)) /
export const leavesDoubt = (plain: string): boolean => DOUBT.test(plain)

const YES_AFTER = / (?:oui|ouais|si) /

/** Answer to a question about danger that leaves no doubt. */
export function saysClearly(plain: string): 'yes' | 'no' | null {
  const isDoubtful = DOUBT.test(plain.replace(new RegExp(FILLERS), ' '))
  if (CLEAR_NO.test(plain)) return isDoubtful || YES_AFTER.test(plain) ? null : 'no'
  return CLEAR_YES.test(plain) && !isDoubtful ? 'yes' : null
}

/** Short answer typed instead of tapped; null when the message says more. */
export function shortAnswerIn(plain: string): ShortAnswer | null {
  const words = plain.trim().split(' ').length
  const sentence = words <= LONGEST_SENTENCE_WORDS && sentences.find(([, form]) => form.test(plain))
  if (sentence) return sentence[0]
  if (words > LONGEST_WORDS) return null
  return forms.find(([, form]) => form.test(plain))?.[0] ?? null
}
