/** « Répondez aux questions »: something that was asked is still to be answered. */
export const unansweredPatterns: readonly string[] = [
  '(répondez|réponds) [moi|juste|donc|enfin|plutôt] (à|aux|au) [ma|mes|la|les|une] question*',
  "(vous|tu) [ne|n'] [me] (répondez|réponds) (pas|jamais|à rien|à côté)",
  "(vous avez|tu as|t'as|vous m'avez|tu m'as|avez|as) [toujours|encore] pas répondu",
  "(c'est|c'était|ce n'est|ce n'était) pas [du tout] (ma question|ce que j'ai demandé|ce que je demande|ce que je demandais)",
  "ma question (c'est|était|c'était|est)",
  "(je vous ai|je t'ai|j'ai) (posé|fait|demandé) [déjà] (une|ma|la|cette) question",
  '(vous|tu) [n] (avez|as) (rien|pas|toujours rien) (dit|répondu|proposé)',
  '^ [mais|bon|alors] [,] (répondez|réponds) [moi|alors|svp|stp] $',
  "(ça|cela|c'est) [ne] (répond|répondait) (pas|à rien|toujours pas|en rien) [du tout] [à (ma|mes|la) question*|$|,] & ! (téléphone|quand|j'appelle|il|elle)",
  '^ [voici|voilà] quoi $',
  '^ [et|mais] (ma|mes) question*',
  'je [vous|te] demandais (plutôt|juste|seulement|simplement|si) *',
  'je (voulais|veux) (juste|seulement) savoir (quoi|comment|si) *',
]

