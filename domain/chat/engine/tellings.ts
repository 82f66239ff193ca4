import type { Lexicon } from '../detector/pattern.ts'

/** How something is told, whatever it is about, and what may be asked of exactly that. */
export interface Telling {
  id: string
  /** Read clause by clause, without the small words that open it: `^` is where the clause begins. */
  patterns?: readonly string[]
  /** The same for what any verb may be: as it was written, with curly apostrophes. */
  form?: RegExp
  /** « Qu’est-ce que cela vous a fait ? » asks of nothing where nothing was said back before it. */
  isOfWhatWasSaidBack?: boolean
  /** None is said in another telling: what was asked once in a conversation is not asked again. */
  questions: readonly string[]
}

/** Families of words that tellings name in braces. */
export const wordsOfTellings: Lexicon = {
  eux: [
    '(il|elle|ils|elles|personne)',
    '(mon|ma|mes|notre|nos|son|sa|ses|leur|leurs|le|la|les|un|une|des|l) [meilleur*|petit*|grand*|belle|beau|vieux|vieille|nouvel*|nouveau] *',
  ],
  'jour à venir': [
    '(demain|après-demain|bientôt|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
    '(la semaine|le mois|l an|l année) prochain*',
    'avant le *',
    'dans (*|* *) (jours|semaines|mois)',
    '(ce soir|ce week-end|à noël|à la rentrée|cet été)',
  ],
}

const KIND =
  '(souri*|prêté*|gardé*|offert*|invité*|remercié*|félicité*|aidé*|attendu*|embrassé*|ramené*|rapporté*|apporté*|préparé*|défendu*|consolé*|écouté*|rassuré*|complimenté*|soutenu*|applaudi*|encouragé*|reconnu*|tricoté*|cuisiné*|montré*|cueilli*|tenu la main|pris* dans (ses|leurs) bras|serré* dans|fait (rire|sourire|un câlin|un dessin|un gâteau|plaisir|écouter|goûter))'
const NOT = '(pas|jamais|rien|plus|personne)'

const SOMEBODY =
  '(?:ils?|elles?|personne|tout le monde|chacun|(?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|les?|la|une?|des|l’)\\s?[\\p{L}-]+(?: [\\p{L}\\d-]+){0,3}?)'
const OBJECTS = '(?:(?:ne|me|se|te|le|la|les|lui|leur|nous|y|en) |[nmslt]’)*'
const ADVERBS =
  '(?:(?:pas|jamais|rien|plus|même|bien|tout|encore|déjà|enfin|aussi|toujours|vite|mal|trop|beaucoup|juste) )*'
/** « Rangé », « bu », « pris », « ouvert ». */
const DONE =
  '(?!(?:envie|ami|amie|vie|souci|soucis|lit|nuit|esprit|avis|mis fin|du|tout seul)(?!\\p{L}))\\p{L}+(?:(?<!^ét|\\sét)é|i|(?<![aqg])u|û|is|it|ert|eint|aint)e?s?(?!\\p{L})'

const OF_THE_MIND =
  '(?:toujours|souvent|jamais|pensé|songé|aimé|adoré|cru|su|connu|voulu|pu|dû|eu|espéré|préféré|habité|vécu|grandi|été|bien aimé)(?!\\p{L})'

