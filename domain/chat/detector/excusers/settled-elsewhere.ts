/** Words that another sentence of the same message settles: a question somebody asked and its « non », a youth long past and the happy life since. */
export interface SettledElsewhere {
  /** What is covered, where it stands. */
  said: readonly string[]
  /** What a sentence of the message must say for it. */
  settledBy: readonly string[]
  /** What no sentence of it may say. */
  unless: readonly string[]
}

/** An act prepared, a means, a near hour: beside them nothing is settled. */
const MEANT =
  '(corde|fusil|arme|pistolet|couteau*|lame*|cachets|comprimés|médicaments|médocs|somnifères|pont|rails|toit|lettre* (d|à|pour)|adieu*|testament|ce soir|cette nuit|demain|bientôt|sans moi|préparé*|tout prévu|décidé|décision|pour de vrai|rigole pas|plaisante pas|sérieusement)'

export const ASKED =
  '(demandé|demande|demandait|demandaient|demandent|demander|redemande|savoir|questionné*|interrogé*)'
export const DYING =
  '(suicid*|au suicide|mourir|la mort|me tuer|en finir|me (faire|faisais|fais) (du|de) mal|idées (noires|suicidaires)|pensées (noires|suicidaires)|envies suicidaires|disparaître)'

const NUMBER =
  '(1*|2*|3*|4*|5*|6*|7*|8*|9*|douze|treize|quatorze|quinze|seize|dix|vingt|trente|quarante|cinquante|soixante|quatre vingt*)'
/** Long ago, by its date, its age or its school. */
const LONG_AGO = `(à ${NUMBER} [sept|huit|neuf|deux|trois|cinq] ans|en (19*|200*|201*)|, (19*|200*|201*)|(quand|lorsque) j'avais ${NUMBER} [sept|huit|neuf|deux|trois|cinq] ans|(quand|lorsque) j'étais (jeune|ado*|petit*|étudiant*|enfant|lycéen*|gamin*|au lycée|au collège|à la fac)|(quand|lorsque) je suis arrivé* en|au (lycée|collège)|à la fac|dans (ma|mon) (jeunesse|adolescence|enfance)|^ (jeune|ado|adolescent|adolescente|étudiant|étudiante|enfant) ,|[il] y a [bien|très|plus de] (longtemps|(dix|quinze|vingt|trente|quarante|cinquante|10|12|15|18|20|25|30|35|40|50) ans)|voilà [plus de|bientôt] ${NUMBER} ans|^ (jadis|naguère|autrefois)|plus jeune|à l'époque)`
export const WISH_THEN =
  "((pensé|songé|pensais|songeais) [souvent|parfois|beaucoup|même] (au suicide|à (mourir|la mort|me tuer|me suicider|en finir|mettre fin))|(voulu|voulais|voulus) [me] (mourir|en finir|tuer|suicider|disparaître)|(eu|avais|avait) [très|souvent] envie (de|d') (mourir|en finir|me tuer|me suicider|disparaître)|(fait|commis) [une|ma|deux|plusieurs] (tentative* [de suicide]|ts)|(tenté|essayé) (de|d') (me (tuer|suicider|pendre)|mourir|en finir)|(eu|avais) [des|mes] (idées|pensées) (suicidaires|noires|de mort))"
const WELL =
  '(heureu*|content*|comblé*|épanoui*|guéri*|(tout|ça) va [très] bien|vais [très|vraiment] bien|suis bien|en paix|(belle|bonne|jolie) vie|vie (heureuse|paisible|belle|tranquille|calme|normale|au top)|famille|enfants|petits enfants|femme|mari|marié*|profite*|refait ma vie|reconstruit*|que je (aime|adore)|maman|papa|gratitude|bon travail|aimer la vie|aime la vie)'
const UNWELL =
  '(ne|pas|jamais|seul*|mal|triste*|pleure*|souffr*|perdu*|quitté*|parti*|mort*|divorc*|peur|vide|fatigué*|dur|dure|personne|rien|aussi|pire|noir*|mourir|finir|sans)'

