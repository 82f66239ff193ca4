/** « Répondez aux questions »: something that was asked is still to be answered. */
export const unansweredPatterns: readonly string[] = [
  '(répondez|réponds) [moi|juste|donc|enfin|plutôt] (à|aux|au) [ma|mes|la|les|une] question*',
  "(vous|tu) [ne|n'] (répondez|réponds) (pas|jamais|à rien|à côté)",
  "(vous avez|tu as|t'as|vous m'avez|tu m'as|avez|as) [toujours|encore] pas répondu",
  "(c'est|c'était|ce n'est|ce n'était) pas [du tout] (ma question|ce que j'ai demandé|ce que je demande|ce que je demandais)",
  "ma question (c'est|était|c'était|est)",
  "(je vous ai|je t'ai|j'ai) (posé|fait|demandé) [déjà] (une|ma|la|cette) question",
  '(vous|tu) [n] (avez|as) (rien|pas|toujours rien) (dit|répondu|proposé)',
  '^ [mais|bon|alors] [,] (répondez|réponds) [moi|alors|svp|stp] $',
  '^ [voici|voilà] quoi $',
  '^ [et|mais] (ma|mes) question*',
]

/** « Vous m’avez mal lue »: what we took it for was not what was said. */
export const mishearingPatterns: readonly string[] = [
  "pas [du tout] ce que (j'ai dit|je dis|je voulais|j'ai voulu)",
  "(vous|tu|t') [me|m'] (avez|as) [encore|toujours|vraiment] (mal|rien|pas|tout) (compri*|lu|lue|entendu*)",
  '^ [non|mais] [,] mal (compri*|lu|lue)',
  '(compri* de travers|à côté de la plaque)',
  'rien à voir',
  "(c'est|c'était) [tout] (l'inverse|le contraire|autre chose)",
  ', pas moi $',
  '^ (quoi|pardon|hein) [,] (mais|non|je|ma|mon|il|elle|personne|pas) *',
  '^ mais (non|nan) *',
  '^ (mais|ah mais) (non|nan) $',
  "^ [non|mais] [,] (c'est|ce n'est) pas [du tout] (ça|cela) [du tout|le problème] $",
  "^ (non|mais non) [mais] [,] (c'est|ce n'est) pas * [*] [*] [*] , c'est *",
  "(j'ai|je n'ai) (jamais|pas) (dit|écrit|demandé|parlé de) (ça|cela)",
  "^ [mais|non] [,] (c'est|ce n'est) pas (que|qu') .. , c'est (que|qu') *",
  '(fille|fils|père|mère|mari|femme|copain|copine|frère|sœur|il|elle) (va|vont) (très|parfaitement) bien',
  "je ne m'appelle pas",
  "je m'appelle pas",
  '(tu|vous) (comprends|comprenez) (rien|pas)',
  "(c'est|ce n'est|est) pas (le sujet|mon sujet|la question)",
  "c'est pas de (la|l'|le) * (c'est|,)",
  "^ [non|mais] [,] (c'est|ce n'est) pas (le|la|les|mon|ma|mes|ça|cela) [*] (le|mon) (problème|souci|sujet)",
  "personne [n'|ne] est (mort|morte|décédé*)",
  "^ [non|mais|hein|quoi|pardon] [,] [je vous ai|je t'ai|j'ai] dit que",
  '^ [non|mais|pardon] [,] je [vous|te] parle (de|du|des|juste)',
  ', je [vous|te] parle (de|du|des) *',
]

/** « Je viens de le dire »: it was said, and not followed. */
export const inattentionPatterns: readonly string[] = [
  '(vous|tu) [ne] [me|m] (lisez|lis|écoutez|écoutes) (pas|rien|jamais|même pas|toujours pas)',
  "^ [mais|non|pff] [,] [vous dites|tu dis|vous racontez|tu racontes] n'importe quoi",
  "(lisez|lis|écoutez|écoutes) .. ce que (j'écris|je dis|j'ai écrit|j'ai dit)",
  'je viens de [vous|te] le dire',
  '(vous venez|tu viens) de (dire|le dire|me dire|répéter)',
  "(je l'ai|je vous l'ai|je te l'ai) déjà (dit|écrit)",
  '(pourquoi|mais|et) (vous me|tu me) (parlez|parles) de',
  '^ (vous me|tu me) (parlez|parles) de',
  'de quoi (vous parlez|tu parles|parlez vous|parles tu)',
  '(quel|aucun) rapport',
]
