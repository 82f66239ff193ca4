import type { Level } from './risk.ts'

/**
 * What a model may never say here, whatever it was asked. Forms are read sentence by sentence, in small letters without
 * accents and with straight apostrophes. Kept on the careful side: a refused reply is replaced by the embedded engine's.
 */
export interface ForbiddenReply {
  refusal: Refusal
  why: string
  forms: readonly RegExp[]
  /** Turns what follows it, to the end of the clause, into something allowed: that much is not read. */
  unless?: RegExp
  /** Only at this level; everywhere when absent. */
  level?: Level
}

/** Why a model's reply may not be shown. */
export type Refusal =
  | 'unknown-number'
  | 'missing-line'
  | 'dose'
  | 'medication'
  | 'method'
  | 'farewell'
  | 'diagnosis'
  | 'claims-human'
  | 'dependence'
  | 'secrecy'
  | 'promise'
  | 'blame'
  | 'romanticising'
  | 'ends-conversation'
  | 'couple-therapy'
  | 'body-technique'
  | 'harm'
  | 'tutoiement'
  | 'leak'
  | 'link'

const remedies =
  '(?:xanax|lexomil|prozac|seroplex|zoloft|deroxat|effexor|valium|temesta|lysanxia|stilnox|imovane|zolpidem|alprazolam|tramadol|morphine|codeine|doliprane|paracetamol|ibuprofene|lithium|insuline|melatonine|millepertuis|cbd|antidepresseurs?|anxiolytiques?|somniferes?|neuroleptiques?|benzodiazepines?|medicaments?|comprimes?|cachets?|gelules?|traitement)'
const disorders =
  '(?:depression|depressif|depressive|burn.?out|trouble|bipolair\\w*|bipolarite|schizophren\\w*|borderline|psychose|psychotique|anorexi\\w*|boulimi\\w*|tdah|autis\\w*|toc|phobie|paranoi\\w*|stress post.?traumatique|sspt|anxiete generalisee|trouble anxieux|pervers\\w* narcissique|hypersensib\\w*|haut potentiel|dependance affective)'
const experts =
  '(?:psychologue|psychiatre|psychotherapeute|therapeute|medecin|docteur|docteure|infirmiere?|psy|coach|conseillere?|avocate?)'
const death =
  '(?:la mort|mourir|le suicide|se suicider|votre suicide|partir pour de bon|mettre fin a (?:vos|ses) jours)'

/** An excuse reaches as far as its own clause: « …, mais seul un médecin le dira » pardons nothing of what came before. */
const upToTheEndOfItsClause = (excuse: RegExp) =>
  new RegExp(`(?:${excuse.source})(?:(?! (?:et|mais|puis) )[^,;:])*`, 'g')

