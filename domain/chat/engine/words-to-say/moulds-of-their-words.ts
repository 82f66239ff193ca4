import type { Mould } from './mould.ts'

/** Made of what they told: the first that fits. */
export const mouldsOfTheirWords: readonly Mould[] = [
  {
    id: 'news to somebody whose trade it is',
    of: ['news'],
    isOfOffice: true,
    tu: [],
    vous: [
      'Bonjour, je vous appelle parce que je m’inquiète. {news}. Qu’avez-vous remarqué de votre côté, et peut-on en parler cette semaine ?',
      'Bonjour. {news}. Pouvons-nous en parler cette semaine ?',
    ],
    after: 'Ayez cette phrase sous les yeux, et demandez une date avant de raccrocher.',
  },
  {
    id: 'a request',
    of: ['request'],
    tu: [
      'Est-ce que tu pourrais {request} ? Cela m’aiderait beaucoup.',
      'J’ai un service à te demander : tu pourrais {request} ?',
    ],
    vous: [
      'Est-ce que vous pourriez {request} ? Cela m’aiderait beaucoup.',
      'J’ai quelque chose à vous demander : pourriez-vous {request} ?',
    ],
    after: 'Une demande simple, sans longue explication : l’autre est libre de répondre.',
  },
  {
    id: 'a confession',
    isOfPardon: true,
    of: ['deed', 'event'],
    patterns: ['(avoue*|menti|caché|mensonge*)'],
    tu: [
      'J’ai quelque chose à t’avouer : {event}. {Deed}, et je le regrette.',
      '{Deed}. La vérité, c’est que {event}.',
    ],
    vous: [
      'J’ai quelque chose à vous avouer : {event}. {Deed}, et je le regrette.',
      '{Deed}. La vérité, c’est que {event}.',
    ],
    after: 'Dit par vous, à un moment calme, cela passe mieux que découvert ; la colère, s’il y en a, retombe après.',
  },
  {
    id: 'an apology',
    isOfPardon: true,
    of: ['deed'],
    isOfLate: true,
    tu: ['{Deed}, et je le regrette. Tu ne méritais pas cela. Pardon.', '{Deed}. Pardon.'],
    vous: ['{Deed}, et je le regrette. Vous ne méritiez pas cela. Pardon.', '{Deed}. Je vous demande pardon.'],
    after: 'Sans « mais » derrière, et en laissant à l’autre le temps de répondre.',
  },
  {
    id: 'an apology that was asked for',
    isOfPardon: true,
    of: ['deed'],
    patterns: [
      '(pardon|excuser|excuse|excuses|regrette*|rattraper|réparer|fait la tête|boude|en veut|fâché*|vexé*|en froid)',
      "m'en veux",
    ],
    tu: ['{Deed}, et je le regrette. Tu ne méritais pas cela. Pardon.', '{Deed}. Pardon.'],
    vous: ['{Deed}, et je le regrette. Vous ne méritiez pas cela. Pardon.', '{Deed}. Je vous demande pardon.'],
    after: 'Sans « mais » derrière, et en laissant à l’autre le temps de répondre.',
  },
  {
    id: 'a refusal with its reason',
    of: ['limit'],
    patterns: ['(dire non|dis non|lui dis non|refuser|refuse|décliner|arrêter de (donner|payer|aider))'],
    tu: ['Cette fois, c’est non, et ce n’est pas contre toi : {limit}.', 'Non, je ne peux pas : {limit}.'],
    vous: ['Cette fois, ce sera non, et ce n’est pas contre vous : {limit}.', 'Non, je ne peux pas : {limit}.'],
    after: 'Si l’on insiste, redites la même phrase, sans vous justifier davantage.',
  },
  {
    id: 'hard news, to a child',
    of: ['message'],
    isChild: true,
    patterns: [
      '(divorc*|sépar*|prison|malade|maladie|hôpital|opér*|partir|part|pars|quitte|quitter|déménag*|chômage|travail)',
    ],
    tu: [
      'J’ai quelque chose d’important à te dire : {message}. Ce n’est pas ta faute, et je t’aime toujours autant. Tu peux me poser toutes tes questions, aujourd’hui ou plus tard.',
      '{Message}. Ce n’est pas ta faute, et je reste là.',
    ],
    vous: [
      'J’ai quelque chose d’important à vous dire : {message}. Ce n’est pas votre faute, et je vous aime toujours autant. Vous pouvez me poser toutes vos questions, aujourd’hui ou plus tard.',
      '{Message}. Ce n’est pas votre faute, et je reste là.',
    ],
    after: 'Des mots vrais et courts, les mêmes chaque fois, et à deux parents si c’est possible.',
  },
  {
    id: 'time, for what they want to say',
    of: ['message'],
    patterns: ['(attendre|attende|du temps|plus tard|pas prêt*|réfléchir|pas encore|un délai|repousser)'],
    tu: [
      '{Message}. Je ne te dis pas non pour toujours, je te demande du temps.',
      '{Message}. Laisse-moi un peu de temps.',
    ],
    vous: [
      '{Message}. Je ne vous dis pas non pour toujours, je vous demande du temps.',
      '{Message}. Laissez-moi un peu de temps.',
    ],
    after: 'Une seule fois, calmement ; si l’on insiste, la même phrase suffit.',
  },
  {
    id: 'what they want to say',
    of: ['message'],
    tu: [
      'J’ai quelque chose à te dire, et cela compte pour moi : {message}. Tu n’as pas à répondre tout de suite.',
      '{Message}. Je voulais que tu le saches.',
    ],
    vous: [
      'J’ai quelque chose à vous dire, et cela compte pour moi : {message}.',
      '{Message}. Je voulais que vous le sachiez.',
    ],
    after: 'Dites-la une fois, à un moment calme, puis laissez un silence.',
  },
  {
    id: 'time, for what they are not ready for',
    of: ['state'],
    patterns: ['(pas prêt|pas prête)'],
    tu: [
      'Ce n’est pas un non, et ce n’est pas contre toi : {state}. Je te demande un peu de temps.',
      '{State}. Laisse-moi un peu de temps.',
    ],
    vous: [
      'Ce n’est pas un non, et ce n’est pas contre vous : {state}. Je vous demande un peu de temps.',
      '{State}. Laissez-moi un peu de temps.',
    ],
    after: 'Une seule fois, calmement ; si l’on insiste, la même phrase suffit.',
  },
  {
    id: 'news of themselves',
    of: ['event'],
    patterns: ["(annonc*|avou*|dire|dis|dit|apprendre|l'apprenne|parler|au courant|sait pas|savent pas|mots|phrase)"],
    tu: [
      'J’ai une nouvelle à t’annoncer, et je voulais que tu l’apprennes par moi : {event}.',
      '{Event}. Je voulais que tu le saches.',
    ],
    vous: [
      'J’ai une nouvelle à vous annoncer, et je voulais que vous l’appreniez par moi : {event}.',
      '{Event}. Je voulais que vous le sachiez.',
    ],
    after: 'La nouvelle d’abord, sans long détour, puis laissez le temps de réagir.',
  },
  {
    id: 'a wish of them',
    of: ['wishOfThem'],
    tu: [
      '{WishOfThem}. Ce n’est pas un reproche, c’est ce qui m’aiderait. Tu serais d’accord ?',
      '{WishOfThem}. On essaie ?',
    ],
    vous: [
      '{WishOfThem}. Ce n’est pas un reproche, c’est ce qui m’aiderait. Seriez-vous d’accord ?',
      '{WishOfThem}. Est-ce possible ?',
    ],
    after: 'À un moment calme, une seule demande à la fois, puis laissez répondre.',
  },
  {
    id: 'time, for what they wish',
    of: ['wish'],
    patterns: ['(attendre|attende|du temps|plus tard|pas prêt*|réfléchir|pas encore|un délai|repousser)'],
    tu: ['{Wish}. Je ne te dis pas non, je te demande du temps.', '{Wish}. Laisse-moi un peu de temps.'],
    vous: ['{Wish}. Je ne vous dis pas non, je vous demande du temps.', '{Wish}. Laissez-moi un peu de temps.'],
    after: 'Une seule fois, calmement ; si l’on insiste, la même phrase suffit.',
  },
  {
    id: 'a fear, to somebody loved',
    of: ['fear', 'tie'],
    tu: ['{Tie}. Si je me tais ou si j’hésite, ce n’est pas contre toi : {fear}.', '{Tie}, et {fear}.'],
    vous: ['{Tie}. Si je me tais ou si j’hésite, ce n’est pas contre vous : {fear}.', '{Tie}, et {fear}.'],
    after: 'S’il y a des larmes, ce n’est pas un échec : restez là, et laissez venir.',
  },
  {
    id: 'a fear',
    of: ['fear'],
    patterns: ['(expliquer|explique|comprendre|comprenne|dire ça|dis ça|lui parler|en parler|mots|phrase)'],
    tu: [
      'Ce n’est pas facile à dire : {fear}. J’ai besoin que tu le saches.',
      'Je voudrais que tu le saches : {fear}.',
    ],
    vous: [
      'Ce n’est pas facile à dire : {fear}. J’ai besoin que vous le sachiez.',
      'Je voudrais que vous le sachiez : {fear}.',
    ],
    after: 'Dite comme une peur, et non comme un reproche, elle s’entend mieux.',
  },
  {
    id: 'what the other did',
    of: ['grievance', 'state'],
    tu: [
      '{Grievance}. {State}. Je ne veux pas me fâcher, je voulais que tu le saches.',
      '{Grievance}, et j’aimerais qu’on en parle.',
    ],
    vous: [
      '{Grievance}. {State}. Je préfère vous le dire simplement, à deux.',
      '{Grievance}. J’aimerais que nous en parlions, à deux.',
    ],
    after: 'À deux et à froid, le fait d’abord ; puis laissez l’autre répondre.',
  },
  {
    id: 'what the other did, and nothing else',
    of: ['grievance'],
    tu: ['{Grievance}, et cela m’a fait de la peine. On peut en parler ?', '{Grievance}. J’aimerais qu’on en parle.'],
    vous: [
      '{Grievance}. Je préfère vous le dire calmement : si vous avez quelque chose à me dire, je voudrais l’entendre en tête-à-tête.',
      '{Grievance}. J’aimerais que nous en parlions, à deux.',
    ],
    after: 'À deux et à froid, le fait d’abord ; puis laissez l’autre répondre.',
  },
  {
    id: 'what binds them',
    of: ['tie'],
    patterns: ['(change rien|compte*|manque*|aime|fier|fière|tiens à)'],
    tu: ['{Tie}. Le reste ne change rien à cela, et je voulais que tu l’entendes de moi.', '{Tie}, et je suis là.'],
    vous: [
      '{Tie}. Le reste ne change rien à cela, et je voulais que vous l’entendiez de moi.',
      '{Tie}, et je suis là.',
    ],
    after: 'C’est court, et c’est ce qu’on garde ; les questions peuvent venir plus tard.',
  },
]

