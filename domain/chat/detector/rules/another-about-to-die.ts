import type { Rule } from '../rule.ts'

const THEY =
  '(il|elle|{proche}|élève|pote|copain|copine|ami|amie|collègue*|coloc*|cousin*|voisin*|fils|fille|ado|ex|patient*|étudiant*|stagiaire|meuf|mec)'
/** To kill oneself, in words that have no other meaning once those of a task or of a road are set apart. */
const KILL =
  "(se (tuer|suicider|pendre|flinguer|buter|supprimer|noyer|défenestrer|immoler|foutre en l'air|donner la mort|tirer une balle|mettre une balle|foutre une balle|ouvrir les veines|tailler les veines|jeter (sous (un|le) (train|métro|rer|bus|camion)|du (pont|toit|balcon|haut)|d'un pont|par la fenêtre|dans le vide))|mettre fin à (ses jours|sa vie)|s'ôter la vie|en finir avec (la|sa) vie|avaler (tous|toute|toutes) (ses|sa|la|les) (cachets|médicaments|comprimés|boîte*))"
const WILL_KILL =
  "(se (tuera|tuerait|suicidera|suiciderait|pendra|pendrait|flinguera|flinguerait|butera|buterait|jettera sous|jetterait sous|foutra en l'air|foutrait en l'air)|(mettra|mettrait) fin à (ses jours|sa vie))"
const DIE =
  '(mourir|en finir|crever|disparaître (pour toujours|pour de bon|à jamais)|partir pour (toujours|de bon)|plus être là|plus vivre)'
const WANTS =
  "((veut|voulait|voudrait|souhaite|envisage|envisageait|menace|menaçait|parle|parlait|reparle|pense|pensait|songe|songeait|compte|comptait|prévoit|prévoyait|projette|projetait|rêve|a envie|avait envie|a décidé|avait décidé|a prévu|avait prévu|a l'intention|avait l'intention|a parlé|a reparlé) [encore|toujours|vraiment|sérieusement|bien|souvent|même|juste|beaucoup] [de|d'|à])"
const WILL = `(${WANTS}|(va|allait|irait) [vraiment|bientôt])`
const SAYS =
  '(dit|dis|disait|dire|écrit|écrire|écrivait|confié|confie|avoué|avoue|annoncé|annonce|juré|jure|répète|répété|répétait|envoyé|envoie|envoyer|posté|publié|poste|publie|marqué|noté|raconté|raconte|lu|vu|trouvé|laissé|prévenu|story|statut|carnet|cahier|journal|lettre|mot|copie|sms|texto|message|messages|vocal|mail|snap|discord|insta|groupe)'
const DAY =
  '(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce week end|le week end prochain|la semaine prochaine|le mois prochain|demain|ce soir|cette nuit|bientôt|(avant|après|pendant|à la fin|à|d ici) [de|du|des|le|la|les|l|son|sa|ses|mon] (noël|pâques|rentrée|vacances|fêtes|bac|brevet|partiels|examens|concours|anniversaire|été|procès|mariage|divorce|jugement|enterrement|18 ans|16 ans)|fin des vacances|le jour de (ses|son|sa|l)|la veille de|le (1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31)|quand (ses|sa|son|sa|leurs|je|on|nous|tout le monde|plus personne|personne|la maison) [*] [*] (sera|seront|serai|sera|serons|dormira|dormiront|partira|partiront|aura|auront|est parti*)|attend (que|la|le|les|juste|d|de))'

/** Said of a task, of a road, of a story, of long ago, or by the one who writes: no death that is wanted. */
const NOT_WANTED =
  '(se (tuer|tue|tuera|tuerait) (au|aux|à|en|avec (ces|ses|son|cette|sa) (talons|chaussures|escalier*|scooter|moto|vélo|skate|trottinette|bêtises|conneries|horaires))|se (tuer|tue) (les|le|la) (yeux|dos|santé|voix|oreilles|genoux|vue|moral)|se suicider (de|sur) (facebook|insta*|twitter|tiktok|snap*|réseaux)|dans le vide .. (créant|lançant|boîte|entreprise|projet|reconversion)|se noyer dans (le|les|son|ses|un|l) (travail|boulot|alcool|dossiers|papiers|verre|chiffres|détails)|se supprimer (de|des|du)|se (buter|pendre) (à|au|contre)|roman|romans|héroïne|héros|personnage*|série|film|films|manga|livre|poème|pièce|opéra|chanson|clip|chapitre|épisode|jeu|partie|fortnite|minecraft|sims|boss|verlaine|werther|durkheim|exposé|dissert*|(mon|ma|le|la|notre) (chat|chatte|chien|chienne|hamster|lapin|poisson*|perruche)|mdr|lol|ptdr)'
