import type { Matter } from './request.ts'

/** What to do in a whole part of life: for what is talked about, where no situation has advice of its own left. */
export const broadMethods: readonly Matter[] = [
  {
    id: 'get-talking-again',
    patterns: ['(reparl*|renouer|reprendre contact|réconcili*|recoller|rabibocher|reprendre le dialogue|se parler)'],
    answers: [
      'Un moment calme, côte à côte plutôt que face à face, et trois choses seulement : ce que vous voyez, ce que cela vous fait, une demande. « On ne se parle presque plus. Cela me pèse. On prend dix minutes ce soir ? » Puis laissez un silence.',
      'Si l’oral tourne mal, commencez par écrit, deux lignes, sans reproche ni question piège, et laissez un jour ou deux pour répondre. Dès que le ton monte : « On arrête là, on reprend demain. »',
    ],
  },
  {
    id: 'spread-the-money',
    patterns: [
      "(payer|paye|paie|fin du mois|facture*|loyer|rembours*|budget|argent|découvert|banque|dette*|tenir jusqu'à)",
    ],
    themes: ['money'],
    answers: [
      'D’abord trois colonnes : ce qui doit être payé avant la paye, ce qui peut attendre, ce qui peut se payer en plusieurs fois. Puis appelez avant l’échéance, un par un, avec un montant tenable et une date ; ce qui est proposé tôt est souvent accepté.',
      'Une assistante sociale, au CCAS de la mairie ou au département, fait le tour avec vous, gratuitement, et connaît les aides d’urgence. En parallèle, demandez à votre banque un point budget : elle y est tenue quand un client est en difficulté.',
    ],
  },
  {
    id: 'sleep-tonight',
    patterns: ['(dormir|endormir|rendormir|réveill*|nuit|nuits|sommeil|insomni*|coucher)'],
    themes: ['sleep'],
    answers: [
      'Ce soir : un papier près du lit pour y déposer demain, une demi-heure sans écran, la chambre fraîche, et se lever à la même heure quoi qu’il arrive. Si vous vous réveillez, ne regardez pas l’heure ; levez-vous si cela dure, lumière basse, et revenez quand les paupières pèsent.',
      'Plus de café après midi, un peu de marche dans la journée, et le lit seulement pour dormir. C’est la régularité du lever qui recale les nuits, plus que l’heure du coucher.',
    ],
  },
  {
    id: 'let-it-go',
    patterns: [
      '(pardonner|digérer|encaisser|passer à autre chose|passer au dessus|tourner la page|accepter|faire le deuil|oublier)',
    ],
    themes: ['breakup'],
    answers: [
      'Cela ne se décide pas d’un coup. Ce qui aide : l’écrire une fois jusqu’au bout, sans l’envoyer, ne plus aller chercher de nouvelles pendant deux semaines, et remplir d’avance les heures où cela revient.',
      'Accepter ne veut pas dire approuver. On peut commencer par ne plus refaire la scène : quand elle revient, dire « je la connais », et se tourner vers une chose à faire, la plus concrète possible.',
    ],
  },
  {
    id: 'hold-on',
    patterns: ['(tenir|tenir le coup|tiens|supporter|survivre|m en sortir|gérer|faire face)'],
    answers: [
      'Une seule chose à lâcher cette semaine, et une seule à demander à quelqu’un : ce sont ces deux-là qui font tenir, plus que la volonté. Puis un petit morceau de journée à vous, court, mais à heure fixe.',
      'Découpez : tenir jusqu’à ce soir, puis jusqu’à demain. Mangez et dormez en premier, le reste après ; presque tout peut être fait moins bien pendant quelques jours.',
    ],
  },
  {
    id: 'home-shared',
    patterns: ['(ménage|vaisselle|tâches|répartir|partager|courses|linge|planning)'],
    themes: ['couple'],
    answers: [
      'Parlez-en hors du moment qui fâche, avec une demande et pas deux : « Voilà ce qui me manque. Ce que je te demande, c’est ceci, à partir de lundi. » Puis un point dans deux semaines, sur les faits.',
      'Choisissez le plus petit changement que l’autre ne peut pas refuser, et tenez-le un mois : c’est lui qui rouvre la discussion pour la suite.',
    ],
  },
  {
    id: 'be-with-people',
    patterns: [
      '(solitude|voir du monde|me sens seul*|être seul*)',
      '(dimanche*|week end*) & (seul*|vide*|long|longs|personne)',
      '(longues|vides) soirées',
      'soirées (seul*|longues|vides)',
    ],
    themes: ['loneliness', 'friendship'],
    answers: [
      'Deux choses à la fois : un lieu où l’on vous revoit chaque semaine, et un message envoyé aujourd’hui à quelqu’un d’avant. Le premier fait les liens de demain, le second tient ce soir.',
      'Prévoyez la veille, avec une heure et un lieu, même pour une petite sortie ; ce qui n’est pas décidé d’avance ne se fait pas les jours sans élan.',
    ],
  },
]

/** Where nothing tells what it is about. */
export const anyMethod: readonly string[] = [
  'Prenons-le par petits bouts : ce qui ne dépend pas de vous, on le laisse ; dans le reste, une seule chose, faisable avant demain soir, et une personne à qui le dire. C’est peu, et c’est ce qui remet en mouvement.',
  'Une façon de s’y prendre : écrire en une phrase ce que vous voudriez dans un mois, puis le premier pas de dix minutes qui y mène. On fait celui-là, et l’on regarde ensuite.',
  'Ce qui a déjà aidé une autre fois, même un peu, est le meilleur départ : refaites cela d’abord, en plus petit, à heure fixe.',
]
