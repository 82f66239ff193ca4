/** Where people move to or leave for good, and what they find there. */
const SOMEWHERE =
  '(québec|canada|montréal|portugal|lisbonne|espagne|madrid|barcelone|italie|rome|belgique|bruxelles|suisse|genève|lausanne|allemagne|berlin|angleterre|londres|irlande|dublin|maroc|algérie|tunisie|sénégal|dakar|côte d ivoire|abidjan|cameroun|mali|congo|madagascar|liban|turquie|grèce|roumanie|pologne|brésil|argentine|mexique|états unis|new york|amérique|japon|tokyo|chine|vietnam|thaïlande|australie|nouvelle zélande|réunion|guadeloupe|martinique|guyane|mayotte|tahiti|polynésie|corse|bretagne|normandie|alsace|provence|auvergne|ardèche|lot|gers|jura|vosges|creuse|pays basque|dordogne|vendée|drôme|savoie|cantal|aveyron|landes|charente|paris|région parisienne|île de france|lyon|marseille|toulouse|bordeaux|nantes|lille|rennes|strasbourg|montpellier|nice|grenoble|dijon|brest|angers|tours|metz|nancy|clermont|limoges|rouen|caen|étranger|campagne|province|sud|métropole|france|bled|cette ville|ce quartier|bail|nouvel appart*|nouvelle maison|maison dans|ferme)'

/** Those one takes leave of when a job, a year or a post ends. */
const WORKMATES =
  '(équipe|collègues|collaborat*|élèves|classe|étudiants|service|patients|patientèle|promo*|clients|clientèle|stagiaires|résidents|bureau|boîte|entreprise|école|lycée|collège|crèche|hôpital|cabinet|magasin|atelier|usine|association|asso|club|chorale|brigade|caserne|coéquipi*)'
const END_OF_A_JOB =
  '(retraite|pot de départ|démission*|mutation|muté*|nouveau (poste|travail|boulot|job|taf)|nouvelle (boîte|école|équipe)|fin de (contrat|stage|mission|cdd)|dernier jour (au|à|dans|en|chez|de)|je commence|change d (école|équipe|service|hôpital)|change de (boîte|service|poste|métier|travail|boulot|lycée|collège)|ferme le cabinet|formé ma remplaçante|formé mon remplaçant|pot|collègues|équipe|gâteau)'

/** What makes a leave-taking grave: those who stay, a word that is left, no more suffering, a means. */
const LEFT_FOR_GOOD =
  '(enfant*|fils|fille|filles|parents|mère|père|maman|papa|mari|ma femme|sans moi|serez mieux|seront mieux|sera mieux|un mot|pardon*|mourir|mort|morte|la vie|ma vie|vivre sans|de vivre|cachets|comprimés|médicaments|somnifères|corde|fusil|pont|la fin|fini|finie|finir|rejoindre|ciel|là haut|paradis|souffr*|plus mal|ce monde|suicid*|cette nuit|au fond|rails|plus là|tout court|le noir|néant|ni|cherchez pas|cherche pas|nulle part)'

/** Leaving for good when one says where to, and farewells to those one works with. Each cancels the words it covers and nothing else. */
export const departureIdioms: readonly string[] = [
  `[je|on|nous] [me en|nous en] (pars|part|partons|partir|partirai|vais|va|allons|quitte|quittons|quitter|rentre|rentrons|repars|déménage|déménageons|installe|installons) [*] [*] (pour toujours|définitivement|pour de bon|à jamais|sans retour|sans billet retour) & ${SOMEWHERE} & ! ${LEFT_FOR_GOOD}`,
  `[je|on|nous] (quitte|quittons|quitter|quitterai) (définitivement|pour toujours|à jamais) & ${SOMEWHERE} & ! ${LEFT_FOR_GOOD}`,
  `[c'est|un|mon|notre|ce|le] départ [est] (définitif|pour toujours|sans retour|pour de bon) & ${SOMEWHERE} & ! ${LEFT_FOR_GOOD}`,
  `(dire|dit|dis|faire|fait|fais|faisais|disais) [mes|nos] (adieu|adieux|au revoir) (à|aux|au) [tous|toute|toutes] [mes|mon|ma|l|la|le|les|nos|notre|cette] [chers|super|petits|anciens] ${WORKMATES} & ! ${LEFT_FOR_GOOD}`,
  `(lettre|mot|mail|message|discours|carte|courrier|texte) (d adieu|d adieux|d au revoir|de départ) [*] (à|aux|au|pour) [toute|tous|toutes] [mes|mon|ma|l|la|le|les|nos|notre] ${WORKMATES} & ! (${LEFT_FOR_GOOD.slice(1, -1)}|parents)`,
  `(dire|dit|dis|faire|fait|fais) [mes|nos] (adieu|adieux|au revoir) à (tous|toutes|tout le monde|chacun) & ${END_OF_A_JOB} & ! ${LEFT_FOR_GOOD}`,
  `[c'était|c'est|voilà] [mon|notre|le|son] (dernier jour|dernière journée) (au|à|dans|en|chez|de) [la|l|le|cette|mon|ma|cet|ce] ${WORKMATES} & ! (${LEFT_FOR_GOOD.slice(1, -1)}|sur terre)`,
  `[je|il|elle] (pars|part|partir|partirai|prends|prend|prendre) [enfin|bientôt] (à|en|ma|la|sa) [la] retraite [demain|vendredi|ce soir|bientôt|lundi|aujourdhui] & ! ${LEFT_FOR_GOOD}`,
  `[je] (tire|tirer|tiré|tirerai) ma révérence & (carrière|boîte|entreprise|poste|métier|bureau|retraite|scène|années de service|ans de (service|maison|carrière|boîte)) & ! ${LEFT_FOR_GOOD}`,
  `plus jamais [je|on] [ne|n] [y] (remets|remet|remettrai|remettre|mets|mettrai|remettra) [plus|jamais] les pieds (dans|chez|là|au|à|en) & ! ${LEFT_FOR_GOOD}`,
  `[enfin] (libre|libéré*|libres) & (pot de départ|dans cette (boîte|école)|de cette boîte|contrat|démission*|préavis|retraite|partiels|examens|concours|bac|vacances) & ! ${LEFT_FOR_GOOD}`,
  `pot de départ [ce soir|demain|vendredi|jeudi] & ! ${LEFT_FOR_GOOD}`,
]
