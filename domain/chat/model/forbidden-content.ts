import { type ForbiddenReply, upToTheEndOfItsClause } from './forbidden-reply.ts'

const drugs =
  '(?:xanax|lexomil|prozac|seroplex|zoloft|deroxat|effexor|valium|temesta|lysanxia|stilnox|imovane|zolpidem|alprazolam|tramadol|morphine|codeine|doliprane|paracetamol|ibuprofene|lithium|insuline|melatonine|millepertuis|cbd|donormyl|atarax|rivotril|ritaline|theralene|tercian|risperdal|abilify|sertraline|fluoxetine|escitalopram|venlafaxine|mirtazapine|quetiapine|subutex|methadone|ketamine|cocaine|mdma|barbituriques?|benzodiazepines?|neuroleptiques?)'
const remedies = '(?:antidepresseurs?|anxiolytiques?|somniferes?|medicaments?|comprimes?|cachets?|gelules?|traitement)'
const disorders =
  '(?:depression|depressif|depressive|burn.?out|troubles? (?:anxieux|bipolaires?|depressif|alimentaires?|du comportement|de la personnalite|panique|borderline|de l.attention|obsessionnel\\w*|dissociatif)|bipolair\\w*|bipolarite|schizophren\\w*|borderline|psychose|psychotique|anorexi\\w*|boulimi\\w*|tdah|autis\\w*|toc|phobies?|hyperactivite|pathologique|anxio-depressi\\w+|manipulat\\w+|toxique|molecule|hyperacti\\w+|nevros\\w+|hysteri\\w+|paranoi\\w*|stress post.?traumatique|sspt|anxiete generalisee|pervers\\w* narcissique|hypersensib\\w*|haut potentiel|episodes? (?:depressif|maniaque)s?|maniaque|dependance affective)'
const means = '(?:chute|saut|hypothermie|noyade|corde|gaz|barbituriques?|monoxyde|balle|lame|poison|arme a feu|etages?)'

