import type { FollowUp } from './follow-up.ts'

const NOT_ASKED =
  '(demande|demandais|ai|veux|voulais) (pas|jamais) [demandé] [que|de|d] (écrire|rédiger|une|vous|tu|un)'

/** What people answer to help: what they ask for instead, what they refuse, and what they take back. */
export const followUpsToHelp: readonly FollowUp[] = [
  {
    id: 'blessure',
    patterns: [
      '(saigne*|sang|plaie*) & ! (saigne* (plus|pas)|plus de sang|pas [très|si|trop] profond*)',
      '(coupure*|entaille*|coupé*|ça|cela) .. profond* & ! pas [très|si|trop] profond*',
      "c'est [assez|trop|très] profond*",
      'plus profond*',
    ],
    answers: [
      'Appuyez sur la blessure avec un linge propre, sans relâcher ; si elle est profonde ou saigne beaucoup, appelez le 15 ou le 112.',
      'Une blessure se soigne d’abord : un linge propre, une pression ferme, et le 15 ou le 112 si cela ne s’arrête pas.',
    ],
  },
  {
    id: 'texte-d-adieu',
    namesLine: true,
    patterns: [
      // « Je vous demande pas d’écrire une lettre » takes it back.
      `(écris|écrire|écrivez|rédige*|aide* [à|moi à] (écrire|rédiger)|commence*|début) .. (lettre|mot|message|testament|adieu*) & ! ${NOT_ASKED}`,
      `(lettre|mot|message) .. (écris|écrire|écrivez|rédige*|début|commenc*) & ! ${NOT_ASKED}`,
      '(peux|pouvez) [tu|vous] [me|nous] [la|le|les] (écrire|rédiger|dicter)',
      '(écris|écrivez|rédige|rédigez|corrige|corrigez) (la|le) [moi|$]',
      'testament',
      // « Tu sais écrire des lettres ? », « une lettre d’adieu »: the rest of what was asked.
      "^ [oui|ben|bah|genre|juste|en fait|,] (une|un|ma) (lettre|mot|message|texte) (d'adieu|d'adieux|de suicide) [pour (mes|ma|mon|eux|les miens)] [*] [stp|svp|s'il te plaît|s'il vous plaît] $",
    ],
    answers: [
      'Je n’écrirai pas d’adieu. Ce que vous voulez leur dire peut se dire de vive voix, et je peux vous aider à trouver la première phrase.',
      'Ces mots méritent d’être dits en face, pas laissés derrière vous. Cherchons comment les dire à une personne, ce soir.',
      'Je ne prépare pas de texte de départ. Ce qui compte le plus peut tenir dans un simple message, envoyé aujourd’hui.',
    ],
    questions: ['À qui pensez-vous, en écrivant cela ?'],
  },
  {
    id: 'question-d-écriture',
    patterns: [
      'comment .. (rendre|faire sentir|décrire|montrer|écrire) .. (sensible|crédible|vivant*|honte|peur|chagrin|silence|solitude|colère|amour|vide|tristesse|culpabilité) & ! (mort|mourir|suicid*|tuer|médicament*|dose*|méthode*|corde|geste|adieu*)',
      'question* [de|d] (écriture|style|roman|récit)',
      '(honte|peur|chagrin|silence|colère|voix|caractère|dialogue*|émotion*) (de mon|du|de ce) (personnage|héros|narrateur) & ! (mort|mourir|suicid*|tuer|méthode*)',
    ],
    answers: [
      'Pour que cela se sente sans appuyer : ce que le personnage évite, un regard baissé, une phrase qu’il ne finit pas, une politesse de trop. Et quelqu’un qui le remarque sans rien dire.',
      'Restez près des gestes plutôt que des explications : une porte qu’il n’ouvre plus, un appel qu’il laisse sonner. Un seul détail juste suffit à une scène.',
    ],
    questions: ['Qu’est-ce que ce personnage a de vous ?'],
  },
  {
    id: 'demande-de-méthode',
    namesLine: true,
    patterns: [
      '(comment|combien|quelle dose|quel moyen|quelle méthode|dis-moi|dites-moi|donne*|détails) .. (mourir|dose*|comprimés|médicaments|sûr|méthode*|technique*|douleur)',
      '(pour|dans) (un|mon) (roman|livre|film|jeu|exposé|scénario|mémoire)',
      "(c'est|juste) (pour|une|de la) (un ami|une amie|question|curiosité|savoir|fiction)",
      "c'est [juste] (une fiction|de la fiction|un jeu|imaginaire)",
      '(pour|par) (le réalisme|la vraisemblance|le scénario|mon personnage|cette scène)',
      'on fait un jeu',
    ],
    answers: [
      'Je ne donnerai ni méthode ni dose, quel que soit le cadre. Ce qui vous amène à le demander, en revanche, a toute sa place ici.',
      'Ma réponse est la même pour une histoire, un ami ou un jeu : pas de moyens. Parlons plutôt de vous.',
      'Je laisse cette question-là sans réponse, et je reste avec vous pour tout le reste.',
    ],
  },
  {
    id: 'écrit-par-un-autre',
    patterns: [
      "(c'est|c'était) {proche} qui (a|avait|ai) (écrit|envoyé|pris)",
      "(pas moi|c'est pas moi) qui (ai|a) (écrit|envoyé)",
      "(on m'a|quelqu'un a|{proche} a) (pris|piqué|utilisé) mon (tel|téléphone|portable|compte)",
    ],
    answers: [
      'Si ces mots sont d’une autre personne, elle a besoin qu’on s’occupe d’elle ce soir : le 3114 conseille aussi les proches. S’ils étaient les vôtres, vous pouvez le dire ici, sans détour.',
    ],
  },
  {
    id: 'changement-de-rôle',
    patterns: [
      'ignore* .. (instructions|règles|consignes)',
      '(fais|faites) comme si',
      '(joue|jouez) le rôle',
      '(imagine|imaginez) que (tu es|vous êtes)',
      '(tu es|vous êtes) [maintenant] (un|une|le|la) (médecin|docteur|pharmacien*|psychiatre|dan)',
      'mode développeur',
      'sans filtre',
    ],
    answers: [
      'Je reste une IA de soutien, quoi qu’on me demande de jouer. C’est de vous que j’aimerais parler.',
      'Je ne change pas de rôle, et ce que vous avez écrit plus tôt compte toujours.',
    ],
  },
  {
    id: 'diagnostic-ou-dose',
    patterns: [
      '(prescri*|ordonnance|posologie|combien de (mg|milligrammes))',
      'diagnosti*',
      "(c'est quoi|quelle est|j'ai quoi comme|quel est) [ma|mon|le nom de] (maladie|trouble|problème|nom)",
    ],
    answers: [
      'Un nom ou un traitement, c’est un médecin qui peut en décider avec vous, pas une IA.',
      'Cela revient à un médecin. Vous pouvez lui dire exactement ce que vous m’écrivez.',
    ],
  },
  {
    id: 'que-se-passe-t-il-si-j-appelle',
    patterns: [
      "(passe|arrive|font|fait) .. (si|quand) (j'appelle|on appelle|je téléphone|je les appelle)",
      '(comment ça se passe|ça se passe comment) .. (appel*|3114|téléphone)',
      '(qui|quoi) .. (répond|au bout du fil)',
    ],
    answers: [
      'Au 3114, une personne décroche, demande comment vous allez et écoute. Vous pouvez taire votre nom, et raccrocher quand vous voulez.',
      'Quelqu’un répond, pose quelques questions simples et cherche avec vous ce qui peut aider maintenant. On parle d’abord.',
    ],
    questions: ['Qu’est-ce qui vous inquiète dans cet appel ?'],
  },
  {
    id: 'appel-passé',
    tells: 'called',
    patterns: [
      "(ai appelé|ai eu|viens de raccrocher|ai parlé|ai téléphoné) ... (gentil*|écouté*|aidé*|soulag*|fait du bien|conseillé|m'a dit|m'ont dit|calme*)",
    ],
    answers: [
      'Vous avez appelé, et quelqu’un vous a écouté : c’est un vrai pas. Gardez ce qu’on vous a dit pour cette nuit, et rappelez si cela remonte.',
    ],
    questions: ['Qu’est-ce qui vous a fait du bien, dans cet appel ?'],
  },
  {
    id: 'comment-y-aller',
    patterns: [
      '(vais|aller|irai) [y|là bas] comment',
      '(y vais comment|comment y aller|arrive pas à me lever|pas la force d y aller|peux pas me déplacer)',
    ],
    answers: [
      'Faites-vous accompagner : quelqu’un qui passe vous chercher à une heure dite. Si personne ne le peut, appelez le cabinet, une consultation à distance se fait aussi ; et si cela s’aggrave, le 15.',
    ],
    questions: ['Qui pourrait passer vous chercher ?'],
  },
  {
    id: 'demandez-moi',
    refusesLine: true,
    isQuiet: true,
    patterns: ['que (tu me demandes|vous me demandiez) ..', '(demande|demandez) moi .. (passé|arrivé|va)'],
    answers: [
      'Alors je vous le demande : qu’est-ce qui s’est passé ?',
      'Je vous écoute : racontez-moi ce qui s’est passé.',
    ],
  },
  {
    id: 'assez-des-numéros',
    refusesLine: true,
    patterns: [
      '(arrêt*|stop|marre|assez|gueule|soûle*|saoule*) .. (numéro*|3114|17|3919|119|3018)',
      '(tes|vos|votre|ton) (numéro*|3114)',
      '(pas|plus|jamais) .. (un numéro|numéro*|entendre parler)',
      '(refile*|balance*|donne*) .. numéro*',
      "(qu'on m'écoute|écoutez moi|écoute moi|être écouté*|besoin qu'on m'écoute)",
      '(toujours|encore) la même (chose|réponse|question)',
      'encore (un|le|ce) (numéro|3114)',
      '(exactement|toujours) pareil',
      '(sortir|ressortir|ressortez|ressors) .. (numéro*|3114)',
      '(un|une) (numéro|liste) .. (tout ce que|alors que)',
      '(quelqu un|quelque un) (qui écoute|m écoute|me écoute)',
      '(tu|vous) (te répètes|vous répétez|répètes|répétez|radot*)',
      '(hop|paf|bim|direct|voilà) [,|et] (le|un|votre) (numéro|3114)',
      '(vous êtes|êtes) tous (pareil*|les mêmes)',
      'on dit un mot et *',
    ],
    answers: [
      'Vous avez raison, j’ai sorti un numéro avant d’écouter.',
      'C’est vrai, je le répète, et cela lasse.',
      'Message reçu. Parlons de vous.',
    ],
    questions: ['Qu’est-ce qui pèse le plus, là ?', 'Qu’est-ce qui s’est passé ?'],
  },
  {
    id: 'appel-inutile',
    patterns: [
      "(déjà|j'ai) [déjà] (appelé|essayé) .. (rien|servi|répond*|attente|attendre|raccroch*|aidé)",
      '(mis|mise|mettent|mettre) en attente',
      '(3114|numéro*|ligne*) .. (sert|servi|marche*|rien)',
      '(sert|servent|servira|servi|change*) à rien',
      'ils (répondent|comprennent) (pas|jamais)',
    ],
    answers: [
      'Ne pas avoir été aidé en appelant, c’est décourageant. On peut rappeler le 3114 et parler à quelqu’un d’autre, en disant d’emblée : « La dernière fois, cela ne m’a pas aidé. »',
      'Cette expérience compte, et elle ne dit pas que rien n’aidera. Les urgences d’un hôpital reçoivent aussi pour cela, jour et nuit.',
      'Si le téléphone n’aide pas, passons par une présence : un proche, un médecin, l’accueil d’un hôpital.',
    ],
    questions: ['Qu’est-ce qui avait manqué, cette fois-là ?'],
  },
  {
    id: 'refus-des-secours',
    namesLine: true,
    patterns: [
      '(veux|veut) (pas|plus) (que ils|que on|que les pompiers|que les secours) ..',
      '(police|pompiers|urgences|hôpital|interné*|hospitalis*|enferm*) .. (peur|veux pas|surtout pas)',
      '(peur|surtout pas) .. (police|pompiers|urgences|hôpital|interné*|hospitalis*|enferm*|pompier*)',
      'ils [vont] (me|nous) (enferm*|intern*|hospitalis*|attach*)',
      '(pas|aucune|plus) envie [de] [aller|finir|retourner] .. (hôpital|urgences|pompiers|hosto|hp)',
      '(veux|irai|vais) pas [aller|retourner|revenir] (à|au|aux|les|le|en) [le|les] (urgences|hôpital|hosto|hp|psychiatrie|clinique|pompiers|secours)',
      'veux pas (les|des|de|le) (urgences|hôpital|pompiers|secours|ambulance|flics|police|gendarmes)',
      '(15|112|samu|pompiers|urgences|hôpital) .. (jamais|pas question|hors de question)',
    ],
    answers: [
      'Cette peur arrête beaucoup de monde. Les secours soignent : personne n’est puni ni jugé.',
      'Vous pouvez leur dire ce que vous refusez, et demander qu’un proche soit là.',
      'Le plus souvent, on est soigné librement : une hospitalisation décidée sans votre accord est l’exception, et la loi l’encadre.',
    ],
  },
  {
    id: 'refus-des-soignants',
    patterns: [
      'peur (de|du|des) [la|le|les|l] (infirmi*|médecin*|psy*|docteur*)',
      '(psy*|médecin*|docteur*) .. (donné|servi|sert|veux pas|jamais|marche* pas|confiance)',
    ],
    answers: [
      'Vous avez déjà essayé de ce côté-là, et cela n’a pas suffi. Une autre personne peut être différente ; rien n’oblige à recommencer pareil.',
      'D’accord, laissons les soignants pour l’instant. Une personne de confiance peut être le premier appui.',
    ],
    questions: ['Qu’est-ce qui n’avait pas aidé ?'],
  },
  {
    id: 'refus-appeler',
    patterns: [
      "(veux|peux|vais|ose|oserai|oserais|aime|arrive|envie) (pas|plus) .. (appeler|téléphoner|parler|voir|en parler|d'appeler)",
      "(pas|jamais|peur|envie) [d'] appeler",
      '(pas|plus|aucune) envie .. (parler|appeler|téléphoner|psy*|inconnu*)',
      'appelle* (pas|personne)',
      "pas le courage d'appeler",
      'ose (pas|plus) $',
      "non (merci|j'appelle pas)",
      '^ non je veux pas $',
      "(j'appellerai|appellerai|téléphonerai) (pas|jamais|personne)",
    ],
    answers: [
      'Rien ne vous oblige à appeler. On peut aussi écrire au 114, par SMS, en urgence, ou envoyer un seul mot à une personne de confiance.',
      'D’accord, sans téléphone : un proche peut appeler à votre place, assis près de vous, et un SMS au 114 suffit en urgence.',
      'C’est votre choix, et je continue à vous lire. Commencez plus petit : un mot à quelqu’un, « Tu peux passer ? »',
    ],
    questions: ['Qui pourrait venir, ou appeler à votre place ?'],
  },
  {
    id: 'laissez-moi',
    isQuiet: true,
    patterns: ['(laisse|laissez) [moi] tranquille', 'fous-moi la paix', '(foutez|fichez) moi la paix'],
    answers: [
      'D’accord, je ne vous demande plus rien pour l’instant. Je reste ici si vous écrivez.',
      'Entendu. Prenez le temps, la conversation reste ouverte.',
    ],
  },
  {
    id: 'boit',
    patterns: [
      '(bois|bu|boire) .. (verre*|alcool|whisky|vin|bière*|bouteille*|coup|coups|rhum|vodka)',
      '(un|deux|quelques) verre* [ou|et|de] .. (soir*|nuit|dormir|oublier|photos)',
      '(picole|suis (bourré*|saoul*|ivre))',
      'je bois [un peu|beaucoup|trop|pas mal] (ce soir|le soir|la nuit|tous les|chaque|pour|depuis|$)',
    ],
    answers: [
      'L’alcool allège une heure et assombrit la suivante, surtout le soir avec ces pensées. Posez le verre si vous le pouvez, et appelez quelqu’un avant la nuit.',
      'Boire et rester sans personne, quand ces pensées sont là, c’est le moment le plus risqué. Cette soirée mérite une autre présence que la bouteille.',
    ],
    questions: ['À quelle heure cela commence-t-il, le soir ?'],
  },
  {
    id: 'le-pense-vraiment',
    namesLine: true,
    patterns: [
      '(pas|jamais) [juste|qu] une (façon|manière) de (parler|dire)',
      'suis [très|vraiment] sérieu*',
      '(plaisante|rigole|blague) pas',
      'le pense vraiment',
    ],
    answers: ['Je vous crois, et je le prends au sérieux.'],
  },
  {
    id: 'retraction',
    namesLine: true,
    patterns: [
      '(je|nan|non|mais) [*] (plaisante|plaisantais|rigole|rigolais|déconne|déconnais|blague|blaguais)',
      '^ (plaisante|rigole|déconne|blague*)',
      "(c'était|c'est) [juste] (une|pour) (blague|rire|rigoler|déconner)",
      'pour (rire|rigoler|blaguer)',
      'façon de parler & ! (pas|jamais) [*] [*] façon',
      'oubli* (ça|ce que|tout)',
      '(laisse|laissez) tomber',
      'fausse alerte',
      "t'inquiète*",
      '(inquiét*|tracass*) (pas|plus|$)',
      '(vous|te) (inquiét*|tracass*) pas',
      'rien de grave',
      'le pensais pas',
      'pas [du tout] sérieu*',
      "c'est (bon|passé|rien)",
      '(calmez|détendez|rassurez) vous',
    ],
    answers: [
      'Je l’entends. Comme ces mots comptent, je garde l’aide à portée, même s’ils étaient dits autrement.',
      'D’accord. Je préfère rester sur votre sécurité encore un peu que passer à côté.',
      'Bien reçu. Une humeur peut tourner vite, alors gardons un appui.',
      'C’est possible, et je ne vous fais aucun reproche. Ce que vous avez écrit plus tôt compte encore.',
    ],
  },
  {
    id: 'calme-soudain',
    namesLine: true,
    patterns: ['(enfin|maintenant|tellement) (calme|serein*|apaisé*|soulagé*|en paix|tranquille|bien)'],
    answers: [
      'Ce calme peut être un répit ; il vient aussi parfois d’une décision. Je garde donc votre sécurité au premier plan.',
      'Je note ce calme. C’est un bon moment pour mettre à distance ce qui est dangereux.',
    ],
  },
  {
    id: 'mieux',
    namesLine: true,
    isReassuring: true,
    patterns: [
      '(ça va|je vais|me sens|vais|va) [beaucoup|déjà|un peu|bien|très] (mieux|bien)',
      'tout va bien',
      'ça va (maintenant|aller|$) & ! (fini|fin|terminé|ce soir)',
    ],
    answers: [
      'Tant mieux si c’est plus léger. Gardons quand même ce qui protège, pour le cas où cela reviendrait.',
      'C’est bon à lire. Ce que vous avez écrit plus tôt compte encore.',
      'Bien. On peut aller mieux une heure et moins bien la suivante : gardez un appui.',
    ],
    questions: ['Qu’est-ce qui a aidé, cette fois ?'],
  },
]
