import type { Matter } from './request.ts'

/** What helps through what everybody meets, whatever the talk is about: a wait, an evening that comes back, a load to share, another's mood. */
export const ordinaryMethods: readonly Matter[] = [
  {
    id: 'through-days-with-people',
    patterns: ['(survivre|tenir|supporter|passer) ... (avec|chez) (eux|elles|elle|lui|ma|mon|mes|les|la|des)'],
    answers: [
      'Gardez chaque jour une heure à vous, annoncée d’avance : une marche, une sieste, une course à faire. Et une personne à qui écrire le soir. On supporte mieux les autres quand on peut s’en éloigner un peu.',
    ],
  },
  {
    id: 'through-a-wait',
    patterns: [
      '(tenir|patienter|attendre|supporter|vivre|passer|occuper|gérer|survivre) .. (jusqu à|jusque|jour|jours|semaine|semaines|mois|attente|résultat*|réponse|verdict|notes|là)',
      '(patienter|attente|en attendant|d ici là) & ! (salle d attente|attente de quelqu)',
    ],
    answers: [
      'Découpez l’attente : une petite chose prévue par demi-journée, dont une avec quelqu’un, et un seul moment par jour, à heure fixe, pour y penser ou regarder s’il y a du nouveau. Le reste du temps, quand cela revient : « pas encore l’heure ».',
      'Préparez les deux issues en trois lignes chacune : ce que vous ferez, qui vous appellerez. On attend mieux quand la suite a déjà une place.',
    ],
  },
  {
    id: 'share-a-load',
    patterns: [
      '(répartir|répartit|partager|partage|relayer|relaie|alterner|départager) .. (nuit|nuits|réveil*|sortie*|tâche*|ménage|courses|garde*|trajet*|week end*|vacances|frais|visite*|repas|bain*|devoirs|matin*|soir*|travail|rôle*)',
      '(chacun son tour|à tour de rôle|une fois sur deux|un jour sur deux)',
    ],
    answers: [
      'Décidez-le à tête reposée, et non au moment même : chacun dit ce qui lui coûte le plus, puis un tour écrit d’avance, un jour l’un, un jour l’autre, ou une moitié chacun. Essayez-le une semaine, et ajustez ensemble.',
      'Des parts entières plutôt que des coups de main : celui dont c’est le tour fait tout, et l’autre se repose vraiment, sans être appelé. Puis un point de cinq minutes en fin de semaine.',
    ],
  },
  {
    id: 'a-moment-that-comes-back',
    patterns: [
      '(faire|fais|fait|passer|passe|occuper|occupe|remplir|traverser|meubler|vivre|supporter) .. (mes|les|ces|mon|le|ce|ma) (soir*|soirée*|dimanche*|samedi*|vendredi*|lundi*|mardi*|mercredi*|jeudi*|week end*|matin*|midi*|nuit|nuits) & ! (devoirs|dormir|répartir|partager)',
      '(dimanche*|samedi*|vendredi*|soir|soirs|soirées|week end*|matins) .. (moins dur*|moins long*|moins vide*|plus doux|plus supportable*)',
    ],
    answers: [
      'Un moment qui revient se prépare d’avance : donnez-lui une petite habitude à vous, toujours la même. Un appel à quelqu’un, un plat qui prend du temps, une marche d’une heure : quelque chose qui occupe les mains, ou une voix.',
      'Décidez la veille, avec une heure et un lieu, et prévenez quelqu’un : ce qui est promis à un autre se fait même les jours sans élan.',
    ],
  },
  {
    id: 'when-another-flares-up',
    patterns: [
      "(réagir|réagis|réagit|répondre|réponds|faire|fais|fait|comporter) ... (quand|lorsque|si) (il|elle|ils|elles|mon|ma|mes|on) & ! (s'il|meurt|mort|suicid*|frappe*|tape*|menace*)",
    ],
    answers: [
      'Sur le moment, le moins possible : une phrase calme, « on en reparle tout à l’heure », et un pas de côté, une autre pièce, le jardin. Le fond se dit à froid, une fois, en commençant par ce que cela vous fait.',
      'Préparez une phrase d’avance, toujours la même, et dites-la sans hausser le ton ; puis changez de sujet ou de pièce. C’est la constance qui apaise, plus que les arguments.',
    ],
  },
  {
    id: 'the-eyes-of-others',
    patterns: [
      '(regard|regards|jugement*|remarque*|questions|réflexions) .. (autres|gens|collègue*|famille|voisin*|amis|parents|élèves|équipe|monde)',
    ],
    answers: [
      'Une seule phrase prête suffit, courte, pour ceux qui demandent : « Cela va mieux, merci, je préfère ne pas m’étendre. » Commencez par une personne qui vous met à l’aise : les autres suivent, et l’attention passe vite à autre chose.',
    ],
  },
]