const LONG_AGO =
  "((il y a|y a) [*] [*] (ans|années|longtemps)|à l'époque|autrefois|jadis|dans sa jeunesse|quand (il|elle) (était|avait)|en (19*|200*|201*)|(va|vont) [beaucoup|très|bien|enfin] (bien|mieux)|plus jamais)"
/** Feared, asked, denied, or told by who writes to the other: nothing that was said by them. */
const NOT_SAID =
  "(si (il|elle|{proche}) [*] (veut|voulait|pense|pensait|parle|parlait|va|allait|compte|a envie)|si (je|tu|on|vous) [*] (pars|partais|quitte|quittais|quittes|romps|la quitte|le quitte|divorce|déménage)|peur (qu'il|qu'elle|que|de)|crains|(je|j'ai|ai) (lui|leur) (ai dit|dis|disais|répète|dit)|(jamais|pas|plus|ni) [*] [*] (parlé|parle|dit|voulu|pensé|veut|pense|de se))"

const OF_AN_ACT =
  "((plaquette*|boîte*|blister*|tablette*|flacon*) [de|d] [*] vide*|plein de (cachets|comprimés|médicaments|médocs)|(cachets|comprimés|médocs) (dans (la|sa) main|étalés|alignés|sur (la|sa) table)|(une|la|sa) corde|(ses|son) (poignet*|bras|veines) .. (saigne*|sang|ouvert*|coupé*|entaillé*)|au bord (du|d'un) (pont|toit|vide|quai)|(assis*|debout) sur (le|un) (parapet|rebord|toit|rail*))"
const OF_A_HOBBY =
  '(frein*|chocolat*|gâteau*|bonbon*|escalade|bateau|voile|guitare|sauter|linge|cirque|gym*|vacances|visite|voyage|rando*|chantier|couvreur*|carton*|déménag*|pharmaci*|recycl*|tri)'

/** Somebody else says, writes or is known to want their own death: it is theirs, and it is a crisis, though not of minutes. */
export const THEIR_DEATH_TOLD = 'proche-qui-veut-se-tuer'

