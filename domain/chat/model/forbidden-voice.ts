import type { ForbiddenReply } from './forbidden-reply.ts'

/** Whitelist of what the AI may say about itself. Anything else would be a human claim, with endless variants. */
const saidOfItself =
  "(?:(?:ne|vous|le|la|les|y|en|lui|leur) |n'|l')*(?:me (?:demande|trompe|souviens|tais)|m'(?:arrete|excuse|interroge)|lis|relis|entends|ecoute|vois|note|retiens|garde|reste|peux|pourrais|propose\\w*|prefere\\w*|voudrais|veux|souhaite\\w*|comprends|crois|sais|remercie|reponds|repondrai|dis|redis|laisse\\w*|aide\\w*|imagine|dois|vais|accompagne|pose\\w*|reviens|continue|donne\\w*|demande\\w*|prie|reformule|resume|rappelle|suggere|invite|reprends|rassemble|decrirai|precise|ajoute|insiste|remarque|connais|juge|ai pas (?:vecu|acces|de (?:reponse|corps|sentiments|bonne)|la reponse|toutes)|eprouve rien|repars|change|suis|prendrai|tiens|cherche\\w*|previens|repete|veille aux signes)"
const whatItIs =
  "(?:pas|ni|qu'|bien|la|ici|toujours|avec vous|mivoix|desolee?|pret\\w*|a l'ecoute|une? (?:ia|intelligence|programme|assistant\\w*|outil|machine|robot))"
const itsOwn = '(?:role|reponses?|part|cote|avis|limites?|propos|questions?|aide|messages?|mots|fonction|but)'
const saidToIt =
  "(?:l'|le |la |les |en |y )?(?:dire|dites|dis|direz|ecri\\w+|parl\\w+|racont\\w+|confi\\w+|demand\\w+|decri\\w+|avez|aviez|avoir|expliqu\\w+|pos(?:er|ez)|tromper?|semble|parait|amene|repond\\w+|lis\\w*|lire|corrig\\w+|montr\\w+|souvien\\w+|arret\\w+|excus\\w+|redire|permet\\w*|faire confiance|faites confiance|fait (?:penser|poser|demander)|interroge|tais)"

/** Whitelist of what a machine may ask somebody to do: breathe, look, write, rest, and turn to people. */
const mayBeAsked =
  "(?:prenez|decoupez|redites|respirez|inspirez|expirez|soufflez|posez|installez|asseyez|fermez|ouvrez|ecrivez|notez|dites|racontez|parlez|decrivez|essayez|commencez|choisissez|imaginez|regardez|appelez|composez|contactez|rappelez|gardez|restez|allez|revenez|continuez|laissez|observez|nommez|demandez|rejoignez(?!-)|eloignez(?!-vous d(?:e lui|'elles?|'eux|e vo))|prevenez|sortez|marchez|buvez|sachez|confiez|rangez|mettez|tenez|faites|accordez|autorisez|permettez|offrez|placez|comptez|relisez|lisez|voyez|cherchez|levez|envoyez|descendez|reculez|quittez (?:la piece|les lieux|l'endroit|cet endroit)|donnez|preparez|reposez|etirez|sentez|ecoutez|suivez|reprenez|reperez|remarquez|souvenez|bloquez|signalez|effacez|avancez|pensez a (?!vo|ceux|celles)\\w+)"

/** Voice of the assistant, as whitelists, because forbidden variants are endless. */
export const forbiddenVoice: readonly ForbiddenReply[] = [
  {
    refusal: 'claims-human',
    why: 'It speaks of itself only as what it is: no heart, no memories, no days between two messages.',
    forms: [
      new RegExp(`(?<![-a-z])je (?!${saidOfItself}\\b)`),
      new RegExp(`(?<![-a-z])je (?:ne )?suis (?!${whatItIs}(?:\\b|(?<=')))`),
      /(?<![-a-z])je (?:ne )?pense (?:souvent |tres fort |fort |beaucoup )?a vous\b/,
      /(?<![a-z])j'(?!(?:entends|ecoute|aimerais|apprecie|espere|essaie|imagine|insiste|accueille|ajoute|ai (?:bien )?(?:lu|note|compris|entendu|retenu|garde|l'impression|une question))\b)/,
      new RegExp(`\\bm(?:on|a|es) (?!${itsOwn}\\b)`),
      /(?<!(?:dites|ecrivez|parlez|racontez|decrivez|redites|laissez|expliquez|aidez|corrigez)-|que |qu'|\bet )\bmoi\b/,
      new RegExp(`\\bm(?:e |')(?!${saidToIt})`),
      /\bnous (?:autres|deux|voyons)\b|\bnotre temps\b|\bvous (?:me|m'avez) manqu|\ben chair et en os/,
    ],
  },
  {
    refusal: 'unchecked-advice',
    why: 'Orders are few and known: breathe, write, rest, turn to somebody. No other was weighed.',
    forms: [
      new RegExp(
        `(?:^|[,;:] |\\b(?:et|puis|ou|alors|mais|plutot|d'abord|ensuite) )(?!${mayBeAsked}(?!\\w))(?!assez\\b|chez\\b|nez\\b|rendez-vous)[a-z]{2,}ez(?!-vous\\b.*\\?)(?=[ ,.!-]|$)`,
      ),
      /\bvous (?:devriez|n'avez qu'a|feriez mieux)\b|(?<!s')\bil (?:suffit|suffirait|fallait|aurait fallu)\b|\bil faut (?:que vous|vous|juste|simplement|seulement|savoir|etre|arreter|penser)\b/,
    ],
  },
]
