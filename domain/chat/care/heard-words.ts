import { medicines } from '../reading/medicine-names.ts'

/** Patterns that several flows hear, on plain text (`reading/plain-text.ts`). */

const SERVICES =
  '(?:15|17|18|112|114|115|119|3018|3114|3919|3977|samu|police|gendarmes?|pompiers|secours|urgences|ambulance)'

/** A call for help was made, or help is on its way. */
export const CALLED = new RegExp(
  ` (?:j ai|je viens d|on a|il a|elle a|on vient d) (?:(?!pas |jamais )\\w+ ){0,2}(?:appele|appeler|ecrit|prevenu|eu) (?:\\w+ ){0,2}${SERVICES} | ${SERVICES} (?:arrivent?|sont la|est la|viennent|vient|sont en route|est en route) | ils (?:arrivent|envoient|viennent) | (?:il|elle|voisine?|mari|femme|mere|pere|amie?) (?:appelle|telephone) (?:au |le |la |les )?${SERVICES} `,
)

/** Bleeding, or a cut of one's own. */
export const BLEEDS =
  / (?:ca|je) saigne (?:encore|beaucoup|toujours|pas mal|trop) | (?:ca|le sang) traverse | coupee? (?:\w+ ){0,2}(?:plus )?profond\w* | (?:moi qui me suis|je me suis) (?:re)?coupee?(?! du | de | d ) /

/** No call yet, or fear of calling. */
export const NOT_CALLED =
  / (?:pas|jamais) (?:encore )?(?:appele|ecrit|ose) | (?:j |n )?ose pas | (?:peur|honte) (?:de |d )(?:les )?(?:appeler|deranger|faire venir|telephoner)| pour rien | deranger (?:les |le )/

export const FIREARM =
  /(?<! pas d| pas de| aucune| plus d| plus de) (?:fusil|carabine|pistolet|revolver|arme a feu|flingue|cartouches?) | j ai charge | (?:il|elle) est chargee? /
export const MEDICINES = new RegExp(
  `(?<! pas de| plus de| aucun| (?:arrete|stoppe|cesse)(?: \\w+){0,4}) (?:${medicines}|plaquettes?) `,
)

const MEANS =
  '(?:fusil|carabine|pistolet|arme|cartouches?|cachets?|comprimes?|medicaments?|medocs?|pilules|boites?|couteaux?|lames?|cutter|rasoirs?|corde)'

/** The means were put out of reach. They are named: belongings given away are a warning sign, not a protection. */
export const PUT_AWAY = new RegExp(
  ` j ai (?:tout )?(?:ferme|enferme|boucle|mis) (?:le|la|les|mes) (?:${MEANS}|buffet|placard|armoire|tiroir|pharmacie) (?:a|sous) cle?f? | j ai (?:\\w+ )?(?:mise?s?|donnee?s?|confiee?s?|rangee?s?|enfermee?s?|jetee?s?|eloignee?s?|rendue?s?) (?:les |le |la |l |mes |mon |ma |ses )?${MEANS} (?:(?!charge)\\w+ ){0,10}(?:chez|dehors|loin|ailleurs|dans la (?:grange|cave|voiture|poubelle)|au garage|autre piece|(?:a|au|a la) (?:ma|mon|la|un|une)? ?(?:voisine?|soeur|frere|mere|pere|amie?|mari|femme|pharmacie|gendarmerie)) `,
)

/** Somebody has left the room of the danger. */
export const WENT_AWAY =
  / (?:j ai quitte (?:la|le|l)|je (?:suis|me suis) (?:sortie? d\w+|descendue?|eloignee?|dans le (?:jardin|salon)|dehors)) /

/** Somebody next door, or on the way to them. */
export const NEXT_DOOR =
  / (?:toquer|frapper|sonner) (?:chez (?!moi|nous)|a sa porte) | voisine? (?:\w+ ){0,5}(?:debout|reveillee?|lumiere|rentree?) | je (?:vais|suis|file) chez (?!moi|nous|mes|eux)\w+ /

