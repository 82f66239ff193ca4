import type { Rule } from '../rule.ts'

/**
 * Ideas that weigh when they meet in one sentence, in any order, whatever the wording: people in distress rarely speak in
 * set phrases. `A & B` asks for both; `! A` asks for its absence.
 */
export const constellations: readonly Rule[] = [
  {
    id: 'lame-et-corps',
    level: 'crise',
    situation: 'self-injury',
    why: "Un objet qui blesse et une partie de son corps, ou une blessure que l'on se fait.",
    unless: ['kitchen', 'fiction', 'study', 'resolved-past'],
    patterns: [
      '(je|me|mon|ma|mes) & {lame} & {partie du corps} & ! ((dans|sur) (son|sa|ses|leur|leurs)|(trouvé|découvert|retrouvé) [*] [*] [*] [*] [*] (fille|fils|ado|soeur|frère|élève)|(il|elle) a des (traces|marques|coupures|entailles|cicatrices))',
      'je me (brûle|coupe|pique|plante) avec ... (quand|exprès|parce que|dès que|si)',
      '(je|me) & (ouvre|ouvrir|coupe|entaille|gratte) & (peau|chair) & ! (oignon*|poulet|viande)',
      '(me suis fait|me fais|me refais) & (traits|entailles|coupures|marques|brûlures|griffures) & (cuisse*|bras|poignet*|jambe*|ventre|hanche*)',
      '{lame} & (baignoire|bain|toilettes|salle de bain) & je & ! ((dans|sur) (son|sa|ses|leur|leurs))',
      '(me|mes) & {blessure} & {partie du corps} & {volontairement} & ! (il|elle|mari|mec)',
      "(me suis fait|m'inflige|me fais|je me) & {blessure} & ! (il|elle)",
      '(je|j) & (recommencé|repris|replongé|craqué) & (lame|lames|cutter|rasoir|me couper|scarifications)',
      '(ouvrir|ouvert|coupé|tranché|tailladé) & (poignet*|veines|bras) & (me|je|m) & ! (il|elle|genou)',
    ],
  },
  {
    id: 'toxiques-en-quantité',
    level: 'crise',
    situation: 'attempt',
    immediate: true,
    why: "Des toxiques, un verbe d'absorption et une quantité, ou un malaise : urgence vitale.",
    unless: ['fiction', 'study', 'news', 'resolved-past'],
    patterns: [
      'je & {avaler} & {médicaments} & (toute la|toutes les|tous les|tous mes|plein|trop|boîte*|plaquette*|poignée*|le reste|restait|flacon*|surdose|dizaine*|vingtaine|trentaine) & ! (effet*|poids|tension|prescri*|comme|docteur|médecin|il|elle|périmé*|cyclamed|rapporté*|pharmacien*)',
      '(ai|viens) & {avaler} & (boîtes|flacon*|plaquettes|tout mélangé|trop tard) & ! (aiment les boîtes|boîtes de nuit|en boîtes|cyclamed|pharmacien*|armoire à pharmacie|périmé*|sacs de boîtes|tapé trop tard|judo|mouchoirs)',
      'je & {alcool} & {calmants} & {avaler} & {malaise}',
      'je & (mélangé|mélange) & (alcool|calmants|{médicaments})',
      '(tentation|envie) & {avaler} & {quantité} & {calmants}',
    ],
  },
  {
    id: 'moyen-sous-la-main',
    level: 'crise',
    situation: 'plan',
    immediate: true,
    why: 'Un moyen gardé près de soi sans raison ordinaire.',
    unless: ['fiction', 'sport', 'kitchen', 'study', 'news', 'laughing'],
    patterns: [
      // Taken in secret night after night, it is no store.
      '(je|mon|ma|mes) & {médicaments} & {garder sur soi} & ! (ventoline|allerg*|voyage|valise|migraine|rhume|il|elle|enfant*|prescri*|un cachet|un comprimé) & ! (prends|prend|prenais) [*] [*] [*] [*] en (cachette|douce|secret)',
      '(je|me|moi) & {arme à feu} & {sinistre} & ! (elle|ils|le tuer|la tuer|les tuer|le tue|le type|lui|tous|lycée|mari|ex|son père a|chasseur*)',
      '(je|me|ma|moi) & corde & {sinistre} & ! (linge|guitare|sauter|escalade)',
      '(loué|réservé|pris) & (chambre|hôtel|étage) & (balcon|seul*|rien que pour|tranquille) & ! (vacances|mer|vue)',
      "je & (téléchargé|lu|trouvé|cherché) & (mode d'emploi|guide|forum|méthode) & (mourir|partir|en finir|suicid*|sans souffrir)",
    ],
  },
  {
    id: 'lieu-et-chute',
    level: 'crise',
    situation: 'ideation',
    immediate: true,
    why: "Un lieu d'où l'on tombe, ou une voie, et l'idée de s'y jeter ; la voiture comme moyen.",
    unless: ['sport', 'fiction', 'news', 'laughing', 'study'],
    patterns: [
      "(je|me) & {lieu élevé ou voie} & {se jeter} & ! (chat|chien|eau et|ballon|élastique|lunettes|clés|livre|imprimante|ma fille|mon fils|il|elle|accident|dans le train|quelqu'un|flaque*|gare|plongeoir|piscine|moment|billet)",
      '(je|me|envie) & {voiture} & {voiture folle} & {volonté de mort} & ! (peur|permis|moniteur|leçon*|phobie)',
    ],
  },
  {
    id: 'sa-propre-mort',
    level: 'crise',
    situation: 'ideation',
    why: 'Sa propre mort associée à une envie, une pensée, un projet.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    patterns: [
      '(je|me|mon|ma|moi) & {mort de soi} & {volonté de mort} & ! (peur|il|elle|angoisse|{proche})',
      "{mort de soi} & (seule envie|plus qu'une envie|tourne en boucle|obsède|obsession|hante)",
    ],
  },
  {
    id: 'départ-définitif',
    level: 'crise',
    situation: 'veiled',
    immediate: true,
    why: 'Un départ dit comme définitif, sans destination ordinaire.',
    unless: ['fiction', 'news', 'study', 'laughing'],
    patterns: [
      '(je|me|moi|on|j) & {départ} & {définitif} & ! {départ ordinaire} & ! (il|elle|depuis longtemps|il y a longtemps|ça fait longtemps)',
      "{annonce d'absence}",
      '(je|mon|mes|ma|me|moi) & {mise en ordre} & {sans moi après} & ! (vacances|voyage|week-end|déménag*|hospitalis*|opération)',
    ],
  },
  {
    id: 'comparaison-de-létalité',
    level: 'crise',
    situation: 'method-question',
    immediate: true,
    why: "Comparer ce qui tue n'aide à soigner personne : une thèse ou un roman n'y changent rien.",
    always: true,
    unless: ['news'],
    patterns: [
      '(tableau|class*|compar*|liste*) & (létal*|mortel*|toxicité|plus dangereu*|moins dangereu*) & ({médicaments}|les|méthodes|moyens) & ! (chien*|champignon*|animaux|sport*|métier*|plantes)',
    ],
  },
  {
    id: 'question-létale',
    level: 'crise',
    situation: 'method-question',
    immediate: true,
    why: "Une question sur ce qui tue : on répond par la sécurité, jamais par l'information.",
    unless: ['study', 'news'],
    patterns: [
      '{question} & {mortel} & ({médicaments}|{poison}|pendre|pendaison|noyade|veines|sang|hauteur|étage*|rapide|vite|facile*|sûr|sûre|douleur|souffr*|corde|gaz|train|froid|accident) & ! (chien|chat|plante*|il|peur|film|personnage de)',
      '{question} & (rapide|simple|facile|doux|douce|efficace|discret) & (crever|mourir|en finir|partir pour|se tuer|suicid*)',
      "{question} & {médicaments} & (trop|surdose|overdose|mélang*|plaquettes|dose maximale|dangereux|on souffre|s'endort) & ! (effets secondaires|prescri*|allait*|enceinte|chien|chat|enfant*)",
      "(combien|comment|faut) & (se vider de son sang|se noyer|s'asphyxier|perdre connaissance)",
      '(poison|cyanure|arsenic) & (agit|trace*|vite|trouver|acheter|connai*|avaler)',
    ],
  },
  {
    id: 'proche-en-acte',
    level: 'crise',
    situation: 'other-imminent',
    immediate: true,
    why: 'Un proche avec un moyen en main, introuvable après un adieu, ou blessé par lui-même.',
    unless: ['fiction', 'news', 'resolved-past', 'study'],
    patterns: [
      '({proche}|mon ex) & (corde|poignets|veines|pendu*|fusil|rebord|rambarde|lame|adieu|médicaments|cachets|comprimés) & (cou|sang|introuvable|disparu*|répond plus|envoyé|enfermé*|avalé*|autour|saut*|mot|photo)',
    ],
  },
]
