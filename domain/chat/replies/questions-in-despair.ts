import { type DirectQuestion, WHAT_TO_DO } from './direct-question.ts'

const SOMEBODY =
  '(elle|il|ils|mère|père|parents|soeur|frère|mari|femme|copain|copine|ami|amie|fille|fils|médecin|psy*|gens|{proche})'

/** What is asked by somebody who thinks of suicide: of the hours to come, and of those they may tell. Never of ways. */
export const questionsInDespair: readonly DirectQuestion[] = [
  {
    id: 'line-or-somebody',
    asks: [
      '3114 [*] ou [*] (ma|mon|mes|un|une) (mère|père|parents|soeur|frère|mari|femme|copain|copine|ami|amie|voisin*|médecin|psy*)',
      '(ma|mon|mes|un|une) (mère|père|parents|soeur|frère|mari|femme|copain|copine|ami|amie|voisin*|médecin|psy*) [*] ou [*] [*] 3114',
    ],
    answers: [
      'Les deux, sans choisir : d’abord la personne qui peut être près de vous, puis le 3114, à deux si possible. Si personne ne répond, le 3114 tout de suite ; si vous risquez d’agir, le 15.',
    ],
  },
  {
    id: 'open-the-door',
    asks: [
      '(je|j) [lui|leur] (ouvre|réponds|décroche|laisse entrer) ... (ou pas|ou non|oui ou non)',
      '(dois|faut|devrais|est ce que je) [*] [lui|leur] (ouvrir|ouvre|répondre|décrocher|laisser entrer)',
    ],
    answers: ['Oui, ouvrez, même sans savoir quoi dire. « Reste avec moi » suffit pour commencer.'],
  },
  {
    id: 'stay-or-go-out',
    asks: [
      '(reste*|rester) .. ou .. (sors|sortir|vais|aller|bouge|pars|partir)',
      '(sors|sortir|pars|partir) .. ou .. (reste*|rester)',
    ],
    answers: [
      'Là où il y a quelqu’un : chez un proche, un voisin, dans un lieu ouvert avec du monde. Ce qu’il faut éviter, c’est d’être sans personne près de ce qui est dangereux ; et ne prenez pas le volant.',
    ],
    questions: ['Qui habite le plus près ?'],
  },
  {
    id: 'tonight',
    asks: [WHAT_TO_DO, '(tenir|passer|traverser) [*] (la|cette) nuit'],
    about: [
      '(ce soir|cette nuit|la nuit|jusqu à demain|jusque à demain)',
      '(si ça|si cela|quand ça|si les idées|si les pensées|quand les idées) [*] (revient|reviennent|remonte*|recommence*|monte*|reprend*)',
    ],
    answers: [
      'Pour cette nuit : quelqu’un dans la pièce ou au téléphone, ce qui est dangereux hors de la maison, pas d’alcool, une lumière allumée. Si cela remonte, changez de pièce et appelez le 3114 ; si vous risquez d’agir, c’est le 15.',
      'Une heure à la fois. Assis avec quelqu’un, ou la voix de quelqu’un au téléphone ; de l’eau froide, une autre pièce quand cela monte. Le 3114 répond toute la nuit, autant de fois qu’il faut ; le 15 si l’envie d’agir est là.',
    ],
    questions: ['Qui peut rester avec vous cette nuit ?'],
  },
  {
    id: 'taken-away-by-somebody',
    asks: [WHAT_TO_DO, '^ [et|ok|bon|mais] [,] (maintenant|après|là|ensuite) $', 'et (maintenant|après|ensuite) $'],
    about: [
      "(il|elle|{proche}|mari|femme|copain|copine|coloc*|voisin*|ami*) [*] (a|l'a|les a|ont|les ont) [tout|tous|toutes] (pris|emporté*|jeté*|caché*|récupéré*|enlevé*|rangé*|gardé*|confisqué*|vidé*) [*] [*] (cachet*|médicament*|médoc*|comprimé*|boîte*|plaquette*|lame*|rasoir*|corde|couteau*|fusil|arme*|clé*|$|,)",
      "(il|elle|{proche}|mari|femme|copain|copine|coloc*|voisin*|ami*) [*] (a tout|l'a|les a|les ont) (emporté*|jeté*|caché*|récupéré*|enlevé*|rangé*|confisqué*|vidé*)",
    ],
    answers: [
      'Vous l’avez fait, et à deux : ce qui était dangereux est loin. Ce soir, restez ensemble, même sans parler, et appelez le 3114 côte à côte ; demain, le médecin, avec les mêmes mots.',
      'Le plus dur est dit, et quelqu’un veille avec vous. Restez dans la même pièce cette nuit, le 3114 à portée pour vous deux, et un rendez-vous chez le médecin dès demain.',
    ],
    questions: ['Comment vous sentez-vous, maintenant que ce n’est plus un secret ?'],
  },
  {
    id: 'now-with-somebody',
    needs: 'company',
    asks: [`${WHAT_TO_DO} & ! (demain|la suite|ensuite)`],
    answers: [
      'Restez ensemble, dans la même pièce, cette nuit aussi. Décidez à deux de deux choses : où mettre ce qui est dangereux, et qui appelle le 3114 ou le médecin.',
    ],
  },
  {
    id: 'tomorrow',
    asks: [
      `${WHAT_TO_DO} & (demain|lundi|les jours qui viennent|la suite|ensuite)`,
      '^ [et|ok|bon|mais] [,] (demain|après|la suite) $',
    ],
    answers: [
      'Demain, une seule chose d’abord : le médecin, dès l’ouverture, avec ces mots : « J’ai des idées de suicide. » Et une personne prévenue, qui passe ou appelle à une heure dite. Le reste attendra.',
    ],
    questions: ['Quel médecin pourriez-vous appeler demain matin ?'],
  },
  {
    id: 'sleep',
    asks: ['(comment|quoi|arriver|truc|aide*) .. (dormir|m endormir|trouver le sommeil)', 'dors comment'],
    answers: [
      'Ne cherchez pas à dormir à tout prix cette nuit : se reposer suffit, lumière douce, porte ouverte, quelqu’un pas loin. Pas d’alcool, et rien de plus que ce qui vous est prescrit. Si les idées montent, levez-vous, changez de pièce, et le 3114.',
    ],
  },
  {
    id: 'drink-tonight',
    asks: [
      '(je|j|peux|dois|on) [*] [*] (bois|boire|prends|prendre|fume|fumer|me sers) .. (verre|alcool|bière*|vin|whisky|vodka|joint|shit|pétard)',
    ],
    answers: [
      'Non, ni alcool ni joint ce soir : ils font monter les idées et lâcher les freins. De l’eau, quelque chose de chaud, et quelqu’un à qui parler pendant que l’envie passe.',
    ],
  },
  {
    id: 'go-out-alone',
    asks: [
      '(je|j|peux|dois) [*] (vais|sors|aller|sortir|pars|marche|marcher|conduis|conduire|roule) .. (marcher|prendre l air|faire un tour|dehors|courir|rouler|voiture|me promener|$) & ! (chez|médecin|boulot|travail|cours|urgences|hôpital|avec)',
    ],
    answers: [
      'Pas sans quelqu’un ce soir, ni au volant. Prendre l’air, oui, à deux, ou quelqu’un au téléphone tout le long, là où il y a du monde.',
    ],
    questions: ['Qui pourrait marcher un peu avec vous ?'],
  },
  {
    id: 'small-comfort',
    asks: [
      '(je|j|peux|dois|faut que je) [*] (prends|prendre|regarde|regarder|mange|manger|écoute|écouter|mets|mettre|fais|faire|me couche|me coucher|m allonge|joue|jouer|lis|lire) .. (douche|bain|film|série|télé|musique|quelque chose|truc|thé|tisane|café|lit|coucher|livre|jeu|sieste|manger) & ! (médicament*|cachet*|comprimé*|somnifère*|alcool|mal)',
    ],
    answers: [
      'Oui, si cela apaise un peu : ce qui occupe le corps ou les yeux aide à passer l’heure. Porte ouverte, téléphone à côté, et une personne qui sait que vous êtes là.',
    ],
  },
  {
    id: 'how-grave',
    asks: [
      "(c'est|est ce|est ce que c'est|ça devient|si c'est) [*] grave",
      '(suis|serais) [je] [*] (en danger|un danger|à risque)',
    ],
    answers: [
      'Oui, c’est sérieux : ces pensées peuvent mettre en danger, surtout la nuit, sans personne, avec de quoi agir à portée. Cela se soigne, et ce n’est pas à vous d’en juger sans aide.',
    ],
  },
  {
    id: 'their-reaction',
    isToldToo: true,
    asks: [
      `(et si|si jamais|peur que) [*] [*] ${SOMEBODY} [*] [*] (juge*|panique*|pleure*|crie*|hurle*|comprend* pas|comprenne pas|s en fout*|croit pas|croie pas|rejette*|moque*|engueule*|énerve*|prend* mal|prenne mal|rigole*|dispute*)`,
      `${SOMEBODY} va [*] (paniquer|me juger|pleurer|crier|mal le prendre|pas comprendre|s effondrer|m engueuler|flipper) & ! ((dis|dire|écris) quoi|phrase)`,
    ],
    answers: [
      'La première réaction peut être maladroite : la peur fait cela, et elle retombe. Dites-le d’avance : « Ne cherche pas quoi dire, reste juste avec moi. » Et si cette personne ne peut pas, une autre le pourra, le 3114 ou un médecin.',
    ],
  },
  {
    id: 'ask-it-of-them',
    asks: [
      '(je|dois je|je peux|je dois|je devrais|je vais|faut que je) (lui|leur) (demande|demander) ... & ! (quoi|comment|pourquoi|pardon)',
      '(oser|ose) (lui|leur) demander',
    ],
    answers: [
      'Oui, demandez-le, même si cela vous semble étrange : « J’ai besoin que tu fasses cela pour moi ce soir, je t’expliquerai. » On préfère presque toujours qu’on nous le demande.',
    ],
  },
  {
    id: 'let-them-help',
    asks: [
      `(je|j) (le|la|les) laisse (faire|appeler|venir|rester|prévenir|dormir|entrer|s occuper)`,
      `(dois|peux|faut|devrais|vaut mieux) [*] [*] (le|la|les) laisser (faire|appeler|venir|rester|prévenir|entrer)`,
      `${SOMEBODY} (veut|propose|insiste|voudrait) .. (appeler|venir|rester|prévenir|emmener|dormir|m accompagner) ... (je|j) (accepte|dis oui|refuse|fais quoi|laisse)`,
    ],
    answers: [
      'Oui, si c’est quelqu’un auprès de qui vous êtes en sécurité : laissez-vous aider ce soir, vous n’avez pas à tout porter. Vous pouvez rester à côté, et choisir les mots ensemble.',
    ],
  },
  {
    id: 'should-i-tell',
    asks: [
      `(dois|devrais|faut|faudrait|est ce que je) [*] [*] (dire|dis|parler|parle|prévenir|préviens|avouer) .. ${SOMEBODY}`,
      '(dois|devrais|faut|faudrait) [*] [*] (en parler|le dire|lui dire|lui parler|leur dire)',
      'je (lui|leur) [en] (dis|parle|avoue|raconte|montre) ... (ou pas|ou non|oui ou non|ou je)',
      'je (lui|leur) (dis|parle|avoue|montre|raconte) [tout] [pour|de|du|la|le|les|mes|ma|mon|ça|aussi|que] ... & ! (quoi|comment|qu est ce|est ce que je lui|phrase)',
      '(dois|devrais|faut|faudrait|mieux|vaut) [*] [*] [*] (lui|leur) [en] (avouer|avoue|dire|dise|parler|parle|montrer|montre|raconter) & ! (quoi|comment)',
      `(mieux|bien|important|utile|faut) .. ${SOMEBODY} .. (sait|sache*|savoir|soit au courant) .. & ! (pas|jamais)`,
      '(lui|leur) [en] (dire|parler|avouer|montrer) ... (ou pas|ou non|oui ou non)',
    ],
    answers: [
      'Oui, si c’est quelqu’un auprès de qui vous vous sentez en sécurité, et ce soir plutôt que demain. Une phrase suffit : « J’ai des idées qui me font peur, reste avec moi. »',
      'Oui, tout, avec vos mots : plus on en sait, mieux on peut rester près de vous. Si le dire est trop dur, montrez ce que vous m’avez écrit.',
    ],
  },
  {
    id: 'what-use-to-call',
    asks: [
      '(sert|servir|servirait|change|changer|changerait) [*] (à quoi|quoi) & ! vivre',
      'à quoi (ça|cela|bon) [sert] .. (appel*|parler|téléphon*|dire)',
    ],
    answers: [
      'À ne pas traverser ce moment sans personne : quelqu’un écoute, et cherche avec vous ce qui peut faire baisser la douleur cette nuit. Vous pouvez raccrocher quand vous voulez, et rappeler.',
    ],
  },
  {
    id: 'words-at-work',
    asks: [
      '(boulot|travail|bureau|chef*|patron*|employeur|école|lycée|fac|collège) & ((dis|dire|raconte|mets) quoi|quoi (dire|raconter)|que dire)',
    ],
    answers: [
      'Le strict nécessaire : « Je ne suis pas en état de venir, je vois un médecin, je vous tiens au courant. » La raison n’a pas à être dite.',
    ],
  },
  {
    id: 'how-long-at-the-emergency-ward',
    asks: ['(urgences|hôpital|hosto) & (combien de temps|longtemps|toute la nuit)'],
    answers: [
      'Souvent quelques heures, parfois une nuit : on attend, puis un soignant vous parle, et beaucoup rentrent ensuite avec un suivi. Venez avec quelqu’un, un chargeur et de l’eau ; à l’accueil, dites d’emblée que vous pensez au suicide.',
    ],
  },
  {
    id: 'kept-in-hospital',
    asks: [
      '(garder|garde|gardent|retenir|hospitaliser|enfermer) .. (hôpital|hosto|urgences|psy*|hp)',
      '(envoie|envoyer|emmène|emmener|finir) .. (hôpital|hosto|urgences|hp|psychiatrie)',
      '(hôpital|hosto|urgences) .. (garder|garde|gardent|combien de temps|obligé*|rester)',
    ],
    answers: [
      'Pas d’office : aux urgences, un soignant vous parle d’abord, et beaucoup rentrent ensuite avec un suivi. Rester quelques jours se décide le plus souvent avec vous, pour que la vague passe à l’abri.',
    ],
  },
  {
    id: 'what-a-doctor-does',
    asks: [
      '(médecin|docteur|psy*|généraliste) [*] (va|peut|pourra|pourrait|fait|fera) .. (donner|faire|dire|quoi|servir|changer)',
    ],
    answers: [
      'Écouter d’abord, puis décider avec vous : un suivi, un arrêt, parfois un traitement. Dites-lui la phrase telle quelle, « Je pense au suicide », même si elle tremble.',
    ],
  },
]