/** « Vous m’avez mal lue »: what we took it for was not what was said. */
export const mishearingPatterns: readonly string[] = [
  "pas [du tout] ce que (j'ai dit|je dis|je voulais|j'ai voulu)",
  "(vous|tu|t') [ne] [me|m'] (avez|as) [encore|toujours|vraiment] (mal|rien|pas|tout|pas bien) (compri*|lu|lue|entendu*|suivi*)",
  '^ [non|mais] [,] mal (compri*|lu|lue)',
  "(compri* (de travers|à l'envers)|à côté de la plaque)",
  '^ justement si',
  '(vous|tu) (me parlez|me parles|faites|fais|réagissez|réagis) comme si *',
  '^ (mais|bah|ben) si , *',
  "^ [euh|heu|mais|non|nan] [non|nan|mais] [mais] [,] (c'est|c|ce sont) (eux|lui|elle|elles|mon *|ma *|mes *) qui .. [,] pas moi",
  '(ton|votre|ta|ce|cette) (message|réponse|phrase|conseil|exemple|modèle) [là] [ne] (colle|va|convient|correspond|marche) (pas|à rien)',
  'rien à voir',
  "(c'est|c'était) [tout|plutôt|juste] (l'inverse|le contraire)",
  "^ [mais|non|nan|ah|en fait|moi|là] [,] (c'est|c'était) [tout|complètement] autre chose",
  ', pas moi $',
  '^ (quoi|pardon|hein) [,] (mais|non|je|ma|mon|il|elle|personne|pas) *',
  '^ (mais|mai) (non|nan) *',
  '^ (mais|ah mais) (non|nan) $',
  "^ [non|mais] [,] (c'est|ce n'est) pas [du tout] (ça|cela) [du tout|le problème] $",
  "^ (non|mais non) [mais] [,] (c'est|ce n'est) pas * [*] [*] [*] , c'est *",
  "(j'ai|je n'ai) (jamais|pas) (dit|écrit|demandé|parlé de) (ça|cela|sa) & ! (ça|cela|sa) (à|au|aux|devant|avec)",
  '(fille|fils|père|mère|mari|femme|copain|copine|frère|sœur|il|elle) (va|vont) (très|parfaitement) bien',
  '(vous|tu) [me] (confondez|confonds|mélangez|mélanges) [tout|$|,] *',
  "^ [mais|non] [,] (j'ai|je n'ai) (jamais|pas) parlé (de|d'|du|des) * & ! (à|avec|depuis|encore|lui|leur)",
  "jamais .. (j'ai|je n'ai) dit (ça|cela)",
  "^ (non|nan|mais|non mais) [,] je dis (juste|seulement|simplement) (que|qu')",
  "^ [non|mais] [,] (c'est|ce n'est|ce) (pas|pa) [du tout|tout à fait|exactement|vraiment] (ça|cela|sa) & ! (le plus|qui)",
  "(j'ai|je vous ai|je t'ai) [bien|pourtant|justement] dit (sans|sauf|pas de|pas d'|autre chose que) *",
  '^ (non|mais|euh|hein|non mais|euh non) [,] sans (parler|dire|mentionner|évoquer|passer|citer|aborder) *',
  "^ [non|mais|euh|ben] [,] je [vous|te] (parle|parlais) (de|d'|du|des) [*] [*] [*] [*] [*] , pas (de|d'|du|des) *",
  "^ [non|mais|euh|ben] [,] je [ne|n'] [vous|te] (demandais (pas|rien)|ai (pas|rien) (demandé|posé)) (un|une|de|d'|des|ça|cela|si|quoi) *",
  "je ne m'appelle pas",
  "je m'appelle pas",
  '(tu|vous) (comprends|comprenez) (rien|pas)',
  "(c'est|ce n'est|est) pas (le sujet|mon sujet|la question)",
  "c'est pas de (la|l'|le) * (c'est|,)",
  "^ [non|mais] [,] (c'est|ce n'est) pas (le|la|les|mon|ma|mes|ça|cela) [*] (le|mon) (problème|souci|sujet)",
  "personne [n'|ne] est (mort|morte|décédé*)",
  "^ [non|mais|hein|quoi|pardon] [,] [je vous ai|je t'ai|j'ai] dit que",
  '^ [euh] [non|mais|pardon] [,] je [vous|te] parle (de|du|des|juste)',
  "^ [non|mais|euh] [,] je [vous|te] parlais (de|d'|du|des) (mon|ma|mes|notre|nos|l'|la|le|les) * & ! (à|avec) (ma|mon|mes|un|une|lui|elle|sa|son|des|quelqu'un) & ! (hier|quand|tout le temps|souvent)",
  '(vous|tu) (êtes|es|etes) [complètement|totalement|carrément|vraiment|encore|toujours] à côté',
  '^ [bon|bref|pff] [,] on [ne] se (comprend|comprends) (pas|plus|vraiment pas) $',
  "(j'ai|je n'ai) jamais parlé (de|d'|du|des) * & ! (à|avec|lui|leur|personne)",
  "^ [mais|non] [,] je [ne] [vous|te] parle pas (de|d'|du|des) *",
  "je (vous|te) parlais (de|d'|du|des) *",
  "je (vous|te) disais (que|qu') *",
  "(j'ai|je n'ai) pas dit (que|qu') * & ! (à|lui|leur)",
  "^ [mais|non|euh] [,] je [ne] (parle|parlais) pas (de|d'|du|des) * ... je (parle|parlais) (de|d'|du|des) *",
  "^ [non|mais] [,] (vous|tu) [n'] y (êtes|es) pas",
  "^ [mais|non] [,] il [ne] s'agit pas (de|d'|du|des) *",
  "(c'est|ce n'est|c est) pas moi (qui|ki) .. (c'est|c est) (lui|elle|eux|mon|ma|la|le|les|l) *",
  "(ça|cela) n'a (aucun|pas de) sens",
  '^ (encore|toujours) à côté',
  "^ (c'est|ce n'est) pas (une question|une histoire) (de|d') *",
  '^ mais je [ne] suis pas (en|au|une|un) *',
  '^ [mais] [en fait] je [ne] (comprends|comprend|ai pas compris) [pas] [bien|trop] (votre|ta|vos|tes|la) (réponse|question|phrase|réponses|questions)',
  ', je [vous|te] parle (de|du|des) *',
  '^ je [vous|te] parle de (mon|ma|mes) * [,] pas de (mon|ma|mes) *',
]

