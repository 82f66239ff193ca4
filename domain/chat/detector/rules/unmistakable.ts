import type { Rule } from '../rule.ts'

/** Words that have one meaning only: heeded whatever the second reader makes of them. */
export const unmistakable: readonly Rule[] = [
  {
    id: 'sans-équivoque',
    level: 'crise',
    situation: 'intent',
    why: 'Sa propre mort, voulue, dite en toutes lettres.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      'je (vaux|vaudrais|vaudrai|rapporte|rapporterais|sers|servirais) [plus] [cher|utile|davantage] .. mort* que (vif|vive|vivant*|en vie)',
      'plus (cher|utile*) mort* que (vif|vive|vivant*|en vie)',
      'je (vais|veux|compte|prévois de|dois) me (suicider|défenestrer|immoler)',
      "(j'ai|je) [bien|vraiment|déjà] (décidé|choisi) de (mourir|me tuer|me suicider|mettre fin à mes jours|me donner la mort)",
      'je (vais|veux|compte|préfère) mettre fin à (mes jours|ma vie)',
      "je (vais|veux) m'ôter la vie",
      'je pense [souvent|beaucoup|sérieusement|de plus en plus|encore|toujours|parfois] au suicide',
      "j'ai [des|souvent des|encore des|toujours des|de plus en plus d'] (idées|pensées|envies) suicidaires & ! (si|demand*|questionnaire)",
      "j'ai envie de (mourir|me tuer|me suicider|en finir avec (la vie|ma vie)) [$|,|et|depuis|tous|chaque|ce soir]",
      '(ils|elle|il|on|vous|le facteur|la voisine|mes parents|ma femme|mon mari) me (trouveront|trouvera|trouverez|retrouveront|retrouvera|retrouverez) (mort*|pendu*|sans vie)',
    ],
  },
  {
    id: 'lieu-demandé',
    level: 'crise',
    situation: 'method-question',
    immediate: true,
    why: 'Demander d’où sauter : ni un jeu ni un roman n’y changent rien.',
    always: true,
    patterns: [
      "(quel*|meilleur*|où|d'où) & (pont|toit|falaise*|immeuble|tour|viaduc|pont*|balcon) & pour [me|se] (sauter|jeter|en finir|mourir|suicider) & ! (élastique|parachute|parapente|plong*|base|deltaplane|baigner)",
    ],
  },
  {
    id: 'proche-sans-équivoque',
    level: 'vigilance',
    situation: 'other-worry',
    why: 'Une personne a confié vouloir mourir : la ligne conseille aussi les proches.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      "(il|elle|{proche}) .. (m'a|me) (dit|confié|avoué|écrit|dis|confie|avoue|écrit) .. (idées|pensées|envies) suicidaires",
      "(il|elle|{proche}) .. (m'a|me) (dit|confié|avoué|écrit|dis|confie|avoue) [qu'] (il|elle) (veut|voulait|voudrait|pense à|pensait à) [bien] (mourir|se tuer|se suicider|en finir)",
      "(il|elle|{proche}) .. (m'a|me) (dit|confié|avoué|écrit|dis|confie|avoue) [qu'] (il|elle) (pense|pensait) au suicide",
      "peur (qu'il|qu'elle|que {proche}) [ne] (se (suicide|tue|foute en l'air|pende|jette)|passe à l'acte|mette fin à ses jours|attente à ses jours)",
    ],
  },
  {
    id: 'douleur-à-la-poitrine',
    level: 'danger',
    situation: 'medical',
    why: 'Une douleur à la poitrine se vérifie, même quand on la met sur le compte du stress.',
    unless: ['fiction', 'study', 'news', 'resolved-past', 'laughing'],
    always: true,
    patterns: [
      "(j'ai|ai|il a|elle a) [très|toujours|encore|super|vraiment|hyper] mal (à|dans|au milieu de|au niveau de) la poitrine & ! (cardiologue|vérifié|trac|musculaire|chaque fois)",
    ],
  },
]
