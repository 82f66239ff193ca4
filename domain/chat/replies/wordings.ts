/**
 * Turns of phrase of the crisis replies, by part. A reply takes one of each part, the least used first, so that nobody
 * reads the same words over and over. Any wording must hold alone: no promise, no blame, no jargon, no method.
 */
export const wordings = {
  thanks: [
    'Merci de me l’avoir dit.',
    'Ce que vous écrivez compte, et je le prends au sérieux.',
    'Vous avez bien fait de l’écrire ici.',
    'Merci de ne pas garder cela pour vous.',
    'Il en faut, de la force, pour écrire ces mots.',
    'Je lis ce que vous traversez, et je reste avec vous.',
    'Ce que vous vivez paraît immense. Je vous lis avec attention.',
    'Vos mots disent une grande souffrance, et elle mérite d’être entendue.',
  ],
  meanwhile: [
    'Merci de me répondre.',
    'Prenons l’heure qui vient, une chose après l’autre.',
    'Restons sur ce qui vous arrive, là.',
    'Je reste avec vous dans cette conversation.',
  ],
  putAway: [
    'C’est un geste qui protège. Gardez cette distance, et ne restez pas sans personne.',
    'Vous avez mis de la distance, et c’est ce qu’il fallait. Que cela reste ainsi cette nuit.',
  ],
  silence: [
    'Je reste là. Écrivez quand vous pouvez, même un mot.',
    'Rien ne presse. Je continue à vous lire.',
    'Le silence a sa place aussi. Je suis là.',
  ],
  ai: [
    'Je suis une IA : une voix humaine peut faire ce que je ne peux pas.',
    'Une IA ne peut pas être à vos côtés ; quelqu’un d’autre le peut.',
    'Je reste un programme : une vraie présence vous aidera mieux que moi.',
  ],
  /** First answer to thoughts of suicide: the line, what it is, and emergencies, in one breath. */
  lineNow: [
    'Au 3114, des professionnels répondent jour et nuit, gratuitement ; en danger immédiat, c’est le 15 ou le 112.',
    'Au 3114, un professionnel formé écoute sans juger, 24 h/24 ; si cela peut arriver maintenant, appelez le 15 ou le 112.',
    'Le 3114 est gratuit et confidentiel : un professionnel y répond même quand on ne sait pas quoi dire ; en urgence, le 15 ou le 112.',
    'Le 3114 est ouvert en ce moment même, un professionnel y écoute gratuitement ; au moindre geste commencé, c’est le 15 ou le 112.',
    'Un appel au 3114 ne vous engage à rien, un professionnel écoute d’abord ; en danger immédiat, appelez le 15 ou le 112.',
    'Au 3114, des professionnels entendent ces mots-là à toute heure ; si l’envie d’agir monte, composez le 15 ou le 112.',
  ],
  suicideLine: [
    'Le 3114 répond maintenant, jour et nuit, gratuitement.',
    'Au 3114, une infirmière ou un psychologue décroche, sans juger.',
    'Vous pouvez appeler le 3114 sans donner votre nom.',
    'Un appel au 3114 ne vous engage à rien : on vous écoute d’abord.',
    'Le 3114 reste ouvert toute la nuit.',
    'Au 3114, on peut raccrocher quand on veut.',
    'Quelqu’un vous attend au 3114, à toute heure.',
    'Gardez le 3114 sous la main, à toute heure.',
    'Au 3114, la personne a l’habitude d’entendre ces mots-là.',
    'Le 3114 écoute aussi ceux qui ne savent pas quoi dire.',
  ],
  keptLine: [
    'On répond aussi au {number}.',
    'Le {number} répond jour et nuit.',
    'À toute heure, le {number} décroche.',
    'Le {number} est gratuit, à toute heure.',
    'Quelqu’un répond au {number}, maintenant aussi.',
    'Au {number}, on répond à toute heure.',
    'Le {number} est ouvert en ce moment.',
    'Une personne décroche au {number}, la nuit aussi.',
  ],
  /** Of lines that are not open day and night. */
  keptDayLine: [
    'Le {number} conseille aussi pour cela.',
    'Au {number}, on vous aide pas à pas.',
    'Le {number} est la bonne porte pour cela.',
    'Une personne formée répond au {number}.',
  ],
  /** Of somebody who cannot speak. */
  keptLineByText: [
    'Par SMS, c’est le 114 ; de vive voix, le {number}.',
    'Le 114 répond par SMS, le {number} au téléphone.',
    'Sans parler : un SMS au 114. Un proche peut aussi appeler le {number} pour vous.',
  ],
  /** While an act is near. */
  keptLineNow: [
    'Le 15 ou le 3114, maintenant.',
    'Appelez le 15 ou le 3114 tout de suite.',
    'Au 15 ou au 3114, quelqu’un décroche maintenant.',
    'Sans attendre, le 15 ou le 3114.',
    'Le 3114 ou le 15, sans attendre.',
    'Composez le 15 ou le 3114 pendant que vous êtes ici.',
    'Gardez le 15 ou le 3114 en ligne avec vous.',
    'Le 15 et le 3114 répondent à cette minute.',
  ],
  /** To somebody who wants no number. */
  keptLineRefused: [
    'Le {number} reste ouvert, je n’en dis pas plus.',
    'Je laisse le {number} de côté, ouvert.',
    'Le {number} attendra que vous le vouliez.',
  ],
  /** Once those who help were called, or are there. */
  keptLineAfterHelp: [
    'Pour la suite, le {number} répond aussi.',
    'Gardez aussi le {number} pour les heures d’après.',
    'Le {number} reste là, pour vous aussi.',
  ],
  /** While those who were called are awaited. */
  keptLineWhileWaiting: [
    'Si quelque chose change, dites-le au {number} aussitôt.',
    'Au moindre changement, le {number}.',
    'Le {number} répond à chaque minute, si cela change.',
  ],
  /** Of who starves or drinks: somebody who treats it, before a line. */
  keptCare: [
    'Un médecin peut entendre cela sans juger ; le {number} aussi.',
    'Cela se soigne, avec un médecin ou un centre spécialisé ; le {number} écoute aussi.',
    'Votre médecin est la bonne porte, et le {number} répond jour et nuit.',
    'À dire aussi à un médecin, ou au {number}, à toute heure.',
  ],
  /** Of somebody worn out by caring: where it may be said, and who comes. */
  keptLineOfCarers: [
    'Pour en parler, le 3977 ; si cela monte, le 15.',
    'Le 3977 écoute aussi les aidants ; au moindre geste qui vient, le 15.',
    'Si vous sentez que cela part : le 15. Pour le reste, le 3977.',
  ],
  /** Of a parent whom images come upon. */
  keptLineOfImages: [
    'Si vous craigniez un geste, ce serait le 15, à toute heure.',
    'Et si la peur devenait trop forte : le 15, tout de suite.',
    'Le 15 répond à toute heure, si la peur d’un geste montait.',
  ],
  /** Of violence at work. */
  keptLineOfWork: [
    'Le médecin du travail reste une porte ouverte ; si l’on vous frappe ou vous menace, le 17.',
    'En cas de coup ou de menace, c’est le 17 ; pour le reste, l’inspection du travail conseille.',
  ],
  /** What could kill is near: who to call, in one breath. */
  lineAtOnce: [
    'Appelez maintenant : le 15 ou le 112, ou le 3114.',
    'Le 15 ou le 112, ou bien le 3114 : appelez maintenant.',
    'Sans attendre, le 15 ou le 112, ou le 3114.',
    'Composez le 15 ou le 112, ou le 3114, sans attendre.',
  ],
  trustedFirst: [
    'Je suis une IA : prévenez aussi une personne de confiance, qui puisse rester près de vous.',
    'Je suis une IA, et cela ne suffit pas : dites-le aujourd’hui à un proche, même en deux mots.',
    'Comme je suis une IA, il vous faut aussi quelqu’un : un proche, avec une phrase simple, « Je vais mal, j’ai besoin de toi. »',
  ],
  awayFirst: [
    'Je suis une IA : faites venir quelqu’un près de vous, et éloignez-vous de ce qui pourrait vous blesser.',
    'Je suis une IA, je ne peux pas venir : rejoignez un proche ou un voisin, loin de tout ce qui est dangereux.',
  ],
  emergencyNow: [
    'Appelez le 15 ou le 112 maintenant, s’il vous plaît.',
    'Il faut des secours tout de suite : composez le 15 ou le 112.',
    'La première chose à faire, là, est d’appeler le 15 ou le 112.',
    'Appelez le 15, ou le 112, même si vous vous sentez bien pour l’instant.',
    'C’est une urgence : le 15 ou le 112, maintenant.',
    'Les secours peuvent encore aider : appelez le 15 ou le 112.',
  ],
  emergencyNowForThem: [
    'Appelez le 15 ou le 112 maintenant, pour {personne}.',
    'Il faut des secours auprès de {lui} : composez le 15 ou le 112.',
    'C’est une urgence : le 15 ou le 112, tout de suite.',
    'Les secours peuvent encore aider : appelez le 15 ou le 112.',
  ],
  emergencyForThem: [
    'Si le danger est proche, appelez le 15 ou le 112 pour {personne}.',
    'Au moindre doute sur sa vie, c’est le 15 ou le 112, avec son adresse.',
    'Le 15 et le 112 peuvent aller jusqu’à sa porte, à toute heure.',
  ],
  /** A new sign, once the first was answered. */
  moreAboutThem: [
    'Ce que vous ajoutez compte, et confirme qu’il faut en parler avec {lui}.',
    'Ce signe-là mérite qu’on s’en occupe, avec les autres.',
    'Vous faites bien de le noter : tout cela pourra être dit à un médecin.',
  ],
  withThem: [
    'Je vous suis.',
    'Vous veillez à tout cela, et cela compte.',
    'Je garde en tête ce que vous avez dit de {personne}.',
  ],
  afterHelpForThem: [
    'Avoir eu si peur pour quelqu’un laisse des traces. Vous pouvez poser cela ici.',
    'Le relais est pris. Ce que vous ressentez maintenant compte aussi.',
  ],
  /** Once those who help are beside the person. */
  helpIsThere: [
    'Vous êtes avec ceux qui soignent, et c’est ce qu’il fallait. Dites-leur tout ce que vous m’avez écrit.',
    'Vous avez tenu jusqu’à eux. Laissez-vous faire maintenant, et posez toutes vos questions.',
    'Bien. Laissez-les s’occuper de vous, et demandez qu’un proche soit prévenu si vous le voulez.',
  ],
  helpIsThereForThem: [
    'Les secours sont auprès de {lui}, et c’est aussi grâce à vous. Dites-leur l’heure du début et les traitements, puis soufflez.',
    'Vous avez tenu jusqu’au relais. {Personne} est entre de bonnes mains.',
  ],
  afterHelp: [
    'Avoir eu si peur laisse des traces : vous pouvez le dire aux soignants aussi.',
    'Prenez le temps de reprendre pied. Je suis là pour lire ce que vous voulez en dire.',
    'Avant de rentrer, demandez qui appeler si cela revient.',
  ],
  withSomeone: [
    'Restez ensemble cette nuit, et demandez-lui de garder ce qui pourrait vous blesser.',
    'Vous pouvez convenir ensemble de qui appeler si cela remonte.',
    'Demain, cette personne peut vous accompagner chez un médecin.',
  ],
  /** Once they have been called. */
  helpOnTheWay: [
    'Vous les avez joints, et c’était le plus important. Si quelque chose change, redites-le-leur, ou rappelez le 15 ou le 112.',
    'C’est fait, et bien fait. Au moindre changement, rappelez le 15 ou le 112.',
    'Ils sont prévenus. Gardez le 15 ou le 112 en ligne jusqu’à leur arrivée si vous le pouvez.',
  ],
  emergencyThen: [
    'Dites où vous êtes et ce que vous avez fait, ils s’occupent du reste.',
    'Donnez votre adresse en premier, puis dites ce qui s’est passé.',
    'Gardez près de vous les emballages s’il y en a, et restez au téléphone.',
    'Une phrase suffit : « J’ai besoin d’aide, voici mon adresse. »',
  ],
  /** Of who is on a platform, a bridge or a roof. */
  emergencyAtPlace: [
    'Dites où vous êtes, le nom du lieu suffit, et restez en ligne.',
    'Le nom de la gare, du pont ou de la rue suffit : ils viennent à vous.',
  ],
  awayFromPlace: [
    'Éloignez-vous du bord, pas à pas, vers la lumière ou vers des gens.',
    'Asseyez-vous loin du bord, et parlez à la première personne qui passe.',
    'Allez vers la sortie, là où il y a du monde, et montrez cet écran.',
  ],
  emergencyThenForThem: [
    'Dites où se trouve {personne}, et ce qui a été écrit ou fait.',
    'Si vous ignorez où est {personne}, dites-le aux secours : ils savent chercher.',
    'Donnez un nom, une adresse, un numéro : les secours peuvent aller jusqu’à sa porte.',
  ],
  besideThem: [
    'Gardez le contact avec {lui}, par la voix ou par message.',
    'Si vous êtes à côté et sans risque, ne laissez pas {personne} sans personne.',
    'Prévenez aussi quelqu’un qui habite tout près de {lui}.',
    'Demandez à quelqu’un de rester avec vous aussi : c’est lourd à vivre.',
  ],
  untilTheyCome: [
    'Déverrouillez la porte et faites venir un voisin ou un proche.',
    'Éloignez-vous de tout ce qui est dangereux, et asseyez-vous près de la porte.',
    'Allez vers quelqu’un, ou appelez à voix haute pour qu’on vienne.',
    'Si une personne est près de vous, montrez-lui cet écran.',
    'Restez en position assise, la porte ouverte, le téléphone à l’oreille.',
  ],
  text: [
    'Si vous ne pouvez pas parler, écrivez au 114 par SMS : les secours vous répondent en silence.',
    'Sans bruit, vous pouvez envoyer un SMS au 114.',
    'Le 114 reçoit les SMS d’urgence quand on ne peut pas téléphoner.',
  ],
  presence: [
    'Prévenez quelqu’un qui puisse venir près de vous, même un voisin.',
    'Pensez à la personne qui pourrait être à côté de vous dans l’heure, et appelez-la.',
    'Demandez à un proche de venir et de rester avec vous.',
    'Allez là où il y a quelqu’un : chez un proche, un voisin, à l’accueil d’un hôpital.',
    'Un message suffit pour faire venir un proche : « Viens, j’ai besoin de toi maintenant. »',
    'La présence d’une personne de confiance, dans la même pièce, change beaucoup de choses.',
  ],
  distance: [
    'Éloignez-vous de l’endroit et de ce qui pourrait vous blesser, ne serait-ce que d’une pièce.',
    'Mettez hors de portée ce qui pourrait servir à vous faire du mal, ou confiez-le à quelqu’un.',
    'Reculez, asseyez-vous dans un lieu sûr, loin de tout moyen de vous blesser.',
    'Changez d’endroit dès maintenant : dehors, parmi des gens, loin des moyens.',
    'Gagnez un lieu sûr, et laissez ce qui est dangereux derrière une porte fermée.',
  ],
  trusted: [
    'Dites-le aujourd’hui à une personne de confiance, même avec peu de mots.',
    'Vous pouvez aussi le dire à un proche, avec une phrase toute simple : « Je vais mal, j’ai besoin de toi. »',
    'Un proche qui sait, c’est déjà un peu moins de poids sur vous.',
    'Choisissez une personne, une seule, à qui en parler ce soir.',
    'Prévenir une personne de confiance fait partie de ce qui protège.',
  ],
  professional: [
    'Votre médecin traitant peut aussi vous recevoir vite si vous lui dites ces mots.',
    'Un médecin ou un psychologue peut prendre le relais, dès cette semaine.',
    'Un médecin vous reçoit aussi pour cela aux urgences d’un hôpital, à toute heure.',
    'Un professionnel de santé a des réponses que je n’ai pas.',
  ],
  firstSentence: [
    'Pour commencer, vous pouvez dire : « Je ne vais pas bien et j’ai des idées qui me font peur. »',
    'Si les mots manquent, lisez simplement à voix haute ce que vous m’avez écrit.',
    'La personne posera des questions simples ; vous répondez à ce que vous voulez.',
    'Il n’y a pas besoin d’aller « assez mal » pour appeler.',
  ],
  technique: [
    'Le temps d’appeler, posez les deux pieds au sol et soufflez lentement.',
    'Tenez quelque chose de froid dans la main et comptez dix respirations, puis appelez.',
    'Une vague d’envie monte puis redescend : tenez la prochaine demi-heure, avec quelqu’un en ligne.',
  ],
  staying: [
    'Je reste ici ; le 3114 peut aussi vous parler en attendant.',
    'Je continue à vous lire, et le 3114 peut rester en ligne avec vous.',
    'Écrivez-moi ce qui se passe ; le 3114 est là aussi.',
  ],
  /** After words that worry: a person, and the line named softly. */
  softHelp: [
    'Un médecin ou un proche peut porter cela avec vous, et le 3114 écoute aussi avant que ce soit grave, jour et nuit.',
    'En parler à un proche ou à un médecin peut alléger un peu ; le 3114, gratuit et confidentiel, est là aussi.',
    'Vous n’avez pas à porter cela sans personne : un proche, un médecin, ou le 3114 à toute heure.',
    'Le 3114 n’est pas réservé aux urgences : on peut y déposer ce qui est trop lourd, comme auprès d’un proche ou d’un médecin.',
    'Un professionnel peut vous aider à y voir plus clair ; pour parler maintenant, il y a le 3114, gratuit.',
    'Une personne de confiance ou votre médecin peut entendre cela, et le 3114 répond 24 h/24.',
  ],
  softHelpOfBullied: [
    'Le 3018 aide les élèves harcelés et peut joindre l’établissement, gratuitement, de 9 h à 23 h ; à l’école, un adulte doit agir : CPE, infirmière, professeur principal.',
    'Un parent, le CPE ou l’infirmière peut le faire cesser, c’est leur rôle ; le 3018, gratuit et confidentiel, vous dit comment le leur dire.',
    'Le 3018 connaît bien cela, sans juger, de 9 h à 23 h ; une phrase suffit avec un adulte : « On me harcèle, j’ai besoin que quelqu’un agisse. »',
  ],
  softHelpForThem: [
    'Au 3114, on conseille aussi les proches, gratuitement, jour et nuit.',
    'Le 3114 vous dira comment aborder la question, et un médecin peut vous épauler.',
    'Pour ne pas porter cela sans appui, il y a un proche, un médecin, et le 3114 à toute heure.',
  ],
} as const satisfies Record<string, readonly string[]>

export type Part = keyof typeof wordings
