import { lexicon } from '../detector/lexicon.ts'
import { compileTest, type Test } from '../detector/matcher.ts'

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
  | 'whether-they-live-together'
  | 'who-is-there'
  | 'whether-they-talk'
  | 'guilty-of-what'
  | 'how-it-was-announced'
  | 'what-they-want'
  | 'reason'
  | 'ground'
  | 'what-weighs-most'
  | 'what-the-doctor-said'
  | 'what-was-done'
  | 'what-holds-back'
  | 'how-it-was-before'
  | 'which-sound'
  | 'what-they-are-like'
  | 'how-old'
  | 'whom-they-compare-to'

interface KnownFact {
  isToldIn: Test
  /** Questions that ask for it, by their words. */
  asks: RegExp
  /** True of the message it is told in, and of no other. */
  isOfTheMoment?: true
  /** Asked once in a conversation, whatever it is about by then. */
  isAskedOnce?: true
}

const told = (...patterns: string[]) => compileTest(patterns, lexicon)

export const facts: Readonly<Record<Fact, KnownFact>> = {
  'since-when': {
    isToldIn: told(
      '(depuis|il y a|y a|ça fait|cela fait|pendant) .. (jour*|semaine*|mois|an|ans|année*|toujours|longtemps|heures)',
      'depuis (que|hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|noël|toujours|tout petit*)',
      "(hier|ce matin|cette nuit|hier soir|avant-hier|la semaine dernière|le mois dernier|l'an dernier|l'année dernière)",
      // « On l’a appris lundi », « elle est morte en mars ».
      "(a|ai|ont|est|suis|sont|l'a|l'ai|l'ont|m'a|m'ont|s'est) .. [en|le|au mois de] (lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)",
      '(cet été|cet hiver|cet automne|ce printemps|à la rentrée|à noël) & (a|ai|ont|est|depuis)',
    ),
    asks: /depuis (?:quand|combien)|quand (?:l’|le |la )?avez-vous (?:appris|su|remarqué|découvert|compris)|depuis quand (?:le )?savez|quand (?:est-ce|cela|tout cela) |combien de temps|de quand|quand .* (?:a|ont)(?:-t)?-(?:il|elle)s? commencé/iu,
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
      '(la nuit|dans la journée|en fin de journée|au réveil|au coucher|en rentrant|les soirées|mes soirées|la soirée|les matinées)',
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
      "(j'ai|ai|on a) [déjà|bien] (mis|posé|collé|appelé|rappelé|prévenu|contacté|consulté|écrit|cherché|fouillé|distribué|publié) *",
      'je (fais|cherche|appelle) déjà *',
    ),
    asks: /qu’avez-vous (?:déjà )?(?:pu )?(?:essayé|tenté|fai(?:t|re) pour)|déjà (?:essayé|tenté)|quand vous avez essayé/iu,
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
      '(la semaine prochaine|le mois prochain|fin du mois|ce soir|tout à l heure)',
    ),
    asks: /(?:quand|à quel moment) (?:pourriez|pensez|comptez)-vous|(?:^|[\s«])(?:pour )?quand (?:devez|aurez|doit|aura|saurez|recevrez|passez|revoyez|a lieu|est prévu|part|tombe)|quand (?:cela |c’)?est(?:-il|-ce)? arrivé|quel jour|quelle date|dans combien de temps/iu,
  },
  'what-set-it-off': {
    isToldIn: told(
      "(parce que|à cause (de|du|des)|vu que|depuis que|c'est à force|quand (il|elle|je|on|mon|ma|mes))",
      '(disput*|engueul*) .. (pour|à cause|au sujet|à propos)',
      '(me a|me ont) [encore|même|tout] (rendu|lancé|repris*|corrigé*|crié|viré*|humilié*|engueulé*|rabaissé*|recalé*)',
    ),
    asks: /que s’est-il passé juste avant|qu’est-ce qui (?:a |l’avait |l’a |avait )?(?:déclench|provoqu|réveill|fait (?:venir|monter|naître))|qu’est-ce qui vous a(?:vait)? fait (?:craquer|crier|pleurer)|à quoi est-ce dû|par quoi cela a-t-il commencé/iu,
  },
  'last-time': {
    isToldIn: told(
      '(cette fois|hier|ce matin|tout à l heure|hier soir|cette nuit|avant-hier)',
      "(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (il|elle|je|on|mon|ma|j')",
    ),
    asks: /(?:la )?dernière (?:fois|dispute|scène|crise)/iu,
  },
  'how-they-are-called': {
    isToldIn: told(
      '(papi|papy|mamie|mamy|mémé|pépé|papa|maman|tata|tonton|nonna|nonno|mémère)',
      "(s'appelle|s'appelait|se nomme|se nommait|son prénom|son petit nom)",
    ),
    asks: /comment l’appeliez-vous|comment s’appel/iu,
  },
  'whether-they-live-together': {
    isToldIn: told(
      '(habite|habitons|vis|vit|vivons|vivent|habitent) [encore|toujours|toute seule|seul*] (avec|chez) (lui|elle|eux|moi|nous|mon|ma|mes)',
      'on (habite|vit) ensemble',
      '(sous le même toit|à la maison avec|colocation|coloc)',
      'pas de visite',
    ),
    asks: /dernière visite|gardez-vous le lien|vous rend(?:ez)?(?:-vous)? visite|(?:vous )?voyez-vous souvent|à quelle distance/iu,
  },
  'who-is-there': {
    isToldIn: told(
      '(en semaine|la semaine|le soir|autour|autour de moi|ici) [,] personne',
      'personne (autour|à qui|ici|avec moi|près)',
      '(mari|femme|mère|père|soeur|frère|amie|ami|copine|copain|fille|fils|enfants|parents) .. (vient|viendra|viennent|est là|sont là|reste|restent|dort|passe|passent) [avec moi|me voir|chez moi|tous|souvent]',
      "(mari|femme|mère|père|soeur|frère|amie|ami|copine|copain|fille|fils) m'(appelle|accompagne|aide|épaule|emmène)",
      '(je vis|je suis|j habite) [toute|tout] seul*',
    ),
    asks: /qui est (?:auprès de|avec|près de) vous|qui vous (?:accompagn|entoure|aide|soutient|épaule)|avec qui irez-vous|qui viendra avec vous/iu,
  },
  'whether-they-talk': {
    isToldIn: told(
      "(me|se|nous|m'|lui|adresse) [ne] (parle|parlent|parlons|répond|adresse) [presque] (plus|pas|jamais)",
      'on se parle',
      '(muet|muette|silence|fait la gueule|fait la tête|boude|mutisme)',
    ),
    asks: /vous parlez-vous(?! de)|vous parlez-vous depuis/iu,
  },
  'guilty-of-what': {
    isToldIn: told(
      "(m'en veux|culpabilis*|coupable|honte|reproche) .. (de|d'|d|que|parce|car|si) *",
      '(je me demande|me dis) [souvent|parfois|toujours] (si|que) .. (aurais|aurait|trop|pas assez|décidé|fallu|pas)',
      "(j'aurais|on aurait|aurais) [jamais|pas|bien|peut être] (dû|du|pu)",
      "(c'est|c'était) [un peu|de] ma faute",
    ),
    asks: /de quoi vous en voulez-vous|(?:que|qu’est-ce que vous) vous reproche[sz]|de quoi vous sentez-vous coupable|de quoi avez-vous honte/iu,
  },
  'how-it-was-announced': {
    isToldIn: told(
      '(par|au|avec un|dans un|sur) (sms|texto|mail|email|téléphone|message|courrier|lettre|whatsapp|snap*|insta*|messenger|vocal|mot)',
      '(dans son bureau|en visio|en réunion|devant tout le monde)',
    ),
    asks: /comment (?:cela |tout cela )?vous (?:l’)?a(?:-t-(?:il|on)|vait-on) (?:été )?(?:annoncé|dit|appris)|comment l’avez-vous appris|comment vous l’a-t-on/iu,
  },
  'what-they-want': {
    isToldIn: told(
      "(moi|je) [,] [non|oui|j'en|je] [ne] (veux|voudrais|préfère|préférerais|aimerais|souhaite) *",
      "moi (non|oui|pas|j'en veux pas|je veux)",
      'je (veux|voudrais|préfère|souhaite) *',
    ),
    asks: /(?:et vous|vous), que (?:voulez|voudriez|souhaitez|souhaiteriez)-vous|qu’aimeriez-vous, vous/iu,
    isOfTheMoment: true,
  },
  /** In so many words. */
  reason: {
    isToldIn: told("(parce que|vu que|puisque|car|à cause (de|du|des|d')|c'est pour ça|étant donné)"),
    asks: /qu’est-ce qui (?:vous|l’|les|y) ?(?:y )?(?:en )?(?:fait (?:penser|craindre|dire|croire|douter)|donne cette impression|retient|empêche|arrête|inquiète|sépare)|pourquoi/iu,
    isOfTheMoment: true,
  },
  /** What a fear or a thought rests on, said beside it: see `tellsGround`. */
  ground: {
    isToldIn: told(),
    asks: /qu’est-ce qui (?:vous|l’) ?(?:y )?(?:en )?(?:fait (?:penser|craindre|dire|croire)|donne cette impression|empêche|sépare)/iu,
    isOfTheMoment: true,
  },
  'what-weighs-most': {
    isToldIn: told(
      '(le|la) (pire|plus (dur|dure|difficile|lourd|lourde|pénible|douloureux))',
      "ce qui (me|m') (pèse|ronge|blesse|mine|travaille|tue|fait [le plus|vraiment] mal|inquiète|manque|touche|gêne|dérange|fait peur)",
      "(c'est|c'est surtout) ça qui (me|m') *",
      'qui me (pèse|ronge|mine|blesse|travaille) [le plus|surtout] $',
    ),
    asks: /qu’est-ce qui (?:vous )?(?:pèse|use|préoccupe|ronge|est|serait|a été) (?:le|la) plus|(?:pèse|lourd|dur|difficile|coûte)(?: le plus)?, (?:là|en ce moment|dans tout)|situation qui pèse le plus|inquiète le plus/iu,
    isAskedOnce: true,
  },
  'what-the-doctor-said': {
    isToldIn: told(
      '(véto|vétérinaire|médecin|docteur|docteure|spécialiste|chirurgien*|cardiologue|gynéco|sage femme|kiné|hôpital|interne) .. (dit|dise*|pense|parle de|conseille|conseillé|trouve|propose|proposé|annoncé|expliqué|prescrit|demandé)',
    ),
    asks: /(?:que|qu’)[^?]*(?:dit|dise|pense|propose|conseill|expliqu)[^?]*(?:vétérinaire|médecin|docteur|soignant)|(?:vétérinaire|médecin|docteur)[^?]*(?:a-t-il|dit|pense)/iu,
  },
  /** Somebody, and what they did or said: « que s’est-il passé ? » was answered. */
  'what-was-done': {
    isToldIn: told(
      "(chef|cheffe|patron|patronne|manager|collègue*|client*|prof|voisin*|mère|père|mari|femme|copain|copine|soeur|frère|ami|amie|pote|fils|fille|il|elle|ils|elles|on) [ne] (me|m'|nous|m'a|m'ont|nous a|m'avait) *",
    ),
    asks: /que s’est-il passé, (?:au|à|avec|entre|là)|que se passe-t-il, au|^que s’est-il passé \?/iu,
    isOfTheMoment: true,
  },
  'what-holds-back': {
    isToldIn: told(
      "(timide|timidité|j'ose pas|n'ose pas|ose pas|n'ose|fierté|sais pas (quoi|comment) [lui|leur|faire|m'y|commencer|répondre] [dire|prendre]|je bloque|j'ai honte de|peur (de|d'|qu'|que) *|pas envie de déranger)",
    ),
    asks: /qu’est-ce qui vous (?:en |y )?(?:retient|empêche|arrête|bloque)|que craignez-vous/iu,
    isOfTheMoment: true,
  },
  'how-it-was-before': {
    isToldIn: told(
      "avant [,] (j'|je|on|il|elle|c'était|nous|ça) *",
      "(autrefois|dans le temps|à l'époque) *",
      '(passait|passions|passaient|faisait|faisions|allait|allions|allaient|mangeait|mangions|venait|venaient|chantait|jouait|jouions|préparait|racontait|riait|riaient|écoutait|bricolait) *',
    ),
    asks: /comment (?:c’|cela |ça |les choses |tout )?(?:se passai|étai)[^?]*(?:avant|là)|à quoi ressemblai[^?]*avant/iu,
  },
  'which-sound': {
    isToldIn: told(
      '(scie|radio|musique|télé|télévision|piano|guitare|rire|rires|voix|chant*|chansons|pas dans|ronfl*|moteur|clé dans|clés dans|siffl*|aboi*|aboyait|griffes|miaul*|cafetière|tondeuse|toux|tousser|horloge)',
    ),
    asks: /quel(?:le)?s? (?:bruit|son|voix|musique)s?(?!\p{L})/iu,
  },
  'what-they-are-like': {
    isToldIn: told(
      '(très|assez|plutôt|trop|il est|elle est|il était|elle était|est un|est une|était un|était une|un homme|une femme) [*] (peureu*|crainti*|timide|sociable|câlin*|aventuri*|gentil*|dou*|calme|têtu*|farceu*|joyeu*|drôle|droit|droite|généreu*|sévère|bavard*|casanier*|discr*)',
      '^ (peureu*|crainti*|timide|sociable|câlin*|aventuri*|casanier*) *',
    ),
    asks: /quel caractère|quel(?:le)? (?:homme|femme|père|mère|genre de) [^?]*étai|comment (?:est|était)-(?:il|elle)(?:, | \?)/iu,
  },
  'how-old': {
    isToldIn: told('(de|a|avait|ont|à) (0*|1*|2*|3*|4*|5*|6*|7*|8*|9*|* [*]) ans', '^ [*] [*] ans [*] [*] [*] $'),
    asks: /quel âge/iu,
  },
  'whom-they-compare-to': {
    isToldIn: told('compare* .. (à|avec|aux) (elle|lui|eux|elles|mon|ma|mes|la|les|le|un|une|autres)'),
    asks: /à qui vous comparez/iu,
  },
}