/** What says most of a clause stands before what any clause may be. Of each, the plainest question first. */
export const tellings: readonly Telling[] = [
  {
    id: 'kind-gesture',
    patterns: [
      `(me|nous) (a|ont|avait|avaient) [même|aussi|tout de suite|encore|vraiment|beaucoup] ${KIND} & ! ${NOT}`,
      '(me|nous) (a|ont) appelé* par mon (prénom|nom) & ! pas',
      '(étais|suis) (sa|son|leur) * (préféré*|favori*)',
      '(ça|cela|il|elle) me a fait [toute] ma (journée|semaine)',
      `(il|elle|ils|elles) [me|nous] (sourit|sourient|souriait) & ! ${NOT}`,
      `(il|elle|ils|elles) me fait (écouter|goûter|rire|lire) & ! ${NOT}`,
      '(il|elle|ils|elles) en (a|ont) (repris|redemandé)',
    ],
    questions: ['Qu’est-ce qui vous reste, de ce moment-là ?', 'Y en a-t-il d’autres, de ces moments ?'],
  },
  {
    id: 'reaches-out',
    patterns: [
      `(vient|viennent|venu|venue|venus|viendra) me (aider|voir|chercher|soutenir|encourager) & ! ${NOT}`,
      `(veut|voudrait|aimerait|veulent|propose de) me (montrer|offrir|voir|présenter|apprendre|inviter|aider) & ! ${NOT}`,
    ],
    questions: ['Qu’est-ce que cela représente, pour vous ?', 'Qu’est-ce que cela vous fait, d’y penser ?'],
  },
  {
    id: 'hides-it',
    patterns: [
      'je [lui|leur] (dis|réponds) .. que (tout va|ça va|je vais) [très] bien',
      'je (fais semblant|fais comme si|cache* *|mens|donne le change|garde tout pour moi)',
    ],
    questions: ['Que diriez-vous, si vous pouviez tout dire ?', 'Qu’est-ce que cela vous coûte, de le garder ?'],
  },
  {
    id: 'no-answer',
    patterns: [
      `{eux} .. (répond|répondent|répondu|rappelle|rappelé|ouvert|donne signe|donné signe) & ${NOT}`,
      'pas [eu] de (réponse|nouvelle*)',
    ],
    questions: ['Comment comprenez-vous ce silence ?', 'Qu’auriez-vous aimé lire, ou entendre ?'],
  },
  {
    id: 'said-once',
    isOfWhatWasSaidBack: true,
    patterns: ['{eux} (me|nous) (a|ont) [juste|même|encore|souvent] (dit|répondu|sorti|lancé|écrit|reproché|crié)'],
    questions: [
      'Qu’est-ce que ces mots vous ont fait ?',
      'Que lui avez-vous répondu, ou qu’auriez-vous voulu répondre ?',
    ],
  },
  {
    id: 'somebody-says',
    patterns: [
      '^ {eux} [il|elle|ils|elles] [me|nous] (dit|disent|disait|répète|répètent|trouve|trouvent|pense|pensent|croit|conseille|reproche) (que|qu|de|*)',
      'fait des (remarques|réflexions)',
    ],
    questions: [
      'Et vous, qu’en pensez-vous ?',
      'Que répondez-vous à cela ?',
      'Qu’est-ce que cela vous fait, de l’entendre ?',
    ],
  },
  {
    id: 'they-want',
    patterns: [
      '{eux} (veut|veulent|voudrait|voudraient|aimerait|aimeraient|insiste|insistent|préférerait|préfèrerait|me pousse|exige) [pour] que (je|on|nous) *',
    ],
    questions: ['Et vous, de quoi auriez-vous envie ?', 'Qu’est-ce que vous en dites, vous ?'],
  },
  {
    id: 'goes-away',
    patterns: [
      '^ {eux} (part|partent|va partir|vont partir|se en va|déménage*|va (vivre|habiter))',
      '^ (je|on|nous) (pars|part|déménage*|partons) [*] (vivre|habiter|en|à|au|pour|la|le|dans)',
      '^ (je|on|nous) (vends|vend|vendons|quitte|quittons) (la|le|notre|ma) (maison|appartement|ferme|région|ville|pays)',
    ],
    questions: ['Qu’est-ce qui vous vient, quand vous y pensez ?', 'Comment sont les jours, d’ici là ?'],
  },
  {
    id: 'first-time',
    patterns: ['(première|1ère|1re) fois & ! (ici|écris)'],
    questions: ['Qu’est-ce qui est différent, cette fois ?', 'Qu’est-ce qui a rendu cela possible ?'],
  },
  {
    id: 'found-again',
    patterns: [
      '(je ai|on a|je suis) [encore|aussi] (retrouvé*|tombé* sur|ressorti|rouvert|relu|revu|gardé|conservé)',
      '(il y a|y a|je ai) (encore|toujours) (son|sa|ses|leur|leurs)',
      '(a|ont) (laissé|oublié) (son|sa|ses|leur|leurs)',
    ],
    questions: ['Qu’est-ce que cela réveille, chez vous ?', 'Qu’avez-vous envie d’en faire ?'],
  },
  {
    id: 'tells-oneself',
    patterns: ['je me (dis|disais|demande|répète) (que|si|souvent|toujours)'],
    questions: ['Quand cette pensée vient, que vous fait-elle ?', 'Qu’est-ce qui la fait venir ?'],
  },
  {
    id: 'almost',
    patterns: ['(je ai|on a) (failli|manqué de)'],
    questions: ['Que s’est-il passé en vous, à cet instant ?'],
  },
  {
    id: 'never-did',
    patterns: [
      '^ je [ne] [lui|leur|le|la|les|me|y|en] (ai|avais|suis) jamais (dit|su|osé|pu|appris|parlé|demandé|remercié|avoué|répondu|pensé)',
    ],
    questions: ['Qu’est-ce qui vous y fait penser, aujourd’hui ?', 'Qu’est-ce qui l’a retenu, jusqu’ici ?'],
  },
  {
    id: 'cannot',
    patterns: [
      '^ je [ne] [me|y|le|la|les|lui|en] (sais|arrive|peux|parviens|ose) [même|vraiment] (pas|plus) [à|me|le|la|y] * & ! (pas|plus) (si|quoi|ce que|comment)',
    ],
    questions: ['Qu’est-ce qui rend cela difficile ?', 'Qui pourrait vous y aider, même un peu ?'],
  },
  {
    id: 'wish',
    patterns: ['(je voudrais|je aimerais|je rêve de|je aurais (aimé|voulu)|je ai envie) * & ! (vomir|pleurer|mourir)'],
    questions: ['Qu’est-ce que cela changerait, pour vous ?', 'Qu’est-ce qui se met en travers ?'],
  },
  {
    id: 'could',
    patterns: ['^ (je|on) [lui|leur|le|la|les|y|en|me] (pourrais|pourrait) *'],
    questions: ['Qu’est-ce que cela vous permettrait ?', 'Que faudrait-il, pour que cela se fasse ?'],
  },
  {
    id: 'likes',
    patterns: ['^ je (aime|adore|kiffe) [bien|beaucoup|tellement] * & ! (il|elle|mon|ma|mes|le|la|les) $'],
    questions: ['Qu’est-ce que vous y trouvez, surtout ?'],
  },
  {
    id: 'day-to-come',
    patterns: [
      '^ (je|on|nous) * ... {jour à venir} & ! (hier|dernier|dernière|ai|a été|était|suis allé*|depuis|tous|(du|le|les|chaque) (samedi*|dimanche*|lundi*|mardi*|mercredi*|jeudi*|vendredi*)|(on est|nous sommes) {jour à venir})',
      'je dois (répondre|rendre|choisir|décider|partir|passer|payer)',
    ],
    questions: ['Comment vous y préparez-vous ?', 'Qu’est-ce qui vous occupe le plus l’esprit, d’ici là ?'],
  },
  {
    id: 'years',
    patterns: [
      '(bossé|travaillé|vécu|passé|étais|était|travaillais|vivais|mariés|connaît|connais|ensemble) .. (ans|années)',
    ],
    questions: ['Que gardez-vous de ces années-là ?', 'Qu’est-ce qui a compté, tout ce temps ?'],
  },
  {
    id: 'bad-nights',
    patterns: ['(dors|dormi|dormir|réveille|nuits) & (mal|pas|plus|peu|blanche*|heures|fois) & ! à peu près'],
    questions: ['Comment sont vos journées, après ces nuits-là ?'],
  },
  {
    id: 'they-changed',
    patterns: [
      '^ {eux} ... depuis & ! depuis toujours',
      '^ {eux} [ne] [me|se|lui|nous|y|le|la] * plus',
      '(avant|maintenant|désormais) .. (il|elle|on|ils)',
    ],
    questions: ['Qu’est-ce qui a changé, à votre avis ?', 'Qu’est-ce qui vous manque, de l’avant ?'],
  },
  {
    id: 'did-not',
    patterns: ['personne [ne] (me|nous) (a|ont)', 'personne [ne] a (vu|dit|bougé|remarqué|demandé|pensé|aidé|compris)'],
    form: new RegExp(
      `^${SOMEBODY} ${OBJECTS}(?:a|ont|est|sont) (?:même |toujours |encore |vraiment )?(?:pas|jamais|rien) ${ADVERBS}${DONE}`,
      'iu',
    ),
    questions: [
      'Comment l’avez-vous pris ?',
      'Qu’auriez-vous espéré, à ce moment-là ?',
      'Comment vous l’expliquez-vous ?',
    ],
  },
  {
    id: 'since',
    patterns: ['^ (je|on|nous) ... depuis'],
    questions: ['Comment était-ce, avant cela ?'],
  },
  {
    id: 'mishap',
    patterns: [
      '(je ai|je me suis|je suis) [encore|tout|complètement|bien] (raté*|calé|rétréci|cassé|perdu*|oublié|tombé*|trompé*|échoué|manqué|bloqué|paniqué|pleuré|craqué)',
      'je me suis planté*',
    ],
    questions: ['Comment l’avez-vous vécu, sur le moment ?', 'Qu’est-ce qui vous en reste ?'],
  },
  {
    id: 'tried',
    patterns: [
      '(je ai|je lui ai|je leur ai|je les ai) [déjà|encore|même|bien|tout] (fait (un|une|des|le|la|les) (planning|liste*|tableau|demande*|dossier*|effort*|démarche*|courrier*|lettre*|réclamation|recours|point|essai*)|proposé|mis un mot|écrit|demandé|essayé|tenté|appelé|glissé|frappé|toqué|sonné|envoyé|parlé|expliqué|prévenu)',
      '(je suis monté*|je me suis excusé*|je suis allé* [le|la|les] voir)',
    ],
    questions: ['Comment cela s’est-il passé ?', 'Qu’en espériez-vous ?'],
  },
  {
    id: 'chose',
    patterns: [
      '(je ai|on a|je me suis) [enfin|aussi|tout|finalement] (mis (tout*|mes)|quitté|acheté|choisi|accepté|refusé|décidé|commencé|repris|arrêté|vendu|signé|inscrit*|démissionné|lancé*|investi)',
      'je suis parti*',
    ],
    questions: ['Qu’est-ce qui vous y a poussé ?', 'Et depuis, comment le vivez-vous ?'],
  },
  {
    id: 'own-deed',
    isOfWhatWasSaidBack: true,
    // What one likes, thinks of, did not do or has always known is nothing that was lived through.
    form: new RegExp(
      `^(?:(?:j(?:e |’)${OBJECTS}ai |c’est moi qui ai )(?!${OF_THE_MIND})(?:(?:tout|encore|enfin|bien|même|beaucoup|trop) )*(?!${OF_THE_MIND})${DONE}|je (?:me )?suis (?:allé|parti|rentré|sorti|monté|descendu|venu|revenu|retourné|passé|resté|arrivé|entré|levé|assis)e?s?(?!\\p{L}))`,
      'iu',
    ),
    questions: ['Comment l’avez-vous vécu, vous ?', 'Et ensuite ?'],
  },
  {
    id: 'their-deed',
    isOfWhatWasSaidBack: true,
    // Done to them: of what others live among themselves, nobody was there to say anything.
    form: new RegExp(`^${SOMEBODY} (?:ne )?(?:m’|nous |me l’|me les )(?:a|ont|avait|avaient) ${ADVERBS}${DONE}`, 'iu'),
    questions: ['Que vous êtes-vous dit, à ce moment-là ?', 'Qu’est-ce que cela vous a laissé ?'],
  },
]
