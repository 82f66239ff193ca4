import type { Rule } from '../rule.ts'

const UNLESS = ['fiction', 'study', 'news', 'resolved-past', 'laughing'] as const

/** What is asked for, and what is done otherwise, by who holds somebody's pictures. */
const DEMANDS =
  '(demande|demandent|redemande|réclame|réclament|veut|veulent|exige|exigent|dit|disent|écrit|menace|menacent|paie|paye|payer|envoie|donne|file)'
const SENDS =
  '(envoie|envoient|enverra|enverrai|envoyer|balance|balancent|balancer|publie|publient|publier|poste|postent|poster|diffuse|diffusent|diffuser|montre|montrent|montrer|partage|partagent|partager|met|affiche|fait tourner|leak*)'
const OR_ELSE = `(sinon|autrement|ou alors|ou bien) [que] [elle|il|ils|elles|on|je|ça] [va|vais|vont] [tout] ${SENDS} .. [à|sur|au] [tous|toutes|tout] [mes|ta|tes|ma|mon|les|la|le|des|de|leur|ses]`
const EVERYBODY_ONLINE =
  '(abonné*|follower*|contact*|liste d amis|amis (facebook|insta*)|tout le monde|tout le lycée|tout le collège|réseaux|insta*|snap*|facebook|tiktok|internet|telegram)'
const PICTURES = '(photo*|vidéo*|nude*|image*|screen*|capture*|intime*|nu|nue)'
const THOSE_CLOSE =
  '(famille|parents|mère|père|darons|proches|potes|amis|copine|copain|femme|mari|collègues|patron|employeur|classe|lycée|collège)'
const UNTRACED_MONEY =
  '(pcs|paysafe*|transcash|neosurf|bitcoin*|crypto*|btc|virement*|paypal|western union|mandat|recharge*|coupon*|carte* cadeau*|carte* (pcs|prépayée*|google|apple|itunes|steam)|euros|argent|thune*|rançon|balles)'
/** A club that asks for a photo, a bill, a colleague who shares holiday pictures. */
const NO_BLACKMAIL =
  '(vacances|mariage|anniversaire|naissance|dossier|cv|inscription|facture*|colis|loyer|huissier*|cotisation*|cagnotte|pot commun|photo de classe|photographe|identité|devoir*|mail*|justificatif*|pizza*|kebab|moustache|grimace*|déguis*|filtre)'

