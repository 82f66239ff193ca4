import type { Rule } from '../rule.ts'

/** The same for dangers: who, what, to whom, in any order. */
export const dangerConstellations: readonly Rule[] = [
  {
    id: 'partenaire-et-violence',
    level: 'danger',
    situation: 'partner-violence',
    why: 'Un partenaire et un acte de violence, de menace ou de contrôle dirigé contre la personne.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'sport', 'laughing'],
    patterns: [
      '(mon (mari|mec|copain|conjoint|compagnon|ex|époux|fiancé|chum|homme|petit ami|petit copain)|ma (femme|compagne|copine|conjointe|blonde|épouse)) & {contre moi} & {violence} & ! (_|mère et moi|travail|boulot|série)',
      '(il|elle) & (me|moi|ma) & (frapp*|coup de|coups|poing|gifl*|étrangl*|cogn*|tabass*|me menace|par les cheveux|exige*|ma position|me retrouve|me suit|enferm*|séquestr*|confisqu*|me tue|me tuera|me viol*|brûl*|fusil|couteau|surveille mon|fouille mon) & ! (_|chat|chien|bébé|poing levé|(moi qui|je) me tue)',
    ],
  },
  {
    id: 'acte-sexuel-imposé',
    level: 'danger',
    situation: 'sexual-violence',
    why: "Un acte sexuel et l'absence de consentement, ou un auteur en position d'autorité.",
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    patterns: [
      '(masseur|kiné|médecin|prof|patron|chef|coach|oncle|cousin) & (doigts|là où il ne fallait|seins|fesses|cuisse*|culotte|frott*|déshabill*) & ! (_|cuisses (mortes|en feu|dures)|courbature*|frotte les mains|claque* des doigts|croise* les doigts|pour mes doigts|doigts noirs)',
      "(me|moi|je|ma|mon) & {sexuel} & {non consenti} & ! (_|j'aime|mon téléphone|cette chanson|ça me touche|touchant*|beaucoup touché*|m'a beaucoup|au coeur|cheveux jusqu*|ballon|fenêtre nue|en culotte|poux|mot de trop|(est|c'est) abusé|doigts (en sang|noirs|pendant)|pour mes doigts)",
    ],
  },
  {
    id: 'enfant-et-mal',
    level: 'danger',
    situation: 'child',
    why: "Un enfant, ou quelqu'un qui parle en enfant, et un mauvais traitement ou une négligence grave.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'sport', 'laughing'],
    patterns: [
      '(papa|maman|mon père|ma mère|mes parents|mon beau-père|ma belle-mère|mon frère|mon oncle|mon grand frère) & (me|nous|moi|ma soeur|mon frère) & (tape*|frapp*|bâton|ceinture|martinet|coups|enferm*|foutu* dehors|mis* dehors|nourrir|affam*|nue|douche|dans mon lit|dans ma chambre la nuit|touche|fait des choses|cave|placard|brûl*|viol|viols|viole|violer) & ! (_|crie|colère contre|oeil|cuisine|la ceinture|mets la ceinture|rétro|permis|à la chasse|la chasse)',
      '{enfant} & (affamé*|nourrit pas|bâton|secou*|jeté (mon|le|son)|bleus|marques|brûlures|cave|placard|seul* la nuit|bain* avec|attouch*|abus*|viol|viols|viole|violer|maltrait*|étouff*|coups|hurler la nuit|fait des choses|traces) & ! (_|vélo|judo|vaccin|jeu|chute|tombant|rire|rires)',
      '(mineur*|collège|{mineur}) & (foutu* dehors|mis* dehors|viré* de chez|dors dehors|à la rue|fugu*|(laisse*|laissent|couche*|coucher|privé*|jours|journée*|nuit|dort|dors) sans manger)',
    ],
  },
  {
    id: 'signes-vitaux',
    level: 'danger',
    situation: 'medical',
    immediate: true,
    why: "Deux signes graves chez une même personne, ou un signe qui ne souffre pas d'attente.",
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing', 'sport'],
    patterns: [
      '(poitrine|thorax) & (transpire*|gris*|livide|sueurs|serre*|bras|mâchoire|tient|douleur|mal|étau|essouffl*|vite) & ! (opération|allait*|complex*|soutien*|câlin|angoisse|panique|stress)',
      "(plus à parler|parle plus|mots bizarres|articul*|bouche tordue|visage tombe|bras pend|bras mort) & (bras|visage|bouche|côté|jambe|soudain|d'un coup|pend)",
      '(lèvres|langue|ongles|visage) & (bleu*|violet*|violacé*|gonfl*) & ! (yeux bleus|rouge à lèvres|vernis)',
      '(gonfle*|gonflé*) & (de partout|gorge|visage|piqû*|piqué*|cacahu*|crevettes|noix|respir*)',
      "({enfant}|ma fille|mon fils|mon petit|mon père|ma mère|mon mari|ma femme|mon frère|mon ami|ma soeur|mon amie) & (tombé* (du|de|d') .. (étage|échelle|toit|balcon|fenêtre|escalier)|doigts dans la prise|électrocut*|convuls*|inconscient*|évanoui*|s'étouff*|bouge plus|respire (mal|plus|pas)|tremble par terre|délire)",
      '(par terre|tapé trop|trop pris|trop fumé) & (tremble*|respir*|bouge|vomi*|inconscient*|convuls*) & ! (rire|_)',
      '(diabétique|insuline|glycémie) & (confus*|vomi*|grammes|inconscient*|malaise|tremble*|répond)',
      '(mal au ventre|ventre) & (dur comme|39*|40|fièvre|insupportable|plié* en deux|vomi*) & (depuis|et)',
      '({enfant}|mon petit|ma petite) & (mangé|avalé|bu|gobé) & ({médicaments}|{poison}|comprimés|lessive|champignon*|pile) & ! _',
      '(vomi*|crach*|perd*) & (du sang|beaucoup de sang)',
      "s'étouff*",
    ],
  },
  {
    id: 'menace-et-moyen',
    level: 'danger',
    situation: 'others',
    immediate: true,
    why: "L'intention ou l'impulsion de blesser quelqu'un, avec une cible et une détermination.",
    unless: ['fiction', 'study', 'news', 'laughing', 'sport', 'kitchen'],
    patterns: [
      '(je le tue|je la tue|je les tue|je vais le saigner|je vais la saigner|le saigner|les saigner|la saigner)',
      "(je|j) & (tuer|saigner|planter|buter|égorger|poignarder|massacrer|étouffe|étouffer|abattre) & (le|la|les|quelqu'un|tous|mon bébé|ma mère|mon père|mon voisin|ma femme|mon mari|mon patron|mes enfants|des gens) & {détermination} & ! (_|me tuer|temps|mouche*|cafard*|moustique*|rat*|araignée*|boss|petit frère|légume*|arbre*|envie de me)",
      "(je|envie) & pousser & (quelqu'un|gens|personne) & (rails|voies|métro|quai|vide|pont|escalier)",
      '(crever|payer|mourir) & tous & (préparé|préparer|lycée|bureau|arme|plan|liste) & je',
    ],
  },
  {
    id: 'aîné-et-mal',
    level: 'danger',
    situation: 'elder',
    why: 'Une personne âgée et un mauvais traitement, une négligence ou une spoliation.',
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    patterns: ['{aîné} & {mal fait à un aîné} & ! (_|vélo|chute|tombé*|paris|rire|noël|jardin)'],
  },
  {
    id: 'réseau-et-meute',
    level: 'danger',
    situation: 'cyber',
    why: 'Un réseau et des attaques, des images ou un chantage.',
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    patterns: [
      '(je|me|moi|mes|ma|mon) & {réseau} & (haine|haineux|insult*|menac*|nude*|porno|montage*|rumeur*|harcel*|faux compte|fake|chantage|moquent|dénud*|photos intimes|crever|suicide toi|tout poster|ma tête|se moquent|balanc*) & ! _',
      'faux porno',
      '(mes photos|ma photo|photos de moi|vidéo de moi) & (menac*|poster|publi*|balanc*|diffus*|tourne*|partag*) & ! (_|insta*|vacances|fier|fière)',
    ],
  },
]
