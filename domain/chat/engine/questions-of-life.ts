import type { SmallTalk } from './small-talk.ts'

/** What people ask about their own life, whatever it is: the answer comes first, as far as there is one. */
export const questionsOfLife: readonly SmallTalk[] = [
  {
    id: 'how-long',
    patterns: [
      '(combien de temps|jusqu à quand) .. (dure*|durer|faut|faudra|mettre|met|prend|prendre)',
      'au bout de combien de temps',
      '^ [et|mais] (ça|cela) (passe|dure) (quand|combien|longtemps) *',
    ],
    answers: [
      'Cela change beaucoup d’une personne à l’autre : des semaines le plus souvent, rarement en ligne droite. Si rien ne bouge au bout d’un mois, votre médecin peut aider.',
      'Je n’ai pas de durée sûre à donner, et je préfère le dire. Ce qui l’abrège souvent : ne pas le porter sans personne, et garder une chose par jour qui fait du bien.',
    ],
  },
  {
    id: 'will-it-pass',
    patterns: [
      "(vais|va|vas|finir*) .. (m'en remettre|m'en sortir|passer|partir|s'arrêter|durer|finir|aller mieux|guérir|oublier) & (crois|croyez|pense*|pensez|est ce|quand|un jour)",
      '(crois|croyez|penses|pensez) (tu|vous) que (je vais|ça va|je pourrai)',
      '(crois|croyez|penses|pensez) que (je vais|ça va|je pourrai)',
      '^ [et|mais|est ce que] (ça|cela) (va|finit|finira) [bien|un jour|par] (passer|se calmer|aller mieux|s arranger) $',
    ],
    answers: [
      'Le plus souvent oui, même si personne ne peut donner de date : cela vient par des heures moins lourdes, puis par des jours. Qu’est-ce qui a déjà un tout petit peu changé ?',
      'Cela prend du temps, et ce n’est pas en ligne droite, mais cela bouge. À quoi verriez-vous que cela va un peu mieux ?',
      'Je n’ai pas de date à donner, et je préfère le dire. Ce qui aide à ne pas compter les jours : une seule chose prévue demain, petite et à vous.',
    ],
  },
  {
    id: 'opinion',
    patterns: [
      '(tu|vous|ferais|feriez|serais|seriez) .. à ma place',
      '^ à ma place',
      '(ton|votre) avis & ! (dépression|bipolaire|borderline|tdah|burn out|autiste)',
      '(est ce que je (dois|devrais)|dois je|devrais je)',
      '(je dois|je devrais) .. (ou pas|ou non) $',
      '(tu|vous) (ferais|feriez) quoi',
      '(ferais|feriez) (tu|vous)',
      '(crois|croyez|penses|pensez) [tu|vous] que (je devrais|je dois|il faut|il faudrait)',
      '(je devrais|dois-je|est ce que je dois|est ce que je devrais) .. (écrire|appeler|partir|rester|dire|parler|accepter|refuser|quitter|y aller) & (vous|tu|avis|est ce|selon)',
      '(tu|vous) en (penses|pensez|dis|dites) quoi',
      "(qu'en|que en) (penses|pensez|dites|dis) (tu|vous)",
    ],
    answers: [
      'Je suis une IA : je n’ai pas vécu cela, et la décision est la vôtre. Qu’est-ce qui pèse le plus d’un côté, et de l’autre ?',
      'Je n’ai pas de place à prendre dans cette histoire, mais je peux vous aider à l’éclairer. Que conseilleriez-vous à une amie dans la même situation ?',
      'Un avis de ma part ne vaudrait pas le vôtre. Si vous imaginez demain soir, de quel choix serez-vous en paix ?',
    ],
  },
  {
    id: 'is-it-normal-of-them',
    patterns: ['(normal|normale|bizarre|grave) que (il|elle|ils|elles|on|mon|ma|mes|mon mari|ma mère)'],
    answers: [
      'Cela se voit souvent, et d’ici je ne peux pas juger de ce cas-là. Ce malaise que vous avez est une information qui compte : qu’est-ce qui vous gêne le plus là-dedans ?',
      'Souvent, oui ; et ce qui vous blesse n’a pas à devenir normal pour autant. Qu’aimeriez-vous voir changer ?',
    ],
  },
  {
    id: 'is-it-normal',
    patterns: [
      "(c'est|est ce) (normal|fréquent|courant|bizarre|grave) (de|d'|si|ou|non|hein)",
      '(fréquent|courant|normal) ou .. (deviens|suis)',
      "(c'est|est ce|ce est) .. (normal|bizarre|fou|folle) $",
      "(est ce que|est-ce) .. (normal|bizarre) (de|d'|que)",
      '(trouve*|trouvez|pense*|pensez|crois|croyez) .. (normal|bizarre|fou|folle|ridicule)',
      'suis je (normal|normale|bizarre|folle|fou)',
    ],
    answers: [
      'Oui, cela arrive à beaucoup de gens, qui le disent peu ; cela n’a rien de bizarre. Qu’est-ce qui vous inquiète, là-dedans ?',
      'Oui, vu ce que vous traversez, cela se comprend. De quel jugement avez-vous peur ?',
      'Il n’y a pas de règle pour cela, et chacun y met le temps qu’il lui faut. Si cela vous inquiète, votre médecin peut vous le dire de vive voix.',
    ],
  },
  {
    id: 'am-i-right',
    patterns: [
      "(j'ai|je n'ai pas|j'avais|ai je|est ce que j'ai) (raison|tort) [ou pas|ou non|de|d'|non] & ! (eu|pense|donné|toujours)",
      "(j'ai|est ce que j'ai) (bien|mal) fait [de|d'|ou]",
      "(j'exagère|j'abuse|je suis trop exigeant*|je demande trop|je suis chiant*|je suis nul*) [un peu] [ou pas|non] $",
    ],
    answers: [
      'Je n’ai que votre côté de l’histoire ; de ce côté-là, votre réaction se comprend. Qu’est-ce qui vous fait douter ?',
      'Sur le fond je ne peux pas trancher, mais tenir à ce que vous dites n’a rien d’excessif. Que vous dirait quelqu’un qui vous connaît bien ?',
    ],
  },
  {
    id: 'can-it-work',
    patterns: [
      '(crois|croyez|penses|pensez) .. (marche|marcher|suffire|suffit|fonctionne|fonctionner|aider|utile)',
      '^ [et|mais|c est|est ce] (une) bonne idée [ou|non|tu|vous|de]',
      '(crois|croyez|penses|pensez) [tu|vous] que (je|on) (peux|peut|pourrais|pourrait) *',
      '(bonne idée|ringard|ridicule|nul) ou (ringard|nul|ridicule|pas|bonne idée|mauvaise idée)',
    ],
    answers: [
      'Cela peut marcher, et le pire serait surtout de devoir essayer autre chose. Quand pourriez-vous le tenter ?',
      'L’idée se tient. Le mieux est de l’essayer en petit, une fois, et de voir ce que cela donne.',
    ],
  },
]