/** Fear that children are taken away. */
export const CHILDREN_TAKEN =
  / (?:prendre|enlever|placer|retirer) (?:mes|nos|les) (?:enfants|petits|gosses|filles|fils) /

/** Words for a relative are looked for. */
export const WANTS_TO_TELL =
  / (?:pourrais|peux|vais|veux|peut etre) (?:\w+ ){0,2}(?:appeler|ecrire a|parler a|prevenir|dire a) (?:ma|mon|mes|une?) | qu est ce que je (?:lui|leur) dis /

export const CHILD_OF_ONES_OWN =
  / (?:mon|ma|mes|notre|nos|le|la) (?:bebe|nourrisson|fils|fille|enfants?|petite?|gosses?|nouveau ne)|(?: \d+| cinq| six| trois| deux| quelques) (?:semaines|mois) /

export const WATCHED_PHONE =
  / (?:telephone|portable|tel|mobile) (?:\w+ ){0,4}(?:a lui|surveille|fouille|regarde|controle)| (?:regarde|fouille|surveille|controle|lit) (?:\w+ ){0,3}(?:tout|telephone|messages|portable|tel) | (?:voit|voie|sache|tombe dessus|trouve) (?:\w+ ){0,4}(?:ecrit|historique|conversation|messages?|appels?) /

const RELATIVE = '(?:voisine?|mere|maman|pere|mari|femme|soeur|frere|amie?|copine|copain|grand mere|infirmiere)'

/** Somebody is on their way. */
export const SOMEBODY_COMES = new RegExp(
  ` (?:(?:elle|il) (?:arrive|vient) (?:dans|bientot|tout de suite)|${RELATIVE} (?:(?!ne |n |pas |jamais |plus )\\w+ ){0,4}(?:arrive|vient|va venir)(?! pas| plus| jamais)) `,
)

/** A relative is with them, or will be called. */
export const SOMEBODY_HELPS = new RegExp(
  ` ${RELATIVE} (?:est la|est avec moi) | (?:vais|je peux|peut etre) (?:\\w+ ){0,2}(?:appeler|demander a|prevenir) (?:ma|mon|la|une?) `,
)

/** A person beside them, never a thing: « il y a un couteau à côté » names a means. */
export const NAMED_NEAR = new RegExp(
  ` (?:il y a|y a|ya) (?:(?:ma|mon|un|une) )?(?:${RELATIVE}|pote|collegue|coloc\\w*) (?:\\w+ )?(?:a cote|avec moi|en bas|dans le salon|juste la) `,
)

/** « pas moi, mon fils »: somebody else is in danger. */
export const SOMEBODY_ELSE =
  / (?:pas (?:pour )?moi (?:mais )?(?:c est (?:pour )?)?(?:mon|ma|un|une|notre)|c est (?:pour )?(?:mon|ma|un|une) (?:fils|fille|amie?|frere|soeur|mari|femme|pere|mere|copine?|copain|pote|voisine?)) /

/** Something was already taken, or the body says so. Not « j’ai pris rendez-vous ». */
export const TAKEN =
  / j? ?en ai (?:deja |tout )?(?:pris|avale|gobe|bouffe)(?! pas)| (?:fini|vide|avale|gobe) (?:la|ma|une|toute la|les|mes) (?:plaquettes?|boites?|flacon|bouteille) | (?:pris|avale|gobe) (?:tous?|toute|les|mes|des|\d+|deux|trois|quatre|cinq|dix|plein de|trop de) (?:\w+ ){0,2}(?:cachets?|comprimes?|medicaments?|medocs?|pilules?|plaquettes?|boites?) | (?:plus|pas) (?:trop |vraiment )?(?:a )?bouger (?:les|mes) (?:jambes|bras|mains) | (?:tout|ca|tete) (?:me )?tourne .*(?:cachets?|plaquette|medocs?) /