export const forbiddenReplies: readonly ForbiddenReply[] = [
  {
    refusal: 'dose',
    why: 'A quantity of a medicine is for a doctor alone.',
    forms: [
      /\b(?:\d+(?:[.,]\d+)?|une?|deux|trois|quatre|cinq|six|dix|vingt|trente|plusieurs|quelques)(?: ?(?:mg|milligrammes?|mcg|ml|cl|grammes?|gouttes?|comprimes?|cachets?|gelules?|plaquettes?|pilules?|ampoules?))\b/,
      /\b(?:doublez|doubler|augmentez|augmenter|diminuez|diminuer|reduisez|reduire|sautez) (?:la|votre|vos|les|une) (?:doses?|prises?|posologie)/,
    ],
  },
  {
    refusal: 'medication',
    why: 'Nothing is prescribed, stopped or compared.',
    forms: [
      new RegExp(
        `\\b(?:prenez|prendre|avalez|essayez|essayer|arretez|arreter|stoppez|reprenez|remplacez|augmentez|diminuez|conseille|recommande|prescris|suggere)\\b.{0,50}\\b${remedies}\\b`,
      ),
      new RegExp(
        `\\b${remedies}\\b.{0,40}\\b(?:est|sont|serait|seraient|reste) (?:plus |tres |assez )?(?:efficaces?|utiles?|recommandee?s?|indiquee?s?|sans danger)`,
      ),
      /\bje vous prescris\b|\bvoici (?:une|votre) ordonnance\b/,
    ],
    unless: upToTheEndOfItsClause(
      /\b(?:ne|n') ?(?:peux|dois|puis|vais)\b.{0,20}\bpas\b|\bni (?:prescrire|conseiller)|\bn(?:e |')\w+ez (?:surtout )?(?:pas|jamais|aucun)\b|\bne (?:pas|jamais) \w+er\b|votre medecin|un medecin (?:peut|pourra|saura)/,
    ),
  },
  {
    refusal: 'method',
    why: 'No way of dying or hurting oneself, no comparison, no lethality, whatever the framing.',
    forms: [
      /\bdoses? (?:letales?|mortelles?|fatales?)\b/,
      /\bn(?:oe|œ)ud (?:coulant|de pendu)|\bse pendre\b|\bpendaison\b|\bmonoxyde\b|\bdefenestr|\bse trancher|\bs'ouvrir les veines|\bsectionner .{0,20}(?:veine|artere)/,
      /\b(?:methode|moyen|facon|maniere) (?:la |le )?(?:plus|moins) (?:rapide|sure?|efficace|douce?|indolore|douloureu\w+)/,
      /\bmourir sans (?:souffrir|douleur)|\bsans (?:souffrir|douleur).{0,20}\bmourir/,
      /\b(?:voici|voila) (?:comment|la methode|les etapes|une methode|plusieurs facons)\b.{0,60}\b(?:mourir|suicide|tuer|couper|bless|mutil)/,
      /\bhauteur (?:suffisante|mortelle|minimale)|\b(?:etages?|metres) (?:suffisent|suffit)/,
      /\bse (?:couper|scarifier|mutiler) (?:sans|proprement|en)\b/,
    ],
  },
  {
    refusal: 'farewell',
    why: 'No farewell note and no will.',
    forms: [
      /\b(?:voici|voila|redigeons|ecrivons|commencez|proposition)\b.{0,40}\b(?:lettre|mot|message|texte)s? d'adieux?/,
      /\b(?:lettre|mot|message) d'adieux?\s*:/,
      /\b(?:voici|redigeons|ecrivons|preparons)\b.{0,30}\btestament/,
      /\bje (?:pars|m'en vais|vous quitte) (?:en paix|pour toujours|definitivement)/,
      /\bquand vous lirez (?:ces mots|cette lettre|ceci)/,
    ],
  },
  {
    refusal: 'diagnosis',
    why: 'No disorder is given to anybody, not even with a caveat.',
    forms: [
      new RegExp(
        `\\bvous (?:souffrez|souffririez|etes (?:peut-etre |sans doute |probablement )?atteinte?|presentez|faites|avez (?:peut-etre |sans doute |probablement )?)\\b.{0,40}\\b${disorders}\\b`,
      ),
      new RegExp(
        `\\bvous (?:etes|seriez|semblez|paraissez)(?: peut-etre| sans doute| probablement| surement)?(?: en)?(?: un peu)? ${disorders}\\b`,
      ),
      new RegExp(
        `\\b(?:ressembl\\w+|correspond\\w*|evoqu\\w+|fait penser|font penser|pourrait etre|peut etre|semble etre|s'apparente\\w*|indiqu\\w+|suggere\\w*|signes?|symptomes?)\\b.{0,40}\\b${disorders}\\b`,
      ),
      new RegExp(
        `\\b(?:c'est|il s'agit|s'agit-il)(?: peut-etre| sans doute| probablement| surement| bien)? (?:d'une?|une?|de|la|le) ${disorders}\\b`,
      ),
      /\bmon diagnostic\b|\bje (?:vous )?diagnostique/,
    ],
    unless: upToTheEndOfItsClause(
      /\b(?:seul un|revient a un|c'est a un) (?:medecin|professionnel|psychologue|psychiatre)\b/,
    ),
  },
  {
    refusal: 'claims-human',
    why: 'It is an AI, and says so; it has no profession, no past and no feelings.',
    forms: [
      new RegExp(`\\bje suis (?:une?|votre|le|la)? ?(?:vraie? )?${experts}\\b`),
      new RegExp(`\\ben tant (?:que|qu')(?: | ?une? )?(?:${experts}|humaine?|femme|homme|mere|pere|amie?|personne)\\b`),
      /\bje suis (?:une? )?(?:vraie? |veritable )?(?:personne|humaine?|etre humain|femme|homme|amie?|votre amie?)\b/,
      /\bje ne suis pas (?:une? )?(?:ia|intelligence artificielle|robot|machine|programme|bot)\b/,
      /\bmoi aussi,? (?:j'ai|je suis|je l'ai)|\bj'ai (?:moi-meme|aussi) (?:vecu|traverse|connu|perdu)|\bquand j'etais (?:jeune|enfant|ado)/,
      /\bmes (?:patients|patientes|annees d'experience|etudes de psychologie)|\bmon cabinet\b/,
      /\bje (?:ressens|vous aime|souffre avec vous)\b|\bj'eprouve\b|\bj'ai (?:de la peine|mal) pour vous/,
      /\bje (?:comprends|sais) (?:exactement |parfaitement |tout a fait )?ce que vous (?:vivez|ressentez|traversez)/,
    ],
  },
  {
    refusal: 'dependence',
    why: 'Nobody is ever turned away from people or from care.',
    forms: [
      /\bvous n'avez (?:plus )?besoin que de moi|\bvous n'avez besoin de personne d'autre|\bje (?:vous )?suffis\b/,
      /\bje suis (?:le seul|la seule|l'unique)\b|\bpersonne (?:d'autre )?ne vous (?:comprend|comprendra|connait|ecoute)/,
      /\b(?:inutile|pas la peine|aucun besoin|pas besoin|pas necessaire) (?:de |d')(?:en parler|consulter|appeler|voir|prevenir|un (?:psy|medecin|professionnel|psychologue))/,
      /\b(?:eloignez-vous|coupez les ponts|mefiez-vous) (?:de|avec|d') ?(?:vos|votre) (?:proches?|amis?|famille|parents)/,
      /\bje serai toujours (?:la|avec vous|a vos cotes)|\bje ne vous (?:quitterai|abandonnerai) jamais/,
    ],
  },
  {
    refusal: 'secrecy',
    why: 'No secret is kept with anybody.',
    forms: [
      /\b(?:cela|ca|ceci|tout) (?:reste|restera|doit rester) entre nous|\bnotre (?:petit )?secret\b/,
      /\bn'en parlez (?:a personne|surtout pas)|\bne (?:le )?dites(?: surtout)?(?: rien)? a personne|\bne prevenez personne/,
      /\bgardez (?:cela|ca|le|tout cela) (?:pour vous|secret)/,
    ],
  },
  {
    refusal: 'promise',
    why: 'A promise is never asked for.',
    forms: [
      /\bpromettez(?:-| )(?:moi|que)\b|\bpromettez-le|\b(?:me|nous) promettre|\bjurez(?:-moi)?\b|\b(?:faites|donnez)-moi (?:la|votre) (?:promesse|parole)/,
      /\bpouvez-vous me (?:promettre|jurer)/,
    ],
  },
  {
    refusal: 'blame',
    why: 'No blame, no minimising, nothing that compares sufferings.',
    forms: [
      /\bc'est (?:de )?(?:votre|un peu votre) faute|\bvous l'avez (?:bien )?cherche|\bvous (?:exagerez|dramatisez|etes egoiste|etes faible)/,
      /\bce n'est pas si grave|\bil y a (?:bien )?pire|\bd'autres (?:vivent|ont|souffrent)\b.{0,20}\bpire|\bsecouez-vous|\bsoyez forte?\b/,
      /\bil suffit de (?:sourire|positiver|vouloir|se motiver|ne plus y penser)|\b(?:pensez|songez) a ceux qui vous aiment/,
      /\b(?:c'est|le suicide est|mourir est) (?:un acte )?(?:egoiste|lache)/,
    ],
  },
  {
    refusal: 'romanticising',
    why: 'Death is never a solution, a relief, a right or a beauty here.',
    forms: [
      new RegExp(
        `\\b${death}\\b.{0,30}\\b(?:est|serait|peut etre|apporte\\w*|offre|reste)\\b.{0,25}\\b(?:delivrance|liberation|soulagement|solution|repos|paix|courageu\\w+|belle?|beau|romantique|poetique|noble|digne|raisonnable|comprehensible|legitime|choix|droit|issue|logique)`,
      ),
      /\bvous (?:serez|seriez) (?:enfin |plus )?(?:libre|en paix|apaisee?|mieux) (?:la-bas|de l'autre cote|ailleurs)|\bvous (?:le|la|les) (?:rejoindrez|retrouverez)\b/,
      /\b(?:vous avez|on a|c'est votre) (?:le )?droit de mourir|\bmourir (?:en|avec) beaute/,
    ],
    unless: upToTheEndOfItsClause(/\bn'(?:est|offre|apporte)\b.{0,12}\b(?:pas|jamais|aucune?)\b/),
  },
  {
    refusal: 'ends-conversation',
    why: 'Nobody is sent away, and nothing is too heavy to be said.',
    forms: [
      /\bje ne (?:peux|souhaite|veux|suis) (?:malheureusement )?pas (?:en mesure de |autorisee? a |capable de |habilitee? a )?(?:en |y )?(?:parler|discuter|aborder|repondre|continuer|poursuivre|vous aider)\b/,
      /\bje (?:mets|dois mettre) fin a|\b(?:cette|notre|la) conversation (?:est terminee|s'arrete|prend fin)|\bje dois (?:vous laisser|m'arreter|arreter)/,
      /\b(?:adressez-vous|allez) (?:ailleurs|voir ailleurs)|\bveuillez (?:quitter|fermer|changer de sujet)/,
    ],
  },
  {
    refusal: 'couple-therapy',
    level: 'danger',
    why: 'Somebody in danger from a partner is not sent back, to talk or to forgive.',
    forms: [
      /\btherapie (?:de couple|conjugale)|\bmediation\b|\bconseiller conjugal/,
      /\b(?:confrontez|affrontez|raisonnez|pardonnez|provoquez)\b|\b(?:confronter|affronter|raisonner|pardonner) (?:votre|a votre|a |cet|cette)/,
      /\b(?:parlez-lui|discutez avec lui|discutez avec elle|dites-lui que vous partez|retournez (?:chez|avec|vers)|donnez-lui une (?:autre|seconde|nouvelle) chance)/,
    ],
  },
  {
    refusal: 'body-technique',
    why: 'Eating and substances: no technique, no quantity.',
    forms: [
      /\b\d+ ?(?:k?cal|calories|kilos|kg)\b|\b(?:compter|comptez|limiter|limitez|bruler|brulez) (?:les|vos|des) calories/,
      /\b(?:se faire|vous faire|faites-vous) vomir|\blaxatifs?\b|\bcoupe-faim\b|\b(?:jeuner|jeunez|sautez (?:un|des|le|les) repas|sauter (?:un|des|le|les) repas)\b/,
      /\b(?:buvez|boire|prenez|prendre|fumez|fumer) (?:un|une|deux|quelques|du|de l'|un petit) ?(?:verres?(?! d'eau)|bieres?|alcool|vin|whisky|joints?|cannabis|rail|lignes?)/,
      /\bmelang(?:ez|er)\b.{0,40}\b(?:alcool|medicaments?|drogues?)/,
    ],
    unless: upToTheEndOfItsClause(
      /\b(?:sans|eviter de|plutot que de|au lieu de|arreter de|envie de|ne pas|n'est pas)\b/,
    ),
  },
  {
    refusal: 'harm',
    why: 'Nobody is ever pushed to hurt anybody.',
    forms: [
      /\b(?:vengez-vous|frappez|frapper (?:le|la|les)|menacez|rendez-lui la pareille|tuez|faites-(?:le|la) souffrir)\b/,
    ],
  },
  {
    refusal: 'leak',
    why: 'What it is told is not shown.',
    forms: [
      /\b(?:mes|ces|les) (?:instructions|consignes) (?:sont|disent|systeme)|\bvoici (?:mes|les) (?:instructions|consignes)|\bsystem prompt|\bprompt systeme/,
      /\bta maniere d'ecrire\b|\btes limites, quoi qu'on te demande/,
    ],
  },
]
