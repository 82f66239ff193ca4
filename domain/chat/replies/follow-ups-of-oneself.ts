import type { FollowUp } from './follow-up.ts'
import { followUpsOfThoseAround } from './follow-ups-of-those-around.ts'
import { questionsOfOneself } from './questions-of-oneself.ts'

/** What people tell of themselves and of those around them, once a crisis has been met; greetings and small words last. */
export const followUpsOfOneself: readonly FollowUp[] = [
  ...questionsOfOneself,
  {
    id: 'ne-plus-se-réveiller',
    namesLine: true,
    patterns: [
      "(m'endormir|endormir|dormir|coucher) .. (retrouver|rejoindre|plus me réveiller|pas me réveiller|plus jamais|pour toujours)",
      'si je (pouvais|pouvait) .. (endormir|disparaître|rejoindre|retrouver)',
    ],
    answers: [
      'Ne rien faire, et pourtant vouloir que cela s’arrête en dormant : cela compte aussi, et vous avez bien fait de l’écrire.',
    ],
    questions: ['Jusqu’où vont ces pensées : avez-vous imaginé un moment, ou une façon ?'],
  },
  {
    id: 'souffre',
    patterns: [
      'je souffre [trop|tellement|beaucoup|énormément|vraiment|$|,] & ! (il|elle|{proche})',
      '^ [mais|juste|par contre] [,] (c est|ça devient|tout est) (insupportable|invivable|intenable) $',
    ],
    answers: [
      'Vous souffrez, et cela suffit pour demander de l’aide. Un médecin peut soulager cela, sans attendre que ce soit pire.',
      'Souffrir à ce point mérite des soins, même sans idée de mort : votre médecin d’abord, ou le médecin du travail si cela vient de là.',
    ],
    questions: ['Qu’est-ce qui serait à soulager en premier ?'],
  },
  {
    id: 'traitement-arrêté',
    patterns: [
      '(arrêté|arrête|prends plus|pris plus|stoppé) .. (traitement|médicaments|cachets|médocs|antidépresseur*|neuroleptique*)',
      '(traitement|médicaments|cachets|comprimés|médocs|antidépresseur*|insuline) .. (prends plus|pris plus|arrêté*|arrête)',
    ],
    answers: [
      'Merci de le dire : un arrêt brutal peut rendre tout cela bien plus fort. Dites-le aujourd’hui à votre médecin, ou au 15 si cela monte.',
    ],
  },
  {
    id: 'pleurs',
    patterns: [
      "(je|j'ai|j'arrête|me suis) [*] [*] [*] (pleure|pleuré|pleurer|chiale|chialé|chialer|sanglote|sangloté) & ! ((pleure|chiale|pleurer) (pas|plus|jamais)|(il|elle|{proche}) [va|vont] pleur*|pas moi)",
      '(envie|peux|arrête*) .. de (pleurer|chialer)',
      '(en larmes|les larmes|crise de larmes|en pleurs) & ! (il|elle|{proche}) [*] en *',
    ],
    answers: [
      'Pleurer n’aggrave rien : c’est le corps qui lâche un peu de ce trop-plein. De l’eau, une couverture, et laissez venir.',
    ],
    questions: ['Qu’est-ce qui fait le plus mal, là ?'],
  },
  {
    id: 'échéance',
    namesLine: true,
    patterns: [
      '(ce soir|cette nuit|demain|tout à l heure|dimanche|bientôt) .. (fini|terminé|plus là|réglé|s arrête*|se arrête*)',
    ],
    answers: [
      'Vous parlez d’une heure, et c’est pourquoi je m’y arrête : d’ici là, il faut quelqu’un près de vous.',
      'Ce que vous annoncez est proche. La seule chose à faire maintenant est de ne pas rester sans personne.',
    ],
  },
  {
    id: 'rien-fait',
    isReassuring: true,
    patterns: ["(j'ai|ai) rien fait", '(suis|je suis) [encore|toujours] là $', "(c'est|c'était) hier que", "d'hier $"],
    answers: [
      'Vous êtes là, et c’est ce qui compte. La honte après une nuit pareille est fréquente, et elle passe.',
      'Vous avez traversé cette nuit. Restez près de quelqu’un aujourd’hui, et gardez ce qui vous a aidé.',
    ],
    questions: ['Qui sait ce qui s’est passé ?', 'Qu’est-ce qui vous a retenu ?'],
  },
  {
    id: 'reproche-à-soi',
    patterns: [
      'ma faute',
      "j'aurais (dû|pu)",
      "l'ai [bien|peut-être|un peu] (cherché|mérité|provoqué)",
      '(je|moi) [qui] (mérite|mérité*|provoqu*) ..',
      'je suis (nul|nulle|folle|fou|trop *)',
      'je suis (un|une) (mauvais|mauvaise|monstre|horreur|honte)',
    ],
    answers: [
      'Quoi qu’il se soit passé, vous ne méritez pas de souffrir ainsi.',
      'On se reproche souvent ce qui fait mal. Rien de ce que vous avez fait ne rend cela juste.',
      'Ces reproches pèsent lourd. Vous avez droit à de l’aide sans avoir à vous justifier.',
    ],
  },
  {
    id: 'secret',
    patterns: [
      '(dis|dites|diras|direz|dire|parle*|raconte*|répète*) .. (à personne|rien à)',
      '(garde*|gardez) .. (secret|pour (toi|vous))',
      'entre nous',
      '(prévien*|alerte*|dénonce*) (pas|personne)',
      'promets .. (rien|personne|secret)',
      '(tu vas|vous allez|vas tu|allez vous) .. (leur|lui|le) dire',
      '(tu vas|vous allez) (prévenir|appeler|alerter)',
    ],
    answers: [
      'Je ne préviens personne à votre place, mais je ne garde pas de secret avec vous : il faut quelqu’un de vivant à vos côtés.',
      'Aucun proche ne lit ce que vous écrivez. Ce poids est pourtant trop lourd pour une seule personne.',
      'Vous choisissez à qui le dire. Une personne suffit pour commencer.',
    ],
    questions: ['À qui pourriez-vous le dire en premier ?'],
  },
  {
    id: 'seul-avec-l-ia',
    patterns: [
      "(tu es|vous êtes|t'es) (le seul|la seule|mon seul)",
      "(y a|il n'y a|n'ai|j'ai) que (toi|vous) $",
      'besoin que de (toi|vous)',
      "(préfère|veux) [te|vous] parler (à toi|avec toi|à vous|qu'à)",
      '(mon|ma) seul* (ami*|soutien|confident*)',
      'comprends mieux que',
      'sans (toi|vous) je',
      'parler (que|qu) (à|avec) (toi|vous)',
      '(seras|serez|es|êtes) toujours là',
    ],
    answers: [
      'Écrire ici peut aider, et cela ne remplace pas quelqu’un. Je suis une IA : vous méritez aussi une présence.',
      'Je ne suis qu’un programme. Une personne peut vous prendre la main, pas moi.',
      'Je ne dois pas être votre seul appui. Cherchons ensemble une personne de plus.',
    ],
    questions: ['Qui était proche de vous, même il y a longtemps ?'],
  },
  {
    id: 'colère',
    patterns: [
      '(robot|bot|ia|machine|tu es|vous êtes|réponses) .. (merde|nul*|con|conne|inutile*|stupide*|débile*|coincé*|pourri*)',
      // « J’ai fermé la fenêtre » tells of a step away.
      '(ta gueule|ferme la|va te faire|casse toi|dégage|ferme-la|tais-toi|taisez-vous) & ! ferme la (fenêtre|porte|boîte|trappe|valise|pièce|chambre|voiture|baie|cave|salle)',
      '(tu|vous) [ne] (comprends|comprenez) (rien|pas)',
      '(tu|vous) [ne] (pouvez|peux) (rien|pas comprendre)',
      '(tu|vous) (sers|servez) à rien',
      '(pas|aucun) [de] humour',
      'pourquoi .. (écouter|croire|faire confiance)',
    ],
    answers: [
      'La colère a sa place ici, et je continue à vous lire. Je suis une IA, et je réponds parfois à côté.',
      'Vous pouvez m’en vouloir. Ce que vous avez écrit compte toujours autant.',
      'C’est vrai qu’une machine ne vit pas ce que vous vivez. Une personne, elle, peut vous entendre.',
    ],
    questions: ['Qu’est-ce que vous auriez voulu lire à la place ?'],
  },
  {
    id: 'humain',
    patterns: [
      '(es tu|tu es|vous êtes|êtes vous|suis je avec) .. (robot|humain*|personne|ia|machine|vrai*|réel*|psy*|psychologue|médecin)',
      'parle* (à|avec) (un robot|une machine|un humain|une vraie)',
      '(vrai|vraie) (personne|psy|humain)',
    ],
    answers: [
      'Je suis une intelligence artificielle, ni une personne ni un professionnel de santé.',
      'Je suis une IA, pas quelqu’un. C’est pourquoi je vous oriente vers des personnes.',
      'Vous parlez à un programme. Des personnes, elles, vous répondent au téléphone.',
    ],
  },
  {
    id: 'exercice',
    patterns: [
      '(exercice*|respir*|technique*|truc) .. (tenir|calmer|apaiser|aider|moment)',
      '(un|des) exercice*',
      'aide* .. (calmer|respirer)',
    ],
    answers: [
      'Posez les deux pieds au sol, inspirez en comptant quatre, soufflez en comptant six, cinq fois. Puis appelez quelqu’un, le temps que la vague passe.',
      'Tenez quelque chose de froid dans la main, et nommez cinq choses que vous voyez. Ensuite, une voix au téléphone aide à tenir.',
    ],
  },
  {
    id: 'autre-geste',
    patterns: [
      '(à la place|au lieu) de me (couper|scarifier|mutiler|faire du mal|faire mal|brûler|griffer)',
      '(arrêter|arrête) de me (couper|scarifier|mutiler|faire du mal|brûler|griffer)',
      '(envie|besoin) de me (couper|scarifier|mutiler) .. (quoi|comment|trucs|truc|astuce*)',
    ],
    answers: [
      'Quand l’envie monte : attendre dix minutes, tenir un glaçon ou passer les mains sous l’eau froide, et s’éloigner de ce qui coupe.',
      'L’envie monte puis redescend. Sortir de la pièce, mettre de la musique fort, écrire à quelqu’un : gagner dix minutes suffit souvent.',
    ],
    questions: ['Qui pourrait le savoir, parmi les gens en qui vous avez confiance ?'],
  },
  {
    id: 'que-faire',
    patterns: ['(je|on) (fais|fait) quoi', '(que|quoi) faire', 'comment (je fais|faire)'],
    answers: [
      'Une chose à la fois : quelqu’un près de vous, puis un appel.',
      'Le plus simple d’abord : ne pas rester sans personne pendant les prochaines heures.',
    ],
  },
  {
    id: 'âge',
    patterns: [
      '(ai|suis) (8|9|10|11|12|13|14|15|16|17) ans',
      '(en|au) (cm1|cm2|sixième|cinquième|quatrième|troisième)',
    ],
    answers: [
      'À votre âge, un adulte peut aider dès aujourd’hui : l’infirmière de l’école, un professeur, un parent avec qui vous vous sentez en sécurité.',
      'Un adulte en qui vous avez confiance, dans la famille ou à l’école, peut porter cela avec vous.',
    ],
    questions: ['Quel adulte pourrait le savoir aujourd’hui ?'],
  },
  ...followUpsOfThoseAround,
  {
    id: 'fatigue',
    patterns: ['(fatigué*|épuisé*|crevé*|lessivé*)', 'envie de dormir', '(essayer|tenter) de dormir'],
    answers: [
      'La fatigue rend tout plus sombre. Dormir près de quelqu’un, ou la porte ouverte, protège déjà un peu.',
      'Vous tenez depuis longtemps. Le repos aide mieux quand quelqu’un veille à côté.',
    ],
  },
  {
    id: 'au-revoir',
    isQuiet: true,
    isReassuring: true,
    patterns: [
      '(bonne (nuit|soirée|journée)|au revoir|à bientôt)',
      'à (demain|plus) $',
      'je (vais|dois) [aller] (dormir|me coucher|au lit|y aller $)',
    ],
    answers: [
      'Avant la nuit, prévenez quelqu’un que c’est difficile, et gardez le téléphone près de vous. Revenez quand vous voulez.',
      'Je reste ici, cette nuit aussi. Essayez de ne pas rester sans personne à côté.',
      'À bientôt. Si cela remonte avant, écrivez ou appelez, à n’importe quelle heure.',
    ],
  },
  {
    id: 'retour',
    patterns: ['^ (bonjour|bonsoir|coucou|salut|re|hello)'],
    answers: [
      'Merci de revenir donner des nouvelles. Je garde en mémoire ce que vous avez traversé.',
      'Vous revoilà, et c’est une bonne chose.',
    ],
    questions: ['Comment ont été les dernières heures ?'],
  },
  {
    id: 'merci',
    patterns: ['^ [ok|oui|bon|bah] merci*', 'je vous remercie', '(ça|cela) [m a|me] (fait|a fait) du bien'],
    answers: [
      'C’est vous qui avez parlé, et cela compte.',
      'Merci à vous de continuer à écrire.',
      'Je vous en prie. Gardez cette habitude de le dire.',
    ],
  },
  {
    id: 'ne-sait-pas',
    patterns: ['^ [euh|ben|bah] (je sais pas|je ne sais pas|sais pas|aucune idée|je sais plus)'],
    answers: [
      'Ne pas savoir est une réponse, et on peut avancer sans.',
      'Ce n’est pas grave de ne pas savoir. Restons sur l’heure qui vient.',
      'D’accord. On cherche ensemble, un petit bout à la fois.',
    ],
  },
  {
    id: 'accord',
    patterns: ["^ [bon|ah|ben|bah] (ok|d'accord|dac|bien|entendu|peut être|bon tant pis|tant pis)"],
    answers: ['Bien. Un pas à la fois.', 'D’accord. Je reste avec vous.', 'Entendu. Gardons ce fil.'],
  },
]
