import { GROWN_YEARS } from '../grown-years.ts'
import type { Rule } from '../rule.ts'

const PARTNER =
  '(mari|copain|conjoint*|compagn*|femme|copine|ex|mec|époux|épouse|fiancé*|petit ami|petite amie|concubin*)'
const GROWN_UP_KIN =
  'père|papa|beau père|oncle|tonton|papi|papy|grand père|cousin|frère|parrain|voisin|coach|entraîneur|prof|moniteur|animateur|éducateur|curé|prêtre|médecin'
const GAMES =
  '(échecs|cartes|jeu*|tennis|ping pong|badminton|scrabble|babyfoot|foot|judo|boxe|fifa|mario*|course|monopoly|uno|poker|bowling|sport|rêve|rêvé)'
const UNLESS = ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport'] as const

const THROW = '(jeter|balancer|lancer|passer|lâcher|laisser tomber|pousser)'
const FROM_HIGH =
  "(par la fenêtre|par le balcon|du balcon|dans (l'escalier|les escaliers|le vide)|contre (le|un) mur|par dessus [le|la] *)"
const SMALL_CHILD =
  '(bébé|nourrisson|nouveau né|fils|fille|enfant|petit|petite|jumeaux|jumelles|accouch*|mois|semaines)'
const THROWN_THINGS =
  '(télé*|ordi*|console|portable|réveil|jouet*|doudou|tétine|chat|trottinette|livre*|tablette|imprimante|enceinte bluetooth)'
const WEAPON = '(marteau|couteau*|hache|batte|machette|fusil|arme|barre de fer|cutter|pistolet)'
const AT_WORK =
  '(clou*|tableau*|cadre*|étagère*|meuble*|bricol*|travaux|planche*|cuisin*|légume*|jardin*|bois|haie*|piquet*|tente|chasse|gâteau*|repas|clôture*|poulet|barbecue|mur|murs|réparer|montage|terrasse|baseball|carton*)'