/** Where none of these is called for. */
export const mouldsOfAWish: readonly Mould[] = [
  {
    id: 'a decision',
    of: ['decision'],
    isOfLate: true,
    tu: [
      'J’y ai beaucoup réfléchi : {decision}. Ce n’est pas facile à dire, et je préfère être au clair avec toi.',
      '{Decision}. Je préfère te le dire clairement.',
    ],
    vous: [
      'J’y ai beaucoup réfléchi : {decision}. Je préfère vous le dire clairement.',
      '{Decision}. Je préfère vous le dire clairement.',
    ],
    after: 'Court et clair, sans liste de raisons ; si l’on insiste, la même phrase suffit.',
  },
  {
    id: 'what they want to speak of, to somebody whose trade it is',
    of: ['topic'],
    isOfOffice: true,
    tu: [],
    vous: [
      'Bonjour. Je voudrais vous parler {topic}, et ce n’est pas facile pour moi.',
      'Je viens vous parler {topic}.',
    ],
    after: 'Dite en arrivant, avant le reste, cette phrase suffit : on vous posera ensuite les questions.',
  },
  {
    id: 'what they want to speak of',
    of: ['topic'],
    tu: [
      'Je voudrais te parler {topic}, tranquillement. Tu as un moment ?',
      'On peut parler {topic} ? Je t’écoute aussi.',
    ],
    vous: ['Je voudrais vous parler {topic}, tranquillement. Auriez-vous un moment ?', 'Pouvons-nous parler {topic} ?'],
    after: 'Un seul sujet, à froid, et l’autre parle le premier s’il le souhaite.',
  },
  {
    id: 'a wish',
    of: ['wish'],
    isOfLate: true,
    tu: ['{Wish}. C’est important pour moi. Tu en penses quoi ?', '{Wish}. On peut en parler ?'],
    vous: ['{Wish}. C’est important pour moi. Qu’en pensez-vous ?', '{Wish}. Pouvons-nous en parler ?'],
    after: 'Dites-la une fois, calmement, puis laissez répondre.',
  },
]