/** Two lives: the person speaks of taking somebody along, or of ending both. */
export const TWO_LIVES =
  / pour (?:elle|lui|eux) et (?:pour )?moi | et moi (?:juste )?apres | (?:partir|partis|parties|mourir|en finir) (?:tous|toutes)? ?les deux | tous les deux ensemble | (?:l |les )(?:emmener|emmene|emmenerai|emporter) avec moi | (?:bebe|petite?|fils|fille|enfants?|mari|femme|mere|pere|elle|il) serai(?:t|ent) mieux (?:mort\w*|au ciel|partie?|sans souffr\w+) | pas moi (?:d abord )?(?:c est )?(?:lui|elle) | (?:lui|leur) (?:donnerais?|donner|mettrais?|mettre) (?:\w+ ){0,3}(?:compote|soupe|the|cachets?|comprimes?|medicaments?) /

/** Decided, for now or for a day that is named. */
export const DECIDED =
  / (?:j ai (?:tout )?decide|c est decide|ma decision est prise|j ai fait mon choix|ce soir c est (?:bon|fini|la fin)|c est pour ce soir) /

/** A small child and fear of one's own act. */
export const AFRAID_FOR_CHILD =
  / (?:bebe|nourrisson|nouveau ne) (?:[\w.]+ ){0,12}(?:peur de ce que je|peur de (?:moi|mon geste|lui faire)|seule?s? avec (?:lui|elle)) | peur (?:de|d) (?:rester |etre )?seule? avec (?:lui|elle|le bebe|mon bebe|ma fille|mon fils) /

export const TO_WHOM = / a qui (?:est ce que |voulez vous que |veux tu que )?je (?:les|la|le) (?:donne|confie|laisse) /

/** Death comes up inside another danger. */
export const WISHES_DEATH =
  / (?:envie de (?:disparaitre|mourir|crever|en finir)|plus envie de vivre|(?:veux|vais) (?:mourir|en finir|me tuer|me suicider|disparaitre)) /

/** Somebody near was told, or shown the screen. */
export const TOLD =
  / (?:lui|leur) ai (?:tout )?(?:dit|montre|parle|explique)(?! adieu| au revoir| merci) | je l ai reveillee? | (?:il|elle|ma mere|mon pere) (?:appelle|reste avec moi|est avec moi|me tient)(?! pas| plus| jamais) /

/** Signs of a farewell: a letter, belongings or an animal given away, « ils seront mieux ». */
export const FAREWELL =
  / (?:ecrit|laisse|prepare|poste) (?:une |la |ma |des )?(?:lettres?|mots?) (?:pour|a) (?:ma|mon|mes|elle|eux|lui) | (?:seront|seraient|sera|serait) mieux sans moi | ils seront mieux | j ai (?:tout )?(?:donne|rendu|confie) (?:mon|ma|mes) (?:chat|chien|chambre|appart\w*|affaires|cles|animal|poisson) /

export const BLADE = /(?<! pas de| aucun) (?:couteaux?|lames?|cutter|rasoir|ciseaux|compas) /
export const AT_HAND =
  / (?:a cote de moi|sous la main|devant moi|dans (?:le|mon|ma|la) (?:tiroir|armoire|table de nuit|placard|commode|sac)) /
export const NO_ANSWER =
  / (?:repond (?:plus|pas)|injoignable|(?:plus de|aucune|pas de) nouvelles|retrouve (?:plus|pas)|disparu) /
export const BODY_SIGNS =
  / (?:malaises?|tombe(?:e|r)? (?:dans les pommes|au|a|par|hier)|evanoui\w*|palpitations?|coeur (?:qui )?(?:bat|s emballe|tape)|du sang|saigne) /

/** A relative is hurt, and not by them: the person who writes is not the one in danger. */
export const HURT_RELATIVE =
  /^(?!.* (?:me|m a|m ont|moi) (?:\w+ )?(?:frapp|tap|gifl|harcel|menac|insult|viol|forc|touch|serr|pouss|envoye mes)).* (?:ma|mon|une|un|notre) (?:soeur|frere|belle soeur|fille|fils|niece|neveu|petite? fil(?:s|le)|(?:meilleure? )?amie?|copine|pote|cousine?|mere|voisine?|collegue|eleve) /
