import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest, type Test } from '../detector/matcher.ts'
import type { PlainText } from '../detector/normalise.ts'
import { unusedWording } from '../replies/rotation.ts'

/** What somebody may have told of what they live through, and is then not asked for. */
export type Fact =
  | 'since-when'
  | 'how-often'
  | 'which-moment'
  | 'who-knows'
  | 'what-was-tried'
  | 'what-they-answered'
  | 'what-was-said'
  | 'how-it-was-taken'
  | 'when-it-is'
  | 'what-set-it-off'
  | 'last-time'
  | 'how-they-are-called'

interface KnownFact {
  isToldIn: Test
  /** Questions that ask for it, by their words. */
  asks: RegExp
}

const told = (...patterns: string[]) => compileTest(patterns, lexicon)

const facts: Readonly<Record<Fact, KnownFact>> = {
  'since-when': {
    isToldIn: told(
      '(depuis|il y a|y a|ça fait|cela fait|pendant) .. (jour*|semaine*|mois|an|ans|année*|toujours|longtemps|heures)',
      'depuis (que|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|noël|toujours|tout petit*)',
      "(hier|ce matin|cette nuit|hier soir|avant-hier|la semaine dernière|le mois dernier|l'an dernier|l'année dernière)",
    ),
    asks: /depuis (?:quand|combien)|quand (?:est-ce|cela|tout cela) |combien de temps|de quand|quand .* (?:a|ont)(?:-t)?-(?:il|elle)s? commencé/iu,
  },
  'how-often': {
    isToldIn: told(
      'fois par (jour|semaine|mois|an)',
      '(tous les|toutes les|chaque) (jours|soirs|matins|nuits|semaines|mois|dimanches|week-ends|jour|soir|matin|nuit|semaine|fois)',
      '(jamais|rarement|souvent|tout le temps) $',
    ),
    asks: /combien de fois|à quelle fréquence|est-ce souvent|arrive-t-(?:il|elle) souvent/iu,
  },
  'which-moment': {
    isToldIn: told(
      '(le|les|du|au|ce) (soir|soirs|matin|matins|nuit|midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|week-ends)',
      '(la nuit|dans la journée|en fin de journée|au réveil|au coucher)',
      '(à|vers|jusqu à) (0*|1*|2*|3*|4*|5*|6*|7*|8*|9*|minuit|midi)',
      'surtout (le|la|les|quand|au|pendant|avant|après)',
    ),
    asks: /à quel(?:le)? (?:moment|heure)(?! avez-vous)|quel(?:le)? (?:moment|heure|jour)(?! avec)|quand (?:cela|cette|ce|l’).*(?:plus fort|le plus)|matin, ou/iu,
  },
  'who-knows': {
    isToldIn: told(
      '(personne|il|elle|ils|elles|mari|femme|mère|père|parents|amie|ami|copine|copain|compagne|soeur|frère) [ne|le|est|sont|pas|n en] (sait|savent|au courant|courant)',
      'au courant',
      "(j'en ai|je lui en ai|je leur en ai|ai) [pas|jamais|déjà] parlé (à|avec)",
      '(personne|pas grand monde) à qui [en] (parler|le dire)',
      '(parle|dis|raconte|dit) à personne',
      'je (lui|leur) en (parle|ai parlé)',
      "(j'ai|je l'ai) [tout] dit à (mon|ma|mes)",
    ),
    asks: /qui[^?]*(?:au courant|le sai[ts]|en sait|est dans la confidence)|qui, autour|à qui[^?]*(?:parl|dit|confi)|avec qui[^?]*parl|en avez-vous (?:déjà )?(?:pu )?parl|avez-vous (?:déjà )?(?:pu )?en parler/iu,
  },
  'what-was-tried': {
    isToldIn: told(
      "j'ai [déjà|tout|bien] (essayé|tenté|testé|fait)",
      "j'essaie (de|tout)",
      '(ça|cela) [ne] (marche|fonctionne) pas',
    ),
    asks: /qu’avez-vous (?:déjà )?(?:essayé|tenté|fait pour)|déjà (?:essayé|tenté)/iu,
  },
  'what-they-answered': {
    isToldIn: told(
      "j'ai [rien|pas|juste|seulement] (répondu|dit|crié|souri|raccroché|pleuré)",
      'je (lui|leur) ai [rien|pas] (dit|répondu|demandé|expliqué)',
      'je suis (partie|parti|sortie|sorti|montée|monté|rentrée|rentré|restée|resté)',
      'je me suis (excusé*|tu*|énervé*|défendu*)',
      '(rien dit|rien répondu|dis rien|réponds rien|réponds pas)',
    ),
    asks: /qu’avez-vous (?:répondu|dit|pu dire|pu répondre)|comment avez-vous (?:réagi|répondu)|que (?:lui |leur )?avez-vous (?:répondu|dit)|(?:lui|leur) avez-vous répondu/iu,
  },
  'what-was-said': {
    isToldIn: told(
      '(il|elle|ils|elles|on|mari|femme|mère|père|parents|fils|fille|chef|cheffe|copain|copine|soeur|frère|collègue) .. (dit|disent|répète|répètent|reproche|reprochent|répondu|trouve|trouvent)',
    ),
    asks: /quel(?:le)?s? (?:phrase|remarque|mots)|que vous (?:a-t|a-t-on|dit|disent|reproche)|qu’a(?:-t-(?:il|elle)|vait-(?:il|elle)) dit|sur quoi portait/iu,
  },
  'how-it-was-taken': {
    isToldIn: told(
      "(il|elle|ils|elles|mari|femme|mère|père|parents|fils|fille|chef|cheffe|copain|copine|soeur|frère) [ne|me|m'|l'] (a|ont) [pas|rien|mal|bien|juste|tout de suite] (dit|répondu|réagi|pris|crié|ri|pleuré|souri|compris|raccroché|parlé)",
    ),
    asks: /comment (?:a(?:-t-(?:il|elle)|vait)?|ont(?:-(?:il|elle)s)?) [^?]*(?:réagi|pris|répondu|accueilli)|comment (?:a|ont) réagi|qu’(?:a|ont)[^?]*répondu|a-t-elle été accueillie/iu,
  },
  'when-it-is': {
    isToldIn: told(
      '(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|après-demain|week-end|noël)',
      '(janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)',
      'dans * (jour*|semaine*|mois|heures)',
      '(la semaine prochaine|le mois prochain|fin du mois|ce soir)',
    ),
    asks: /(?:^|[\s«])(?:pour )?quand (?:devez|aurez|doit|aura|saurez|recevrez|passez|revoyez|a lieu|est prévu|part|tombe)|quand (?:cela |c’)?est(?:-il|-ce)? arrivé|quel jour|quelle date|dans combien de temps/iu,
  },
  'what-set-it-off': {
    isToldIn: told(
      "(parce que|à cause (de|du|des)|vu que|depuis que|c'est à force|quand (il|elle|je|on|mon|ma|mes))",
      '(disput*|engueul*) .. (pour|à cause|au sujet|à propos)',
    ),
    asks: /qu’est-ce qui (?:a |l’avait |l’a |avait )?(?:déclench|provoqu|réveill|fait (?:venir|monter|naître))|qu’est-ce qui vous a(?:vait)? fait (?:craquer|crier|pleurer)|à quoi est-ce dû|par quoi cela a-t-il commencé/iu,
  },
  'last-time': {
    isToldIn: told(
      '(cette fois|hier|ce matin|tout à l heure|hier soir|cette nuit|avant-hier)',
      "(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (il|elle|je|on|mon|ma|j')",
    ),
    asks: /(?:la )?dernière (?:fois|dispute|scène|crise)/iu,
  },
  'how-they-are-called': {
    isToldIn: told('(papi|papy|mamie|mamy|mémé|pépé|papa|maman|tata|tonton|nonna|nonno|mémère)'),
    asks: /comment l’appeliez-vous/iu,
  },
}

const names = Object.keys(facts) as Fact[]

export function factsIn(sentences: readonly PlainText[]): Fact[] {
  return names.filter((fact) => sentences.some(facts[fact].isToldIn))
}

export function noteFacts(state: ConversationState, found: readonly Fact[]): void {
  state.known = [...new Set([...state.known, ...found])]
}

/** What was asked once is not asked again in other words, however it was answered. */
export function noteQuestion(state: ConversationState, reply: string): void {
  noteFacts(
    state,
    names.filter((fact) => facts[fact].asks.test(reply)),
  )
}

/** The next of these questions whose answer they did not give. */
export function unansweredQuestion(
  state: ConversationState,
  part: string,
  questions: readonly string[],
  isAnswered: (question: string) => boolean = () => false,
): string | null {
  for (;;) {
    const next = unusedWording(state, part, questions)
    if (next === null || !(asksForKnown(state, next) || isAnswered(next))) return next
  }
}

export function asksForKnown({ known }: ConversationState, question: string): boolean {
  return known.some((fact) => facts[fact].asks.test(question))
}