export const settledElsewhere: readonly SettledElsewhere[] = [
  // « Mon médecin m'a demandé si je pensais au suicide. Non, jamais. »
  {
    said: [
      `${ASKED} [*] [*] [*] si (je|j') [*] [*] [*] [*] ${DYING}`,
      '^ [le|me|moi] (suicide|mourir|suicider|tuer|en finir) [moi] $',
    ],
    settledBy: [
      '^ [ah|alors|mais|et|euh] [,] (non|jamais|pas du tout|absolument pas|certainement pas|sûrement pas|bien sûr que non|évidemment que non|pas le moins du monde|aucunement|nullement)',
      '(répondu|réponds|dit|réponse est|réponse était) [que] [ce est] (non|jamais|pas du tout)',
      "[et] (c'est|ce est|c'était|ce sera) [toujours|encore] non $",
    ],
    unless: [
      MEANT,
      '(enfin si|menti|mens|mentir|mensonge|faux|pas vrai|pas osé|en vrai|en vérité|parfois|des fois|quelquefois|souvent|oui|encore|pour l instant|aujourdhui|jusqu ici|jusque là|avant|tranquille|rien vu|inquiéter|hospitalis*|enferm*|interner)',
      'mais (y|je y|je (pense|mens|sais)|si|oui|ça|ce est|quand|un jour|la|le|au fond|en fait|en réalité)',
    ],
  },
  // « À vingt ans, j'ai fait une tentative. J'en ai cinquante, une vie heureuse. »
  {
    said: [
      `${WISH_THEN} & ${LONG_AGO}`,
      `(moi|je) (vouloir|voulait|penser) [à|au|me] (mourir|suicide|suicider|tuer|mort) & ${LONG_AGO}`,
      '^ (avant|jadis|autrefois) [,] [moi|jeune|quand jeune|longtemps|dans mon pays] [,] [je|moi] (veux|vouloir|voulais|voulu|pense|penser|envie) [de|à] [me] (mourir|suicide|suicider|tuer|mort)',
    ],
    settledBy: [
      `(aujourdhui|maintenant|à présent|désormais|depuis|je en ai ${NUMBER}|je ai ${NUMBER} ans) ... ${WELL} & ! ${UNWELL}`,
      `${WELL} .. (aujourdhui|maintenant|à présent|désormais|depuis) & ! ${UNWELL}`,
      '^ la vie (me a|m a) [depuis|bien] (comblé*|gâté*|souri)',
      "^ (c'est|ce est|tout ça est|tout cela est) [bien|très|si|maintenant] (loin|fini|derrière moi|passé) ... vie (paisible|heureuse|belle|tranquille|calme)",
    ],
    unless: [
      MEANT,
      '(revien*|revenu*|reprend*|reprennent|replong*|rechut*|recommenc*|retomb*|ressurg*|resurg*|repens*|encore|toujours|à nouveau|de nouveau|ces jours ci|ces temps ci|ces derniers (temps|jours)|en ce moment|cette semaine|depuis (hier|lundi|quelques)|rien (ne a|a) changé|plus envie|par moments)',
      '(je|y) (pense|veux|voudrais|songe|rêve) [*] (y|mourir|en finir|disparaître|à la mort|au suicide|partir)',
      '(je y|y) (pense|songe)',
    ],
  },
  // « Au bout du rouleau... de papier cadeau »
  {
    said: ['[je suis|suis] [arrivé*] au bout du rouleau'],
    settledBy: [
      '(^|au bout du rouleau) [,] (de|du) (papier*|scotch|adhésif|sopalin|peinture|tapisserie|essuie tout|alu*|cellophane|film|pq|ruban|tissu|câble|gazon|grillage)',
    ],
    unless: [MEANT],
  },
  // « Genre 300 pages. Je vais crever »
  {
    said: [
      '[mais|et|là|non] je (vais|va) (crever|mourir|décéder) ($|,|lol|mdr*|ptdr*|xd|là|sérieux|help|mes (cuisses|jambes|mollets|bras|abdos|pieds))',
    ],
    settledBy: [
      '(pages|chapitres|partiel|partiels|exos|exercices|copies|fiches|devoirs|contrôles|interros|interro|ds|dissert*|khôlle*|colles|exams|examens|oraux|révis*|étages|marches|degrés|canicule|clim|squats|burpees|pompes|abdos|courbatures|km|kilomètres|footing|eps|mails|dossiers|réunions|cartons|route|trajet|bouchons|embouteillages|réunion|invités|repassage|lessives|couches|piment*|raclette|gâteau*|buffet)',
    ],
    unless: [
      MEANT,
      '(vivre|la vie|ma vie|souffre*|souffrance|seul*|personne|suicid*|tuer|hôpital|cancer|malade*|poitrine|respire*|sang|veux|envie|fini*|plus la force|peux plus|frapp*|bat|tape|peur)',
    ],
  },
]
