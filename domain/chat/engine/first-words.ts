import type { SmallTalk } from './small-talk.ts'

/**
 * What people write before they tell anything: that they never did this, that they do not believe in it, that they fear to
 * bother. Taken for what they live through, it was answered with words for somebody else. The first that fits answers.
 */
export const firstWords: readonly SmallTalk[] = [
  {
    id: 'cry-for-help',
    patterns: ["^ (au secours|à l aide|aidez moi|aide moi|help|sos) [svp|stp|please|moi|s'il vous plaît] $"],
    answers: [
      'Je vous lis. Si quelqu’un est en danger là, tout de suite, le 15 ou le 112 répond à toute heure. Que se passe-t-il ?',
      'Oui, je vous lis. Dites-moi en quelques mots ce qui se passe ; si c’est une urgence, le 15 ou le 112 d’abord.',
    ],
  },
  {
    id: 'stay-with-me',
    patterns: [
      '^ [bonjour|bonsoir|salut|svp|stp] [est ce que] (vous|tu) (pouvez|peux|pourriez|pourrais|voulez|veux) [bien] rester [un moment|un peu|là] avec moi',
      '^ [bonjour|bonsoir|salut] [est ce que] (pouvez vous|peux tu|pourriez vous|vous restez|tu restes|restez|reste) [rester] [un moment|un peu|là] avec moi [stp|svp|un moment|un peu|ce soir|cette nuit|$]',
    ],
    answers: [
      'Oui, je vous lis et je vous réponds aussi longtemps que vous écrivez. Je suis une IA : pour une présence à côté de vous, il faut quelqu’un. Que se passe-t-il, là ?',
      'Oui, tant que vous écrivez, je vous réponds. Je suis une IA, et je ne remplace pas quelqu’un près de vous. Qu’est-ce qui vous arrive, en ce moment ?',
    ],
  },
  {
    id: 'how-are-you-too',
    patterns: [
      '^ [bonjour|bonsoir|salut|coucou|hello|hey|yo|wesh|slt|bjr|cc] [,] (ça va|cv|sava|ça roule|la forme) [bien] [toi|vous] $',
    ],
    answers: [
      'Bonjour. De mon côté rien ne change, je suis une IA. Et vous, comment ça va, vraiment ?',
      'Bonjour. Pas d’humeur chez une IA, mais la question est bonne : comment allez-vous, vous ?',
    ],
  },
  {
    id: 'first-time',
    patterns: [
      "(c'est|ma) [la|ma] première fois & (ça|ici|parle*|écris|viens|chat|ia|psy|fais|ose|essaie|essaye)",
      'jamais (fait|parlé|essayé|écrit|utilisé) [à] (ça|cela|ici|ce genre|un chat|une ia|un psy|personne)',
    ],
    answers: [
      'Une première fois, cela peut intimider. Ici rien n’est à réussir, et vous pouvez vous arrêter quand vous voulez. Qu’est-ce qui vous a donné envie d’écrire aujourd’hui ?',
      'Bienvenue, alors. Il n’y a pas de bonne façon de faire : une phrase suffit pour commencer. Qu’est-ce qui vous amène ?',
    ],
  },
  {
    id: 'where-to-begin',
    patterns: [
      "(sais|vois|trouve) [même|trop|vraiment] (pas|plus) [trop|vraiment|bien] (par où|par quoi|comment|quoi) (commencer|dire|écrire|débuter|l'expliquer|expliquer|vous dire|le dire)",
      '(par où|par quoi) (je commence|commencer|débuter)',
      '(je sais|sais) pas comment (dire|expliquer|formuler) (ça|cela|tout ça) $',
    ],
    answers: [
      'Pas besoin d’ordre ici : n’importe quel bout fera l’affaire. Qu’est-ce qui vous revient le plus en tête, là ?',
      'Commencez par la fin, ou par le plus petit morceau : le reste viendra. Qu’est-ce qui vous a fait ouvrir cette page, juste avant ?',
    ],
  },
  {
    id: 'does-not-believe-in-it',
    patterns: [
      '(crois|croyais|suis|étais) [ne] pas [trop|vraiment|très|du tout|tellement] (convaincu*|emballé*|fan)',
      "(j'y|y) (crois|croyais) [pas] (pas|peu|trop|moyen)",
      '(doute|douteux|sceptique|méfie) .. (ia|machine|robot|chat|appli|ça)',
      '(bizarre|étrange|chelou|ridicule|idiot|débile|con|triste|spécial|drôle) .. (parler|parle|écrire|écris|confier|raconter) .. (machine|robot|ia|ordinateur|programme|logiciel|bot|appli)',
      '(parle|parler|écris|confier) à (une machine|un robot|une ia|un ordinateur|un programme|un bot) .. (sert|aide*|change*) & (rien|pas|quoi)',
    ],
    answers: [
      'C’est permis de ne pas y croire. Je suis une IA, je ne remplace personne ; mettre des mots aide parfois à y voir plus clair, et vous vous arrêtez quand vous voulez. Qu’est-ce qui vous occupe, ces jours-ci ?',
      'Je comprends ce doute : c’est un programme qui vous lit. On peut essayer cinq minutes, et vous jugerez. Qu’est-ce qui vous a fait venir malgré tout ?',
    ],
  },
  {
    id: 'sent-by-somebody',
    patterns: [
      "(m'a|m'ont|on m'a|a) .. (conseillé|dit|parlé|recommandé|proposé|envoyé|donné) .. (venir|votre site|ce site|ce chat|cette appli|mivoix|ici|l'adresse|d'essayer|vous écrire|vous parler)",
    ],
    answers: [
      'Quelqu’un s’est dit que cela pourrait vous aider. Et vous, de quoi auriez-vous envie de parler ?',
      'Vous avez fait le pas de venir voir, c’est déjà quelque chose. Qu’est-ce qui se passe pour vous, en ce moment ?',
    ],
  },
  {
    id: 'fears-to-bother',
    patterns: [
      '(veux|voudrais|voulais|aimerais|espère) [ne] pas .. (déranger|embêter|ennuyer|saouler|soûler|gêner|faire perdre)',
      '(désolé*|pardon|excuse*|navré*) .. (déranger|dérange|embêter|embête|ennuyer|ennuie|saouler|faire perdre|prendre votre temps)',
      "(j'ai peur|peur) de [vous|te|les] (déranger|embêter|ennuyer|saouler)",
    ],
    answers: [
      'Vous ne dérangez personne ici, et il n’y a pas d’heure pour écrire. Qu’est-ce qui vous pèse ?',
      'Rien à excuser : c’est fait pour cela. Prenez la place qu’il faut. Qu’est-ce qui vous amène ?',
    ],
  },
  {
    id: 'fears-to-be-judged',
    patterns: [
      '(vous allez|tu vas|allez vous|vas tu|on va) [sûrement|encore|pas] [me|m] (prendre pour|trouver|juger|croire|rire)',
      "(j'ai|ai) peur [d'être|du|de votre|que vous me|de ton|que tu me] (jugé*|jugement|jugiez|juges|preniez pour|prennes pour)",
      '(promis|promettez|promets) .. pas (juger|rire|moquer)',
    ],
    answers: [
      'Rien de ce que vous écrirez ne sera jugé. Vous pouvez commencer par un petit bout, et voir. De quoi s’agit-il ?',
      'Non, ici on ne juge pas, et personne d’autre ne lit. Dites-le comme cela vient : de quoi s’agit-il ?',
    ],
  },
  {
    id: 'hard-to-confide',
    patterns: [
      "(du mal|difficile|dur|compliqué|pas facile|pas simple|pas doué*|pas l'habitude) [pour moi] (à|de|d) .. (confier|parler de moi|parler|ouvrir|exprimer|raconter|me livrer|dire ce que)",
      '(ose|osais|oserais|arrive) [même] pas .. (dire|parler|écrire|raconter|en parler|le dire)',
      "(j'ose|ose) pas $",
      '(quelque chose|un truc|une chose) à dire .. (ose|peux|arrive) pas',
      '^ [bon|alors|allez|ok|voilà] [,] je me lance $',
    ],
    answers: [
      'Prenez votre temps, rien ne presse. On peut commencer loin de ce qui est difficile : à quoi ressemble votre journée, jusqu’ici ?',
      'Écrire la moitié d’une phrase compte déjà. Est-ce plutôt quelque chose qui vous est arrivé, ou quelque chose que vous ressentez ?',
    ],
  },
  {
    id: 'only-to-talk',
    patterns: [
      "(besoin|envie|juste|seulement) .. (parler|discuter|papoter|vider mon sac|compagnie) [un peu|s'il vous plaît|svp|stp|à quelqu'un|avec quelqu'un|c'est tout|ce soir|là] $",
    ],
    answers: [
      'D’accord, parlons. Comment s’est passée votre journée, pour de vrai ?',
      'Volontiers, sans rien attendre de précis. Qu’est-ce qui vous trotte dans la tête ?',
    ],
  },
  {
    id: 'right-place',
    patterns: [
      '(sais|suis) pas [trop|vraiment] [sûr*] .. (bon endroit|bonne adresse|au bon|fait pour moi|à ma place|légitime)',
      '(mes|mon) (problème*|souci*|histoire*) .. (ridicule*|petit*|rien|bête*|pas grave*|débile*)',
      "(d'autres|des gens|certains) .. (plus besoin|pire*|plus grave*)",
    ],
    answers: [
      'Il n’y a pas de souci trop petit pour ici : si cela vous occupe, c’est le bon endroit. De quoi s’agit-il ?',
      'On n’a pas besoin d’aller très mal pour en parler. Qu’est-ce qui vous occupe ?',
    ],
  },
  {
    id: 'just-testing',
    patterns: [
      '^ (test|essai|je teste|je test|juste un test|1 2) [juste|voilà|hein] $',
      '(juste|simplement) pour (tester|voir|essayer) [ce que ça donne|comment ça marche] $',
    ],
    answers: [
      'Le test est réussi, je vous lis. Si vous voulez essayer pour de bon : comment s’est passée votre semaine ?',
      'Ça marche. Vous pouvez écrire ce qui vous passe par la tête, et vous arrêter quand vous voulez.',
    ],
  },
  {
    id: 'asks-for-help',
    patterns: [
      "^ [bonjour|bonsoir|salut|coucou] [,] (j'ai|j'aurais) (besoin|grand besoin|vraiment besoin|trop besoin) [d'un peu] [d'] aide [svp|stp|s'il vous plaît|urgent] $",
    ],
    answers: [
      'Vous l’avez dit, et c’est bien de l’avoir écrit. Qu’est-ce qui se passe ?',
      'Je vous lis. Qu’est-ce qui est le plus difficile, en ce moment ?',
    ],
  },
  {
    id: 'nothing-in-words',
    patterns: ['^ (bon|bof|voilà|euh|pff|pfff|snif|hum|mouais) $'],
    answers: [
      'Les mots ne viennent pas toujours. Si ce moment était une météo, laquelle serait-ce ?',
      'On peut commencer tout petit : aujourd’hui, est-ce plutôt mieux, pareil, ou moins bien qu’hier ?',
    ],
  },
]
