import type { Cue } from './cue.ts'

/** What somebody feels, or thinks of themselves. */
export const feelings: readonly Cue[] = [
  {
    id: 'intrusive-images',
    isTender: true,
    patterns: [
      '(images|pensées|idées|flashs) .. (horribles|violentes|affreuses|atroces|terrifi*)',
      '(images|pensées) .. (mal à|tuer|blesser|lâcher) .. (bébé|enfant|fils|fille)',
    ],
    heard: [
      'Des images qui font peur et que l’on ne veut pas : cela arrive à beaucoup de personnes, qui n’osent pas le dire. Un médecin ou une sage-femme peut l’entendre sans juger.',
      'Avoir peur de ces images montre combien vous ne les voulez pas. Un médecin peut vous aider à les faire reculer.',
    ],
    questions: [
      'Qu’est-ce qui vous aide à vous sentir en sécurité dans ces moments ?',
      'À qui, près de vous, pourriez-vous en dire un mot ?',
    ],
  },
  {
    id: 'words-missing',
    patterns: [
      '(sais|trouve) pas quoi (répondre|dire|écrire|lui dire|leur dire|lui demander|leur demander)',
      '(sais|trouve) pas comment (lui|leur) (dire|demander|parler|annoncer)',
    ],
    heard: ['Trouver les mots n’est pas simple.', 'Une phrase courte suffit souvent.'],
    questions: [
      'Si vous n’aviez qu’une phrase, que voudriez-vous faire passer ?',
      'Qu’aimeriez-vous obtenir, au fond ?',
    ],
  },
  {
    id: 'worthless',
    patterns: [
      'sers [plus|vraiment] à rien',
      'vaux [plus|vraiment] rien',
      '(suis|sens|senti|sentie|trouve) [vraiment|trop|si|tellement|tout le temps|toujours|aussi] (nul|nulle|inutile|moche|laid*|bête|conne|ridicule|minable|raté*|incapable|énorme|gros|grosse) & ! (dit|disent|répète|traite)',
      'suis un* (boulet|poids|raté*|échec|incapable|monstre|mauvais|mauvaise|nulle)',
      '(suis|deviens) (folle|fou|dingue|égoïste|lâche)',
      "(je rate|j'ai raté|je foire) tout",
      "(impression|peur|sentiment) d'être (fou|folle|nul|nulle|une imposture|un imposteur|un poids|de trop|bête|ridicule)",
      '(suis|étais|être) (une imposture|un imposteur|pas à la hauteur)',
    ],
    heard: [
      'Cette phrase est très dure envers vous.',
      'C’est une pensée qui fait mal, et une pensée n’est pas un fait.',
      'On parle rarement ainsi de quelqu’un que l’on aime.',
    ],
    questions: [
      'Que s’est-il passé juste avant que vous vous disiez cela ?',
      'Depuis quand cette phrase vous suit-elle ?',
      'À qui avez-vous rendu service dernièrement, même pour une toute petite chose ?',
      'De qui avez-vous entendu des mots pareils ?',
    ],
  },
  {
    id: 'unloading',
    patterns: ['vider mon sac', 'besoin de (parler|me confier|lâcher|vider)', "parler à quelqu'un"],
    isTender: true,
    heard: ['Allez-y, il y a la place pour cela ici.', 'Prenez toute la place qu’il faut.'],
    questions: ['Qu’est-ce qui déborde en premier ?', 'Par quoi cela a-t-il commencé ?'],
  },
  {
    id: 'shouting-at-loved-ones',
    isTender: true,
    patterns: [
      '(crie*|hurle*|énerve*|gueule*) .. (sur|contre|après) (mes enfants|mon fils|ma fille|mon bébé|les enfants)',
    ],
    heard: [
      'Crier sur ceux qu’on aime arrive souvent quand il ne reste plus de réserve, et ce qui suit fait mal aussi.',
      'Cela sort là où l’on est le plus proche, et le regret vient vite.',
    ],
    questions: [
      'Que se passe-t-il dans les minutes qui précèdent ?',
      'De quoi auriez-vous besoin pour souffler avant ces moments-là ?',
    ],
  },
  {
    id: 'guilt',
    patterns: [
      'culpabilis*',
      'coupable*',
      'ma faute',
      "m'en veux",
      'me reproche*',
      'je regrette',
      "j'aurais (dû|du)",
      "(l'ai|suis) [bien] (cherché|mérité|provoqué)",
      "j'ai mérité",
    ],
    heard: [
      'La culpabilité montre souvent ce à quoi on tient.',
      'Vous vous faites des reproches, et ils vous suivent partout.',
      'On juge après coup avec ce qu’on ne savait pas sur le moment.',
    ],
    questions: [
      'Que vous reprochez-vous, précisément ?',
      'Qu’auriez-vous voulu pouvoir faire autrement ?',
      'Si une amie vous racontait la même chose, que lui diriez-vous ?',
    ],
  },
  {
    id: 'shame',
    isTender: true,
    patterns: ['honte', 'me sens sale', "(gêné*|mal à l'aise) .. (dire|avouer)"],
    heard: ['La honte pousse à se cacher ; l’écrire va dans l’autre sens.', 'Il faut du courage pour poser ce mot-là.'],
    questions: [
      'De quel regard avez-vous le plus peur ?',
      'Qu’est-ce qui changerait si quelqu’un de bienveillant le savait ?',
    ],
  },
  {
    id: 'no-tears',
    patterns: [
      '(arrive|réussis|peux) (pas|plus) à pleurer',
      '(ne|pas) pas pleur*',
      "(j'ai|n'ai|ai) (pas|toujours pas) pleuré",
    ],
    heard: ['Les larmes ne viennent pas toujours quand on les attend, et leur absence ne dit rien de l’attachement.'],
    questions: ['Où cela se loge-t-il, si ce n’est pas dans les larmes ?'],
  },
  {
    id: 'empty',
    patterns: ['(suis|sens) [comme|tout|toute|tellement|complètement|totalement] vide*'],
    heard: ['Un vide pareil prend beaucoup de place.'],
    questions: ['Quand ce vide se fait-il le plus sentir ?', 'Qu’y avait-il à cette place, avant ?'],
  },
  {
    id: 'no-appetite',
    patterns: ['(mange|avale) [presque] (plus|rien)', "(plus|pas) (faim|d'appétit)", 'rien avalé'],
    heard: ['Le corps accuse le coup aussi.'],
    questions: ['Depuis quand l’appétit est-il parti ?', 'Y a-t-il des moments où cela passe mieux ?'],
  },
  {
    id: 'tears',
    patterns: [
      '(je|me|moi|on) .. pleur*',
      'envie de pleurer',
      '^ [encore] pleur*',
      'larmes',
      'sanglot*',
      'craqué*',
      'je craque',
    ],
    heard: [
      'Les larmes viennent souvent quand on a tenu trop longtemps.',
      'Pleurer n’est pas un échec : le corps se décharge.',
    ],
    questions: [
      'Qu’est-ce qui fait venir les larmes, en ce moment ?',
      'Comment êtes-vous, juste après ?',
      'Quand cela arrive, y a-t-il quelqu’un près de vous ?',
    ],
  },
  {
    id: 'exhausted',
    patterns: ['épuisé*', 'lessivé*', 'crevé*', "plus (la force|de force|d'énergie|de jus)", 'fatigué* de tout', 'ko'],
    heard: [
      'À ce niveau de fatigue, tout demande un effort, même ce qui était facile.',
      'Le corps dit stop bien avant la tête.',
    ],
    questions: [
      'Qu’est-ce qui vous prend le plus d’énergie, en ce moment ?',
      'Quand avez-vous pu vraiment vous reposer, la dernière fois ?',
      'Qu’est-ce qui pourrait attendre, cette semaine ?',
    ],
  },
  {
    id: 'no-taste',
    patterns: [
      '(plus|pas) (goût|envie) (à|de)',
      'la flemme',
      '(plus rien|rien) ne me (fait|donne) [plus] (envie|plaisir)',
      'tout me (saoule|fatigue|est égal)',
      'sans goût',
      'plus la tête à',
    ],
    heard: [
      'Quand l’élan manque, les gestes simples deviennent lourds.',
      'Le goût des choses s’éteint souvent avant qu’on s’en aperçoive.',
    ],
    questions: [
      'Qu’est-ce qui vous plaisait là-dedans, avant ?',
      'Quelle petite chose a gardé un peu de goût, ces derniers temps ?',
    ],
  },
  {
    id: 'not-myself',
    patterns: [
      'me reconnais (plus|pas)',
      '(suis|sens) plus (moi-même|la même|le même)',
      'étrangère à moi',
      'à côté de moi',
    ],
    heard: [
      'Ne plus se reconnaître est troublant, comme si l’on vivait à côté de soi.',
      'Une période pareille peut faire perdre de vue qui l’on est.',
    ],
    questions: [
      'Qu’est-ce qui, de vous, vous manque le plus ?',
      'Quand avez-vous eu l’impression d’être vous-même, récemment ?',
    ],
  },
  {
    id: 'bursting',
    patterns: [
      'tout (péter|casser|envoyer)',
      'péter (un câble|les plombs|un plomb)',
      'exploser',
      "(je hurle|je crie|je m'emporte)",
      'hors de moi',
      'me contenir',
    ],
    heard: [
      'La colère monte à ce point quand quelque chose a été franchi.',
      'Cela déborde, et vous le voyez : c’est déjà une prise.',
      'Tout ce qui a été ravalé finit par chercher une sortie.',
    ],
    questions: [
      'Qu’est-ce qui, là-dedans, a dépassé la limite ?',
      'Que se passe-t-il dans votre corps juste avant que cela sorte ?',
      'Comment la pression redescend-elle, d’habitude ?',
    ],
  },
  {
    id: 'not-now',
    patterns: ['^ [mais|non] je [ne] peux (pas|plus) $', '^ [mais] (impossible|pas possible) $'],
    heard: [
      'C’est au-delà de ce que vous pouvez aujourd’hui, et cela s’entend.',
      'Vous posez une limite, et elle compte.',
    ],
    questions: [
      'Qu’est-ce que cela vous demanderait, si vous deviez le faire ?',
      'De quoi auriez-vous besoin pour que ce soit pensable, un jour ?',
    ],
  },
  {
    id: 'cannot',
    patterns: [
      "(n'y|y|n'en) arrive (plus|pas)",
      '(débordé*|submergé*|dépassé*)',
      'trop de choses',
      "n'arrive (plus|pas) à (gérer|suivre|faire face|avancer)",
    ],
    heard: [
      'Vous touchez une limite, et elle mérite d’être respectée.',
      'Ce n’est pas une question de volonté : il y a trop, en ce moment.',
    ],
    questions: [
      'Qu’est-ce qui rend cela impossible, aujourd’hui ?',
      'Si vous ne deviez garder qu’une seule chose à faire, laquelle serait-ce ?',
    ],
  },
  {
    id: 'confused',
    patterns: [
      "sais (plus|pas) (quoi penser|où j'en suis|ce que je veux|ce que je ressens|qui je suis)",
      '(complètement|totalement|suis) perdu*',
      "tout s'embrouille",
    ],
    heard: ['Quand tout s’emmêle, commencer par un seul fil suffit.', 'Ne pas y voir clair est épuisant.'],
    questions: ['Quel est le fil qui tire le plus fort, là ?', 'Qu’est-ce qui, malgré tout, reste certain pour vous ?'],
  },
  {
    id: 'envy-of-elsewhere',
    patterns: ['(tout plaquer|tout quitter|partir loin|changer de vie|recommencer ailleurs)'],
    heard: ['L’envie d’ailleurs dit souvent ce qui manque ici.'],
    questions: ['Qu’est-ce que vous y trouveriez, que vous n’avez pas aujourd’hui ?'],
  },
]