/** Blows, hands and bodies in the plainest words: heeded whatever stands beside them. */
export const plainDangers: readonly Rule[] = [
  {
    id: 'frappé-par-son-enfant-adulte',
    level: 'danger',
    situation: 'violence',
    why: "Un enfant devenu adulte frappe ou bouscule son parent : ce n'est plus une colère d'enfant.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport'],
    always: true,
    patterns: [
      `(mon|ma) [*] (fils|fille|garçon|gendre|petit fils|petite fille) [,] [de|a|il a|elle a|qui a] ${GROWN_YEARS} [*] ans ... (me|m'a) [encore|déjà|souvent] (tape|frappe|cogne|bouscule|pousse|gifle|secoue|tapé*|frappé*|cogné*|bousculé*|poussé*|giflé*|secoué*) & ! ((tape|tapé*) sur les nerfs|(pousse|poussé*) (à|vers)|dans la cour|balançoire|chatouill*)`,
    ],
  },
  {
    id: 'coups-d-un-partenaire',
    level: 'danger',
    situation: 'partner-violence',
    why: "Des coups d'un partenaire, dits en toutes lettres : ni une excuse ni une question à côté ne les effacent.",
    unless: UNLESS,
    always: true,
    patterns: [
      `${PARTNER} [me|m] [*] (frappe|bat|cogne|étrangle|tabasse|gifle) [$|,|quand|et|mais|hier|depuis|devant|souvent|tous|chaque|tout|parfois|encore|régulièrement|aussi] & (me|m) & ! (fils|fille|chien|chat|porte|records|${GAMES.slice(1, -1)})`,
      `${PARTNER} [me|m] tape [dessus|$|,|quand|et|mais|hier|depuis|devant|souvent|tous|chaque|tout|parfois] & (me|m) & ! (nerfs|épaule|main|discute|oeil|dos|système|clavier|${GAMES.slice(1, -1)})`,
      `${PARTNER} (me|m) (a|avait) [déjà|encore|même|souvent] (frappé*|giflé*|battu*|cogné*|étranglé*|tabassé*|violé*|mis une (gifle|claque|baffe|droite|torgnole)|donné (un coup|des coups)|cassé (le|la|une|un|deux) (bras|nez|dent*|côte*|poignet|doigt*|mâchoire)|tiré (les|par les) cheveux|serré (le|au) (cou|gorge)|jeté* (contre|par terre|dans les)|poussé* (contre|par terre|dans les escaliers)) & ! (${GAMES.slice(1, -1)}|fils|coup de (main|fil|pouce|foudre|coeur|téléphone)|fille qui)`,
      `c'est [mon|ma] ${PARTNER} qui me (tape|frappe|bat|cogne|gifle|étrangle|tabasse|fait du mal) [dessus] & ! (nerfs|système|${GAMES.slice(1, -1)})`,
      `(je (me|m) fais|je suis|me suis fait|me faire) [encore|souvent|parfois|régulièrement|toujours] (frapper|taper|battre|cogner|gifler|tabasser|maltraiter|frappé*|battu*|tabassé*|giflé*|cogné*|maltraité*) [dessus] par (mon|ma|mes) [*] ${PARTNER} & ! (${GAMES.slice(1, -1)}|peur de)`,
    ],
  },
  {
    id: 'mort-promise-à-qui-partage-sa-vie',
    level: 'danger',
    situation: 'others',
    why: "Une mort promise à une femme, à un ex, à un nourrisson : ceux que l'on tue le plus, et que la colère ordinaire nomme le moins ainsi.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(ma (femme|copine|compagne|conjointe|ex|meuf)|mon ex) ... je vais (la|le) (tuer|buter|crever|planter|égorger|étrangler) & ! (mdr*|lol|ptdr|rire|blague*|shopping|soldes|télécommande|chaussures|surprise|cadeau|jeu*|vaisselle|machine|encore (oublié|laissé|acheté)|monopoly|uno|mario*)',
      '(trompé|trompée|trompait|trompe|couche avec|couché avec|amant|maîtresse|cocu) & je vais (la|le|les) (tuer|buter|crever|planter|égorger) & ! (mdr*|lol|ptdr|trompé* de|(se|me) (suis|est) trompé*|film|série)',
      '(je|j) (vais|veux) [vraiment|finir par] tuer (ma (femme|copine|compagne|conjointe|ex)|mon (ex|bébé|nourrisson)) & ! (mdr*|lol|ptdr|rire|blague*|shopping|soldes|télécommande|chaussures|surprise|cadeau|jeu*|rêve|rêvé|monopoly|uno|mario*)',
    ],
  },
  {
    id: 'forcée-par-son-partenaire',
    level: 'danger',
    situation: 'sexual-violence',
    why: "Forcée « quand je n'ai pas envie », par celui qui partage sa vie : un viol, même si le mot n'est pas dit.",
    unless: UNLESS,
    always: true,
    patterns: [
      `${PARTNER} [*] (me|m) (force|forçait|a forcé*|oblige|obligeait|a obligé*) .. (quand|alors que|même quand|même si) [*] [*] .. (envie|non|dors|dormais|malade|règles|mal) & ! (manger|ménage|sport|cuisine*|sortir|courir|marcher|vaisselle|télé*|foot|footing|jeu*|rire|parler|travailler)`,
      `${PARTNER} [*] (me|m) (force|forçait|a forcé*|oblige|obligeait|a obligé*) [souvent|encore|toujours] à (coucher|faire l'amour|avoir (des rapports|des relations)|le faire|faire des choses)`,
    ],
  },
  {
    id: 'enfant-laissé-seul-la-nuit',
    level: 'danger',
    situation: 'child',
    why: "Un petit seul le soir ou la nuit, dont les parents sortent : il est en danger, même quand rien n'est arrivé.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(tout seul|toute seule|tous seuls|toutes seules) & (la|sa|leur|le|son|les|ses|leurs) (mère|père|parents|maman) (sort|sortent|part|partent|est sortie|sont sortis) [*] [*] (le soir|la nuit|les soirs|les nuits|tous les soirs|toutes les nuits|cette nuit|ce soir) & ! (chien*|chat*|chiot|travail*|lycée|fac)',
      '(petit|petite|petits|gamin*|gosse*|bébé|enfant*) & ((mère|père|parents|maman|voisine|voisins|elle|ils) (sort|sortent|part|partent|est sortie|sont sortis|est partie|sont partis)|(laisse|laissent|laissé*|laissés)) & (tout seul|toute seule|tous seuls|toutes seules|seul|seule|seuls) & (le soir|la nuit|les nuits|toutes les nuits|tous les soirs|cette nuit|ce soir) & ! (chien*|chat*|chiot|peur de|dormir|dodo|lit|endor*|vingt minutes|nounou|babysitter|baby sitter|mamie|papi|papy|grand mère|grand père|grands parents)',
    ],
  },
  {
    id: 'nu-montré-partout',
    level: 'danger',
    situation: 'cyber',
    why: 'Une image de la personne sans vêtements, qui passe de main en main.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(photo|photos|vidéo|vidéos|nude*|image|images) & (tourne|tournent|tourné|circule|circulent|circulé|fait le tour|partagé*|diffusé*|envoyé* à (tout|toute)|tout le (monde|lycée|collège) (a vu|l a|a)) & (je|jsuis|suis|étais|moi|ma|mes) & (pas habillé*|déshabillé*|nue|nu|à poil|toute nue|tout nu|seins|sous vêtement*|soutif|topless|dénudé*|intime*) & ! (bébé|maillot|plage|peinture|musée|modèle|statue|dessin)',
    ],
  },
  {
    id: 'étranglement',
    level: 'danger',
    situation: 'violence',
    why: "Des mains autour du cou, de qui que ce soit : c'est l'un des signes les plus sûrs d'un danger de mort.",
    unless: UNLESS,
    always: true,
    patterns: [
      `(me|m) (a|avait|ont) [déjà|encore|presque|failli] (étranglé*|étrangler|serré (le|au|par le) cou|attrapé* (par|à) (le|la) (cou|gorge)) & ! (rire|émotion|sanglot*|arête|cacahuète*|cravate|col|écharpe|dentiste|impôts|loyer*|${GAMES.slice(1, -1)})`,
      `${PARTNER} (allait|voulait|a voulu|a essayé de|a tenté de|a failli) (me|m) étrangler & ! (canapé|voiture|facture|vaisselle|cadeau|rayé|taché|cassé|oublié|retard|mdr*|lol|fils|fille)`,
    ],
  },
  {
    id: 'coups-dits-en-créole',
    level: 'danger',
    situation: 'partner-violence',
    why: 'Des coups dits en créole de La Réunion ou des Antilles.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(i|li|lu|lé|ka) (tape|tap|bat|batt|fess*|kogn*|cogne|frap*) (amwin|amoin|à moin|à mwin|a moin|a mwin|mwen|mwin|moin) & ! (jeu|dominos|foot)',
      '(i|li|lu) [la] (sorti|sort|trapé|trape|lève) [le|son|un] (sabre|kouto|couto|couteau|coutelas|machette)',
    ],
  },
  {
    id: 'arme-subie',
    level: 'danger',
    situation: 'violence',
    immediate: true,
    why: 'Une lame ou une balle, reçue ou mise sur la gorge : ni un délai ni une trahison.',
    unless: UNLESS,
    always: true,
    patterns: [
      `(me|m|nous) (a|ont) [déjà|encore] (tiré dessus|(mis|collé|posé|pointé) (un|une|le|son|la) (couteau|lame|arme|pistolet|flingue|fusil|revolver) (sous|sur|contre|à) (la|ma|mon|le) (gorge|tempe|tête|cou|ventre)) & ! (éditeur*|manuscrit|ou rien|huissier*|patron*|chef*|client*|fournisseur*|loyer*|payer|réunion|signer|délai*|contrat|banque|crédit|jury|presse|critique*|paintball|laser|${GAMES.slice(1, -1)})`,
      `(me|m|nous) (a|ont) [déjà|encore] (planté* (un|une|son) (couteau|lame|tournevis) (dans|au) [le|la|mon|ma] (bras|ventre|jambe|cuisse|épaule|main|cou|torse)|poignardé*) & ! (dans le dos|coeur|âme|confiance|trahi*|amitié|${GAMES.slice(1, -1)})`,
      '(poignardé*|couteau dans le dos) & (sang|saigne*|hôpital|urgences|pompiers|plaie|opér*) & (me|m|nous) & ! (projet*|poste*|associé*|collègue*|boulot|travail|équipe)',
    ],
  },
  {
    id: 'mains-d-un-proche',
    level: 'danger',
    situation: 'child',
    why: 'Un parent ou un proche adulte qui touche : dit en peu de mots par qui le vit.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(mon père|mon beau-père|ma belle-mère|mon oncle|mon grand-père|mon papi|mon papy|mon cousin|mon frère|mon grand frère|mon parrain) me touche ($|,|le soir|la nuit|quand|entre|en bas|là|sous|partout|les|dans) & ! (épaule|main|mot*|coeur|beaucoup|profondément|bras pour)',
    ],
  },
  {
    id: 'mains-de-la-nuit',
    level: 'danger',
    situation: 'sexual-violence',
    why: "Quelqu'un venait la nuit et touchait : un abus, raconté au passé, souvent par un enfant.",
    unless: UNLESS,
    always: true,
    patterns: [
      `(il|${GROWN_UP_KIN}) [*] (venait|vient|entrait|entre|se glissait|se glisse|se mettait|se met|montait|restait) [*] [*] dans (mon lit|ma chambre) & (me (touchait|touche|caressait|caresse|tripotait|déshabillait|déshabille|embrassait)|faisait des (trucs|choses)|se (frottait|collait|frotte)) & ! (chat|chien|doudou|cauchemar*|mari|copain|compagnon)`,
      `(${GROWN_UP_KIN}) [il] me (touchait|tripotait|caressait|pelotait|faisait (des|plein de) (trucs|choses)) & ! (épaule*|mot*|coeur|histoire*|gentil*|attention*|rire|manger|marrant*|cuisin*|bizarres à dire|cadeau*|beaucoup $|profondément)`,
      `(${GROWN_UP_KIN}) [*] venait la nuit & (rien dire|secret|lit|chambre|touch*)`,
    ],
  },
  {
    id: 'réveil-sous-quelqu-un',
    level: 'danger',
    situation: 'sexual-violence',
    why: "Se réveiller, ou avoir bu, et trouver quelqu'un sur soi ou en soi : une violence sexuelle, sans le mot.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(réveillé*|réveil|dormais|endormi*|bu|bourré*|droguée|noir|souviens) & (il|mec|type|homme|quelque un|copain|collègue) [*] était (sur|en|dans) moi',
      '(réveillé*|réveil|dormais|endormi*|souviens) & (il|mec|type|homme|quelque un|copain|collègue) & (était sur moi|en moi|en train de me (toucher|pénétrer|déshabiller)|sa main dans ma culotte|ses mains sur moi|me touchait|plus de culotte|sans culotte|me pénétr*)',
    ],
  },
  {
    id: 'corps-qui-lâche',
    level: 'danger',
    situation: 'medical',
    immediate: true,
    why: "Perte de connaissance, arrêt du coeur, sang qui ne s'arrête pas, maintenant.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(fait|faire|en) [un] arrêt cardiaque & ! (mort|morte|décédé*|ans|mois|année|peur|avait|survécu|suite|après son|depuis son)',
      '(il|elle|{proche}|femme|mari|ami|amie|voisin*|collègue*) [*] (vient de perdre|a perdu) connaissance & ! (hier|semaine|mois|ans|année|jour où|quand j|avait|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)',
      "(saigne|saignent) [*] (énormément|abondamment|à flots|beaucoup|sans s'arrêter|s'arrête pas|plus arrêter) & ! (nez|règles|gencive*|dent*|lèvre*|genou)",
    ],
  },
  {
    id: 'bébé-que-l-on-ne-sent-plus',
    level: 'danger',
    situation: 'medical',
    why: 'Enceinte, ne plus sentir le bébé bouger : la maternité ou le 15, sans attendre.',
    unless: UNLESS,
    always: true,
    patterns: [
      "je [ne] (le|la|l'|les) sens plus [du tout|trop|beaucoup|vraiment] bouger & ! (jambe*|bras|doigt*|orteil*|main*|pied*|dent*)",
      'sens plus [du tout] [le|mon|la|ma] [petit|petite] (bébé|fille|fils) [du tout] bouger',
      '(bébé|petit|petite) [ne] bouge plus (dans mon ventre|depuis (hier|ce matin|cette nuit|deux jours)) & (enceinte|ventre|semaines|sa|mois)',
    ],
  },
  {
    id: 'dehors-pour-la-nuit',
    level: 'danger',
    situation: 'partner-violence',
    why: 'Dormir dehors ou sur le balcon pour une faute : une punition, donc des violences.',
    unless: UNLESS,
    always: true,
    patterns: [
      '(quand|si|dès que|chaque fois) ... je (dors|dois dormir|passe la nuit|finis la nuit) (sur le balcon|dehors|sur le palier|dans la cave|dans le garage|dans le couloir) & ! (ronfle*|chaud|canicule|chaleur|camping|étoiles|fête|clés|clefs|garde|malade*|matelas|bébé|enfant*|petits|dos)',
      '(il|mari|copain|compagnon|conjoint|mec) [*] me (met|laisse|fait dormir|enferme|mettait) (sur le balcon|dehors|sur le palier|à la cave) [la nuit|toute la nuit|$|,|quand|si|pour|parce] & ! (oubli*|clés|clefs|chien|chat)',
    ],
  },
  {
    id: 'porte-barricadée',
    level: 'danger',
    situation: 'violence',
    why: "Mettre un meuble devant sa porte contre quelqu'un qui entre : on se protège.",
    unless: UNLESS,
    always: true,
    patterns: [
      '(mets|pousse|coince|bloque|cale) [*] [*] [*] [*] (machine|meuble|commode|chaise|armoire|lit|table) [*] [*] [*] (devant|contre|derrière) & (il|fils|père|patron|oncle|frère|beau père|mec|entre*|nuit) & (porte|fort|entre*|nuit|empêcher|force*|pousse quand même) & ! (déménag*|ménage|chat|chien|courant d air|prise|fuite|aspirateur|télé|fenêtre)',
    ],
  },
  {
    id: 'va-avec-une-arme',
    level: 'danger',
    situation: 'others',
    why: "Aller vers quelqu'un avec une arme, en disant ce que l'on va lui faire : un projet, et le moyen en main.",
    unless: [...UNLESS, 'sport', 'kitchen'],
    immediate: true,
    always: true,
    patterns: [
      "(l'attends|les attends|l'attendre|vais chez lui|vais chez elle|y vais) ... (je (le|la|les) (descends|bute|plante|tue|flingue|fume|abats|poignarde|égorge|saigne|crève)|je lui (tire dessus|mets une balle|plante)) & ! (jeu*|film|boss|match*|partie|serveur|ranked|manette|fortnite|tournoi|finale|terrain|verre*|escalier*|bouteille*|poubelle*|mouche*|araign*|arbre*)",
      "(j'ai|ai) (pris|attrapé|sorti|emporté|mis) [*] [*] (couteau*|lame|machette|batte|marteau|hache|fusil|flingue|pistolet|barre de fer|cutter|tournevis) ... (je (pars|vais|fonce|monte|descends|débarque|l'attends|les attends) [*] (chez (lui|elle|eux)|le voir|la voir|l'attendre|l'attends|$|,)|il va (comprendre|payer|voir)|elle va (comprendre|payer|voir)|ils vont (comprendre|payer|voir)) & ! (cuisin*|gâteau|bricol*|jardin*|répar*|chasse|match|boss|jeu)",
      '(parking|devant chez|devant sa|en bas de chez|à la sortie|devant la) & (il|elle|ils) (débauche|sort|sortent|finit|rentre|arrive) & (couteau*|machette|batte|fusil|flingue|pistolet|barre de fer|hache) & ! (boss|jeu|match|chasse|cuisin*)',
      'je (le|la|les) (plante|bute|égorge|poignarde|flingue|tue|saigne) & (couteau*|lame|cutter|fusil|arme|pistolet|batte|marteau|hache) & ! (jeu*|film|boss|match|mouche*|araign*|arbre*|haie*|racine*|jardin*|fleur*|tomate*|partie|poulet*|cochon|lapin*|poisson*)',
    ],
  },
  {
    id: 'enfant-que-l-on-jetterait',
    level: 'danger',
    situation: 'others',
    why: "Craindre de jeter ou de lâcher son enfant, ou en avoir envie : protéger l'enfant, et soigner qui a peur de soi.",
    unless: UNLESS,
    always: true,
    patterns: [
      // Des images où c'est soi qui lâche
      "je (le|la|les) vois (tomber|se noyer|sous l'eau|par terre|passer par la fenêtre) & moi qui (lâche|ai lâché|pousse|le fais|la fais|serre) & ! (film|série|match|trottinette|vélo|patin*|ski)",
      `(peur|crains|terrifié*|angoisse|imagine|vois) [de|d'|à|en train de] (le|la|les) ${THROW} ${FROM_HIGH} & ${SMALL_CHILD} & ! ${THROWN_THINGS}`,
      `(peur|crains|terrifié*|angoisse|imagine|vois) [de|d'|à|en train de] ${THROW} (mon|ma|le|la|mes|les|notre) [petit*|propre] ${SMALL_CHILD} ${FROM_HIGH}`,
      `(envie*|vais|failli|pourrais|capable|pulsion*) [de|d'|finir par] (le|la|les) ${THROW} ${FROM_HIGH} & (bébé|nourrisson|nouveau né|accouch*|mois|semaines) & ! ${THROWN_THINGS}`,
      `(envie*|vais|failli|pourrais|capable|pulsion*) [de|d'|finir par] ${THROW} (mon|ma|le|la|notre) [petit*|propre] (bébé|nourrisson|nouveau né) ${FROM_HIGH}`,
    ],
  },
  {
    id: 'arme-pour-leur-obéir',
    level: 'danger',
    situation: 'others',
    immediate: true,
    why: "« Ils » veulent que l'on s'en occupe, et l'arme est là : des voix, ou quelqu'un, poussent à un geste contre un autre.",
    unless: UNLESS,
    always: true,
    patterns: [
      `(ils|elles|voix|il|elle|dieu|démon*|télé) [*] [*] (veulent|veut|disent|dit|demandent|demande|ordonnent|ordonne|exigent) [*] [*] (que je (m'en occupe|m'occupe (de lui|d'elle|d'eux)|le fasse (taire|payer)|la fasse (taire|payer)|les fasse (taire|payer)|agisse|l'arrête|le punisse|la punisse)|de (m'en occuper|m'occuper (de lui|d'elle|d'eux)|(le|la|les) (faire taire|faire payer|punir|arrêter)|l'arrêter|agir)) & (ai|prends|pris|sorti|sors|tiens|avec|à la main) [*] [*] ${WEAPON} & ! ${AT_WORK}`,
    ],
  },
]