/** Said in so many words, in the midst of everyday life: what surrounds them takes nothing away, and the second reader is not asked. */
export const saidPlainly: readonly Rule[] = [
  {
    id: 'qu-un-camion-me-prenne',
    level: 'vigilance',
    situation: 'passive',
    why: "Un accident que l'on ne craindrait pas, ou que l'on espère : mourir sans l'avoir fait.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(si|que) (un|une) (camion|voiture|bus|train|tram|bagnole|scooter|moto|poids lourd) (me|m) (percutait|percute|rentrait dedans|écrasait|écrase|fauchait|fauche|renversait|renverse|passait dessus|prenait) .. (pas plus mal|tant mieux|soulag*|arrangerait|dérangerait pas|mieux comme ça|serait réglé|serait fini|pas grave)',
    ],
  },
  {
    id: 'comprimés-en-nombre',
    level: 'crise',
    situation: 'attempt',
    immediate: true,
    why: "Dix comprimés ou plus, ou des boîtes entières, pris d'un coup : une urgence, quoi que la personne en dise.",
    unless: UNLESS,
    always: true,
    patterns: [
      "(j'ai|ai|je viens de|viens de) [*] (pris|avalé|gobé|prendre|avaler|gober) [*] (10|12|14|15|16|18|20|24|25|28|30|32|35|36|40|45|48|50|56|60|dix|douze|quinze|seize|vingt|trente|quarante|cinquante|soixante) [*] (doliprane*|paracétamol*|cachet*|comprimé*|cacheton*|xanax|lexomil|somnifère*|gélule*|efferalgan*|ibuprofène*|aspirine*|pilules|médocs|médicaments|zopiclone|valium|temesta|lysanxia|tramadol) & ! (jours|semaine|semaines|mois|ans|an|gouttes|mg|milligrammes|homéo*|étalé|réparti|en tout depuis|boîte de)",
      "(j'ai|ai|je viens de|viens de) [*] (pris|avalé|gobé|vidé|prendre|avaler|gober|vider) (toute (la|ma) (boîte|plaquette)|(la|ma) (boîte|plaquette) entière|toute une (boîte|plaquette)|(deux|trois|2|3|4|quatre|plusieurs) (boîtes|plaquettes)) & ! (chocolat*|gâteau*|biscuit*|bonbon*|dragée*|céréale*|petits beurre|macaron*|calisson*|lego|mouchoir*|mail*|lettre*|vitamine*|poubelle|sur (une|deux|trois) (semaine*|mois)|en (un|deux|trois) (mois|semaines)|pharmacie pour|acheter|acheté)",
    ],
  },
  {
    id: 'par-la-fenêtre',
    level: 'crise',
    situation: 'ideation',
    why: "Passer par la fenêtre, pensé pour soi : l'idée et le moyen à la fois.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(prépare|préparer|vais|veux) [de|à|pour] sauter (par|de) [la|une|ma] fenêtre & ! (chat*|parkour|pompier*|sport|jeu)',
      "(tentation|envie|idée|pensée|songe|tenté*) ... d'attenter à (ma|mes) [propre*] (vie|jours) & ! (nullement|jamais|pas|aucun*)",
      '(pensé|pense|penses|songé|songe|envie|idée) [encore|souvent|parfois|déjà|fort|vraiment|*] (à|de) (passer|sauter|basculer) par (la|une|cette) fenêtre & ! (chat*|ballon|oiseau*|parkour|clés|clé|porte|entrer|rentrer|sortir|pour le|pour la)',
    ],
  },
  {
    id: 'bouton-off',
    level: 'crise',
    situation: 'veiled',
    why: "S'éteindre « pour de bon », dit comme d'une machine.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(veux|voudrais|vais|envie) .. appuyer sur (le|mon) bouton off & ! (cerveau|tête|télé*|machine|alarme|réveil|ordi*|console|vacances|week end|dimanche)',
      '^ [*] [bientôt] (le|mon|au) grand sommeil $',
    ],
  },
  {
    id: 'gardé-pour-soi-même',
    level: 'crise',
    situation: 'plan',
    why: 'Ce que laisse un mort, gardé « parce que cela servira » : un moyen mis de côté.',
    unless: UNLESS,
    always: true,
    patterns: [
      '({médicaments}|morphine|patchs|ampoules) & (gardé|rendu|reste|restent|jeté) & (me servira|me serviront|pourrait me servir|pourraient me servir|peut me servir) & ! (douleur*|dos|dent*|migraine*|ordonnance|règles|allergie*|voyage)',
    ],
  },
  {
    id: 'clé-de-la-pharmacie',
    level: 'crise',
    situation: 'veiled',
    why: "L'accès aux produits du service, et « ce serait simple » : un moyen à portée, dit à demi-mot.",
    unless: UNLESS,
    always: true,
    patterns: [
      "(j'ai|je ai|ai|je garde|je connais) [*] [*] (clé|clés|clef|clefs|accès|badge|code|codes) .. (pharmacie|armoire [à|des] [*]|réserve|stock|chariot|coffre|morphine|potassium|produits|stupéfiants|médicaments) & (ce|ça|rien de) [*] [plus] [serait|sera|est] [si|tellement|trop|plus|très|vite|tout] (simple|facile|rapide|tentant|vite fait|vite réglé|suffirait) & ! (ranger|rangement|inventaire|command*|livraison|gestion|gérer|retrouver|trouver|organis*|pour (les|mes|la|le) (patient*|résident*|collègue*|équipe|relève|tournée))",
    ],
  },
  {
    id: 'se-laisser-mourir-de-faim',
    level: 'crise',
    situation: 'attempt',
    why: 'Ne plus manger ni boire en attendant la fin.',
    unless: UNLESS,
    always: true,
    patterns: [
      "(mange|bois|boire|manger|avale) [presque|quasiment] plus & j'attends (que ça|que tout|que le corps|la fin|que mon (corps|coeur)) & ! (résultat*|rendez vous|gastro|virus|grippe|cours)",
    ],
  },
  {
    id: 'claques-du-partenaire',
    level: 'danger',
    situation: 'partner-violence',
    why: 'Des gifles, sous leurs noms familiers.',
    unless: UNLESS,
    always: true,
    patterns: [
      "({partenaire}|keum|reum|mec|copain|copine|mari|femme|conjoint*|meuf|go) .. (me met|me mets|me mettait|m'a mis|me colle|me collait|m'a collé|me file|m'a filé|me fout|m'en met|m'en mettait) [souvent|encore|parfois|toujours] (des|une|plein de|deux|trois|les) (tarte*|baffe*|gifle*|claque*|beigne*|mandale*|patate*|torgnole*|raclée*|mornifle*) & ! (pomme*|citron*|jeu|fifa|ping pong|tennis|échecs|match|quiz|boxe|karaté|baskets|partie*)",
    ],
  },
  {
    id: 'enfant-qui-a-avalé',
    level: 'danger',
    situation: 'medical',
    why: 'Un petit qui a avalé une pile, un aimant, un produit ou des comprimés : le 15 sans attendre.',
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    always: true,
    immediate: true,
    patterns: [
      "(fils|fille|bébé|petit*|enfant*|gamin*|loulou|puce|ans|mois) .. (a|vient d'|aurait|avoir) [peut être|sûrement|bien] (avalé|avaler|ingéré|gobé|mangé|bu) .. (pile|piles|pile bouton|aimant|aimants|lessive|javel|débouch*|antigel|mort aux rats|comprimé*|cachet*|somnifère*) & ! (à pile|en pile|heure pile|sirop|vitamine*|faux|faillir|failli|chien*|chat*|l'an dernier|il y a (un|deux|trois|quatre|cinq|dix) ans|prescri*|ordonnance)",
    ],
  },
  {
    id: 'endeuillé-et-sans-suite',
    level: 'vigilance',
    situation: 'passive',
    why: "La perte d'un enfant, et ne plus savoir comment continuer.",
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    always: true,
    patterns: [
      '(perdu|perdre|mort de|décès de) (mon|ma|notre) (bébé|enfant|fils|fille|petit*) & [ne] sais (pas|plus) comment (continuer|vivre|faire pour vivre|faire pour continuer) & ! (travail|études|traitement|essais)',
    ],
  },
  {
    id: 'que-tout-s-arrête',
    level: 'vigilance',
    situation: 'passive',
    why: "Vouloir que tout s'arrête : à demander, même au milieu d'une semaine trop pleine.",
    unless: UNLESS,
    always: true,
    patterns: [
      "[ne] vois (plus|pas) [bien|trop|vraiment] (l'utilité|l'intérêt|le sens|à quoi ça sert|pourquoi) [de|d'] (me lever|se lever|continuer|vivre) & ! (tôt|dimanche|vacances|ce match|cette réunion|formation|études|cours|abonnement)",
      '(dieu|allah|seigneur|ciel) [me] (prend|prends|prenne|reprend|reprenne|prendre|reprendre) ma vie',
      'peur de moi même & ! (voix|photo*|miroir|scène|conduite|volant)',
      "(veux|voulais|voudrais|aimerais|envie|souhaite) que tout (s'arrête|cesse|finisse) & ! (bruit*|travaux|pub*|notif*|mail*|alarme*|guerre*|marteau*|voisin*|harcèlement|dispute*|musique|rumeur*)",
      '(vivre|la vie) [ne] me (dit|tente|intéresse) plus [rien] & ! (vivre (ici|à|en|avec|dans|chez|seul*|ensemble)|vie (à|en|de))',
      '(aurait|auraient|serait|seraient) [eu] [une|bien] (meilleure vie|plus heureu*|vie plus belle) .. (jamais rencontré*|jamais connu*|pas rencontré*|sans moi|pas né*)',
    ],
  },
  {
    id: 'moyen-et-assurance',
    level: 'crise',
    situation: 'plan',
    why: "Un moyen que l'on regarde, et l'assurance qui réglerait tout.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(poutre|corde|fusil|carabine|pont|train|virage|platane|arbre|étang|cachets|comprimés) & assurance [vie|décès] .. (réglerait|règlerait|paierait|payerait|rembourserait|couvrirait|toucheraient|toucherait|débarrasserait) & ! (dégât*|sinistre*|tempête|voiture|accident responsable|expert)',
    ],
  },
  {
    id: 'proche-qui-pense-à-se-tuer',
    level: 'crise',
    situation: 'other-imminent',
    why: "Quelqu'un a dit comment il pense mourir : la vie de l'autre est en jeu.",
    unless: UNLESS,
    always: true,
    patterns: [
      "(peur|crains|inquiet|inquiète) que (il|elle|{proche}|mon pote|ma pote) .. (se tue|se suicide|se foute en l'air|fasse une bêtise|passe à l'acte) & (fusil|arme|armes|carabine|pistolet|cachets|comprimés|corde)",
      "si (quelqu'un|on|tu|vous|ils|les flics|les pompiers) (vient|viens|venez|appelle|appelles|appelez|arrive|arrivent|viennent) (je le fais|je saute|je tire|je me tue|il le fait|elle le fait|il saute|elle saute|il tire)",
      "(son|ses|ce) (message|messages|sms|lettre|mot) .. (message|lettre|mot|sms) d'adieu & ! (collègue*|retraite|classe|pot de départ|équipe|démission*)",
      "(m'a envoyé|m'a écrit|m'écrit|vient de m'écrire|message) & (as été un (frère|ami|pote|père)|as été une (soeur|amie|mère)) & (prends soin|prenez soin|merci pour tout|oublie pas|t'aime) & ! (déménag*|mutation|retraite|fin d'année|promo)",
      '(il|elle|{proche}|pote|élève) .. (dit|disait|avoué|confié|écrit|répète|raconté) ... (se tuer|se suicider|mourir|en finir) & (savait|sait|connaît|trouvé) comment & ! (série|film|roman|faire la sauce)',
      '(il|elle|{proche}|pote|élève) .. (dit|disait|avoué|confié|écrit|répète|raconté) .. (pense|pensait|songe|songeait|va|allait|veut|voulait) [à|souvent à|encore à] se (pendre|noyer|flinguer|immoler|défenestrer|jeter (sous|du|de|par)|tirer une balle|tailler les veines|ouvrir les veines) & ! (série|film|roman|clip|jeu)',
      "(vient de m'écrire|m'a écrit|m'a envoyé|message|sms) & (merci pour tout|adieu|pardon pour tout) & (pas sa faute|pas ta faute|pas votre faute|prends soin de|dis à ma) & ! (démission*|retraite|déménag*|rupture|quitté)",
    ],
  },
  {
    id: 'réveillée-avec-quelqu-un-sur-soi',
    level: 'danger',
    situation: 'sexual-violence',
    why: "Un réveil avec quelqu'un sur soi, un refus passé outre : un viol, même sans cri.",
    unless: ['fiction', 'study', 'news'],
    always: true,
    patterns: [
      '(réveillé*|réveil|dormais|endormi*) & (sur moi|en moi|dans ma culotte|entre mes jambes) & (dit non|chut|pas crié|bougé|arrête|figé*|culotte|soit fini|débattu*) & ! (chat|chien|chatte|bébé|fils|fille|couette|enfant*|petit*)',
    ],
  },
  {
    id: 'signes-d-avc',
    level: 'danger',
    situation: 'medical',
    why: "La bouche qui tombe, un bras qui pend, des mots qui n'en sont plus : le 15 sans attendre.",
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    always: true,
    immediate: true,
    patterns: [
      "(bouche|visage|joue|lèvre) .. (d'un côté|de travers|tombe|tordu*|paralys*) & (mots|parle|parler|articule|bras|main|jambe|dit des) & ! (dentiste|anesthésie|depuis (des|un|deux|trois) (ans|mois)|séquelles|kiné|rééducation|botox)",
      "(coule|coulait|bave) .. (d'un côté|du côté) [*] [sa|la] bouche & (mots|bras|parle|articule)",
      '(son|sa|le|la) (bras|main|jambe) [droit*|gauche] (pend|tombe|ne bouge plus|bouge plus|ne répond plus) & (mots|parle|bouche|visage|articule) & ! (plâtre|opér*|accouch*|depuis (des|un|deux|trois) (ans|mois))',
    ],
  },
  {
    id: 'porte-que-l-on-cogne',
    level: 'danger',
    situation: 'partner-violence',
    why: "Quelqu'un, hors de lui, cogne à la porte derrière laquelle on s'est mis.",
    unless: UNLESS,
    always: true,
    immediate: true,
    patterns: [
      "(il|elle|{partenaire}|mec|copain|mari|ex) (tape|cogne|frappe|défonce|tambourine) [à|a|sur|dans|contre] (la|ma) porte [de (la salle de bain|la chambre|ma chambre)|des toilettes|d'entrée] & (fou|furieu*|hors de lui|menace|me tuer|planqué*|enfermé*|caché*|j'ai peur|hurle) & ! (voisin*|livreur|facteur|blague|surprise|fils|fille|frère|soeur)",
    ],
  },
  {
    id: 'voix-qui-commande',
    level: 'crise',
    situation: 'voices',
    why: "Une voix que l'on entend et qui dit ce qu'il faut croire ou faire : une urgence, plus encore après une naissance.",
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    always: true,
    patterns: [
      '(entends|entendu|entend|entendre) [des|les|une|la] (voix|voie|voies|voi) [qui|ki|elles|ils] [me|m] (dit|disent|dise|dises|dis|crie*|répète*|ordonne*) ... (tue toi|tué toi|tuer|saute|sauter|crève|meurs|mourir|pends toi|coupe toi|finis en|me (planter|couper|jeter|pendre|frapper|brûler|faire (du mal|mal)))',
      '(entends|entendu|entend) [parfois|souvent|encore|comme] [comme] (une|la|des) voix qui (me dit|me disent|dit|disent|me parle*|murmure*) & ! (téléphone|radio|enregist*|intérieure|gps|répondeur|vocal|chorale|chant*)',
      "(quelqu'un|quelqu un|un homme|une femme|un monsieur|une dame|il|elle) [qui] me parle [aussi|encore|toujours] (quand je suis (seul|seule)|la nuit|dans ma tête|derrière|de l'intérieur) ... (dit|ordonne|veut|répète) ... (que je|que j|qu il faut|de) & ! (téléphone|visio|psy*|voisin*|collègue|whatsapp|appel*|mari|copain|mère|père)",
      '(gens|quelqu un|ils|elles|on) .. (parle|parlent|murmure*|chuchote*) [*] dans (le|les|mon|mes|ma) (mur|murs|plafond|tête|télé|radio) & ! (voisin*|cloison|podcast|émission)',
      '(ils|elles|voix) me (disent|ordonnent|répètent|commandent) de (me faire du mal|me tuer|sauter|mourir|me couper|me pendre|me jeter) & ! (insta*|snap*|classe|collège|lycée|réseaux|commentaire*|message*|harcel*)',
      '(la|une|cette|les) voix [me] (dit|disent|répète|répètent) [aussi|encore|toujours] que je (devrais|dois) & ! (couteau|arme|tuer|frapper|taire|intérieure|gps|répondeur|téléphone|raison|sagesse)',
    ],
  },
  {
    id: 'chantage-à-l-image',
    level: 'danger',
    situation: 'cyber',
    why: "De l'argent ou autre chose exigé, sinon des images sont envoyées à tous : un chantage, pour lequel répondent le 3018 et la police.",
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    always: true,
    patterns: [
      `${DEMANDS} ... ${OR_ELSE} (${EVERYBODY_ONLINE}|${PICTURES}) & ! ${NO_BLACKMAIL}`,
      `${DEMANDS} ... ${OR_ELSE} ${THOSE_CLOSE} & (${UNTRACED_MONEY}|${PICTURES}) & ! ${NO_BLACKMAIL}`,
      `(payer|paye|paie|payé|verser|verse|envoyer|envoie) .. ${UNTRACED_MONEY} ... ${OR_ELSE} (${EVERYBODY_ONLINE}|${PICTURES}|${THOSE_CLOSE}) & ! ${NO_BLACKMAIL}`,
      `si (je|tu) [ne] [lui|leur] [le|la] (paie|paye|payes|paies|envoie|envoies|donne|donnes|verse|verses) (pas|rien) ... ${SENDS} ... (${EVERYBODY_ONLINE}|${PICTURES}|${THOSE_CLOSE}) & (${UNTRACED_MONEY}|${PICTURES}|paie*|paye*) & ! ${NO_BLACKMAIL}`,
      `menac* ... (de|d') (envoyer|balancer|publier|diffuser|montrer|poster|partager) ... ${PICTURES} & (si je|payer|paye|paie|argent|euros|${UNTRACED_MONEY}|famille|contacts|abonnés) & ! ${NO_BLACKMAIL}`,
    ],
  },
  {
    id: 'exposé-par-sa-classe',
    level: 'danger',
    situation: 'cyber',
    why: "Un compte fait sur quelqu'un, ses images montrées à tous : le 3018, des preuves, un adulte.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      '(fait|créé|ouvert|monté|lancé) [un|une] (compte|groupe|page|story|chaîne) [insta*|snap*|tiktok|whatsapp|discord] [sur|pour se moquer de|contre] (moi|ma tête|ma gueule|ma fille|mon fils) & ! (pour mon|pour moi|avec moi|anniversaire|fan)',
      '(postent|poste|postés|posté|publient|publié|partagent|partagé|diffusent|diffusé|balancent|balancé|font tourner) .. (photo*|vidéo*|nude*) de (moi|ma fille|mon fils) & (vestiaire*|douche*|nu|nue|rigole*|moqu*|collège|lycée|classe|tout le monde|sans mon accord|consentement) & ! (mariage|anniversaire|spectacle|match|vacances|belle*)',
    ],
  },
]