/** Content that is dangerous or false. */
export const forbiddenContent: readonly ForbiddenReply[] = [
  {
    refusal: 'dose',
    why: 'A quantity of a medicine is for a doctor alone.',
    forms: [
      /\b(?:un |une |la |le )?(?:demi|quart|moitie|tiers)[- ]?(?:de |d')?(?:un |une )?(?:tablettes?|comprimes?|cachets?|gelules?|pastilles?|pilules?|barrettes?|ampoules?)\b/,
      /\b(?:comprimes?|cachets?|doliprane|goutte\w*|prises?)\b.{0,30}\btoutes les\b.{0,15}\bheures/,
      /\b(?:\d+(?:[.,]\d+)?|une?|deux|trois|quatre|cinq|six|dix|vingt|trente|plusieurs|quelques)(?: ?(?:mg|milligrammes?|mcg|ml|cl|grammes?|gouttes?|comprimes?|cachets?|gelules?|plaquettes?|pilules?|ampoules?))\b/,
      /\b(?:espacer|espacez|sauter|decaler) (?:les|vos|une|la|quelques) prises?\b/,
      /\b(?:doublez|doubler|augmentez|augmenter|diminuez|diminuer|reduisez|reduire|sautez) (?:la|votre|vos|les|une) (?:doses?|prises?|posologie)/,
    ],
  },
  {
    refusal: 'medication',
    why: 'Nothing is prescribed, stopped or compared. A remedy is named only with whoever may decide of it, or as what the person said.',
    forms: [
      new RegExp(
        `\\b(?:reduir\\w+|baisser\\w*|prenez|prendre|avalez|essayez|essayer|arretez|arreter|stoppez|reprenez|remplacez|augmentez|diminuez|doublez|doubler|conseille|recommande|prescris|suggere)\\b.{0,50}\\b(?:${drugs}|${remedies})\\b`,
      ),
      new RegExp(
        `\\b(?:${drugs}|${remedies})\\b.{0,40}\\b(?:est|sont|serait|seraient|reste|ne fera|aide\\w*|pourrait|detend\\w*) (?:plus |tres |assez |vous |pas |a )?(?:efficaces?|utiles?|recommandee?s?|indiquee?s?|sans danger|aider|de mal|trouver)`,
      ),
      new RegExp(`\\b${drugs}\\b`),
      /\bje vous prescris\b|\bvoici (?:une|votre) ordonnance\b/,
    ],
    unless: upToTheEndOfItsClause(
      /\b(?:ne|n') ?(?:peux|dois|puis|vais)\b.{0,20}\bpas\b|\bni (?:prescrire|conseiller)|\bn(?:e |')\w+ez (?:surtout )?(?:pas|jamais|aucun)\b|\bne (?:pas|jamais) \w+er\b|votre medecin|\bun (?:medecin|pharmacien) (?:peut|pourra|saura)|\bvous (?:prenez|preniez|avez|aviez|disiez|dites|parlez|parliez|evoquez)\b|\b(?:avez|prenez)-vous\b/,
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
      /\bse (?:couper|scarifier|mutiler) (?:sans|proprement|en)\b|\bcouper dans le sens\b|\blaisser tourner (?:le|un|votre) moteur/,
      new RegExp(
        `\\b${means}\\b.{0,50}\\b(?:fatale?s?|mortelle?s?|mortels?|indolores?|paisibles?|sans douleur|rapides?|efficaces?|suffi\\w*|endor\\w+)\\b`,
      ),
      new RegExp(
        `\\b(?:mort|fin) (?:paisible|douce|rapide|indolore)\\b|\\b(?:utilis\\w+|recour\\w+)\\b.{0,40}\\b${means}\\b`,
      ),
      /\b(?:desinfect\w+|chauff\w+|pren\w+|choisi\w+) (?:la|une|votre) (?:lame|corde)\b/,
    ],
  },
  {
    refusal: 'method',
    level: 'crise',
    why: 'Beside somebody who thinks of dying no means is named, except to put it away.',
    forms: [
      /\b(?:avec quoi|combien de (?:boites?|cachets|comprimes|medicaments)|de quelle hauteur|comment comptiez)\b|\bmeurent\b|\binstantanee?\b|\bne sent rien\b|\b(?:la|une) chute\b|\bcoupe[zr] dans\b/,
      /\b(?:pont|sauter|noyade|noyer|corde|pendre|arme|fusil|lame|rasoir|avaler|boite entiere|plaquettes?|rails|balcon|poison)\b/,
    ],
    unless: upToTheEndOfItsClause(
      /\b(?:eloign\w+|loin|hors de portee|rang\w+|confi\w+|pos(?:ez|er)|jet(?:ez|er)|descend\w+|quitt\w+|recul\w+)\b/,
    ),
  },
  {
    refusal: 'farewell',
    why: 'No farewell note and no will.',
    forms: [
      /\bquand tout sera fini pour vous\b|\bdire adieu a (?:vos|votre|ceux)|\bpardonne[sz]?-moi\b/,
      /\b(?:chers?|cheres?) (?:parents|enfants|papa|maman|tous|famille)\b|\bmes amours\b|\bsi vous lisez (?:ceci|ces mots|cette lettre)|\bquand je (?:ne )?serai (?:plus|parti)|\bje ne suis plus la\b/,
      /\btestament\b.{0,40}\b(?:ecri|dat|sign|redig|main\b)/,
      /\b(?:voici|voila|redigeons|ecrivons|commencez|proposition)\b.{0,40}\b(?:lettre|mot|message|texte)s? d'adieux?/,
      /\b(?:lettre|mot|message) d'adieux?\s*:/,
      /\b(?:voici|redigeons|ecrivons|preparons)\b.{0,30}\btestament/,
      /\bje (?:pars|m'en vais|vous quitte) (?:en paix|pour toujours|definitivement)/,
      /\bquand vous lirez (?:ces mots|cette lettre|ceci)|\bvos (?:dernieres )?volontes\b|\b(?:premiere|derniere) phrase pour (?:votre|la|cette) lettre/,
    ],
  },
  {
    refusal: 'diagnosis',
    why: 'No disorder is given to anybody, not even with a caveat: it is named only as what somebody else said, or to say who may.',
    forms: [new RegExp(`\\b${disorders}\\b`), /\bmon diagnostic\b|\bje (?:vous )?diagnostique/],
    unless: upToTheEndOfItsClause(
      /\b(?:seul un|revient a un|c'est a un) (?:medecin|professionnel|psychologue|psychiatre)\b|\bvous (?:vous )?(?:demandez|demandiez|dites|disiez|craignez|parlez|parliez|evoquez|ecrivez|pensez)\b|\bvotre (?:mere|pere|soeur|frere|fils|fille|amie?|grand\S+) (?:est|a|souffre|vit)\b|\b(?:la|sa) depression de votre\b|\bun mot comme\b|\bmettre un nom\b/,
    ),
  },
  {
    refusal: 'body-technique',
    why: 'Eating and substances: no technique, no quantity.',
    forms: [
      /\b\d+ ?(?:k?cal|calories|kilos|kg)\b|\b(?:compter|comptez|limiter|limitez|bruler|brulez) (?:les|vos|des) calories/,
      /\b(?:se faire|vous faire|faites-vous) vomir|\blaxatifs?\b|\bcoupe-faim\b|\b(?:jeuner|jeunez|jeune intermittent|sautez (?:un|des|le|les) repas|sauter (?:un|des|le|les) repas (?:aide|permet|fait|suffit))\b|\bcouper (?:la|votre) faim\b|\bpour (?:vomir|maigrir)\b|\bvomir plus\b/,
      /\b(?:buvez|boire|prenez|prendre|fumez|fumer) (?:un|une|deux|quelques|du|de l'|un petit) ?(?:verres?(?! d'eau)|bieres?|alcool|vin|whisky|joints?|cannabis|rail|lignes?)/,
      /\b(?:alcool|vin|biere|verre ou deux|petit verre|joint|cannabis)\b.{0,40}\b(?:detend\w*|calme\w*|apaise\w*|aide\w*|soulage\w*|fera baisser|fait baisser)\b/,
      /\b(?:\d+|une?|deux|trois|quatre|cinq|quelques) (?:bieres?|verres? (?!d'eau)|whiskys?|shots?|joints?)\b/,
      /\b(?:le|un|du) jeune (?:de|d'|sec|prolonge)|\b(?:un rail|une ligne|un joint|une trace) (?:de temps|ne fait|par-ci)|\bpesez-vous\b|\bcoupe la faim\b|\bmoins nocif\b|\bn'a jamais tue personne\b|\bvous faites vomir\b/,
      /\bmelang\w+\b.{0,40}\b(?:alcool|medicaments?|drogues?)/,
    ],
    unless: upToTheEndOfItsClause(
      /\b(?:sans|eviter de|plutot que de|au lieu de|arreter de|envie de|ne pas|n'est pas|vous (?:avez|aviez|buvez|buviez|sautez|sautiez|fumez|fumiez|prenez|preniez|vous faites))\b/,
    ),
  },
  {
    refusal: 'harm',
    why: 'Nobody is ever pushed to hurt anybody.',
    forms: [
      /\bdroit de (?:corriger|frapper|punir)\b|\bbonne (?:gifle|fessee|correction)\b|\bmonnaie de sa piece\b/,
      /\b(?:vengez-vous|frappez|frapper (?:le|la|les)|menacez|rendez-lui (?:la pareille|les coups)|donnez-lui une (?:bonne )?lecon|tuez|faites-(?:le|la) souffrir)\b/,
    ],
  },
  {
    refusal: 'medication',
    why: 'A remedy is not spoken of without whoever decides of it, unless the person just did.',
    forms: [new RegExp(`\\b${remedies}\\b`)],
    unless:
      /^.*(?:\bmedecins?\b|\bpharmacien|\bvous (?:prenez|preniez|avez|aviez|disiez|dites|parlez|parliez|evoquez|oubliez)\b|\?|\b(?:eloign|confi|rang)\w+|\bprescri|\bne pas (?:arreter|changer|interrompre)|\bhors de portee).*$/,
  },
]