/** Corrections, unless our question could be answered by « non ». */
export const answersAndCorrectionsAlike: readonly string[] = [
  '^ (non|nan|mais non) pas du tout , (je|on|il|elle|c) *',
  '^ (toujours|encore) pas $',
  "^ [euh|heu|ah|mais|ben] (non|nan) [mais] [,] [lui|elle] [,] (c'est|c est|c) (ma|mon|mes|moi|lui|elle|un|une|son|sa|le|la) * & ! (faute|problème|tour|choix|métier|truc|genre|style|heure)",
  "^ [euh|heu|ah|mais|ben] (non|nan) [,] (le|la|les|mon|ma|mes) * ça va , (c'est|c) [plutôt|surtout] (le|la|les|mon|ma|mes) *",
  '^ [euh|heu|ah|mais|ben] (non|nan) [,] pas (mon|ma|mes|lui|elle|le|la|un|une) *',
  "^ (non|nan) [mais] [,] pas moi [,] (c'est|c est|c) (lui|elle|eux|mon|ma|mes) *",
  '^ pas (mon|ma|mes) * , (mon|ma|mes|un|une) *',
  '^ [euh|mais] (non|nan) [,] pas (de|du|des|d) [*] [*] , (de|du|des|d|mais) *',
]

/** Corrections where what they deny was said by us; otherwise they only say it more exactly. */
export const explanationsAndCorrectionsAlike: readonly string[] = [
  "^ [mais|non|euh|ben] [,] (c'est|ce n'est|c'était) pas (le|la|l'|un|une|les|mon|ma) [*] [*] [*] , (c'est|c'était) [juste|plutôt|seulement] (un|une|le|la|l'|les|des|mon|ma|en) *",
  "^ [mais|non] [,] (c'est|ce n'est) pas (que|qu') .. , c'est (que|qu') *",
  "^ (mais|non|nan|non mais) [,] je [ne|n'] [le|la|les|l'|y|en|me|m'|lui|leur] * (pas|plus|rien|jamais) [*] [*] [*] [*]",
]

/** A reproach to us; with a question, one that this question was not answered. */
export const uselessPatterns: readonly string[] = ['(vous|tu) [ne] (servez|serve|sers|servent|sert) à rien']

/** « Je viens de le dire »: it was said, and not followed. */
export const inattentionPatterns: readonly string[] = [
  '(vous|tu) [ne] [me|m] (lisez|lis|écoutez|écoutes) (pas|rien|jamais|même pas|toujours pas)',
  "^ [mais|non|pff] [,] [vous dites|tu dis|vous racontez|tu racontes] n'importe quoi",
  "(lisez|lis|écoutez|écoutes) .. ce que (j'écris|je dis|j'ai écrit|j'ai dit)",
  "je viens [juste] de [vous|te] (le|l') (dire|écrire|expliquer|demander) & ! (dire|écrire|expliquer|demander) (à|au|aux|devant)",
  '(relisez|relis) * & ! (je|on) [les|la|le|tout] relis',
  "je l'ai (écrit|dit|expliqué) (plus haut|au début|tout à l'heure|avant)",
  "j'ai répondu (à ça|à cela|là dessus)",
  '(vous venez|tu viens) de (dire|le dire|me dire|répéter)',
  "(je l'ai|je vous l'ai|je te l'ai) déjà (dit|écrit)",
  "je (vous|te) l'ai (dit|écrit|expliqué)",
  "je l'ai dit (* fois|plusieurs fois|au début)",
  "(mais|,|et) je (l'ai|vous l'ai|te l'ai) dit & ! dit (à|au|aux|devant|que)",
  "j'ai déjà répondu",
  '(pourquoi|mais|et) (vous me|tu me) (parlez|parles) de',
  '^ (vous me|tu me) (parlez|parles) de',
  'de quoi (vous parlez|tu parles|parlez vous|parles tu)',
  '(quel|aucun) rapport & ! rapport* (sexuel*|intime*|médical*|de stage|d expertise)',
]

/** Corrections where the one they set aside was named by us: « c’est mon chef qui parle, pas mes collègues ». */
export const somebodyElsePatterns: readonly string[] = [
  "^ [euh|mais|non|nan] [,] (c'est|c) (mon|ma|mes|le|la|les|lui|elle) [*] qui .. , pas (mon|ma|mes|le|la|les|lui|elle|eux) *",
]