export const anotherAboutToDie: readonly Rule[] = [
  {
    id: 'lettre-d-adieu-trouvée',
    level: 'crise',
    situation: 'other-imminent',
    immediate: true,
    why: "La lettre d'adieu de quelqu'un, trouvée : chaque minute compte.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      "(trouvé|découvert|lu|reçu|vu|tombé* sur) .. (lettre|mot|message|feuille|papier|note) ... (dit adieu|dit au revoir|fait ses adieux|disait adieu|demande pardon à tout le monde|d'adieu) & ! (pot|retraite|départ|collègue*|mutation|rupture|film|série)",
    ],
  },
  {
    id: 'bientôt-plus-là',
    level: 'crise',
    situation: 'other-imminent',
    why: "Quelqu'un annonce qu'il ne sera bientôt plus là.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      '(il|elle|{proche}) [me|nous|lui] [*] (dit|disait|répète|écrit|jure|raconté) [*] que (bientôt|demain|dans pas longtemps|ce soir|dans quelques jours) [,] (il|elle) (sera|serait|sera de toute façon) (plus|pas) (là|de ce monde|parmi nous) & ! (retraite|déménag*|vacances|boîte|bureau|cancer|maladie|vieux|vieille|âge|ans|hôpital|mutation|canada)',
    ],
  },
  {
    id: 'adieux-d-un-ami',
    level: 'crise',
    situation: 'other-imminent',
    immediate: true,
    why: 'Un pardon demandé, un objet légué, et « cette nuit ce sera fini » : un ami fait ses adieux.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      '(il|elle|ami|amie|copain|copine|frère|soeur|collègue|coloc) & (cette nuit|ce soir|demain|bientôt|dans une heure) [*] [*] (ce sera|ça sera|tout sera|tout est|il sera|elle sera|c est) [enfin] fini* & (pardon|adieu*|dit que|vocal|message|lettre|prendre sa|prends sa|garde sa|frère|merci pour tout|répond (pas|plus)|décroche) & ! (travaux|déménagement|chantier|examen*|partiel*|contrat|stage|match|saison|service|voyage|fête)',
    ],
  },
  {
    id: THEIR_DEATH_TOLD,
    level: 'crise',
    situation: 'other-imminent',
    why: "Un proche dit, écrit ou fait savoir qu'il veut se tuer : qui le rapporte a besoin d'agir, pas d'attendre.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      `${THEY} [*] [*] ${WANTS} ${KILL} & ! (${NOT_WANTED}|${LONG_AGO}|${NOT_SAID})`,
      `${THEY} [il|elle] va (se suicider|se pendre|se flinguer|mettre fin à (ses jours|sa vie)) & ! (${NOT_WANTED}|${LONG_AGO}|${NOT_SAID})`,
      `${SAYS} ... (il|elle|{proche}) [*] ${WILL} ${KILL} & ! (${NOT_WANTED}|${LONG_AGO}|${NOT_SAID})`,
      `${SAYS} ... (il|elle) ${WILL_KILL} & ! (${NOT_WANTED}|${LONG_AGO}|${NOT_SAID})`,
      `${SAYS} ... (il|elle|{proche}) [*] ${WILL} [plus] ${DIE} & ${DAY} & ! (${NOT_WANTED}|${LONG_AGO}|${NOT_SAID}|en finir avec|mourir (de|dans)|vivre (à|avec|chez|ici|seul*|ensemble|en|dans))`,
      `${THEY} ... son (intention|projet|envie|souhait|désir|plan|idée) de ${KILL} & ! (${NOT_WANTED}|${LONG_AGO}|${NOT_SAID})`,
      `(la date|le jour|l'endroit|le pont|l'heure) où (il|elle) ${WILL} (${DIE}|${KILL}) & ! (${NOT_WANTED}|${LONG_AGO}|vieux|vieille)`,
      // « Elle m'a dit hier qu'elle se tue samedi. »
      `${SAYS} ... (il|elle) se (pend|tue|suicide|flingue|bute|fout en l'air|jette sous) & ${DAY} & ! (${NOT_WANTED}|${LONG_AGO}|${NOT_SAID})`,
    ],
  },
  {
    id: 'image-d-un-geste',
    level: 'crise',
    situation: 'other-imminent',
    immediate: true,
    why: "Des plaquettes vides, une corde, du sang, le bord d'un toit, envoyés en photo par celui pour qui l'on a peur.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport'],
    always: true,
    patterns: [
      `${THEY} .. (envoyé|envoie|envoyer|posté|publié|montré|mis|partagé|poste|publie|met) [*] [*] (photo*|vidéo*|snap*|image*|selfie*|story) ... ${OF_AN_ACT} & ! ${OF_A_HOBBY}`,
    ],
  },
  {
    id: 'mots-laissés-par-un-proche',
    level: 'crise',
    situation: 'other-imminent',
    immediate: true,
    why: "Aimer les siens, les dire sans faute et ne plus vouloir souffrir, dans les mots que quelqu'un a laissés : un adieu.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      `(il|elle|{proche}) [*] (dit|écrit|a écrit|a laissé) .. (nous|me|m|vous|les) aime & (pas (notre|ma|votre|leur|la) faute|demande pardon|pardon*|s'excuse) & (plus souffrir|souffre plus|plus mal|fatigué* de vivre|mieux sans (elle|lui)|plus la force) & ! (rupture|quitte|quitté*|divorce|ex|chanson|film|roman|il y a)`,
    ],
  },
]
