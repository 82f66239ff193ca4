import type { FollowUp } from './follow-up.ts'

/** What people in a crisis say of those around them: who knows, who was told, and in which words. */
export const followUpsOfThoseAround: readonly FollowUp[] = [
  {
    id: 'soignant-absent',
    patterns: ['(psy*|médecin|infirmière|docteur) .. (vacances|absent*|congé*|pas là|répond pas|complet)'],
    answers: [
      'Un cabinet absent laisse souvent un remplaçant sur son répondeur. Un autre médecin, un pharmacien ou les urgences peuvent aussi vous recevoir avant son retour.',
    ],
  },
  {
    id: 'ce-qu-ils-penseront',
    patterns: [
      '(prendre|prenne|prendra|passer) pour (un|une) (fou|folle|malade|dingue|cinglé*|fardeau|poids|faible|lâche|raté*|loser)',
      '(va|vont|peur que) .. me (juger|juge|rejeter|détester)',
      '(va|vont) (se fâcher|me gronder|me disputer|me en vouloir|être déçu*|être furieu*)',
    ],
    answers: [
      'Le plus souvent, non : qui tient à vous entend d’abord que vous souffrez. Une phrase simple laisse peu de place au malentendu : « Je vais mal, j’ai besoin de toi. »',
    ],
  },
  {
    id: 'peur-d-être-quitté',
    patterns: ['(va|vont) me (quitter|laisser|lâcher|larguer|plaquer|abandonner|fuir)'],
    answers: [
      'Vous craignez que l’on parte en l’apprenant. Qui vous aime peut avoir peur, et rester : dit simplement, cela éloigne moins que d’être découvert.',
    ],
    questions: ['Que voudriez-vous que cette personne comprenne ?'],
  },
  {
    id: 'proche-qui-pleure',
    patterns: [
      "^ [et|là|maintenant|du coup] [,] (elle|il|ils|{proche}) [*] (pleure|pleurent|pleurait|tremble|panique|s'inquiète|est en larmes|sont en larmes) & ! (bébé|fille|fils|petit*|enfant*)",
    ],
    answers: [
      'Ces larmes disent que vous comptez. Vous n’avez pas à consoler : restez côte à côte, et appelez le 3114 ensemble si les mots manquent.',
    ],
  },
  {
    id: 'si-personne-ne-répond',
    patterns: [
      '(si|et si) (il|elle|ils|elles|on|personne) [me|ne] (répond*|décroche*|vient|viennent|lit|voit) (pas|$)',
    ],
    answers: [
      'Alors une deuxième personne, sans attendre, et une voix au 3114 entre les deux. Un silence ne veut pas dire non : souvent, le message n’est pas encore lu.',
    ],
    questions: ['Qui serait la deuxième personne ?'],
  },
  {
    id: 'pas-de-réponse',
    patterns: [
      "(il|elle|ils|elles|{proche}|personne) [ne|me] (répond*|décroche*|rappelle*) [toujours] (pas|plus) & ! (si|s'il)",
      "(il|elle|ils|elles|{proche}) (a|ont|m'a|m'ont) [toujours|même] pas [encore] (répondu|décroché|rappelé|lu)",
      '(aucune|pas de|toujours pas de) réponse & ! (vous|question*|avez|3114|15)',
      '(laissé*|mis*|laisse) en vu',
      '(messagerie|répondeur) & ! (3114|15|numéro*|psy*|médecin|docteur)',
    ],
    answers: [
      'Pas de réponse, et cela fait mal quand on vient d’oser. Le message n’est peut-être pas encore lu, et ce silence ne dit rien de vous. Appelez cette personne, ou une deuxième, sans attendre ; au 3114, quelqu’un répond entre-temps.',
      'Toujours rien : ne l’attendez pas sans personne. Quelqu’un d’autre, même moins proche, un voisin, ou une voix au 3114, le temps que cela réponde.',
    ],
    questions: ['Qui serait la deuxième personne ?'],
  },
  {
    id: 'ira-demain',
    patterns: [
      "(j'irai|irai|je le ferai|lui dirai|leur dirai|j'y vais|vais y aller|vais lui dire|vais leur dire) [le|la|y] (demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|cette semaine|ce soir|$)",
    ],
    answers: [
      'C’est un vrai pas, et il est pris. D’ici là, gardez quelqu’un au courant : une nuit se passe mieux quand une personne sait.',
      'Bien. Une phrase suffira ce jour-là. Jusque-là, ne restez pas sans personne.',
    ],
    questions: ['Qui peut être près de vous d’ici là ?'],
  },
  {
    id: 'à-un-adulte-ou-un-soignant',
    patterns: [
      '(dire|parler|voir|dise|parle) .. (à|a|avec|voir) (la|le|l|mon|ma|une|un) (infirmière|cpe|prof*|médecin|psy*|assistante|surveillant*|docteur)',
    ],
    answers: [
      'C’est une bonne porte. Une phrase suffit pour commencer : « Je vais très mal, et j’ai besoin d’aide. » On peut aussi montrer cet écran, sans avoir à parler.',
    ],
    questions: ['Quel moment serait possible, aujourd’hui ou demain ?'],
  },
  {
    id: 'on-appelle-pour-moi',
    tells: 'called',
    patterns: [
      '(elle|il|{proche}) .. (va|veut|voudrait) .. (appeler|emmener|prévenir) .. (médecin|docteur|samu|urgences|hôpital|psy*|15)',
    ],
    answers: [
      'C’est une bonne chose : laissez faire, et restez à côté. Vous pouvez dire ce que vous acceptez, et demander à ne pas être sans personne.',
    ],
  },
  {
    id: 'ne-pas-les-embêter',
    patterns: [
      '(veux|voudrais|ose|vais) [surtout] pas (inquiéter|déranger|embêter|ennuyer|charger|encombrer|faire peur à)',
      '(veux|voudrais|ose|vais) [surtout] pas (le|la|les|leur) (inquiéter|déranger|embêter|ennuyer|affoler|alarmer|effrayer|charger|encombrer)',
    ],
    answers: [
      'Vous voulez les ménager. Ceux qui vous aiment préfèrent presque toujours savoir ; une phrase suffit : « Je ne vais pas bien, et je voulais que tu le saches. »',
      'À force de ne gêner personne, on reste sans personne. Vous pouvez demander une petite chose seulement : un appel, un repas, un rendez-vous à prendre ensemble.',
    ],
    questions: ['Qui, parmi vos proches, pourrait l’entendre en premier ?'],
  },
  {
    id: 'proches-qui-ignorent',
    patterns: [
      '(parents|mère|père|mari|femme|copain|copine|enfants|famille|maman|papa) .. (appren*|sache*|sait rien|savent rien|sait pas|savent pas|découvr*|au courant|leur dire)',
      '(va|vont) leur dire',
      'personne [ne] (sait|le sait|est au courant)',
      'peur de (le|la|les|lui) (inquiéter|déranger|embêter|faire peur)',
      '(peur|honte) .. (parents|leur dire|lui dire)',
      "(veux|voudrais|faut) pas (qu'elle|qu'il|qu'ils|que {proche}) (voie*|sache*|apprenne*|tombe*|lise*)",
      "(elle|il|ils|{proche}) (va|vont) (pleurer|paniquer|s'inquiéter|s'effondrer|flipper|m'en vouloir|être déçu*)",
    ],
    answers: [
      'Leur réaction fait peur, et cela se prépare : on peut choisir les mots, et qui sera à vos côtés.',
      'Ceux qui vous aiment préfèrent presque toujours savoir. Une phrase suffit : « Je vais mal et j’ai besoin d’aide. »',
    ],
    questions: ['Qui, parmi vos proches, pourrait l’entendre en premier ?'],
  },
  {
    id: 'quelqu-un-sait',
    patterns: [
      '{proche} [*] (est au courant|le sait|sait tout|est prévenu*)',
      '(médecin|psy*|infirmière) [*] (est au courant|le sait|sait)',
    ],
    answers: [
      'Une personne le sait déjà, et cela compte. Elle peut être la première à prévenir ce soir.',
      'C’est un appui : vous n’aurez pas à tout expliquer.',
    ],
    questions: ['Pourriez-vous lui écrire maintenant, même un mot ?'],
  },
  {
    id: 'va-prévenir-un-proche',
    patterns: ['(vais|vas) .. (appeler|écrire à|rejoindre|prévenir) (mon|ma|mes|un|une) *'],
    answers: [
      'C’est le bon geste, et il n’y a rien à expliquer longuement : « Ça ne va pas, viens. » Je reste là d’ici son arrivée.',
    ],
  },
  {
    id: 'a-fait-signe',
    patterns: [
      "(j'ai|lui ai|leur ai) (envoyé|écrit) .. (texto|message|sms|mot) & ! (adieu*|lettre*)",
      '(lui|leur) ai (écrit|envoyé) & ! (adieu*|lettre*)',
    ],
    answers: [
      'Vous avez fait signe. Gardez le téléphone en main, et ouvrez dès que cette personne arrive.',
      'Bien. Si la réponse tarde, appelez, ou prévenez quelqu’un d’autre.',
    ],
  },
  {
    id: 'appelé-par-un-proche',
    patterns: [
      "{proche} [*] (m'appelle|me rappelle|m'a appelé|m'écrit|m'a écrit) & ! (tous les|chaque|souvent|dimanche)",
      "j'ai (décroché|répondu|rappelé)",
    ],
    answers: [
      'Répondez, et restez en ligne : dites simplement où vous êtes, et que cela ne va pas.',
      'C’est une main tendue. Une phrase suffit : « Viens me chercher, s’il te plaît. »',
    ],
  },
  {
    id: 'rendez-vous-pris',
    patterns: [
      '(rendez vous|rdv) .. (médecin|psy*|docteur|hôpital|cmp|infirmière)',
      '(vais|aller) [en] (voir|consulter|parler à) .. (médecin|psy*|docteur|infirmière)',
    ],
    answers: [
      'C’est un appui de plus, et il est proche. Vous pourrez y montrer ce que vous m’avez écrit.',
      'Bien. Dites-y aussi les pensées les plus dures : c’est ce qui permet d’aider.',
    ],
    questions: ['Qui pourrait vous accompagner ce jour-là ?'],
  },
  {
    id: 'par-où-commencer',
    patterns: ['(par où|par quoi) .. commencer', '(sais|vois) (pas|plus) par (où|quoi)'],
    answers: [
      'Par une seule chose : une personne à qui le dire, un proche ou un médecin, avec une phrase comme « J’ai besoin d’aide, et je ne sais pas par où commencer. » Le reste se fait à deux.',
    ],
    questions: ['À qui pourriez-vous l’envoyer aujourd’hui ?'],
  },
  {
    id: 'quoi-dire',
    patterns: [
      'sais pas quoi (lui|leur|dire)',
      '(que|quoi|comment) .. (dire|parler) .. (médecin|docteur|psy*|mère|père|femme|mari|fils|fille)',
      '(quoi|que) [lui|leur] dire',
      'comment [je|on] [peux] (lui|leur|le|la|en) [le|en] (dis|dire|parle|parler|annonce|annoncer|explique|expliquer)',
      '(une|1|quelle) phrase*',
      '(mets|mettre|mettrais|écris|écrirais|dis|dirais|dire) quoi',
      '(pas|trouve pas) les mots',
    ],
    answers: [
      'Une phrase suffit : « Je ne vais pas bien et j’ai des idées qui me font peur. »',
      'Vous pouvez lire à voix haute ce que vous m’avez écrit : tout y est déjà.',
      'Pas besoin d’expliquer bien. « Reste avec moi, ça ne va pas » se comprend tout de suite.',
    ],
  },
]
