/** A clear no cancels what it denies, unless it only puts it off: « pas ce soir ». */
export const negations: readonly string[] = [
  "(ne|n'|je|j'ai|ai|non) [ne|n'|veux|ai|suis|vais|pense] [suis|ai|veux|vais|pense|pensais|fais|me|souhaite|me fais|me suis] (pas|jamais|aucune|aucunement|nullement|point) [du tout|vraiment|eu|l'|d'|de|pensé|envie de|dit|une|à|au|voulu|l'intention de|des|envie|idée de|fait de|été|pas|me|m'|en train de] [de|d'|à|envie de|me|pensée*|idée*|idées|envie|au|a|l'intention de] [me|m'|de me|de] (mourir|suicid*|{tuer}|en finir|disparaître|faire [du] mal|mal|idées [noires|suicidaires]|noires|noire|pensées|envie de (mourir|me tuer|disparaître|me faire)|mort*|tuer|crever|scarifi*|automutil*|mutil*|couper) [noires|suicidaires|de suicide]",
  "(pas|jamais|aucune|ni|sans|aucun) [d'|de|une|des] [idée*|pensée*|envie*|envies|intention*] [de|d'|très] (noires|noire|suicidaire*|suicide|mourir|en finir|me (tuer|faire du mal|suicider)|disparaître|mort)",
  "pas [d'] idées (noires|suicidaires)",
  "aucune (envie|idée|intention|pensée) (de|d') (mourir|en finir|me (tuer|faire|suicider)|disparaître|suicide)",
  'ni (idées noires|envie de (mourir|disparaître)|idées suicidaires)',
  'ni envie de disparaître',
  "(veux|vais|veut|pense) (pas|pa) [à] (mourir|me tuer|crever|en finir|me suicider) [tkt|t inquiete|,|$|je|mais|j'ai|hein|,]",
  '(pas|jamais) (été|eu|pensé|songé) (suicidaire|au suicide|à (mourir|me tuer|en finir|me suicider))',
  'pas suicidaire',
  'pas moi qui (veux|veut|voudrais|vais|pense|parle) [à|de|vraiment] (mourir|me tuer|en finir|crever|me suicider)',
  '(cherche|tiens|pense|songe) (pas|plus|jamais) [du tout|vraiment] à (mourir|crever)',
  "(jamais|pas) (fait|eu|tenté) [de|d'] [une] (tentative*|idées|pensées|ts) [de|noires|suicidaires] [suicide|mort]",
  'jamais pensé au suicide',
  // Le français de qui l'apprend
  '(suicide|mourir|me tuer) [,|?] (non|pas|jamais) [,] [non|moi] [,] (jamais|pas) [moi] (penser|pensé|pense|vouloir|voulu|envie|moi|du tout|de la vie) & ! (mais|oui|encore|parfois|des fois|avant)',
  '[moi] (pas|jamais) (vouloir|penser|envie|chercher) [de|à|me] (mourir|suicide|suicider|tuer|mort|tuer moi) & ! (mais|oui|encore|parfois|des fois|vivre|juste|seulement dormir|pourquoi|avant)',
  'fait (pas|jamais|nullement|aucunement) [du tout|vraiment] penser (au suicide|à (mourir|la mort|me tuer|en finir|me suicider))',
  'suicide [,] [non|jamais|pas] [,] [je] [ne] y (pense|ai) (pas|jamais) [du tout|pensé]',
  "(il|elle|mari|mec|copain|on|mon père|femme) [ne|n'] [ne|n'|est|m'a|m'] [est|m'a|me] (pas|jamais) [été|vraiment] (violent*|frapp*|battu*|tapé*|touch*|menac*|levé la main|agress*)",
  '(jamais|pas une fois|pas une seule fois|à aucun moment) [,] [non] [,] (il|elle|mon *|ma *|on) [*] [ne] [me] a [jamais|pas] [été] (levé la main|frapp*|battu*|tapé*|touch*|menac*|violent*|cogné*|giflé*|agress*) [sur moi|sur nous] & ! (avant|devant|aussi|jusqu*|autant|comme ça|si fort|plus fort|hier|sauf|à part|mais|que quand|que si|encore|là où|visage)',
  'jamais (frappé*|battu*|levé la main|touché*|violent*)',
  'pas violent',
  "(me|m'a|m') (tape*|frappe*|bat|bats|touche*|cogne*|gifle*|insulte*) (pas|jamais)",
  '(pas|plus|aucune|aucun|ni|sans|jamais) [eu|ressenti|senti] [de|d|la moindre|une|aucune] (douleur*|oppression|gêne|point|poids|brûlure) (dans|à|sur|au niveau de) [la|le|les|ma|mon] (poitrine|tête|thorax|bras|coeur|mâchoire) & ! (mais|sauf|par contre|enfin si)',
  "(n'ai|ai|n'a|a) (plus|pas) [de] mal (à|dans) la poitrine",
  '(suis|me suis) pas (coupé*|blessé*|brûlé*) exprès',
  'sans vouloir (me tuer)',
  'tiens à la vie',
  "(ne|n') (me fais|me fait|me suis) (pas|jamais) [fait] de mal",
]

/** What follows a « no » that is only for now. */
export const takesBack: readonly string[] = [
  '^ [,] [non|enfin|mais] pas (encore|tout de suite|ce soir|maintenant|avant)',
  "^ [*] [*] (aujourdhui|ce soir|tout de suite|cette nuit|pour l'instant|encore|maintenant) & ! [bien|tout] au contraire",
]
