import type { Cue } from './cue.ts'

/** Troubles of a life that no theme fits: taken for themselves before any word of them suggests something else. */
export const lives: readonly Cue[] = [
  {
    id: 'child-lost-before-birth',
    isTender: true,
    patterns: [
      '(fausse couche|fausses couches|mort né*|mort in utero|né* sans vie|img|interruption médicale)',
      '(bébé|fils|fille|enfant) .. (mort*|décédé*|parti*) .. (ventre|naissance|accouch*|terme)',
      '(perdu) (notre|mon|le) bébé',
      '(il|elle) pesait * (kilo*|kg|grammes)',
      '(chambre|berceau|lit) .. (prêt*|vide*) & (bébé|fils|fille|petit*|naissance)',
    ],
    heard: [
      'Votre enfant a existé, et sa place est là, dans ce que vous écrivez.',
      'On parle peu de ces enfants-là, et leurs parents les portent longtemps.',
      'Merci de me le dire.',
    ],
    questions: ['Voulez-vous me parler de lui, ou d’elle ?', 'Avec qui pouvez-vous prononcer son prénom ?'],
  },
  {
    id: 'retirement',
    patterns: [
      '(retraite|retraité*)',
      '(boulot|travail|métier) .. me manque',
      '(plus|pas) utile .. (depuis|maintenant|personne)',
      'me sentir utile',
    ],
    heard: [
      'Du jour au lendemain, plus personne n’attend quelque chose de précis de vous : cela laisse un creux.',
      'Un métier donne aussi des horaires, des visages, une place.',
    ],
    questions: [
      'Qu’est-ce qui vous manque le plus : les gens, le rythme, ou le savoir-faire ?',
      'À quoi ressemble une de vos journées, maintenant ?',
      'À qui votre savoir-faire pourrait-il encore servir ?',
    ],
  },
  {
    id: 'boredom',
    patterns: ["je m'ennuie", "on s'ennuie", '(rien à faire|tourne en rond)', "l'ennui"],
    heard: [
      'L’ennui fatigue autant que le trop-plein.',
      'Des journées sans rien qui les marque finissent par se ressembler.',
    ],
    questions: ['Quel moment de la journée s’étire le plus ?', 'Qu’est-ce qui vous occupait vraiment, avant ?'],
  },
  {
    id: 'jealousy',
    patterns: [
      'jalou*',
      "(il|elle|copain|copine|mec|mari|femme) .. (like*|matte*|drague*|parle à son ex|regarde d'autres)",
      "(peur|crois) qu'(il|elle) (me trompe|aille voir ailleurs)",
    ],
    heard: [
      'Voir cela, et devant les autres, touche à la confiance.',
      'La jalousie pose souvent une question à laquelle personne n’a répondu clairement.',
    ],
    questions: [
      'Qu’auriez-vous besoin d’entendre, de sa part ?',
      'Qu’est-ce qui, dans ces moments, vous blesse le plus : le geste, ou que cela se voie ?',
    ],
  },
  {
    id: 'bedtime',
    patterns: [
      '(fils|fille|enfant*|bébé|petit|petite|il|elle) .. (coucher|endorm*|dorm*|dort|lit) & (crise*|refuse*|hurle*|pleure*|veut pas|sort|appelle)',
      '(crise*|hurle*|pleure*) .. (au|du) coucher',
      '(veut|veux) pas que je sorte de (la|sa) chambre',
    ],
    heard: [
      'Le coucher use, parce qu’il tombe quand vous n’avez plus de réserve.',
      'Les trois mêmes gestes dans le même ordre, puis sortir deux minutes et revenir comme promis : c’est souvent ce qui rassure un petit.',
    ],
    questions: [
      'Comment se passe la dernière demi-heure, chez vous ?',
      'Qui pourrait prendre un coucher sur deux, même une semaine ?',
    ],
  },
  {
    id: 'trade-lost-abroad',
    patterns: [
      '(équivalence|diplôme) .. (pays|étranger|reconnu*|france|québec|infirmi*|médecin)',
      '(dans mon pays|chez moi là bas|au pays) .. (étais|travaillais|infirmi*|prof*|médecin|ingénieur*)',
    ],
    heard: ['Avoir exercé un métier, et devoir prouver à nouveau que l’on sait : cela blesse.'],
    questions: ['Qu’est-ce que ce métier disait de vous ?', 'Où en sont les démarches, aujourd’hui ?'],
  },
  {
    id: 'caught-off-guard',
    isTender: true,
    patterns: [
      '(souri|ri|rigolé|rien dit|figé*|bredouillé*) .. (comme une|comme un|bêtement) (idiot*|cruche|conne|con|imbécile|bête)',
      '(restée|resté|reste) .. comme (une cruche|un idiot|une idiote|un con|une conne)',
    ],
    heard: ['Sourire ou se taire, c’est souvent ce qui reste quand on est pris de court.'],
    questions: ['Qu’auriez-vous voulu pouvoir dire ?'],
  },
  {
    id: 'tender-memory',
    isTender: true,
    patterns: [
      '(sent|sentait) encore (toi|lui|elle|son|sa)',
      'je garde (la|le|sa|son|ses) (chemise|pull|montre|écharpe|foulard|veste|photo|voix|lettre*)',
    ],
    heard: ['On garde ce qui garde quelqu’un.', 'Cela tient en peu de choses, et cela compte.'],
    questions: [],
  },
]
