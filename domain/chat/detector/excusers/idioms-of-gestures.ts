/** Blows, burns, knives and closed doors of an ordinary day. Each cancels the words it covers and nothing else; what makes them grave is written beside them. */
const GRAVE =
  '(peur|hurle*|menace*|menacé*|sang|saigne*|bleus|violent*|violemment|visage|gorge|ventre|exprès|punir|puni*|étrangl*|enceinte)'

export const gestureIdioms: readonly string[] = [
  // Frapper à une porte
  `(frapper|frappe|frappes|frappé|frappait|toquer|toque|toqué) chez (moi|nous|elle|lui|eux|la|le) & ! (ex|nuit|tambourin*|${GRAVE})`,
  "(j'ai|ai|je suis) [été|allé*] (frappé|frapper|toqué|toquer) [,|et] (il|elle|on|personne|ça) [m|me|m'a|a|nous] [a] (ouvert|répondu|répond|ouvre)",
  '(viens|venir|entres|entrer) [,] mais [tu|vous] (frappes|frappez|toques|toquez)',
  'frapper un coup de tampon',
  // Ce qui frappe l'esprit
  `(ça|cela|chose|détail|phrase|silence|idée) (me|m'a|m'avait|nous a) [a|avait] [beaucoup|vraiment|tellement|soudain] (frappe|frappé*) & ! (il|homme|mari|poing|coup|coups|${GRAVE})`,
  // Taper dans la main, à coups de polochon
  "(m'a|me|nous a|m'ont|se|s'est|a|on) [a] (tape|tapé*|tapait|tapent) (dans (la|les) (main|mains)|la bise|dans l'oeil|la causette)",
  '(coups|coup|batailles|bataille) de (polochon*|oreiller*|coussin*|boules de neige)',
  "tape* sur (les (vitres|carreaux|casseroles|touches)|des casseroles|un tambour|la batterie|le clavier|l'ardoise)",
  `tape* sur la table & (maîtresse|maître|école|classe|lire|lecture|devoirs|dominos|cartes|belote) & ! ${GRAVE}`,
  // Ce que l'on se tape, ce que l'on tape au clavier, qui l'on bat à la belote
  "(se|s'est) (tape|tapent|taper|tapé*) (les|le|la|toutes|tous|tout|toute|des|un|une) * & ! (tête|mur*|front|poing*)",
  'je me (tape|suis tapé*|tapais) (les|le|la|tout|toute|tous|toutes|des) [*] (dimanche*|corvée*|ménage|vaisselle|trajet*|devoirs|lessive*|boulot|courses|réunion*|queue|route|bouchons|paperasse|heures)',
  'taper (son|mon|le|un|des|mes|ce|leur) (rapport*|texte*|message*|mail*|courrier*|mémoire|mot*|lettre*|compte rendu*|dossier*)',
  'tape* pour (moi|lui|elle|nous)',
  '(battait|bat|battu|battue|bats|battent|battre) (à la|aux|au|à) (belote|échecs|dames|scrabble|pétanque|ping pong|tennis|cartes|rami|tarot|uno|fifa|mario kart|bras de fer|monopoly)',
  // Réveiller du coude, se pousser, pousser quelqu'un à oser
  `(pousse|poussé|poussait|poussée|réveille|réveillé|réveillée|réveillait) [*] [*] [à coups] (du|de|d'un coup de|un coup de) (coude|pied|genou) & ! (escalier*|tombé*|mur|${GRAVE})`,
  `(coups|coup) de coude & (dors*|dormir|dormant|ronfle*|ronflais|réveillé*|lit|rigol*|rire) & ! ${GRAVE}`,
  '(faut que je|je|à) me (pousse|poussais|pousser) [un peu|$|,|pour] & ! (vide|fenêtre|pont|dehors)',
  `(mordu|griffé|tapé) (une|un|le|la|son|sa) [petit*] (animat*|copain|copine|camarade|petit|petite|enfant|cousin|cousine|nounou) & (ans|crèche|école|centre|maternelle|requin|récré)`,
  // Ce qui brûle dans une cuisine, un jardin, une cheminée
  '(brûlé*|brûler|brûle|brûlait|brûlant|cramé*|cramer) [*] [*] (rôti*|gâteau*|riz|tartine*|crêpe*|pizza*|plat|repas|tarte*|steak*|pain|poulet|lentilles|sauce|casserole|toast*|cookie*|verrue*|herbes|feuilles|branches|bois|encens|bougie*|cierge*|calories)',
  '(rôti*|gâteau*|riz|tartine*|crêpe*|pizza*|plat|tarte*|steak*|poulet|toast*|cookie*|gratin) [*] [*] (brûlé*|cramé*)',
  `(laissé|laisse|laissait) (brûler|cramer) (une|un|le|la|les|mes|mon) * & ! (main*|bras|${GRAVE})`,
  'brûlure* de (cigarette sur (la|le|son|sa|mon) (manche|pull|canapé|nappe|moquette|veste|tapis|fauteuil)|corde*)',
  'peau [toute|un peu] brûlée (comme|par le soleil|après)',
  '(voulait|voulu|veut|voulaient) [tout|les] brûler [dans|,|et] & (papiers|cadres|matelas|billets|meubles|cartons|lettres|vieux)',
  // Couteaux de table et de poche
  '(couteau|couteaux) (à (champignons|pain|beurre|huîtres|poisson|fromage|dessert)|suisse|japonais|de poche|électrique|économe)',
  'fourchette et [un|le|son|mon] couteau',
  'au bout (du|de son|d un) couteau',
  `(mangé|mange|coupé|coupe|pelé|pèle|épluché) ... avec (son|un|mon|le) (couteau|canif) & ! (poignet*|bras|cuisse*|${GRAVE})`,
  'coup* de (tampon|balai|peigne|éponge|chiffon|pédale*|klaxon|sonnette|sifflet|fourchette|cuillère|pinceau|crayon|feu)',
  // L'arme d'un agent, ou d'un commerçant, devant qui vole
  "(policier*|flic*|gendarme*|vigile*|militaire*|agent*|commerçant*|bijoutier*|buraliste*) [*] (retourné|retourne|pointé|pointe|braqué|braque|levé|dirigé) (l'arme|son arme|l'arme de service|le pistolet|le fusil|le couteau) (contre|sur|vers) (le|la|les|un|une|son|ses|leur) (voleur*|braqueur*|agresseur*|cambrioleur*|suspect*|assaillant*|fuyard*|malfaiteur*|bandit*)",
  // Enfermé pour rire, ou par erreur
  `enferm* ... (pour jouer|en jouant|par jeu|sans faire exprès|sans le faire exprès|par (erreur|mégarde|inadvertance)) & ! ${GRAVE}`,
  `suis enfermé* dans les toilettes (de la|du|de l|d un|d une) * & ! (il|elle|ils|elles|porte|frappe*|attend*|lame*|cachets|${GRAVE})`,
  // Qui monte sur un toit pour le réparer
  'sur le toit (pour|à cause|réparer|remettre|changer) .. (tuile*|antenne|gouttière*|cheminée|fuite|réparer|mousse|neige|panneau*|velux|nettoyer|parabole|ballon) & ! (sauter|vide|seul)',
  // Ce qui oblige sans personne : une visite, un chien, un rendez-vous
  `(ça|cela) [va|allait|vont] (me|m'a|nous) [a] (force|forcer|forcé*|oblige|obliger|obligé*) à (me|nous|sortir|ranger|marcher|bouger|faire|cuisiner|parler|ralentir|dormir|manger|prendre) [*] & ! (coucher|sexe|sexuel*|rapport*|mourir|il|${GRAVE})`,
  // Ceux qui suivent partout, et qui attendent avec la soupe
  `(grand mère|mamie|papi|papy|petit|petite|fils|fille|chat|chatte|chien|chienne|bébé|poule*|canard*) [*] [*] me suit [partout|avec|dans|jusque|jusqu'] & ! ${GRAVE}`,
  `(me attend|m'attend|m'attendait) ... (soupe|repas|dîner|gâteau|apéro|bouquet|fleurs|tisane|à table|croissants|café) & ! (poing*|ceinture|couteau|furieux|${GRAVE})`,
  `me cogne* (dans|aux|contre) (les|la|le|une|un) (porte*|meuble*|table*|chaise*|coin*|vitre*) & ! (mur*|${GRAVE})`,
  // Ce que l'on confisque aux enfants, ou à qui ne dort plus
  'je (lui|leur) ai [encore|donc] confisqué',
  'confisqué (à|aux) (mon|ma|mes|sa|son) (fils|fille|enfants|ado|élève*)',
  `confisqué (le|mon|ma|la) (téléphone|tel|portable|console|manette|tablette) & (a eu raison|google|insomnie*|réseaux|dormir|rigol*|prof|maîtresse|surveillant*|collège|lycée) & ! (appeler|joindre|sortir|${GRAVE})`,
  // Le dernier jour de quelque chose qui finit
  "(mon|le|notre|ce|un) dernier jour (de|d'|au|à la|à l|du|en) [mon|ma|l] (classe|cours|école|travail|boulot|stage|contrat|radiothérapie|chimio*|rééducation|cure|colo|vacances|préavis|formation|bureau|usine|lycée|collège|mission|garde) & ! (adieu|pardon|ma vie|vous ai aimés|tout court)",
  // Privé de téléphone pour une note
  `(mère|père|parents|maman|papa|daronne|daron|darons|elle|il|ils) [*] [*] [*] (privé*|prive|privent) (de|d) (tel|téléphone|portable|console|play|switch|télé|écran*|dessert|jeux|jeu|wifi|ordi|argent de poche|insta|snap|tiktok|sortie*) & ! (mari|copain|conjoint|compagnon|appeler|joindre|secours|frapp*|ceinture|coups|manger|enferm*|${GRAVE})`,
]
