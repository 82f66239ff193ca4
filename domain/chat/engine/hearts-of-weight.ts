import type { Heart } from './hearts.ts'

const CLOSE =
  '(mari|femme|compagn*|père|mère|papa|maman|frère|soeur|fils|fille|grand-père|grand-mère|mamie|papi|papy|ami|amie|copain|copine)'

/** What weighs, or remains open, in an ordinary day: after the gravest, and before what is glad. */
export const heartsOfWeight: readonly Heart[] = [
  {
    id: 'sorry-for-it',
    patterns: [
      'je [me] (en veux|en voulais|culpabilise*|regrette*|suis (pas|pas très) fi*|me sens coupable)',
      'je me en (voudrais|veux|voulais)',
      '(pas|pas très) (malin|intelligent|glorieux|fier|fière) [de ma part|non plus|$|,]',
      'je ai (crié|hurlé|gueulé) (sur|contre|après)',
      '(je ai|ai) pas été [très|assez|trop] (présent*|là|patient*|disponible*|juste|gentil*)',
    ],
    words: [
      'Ce n’est pas facile à reconnaître, et vous le dites simplement.',
      'Si cela vous revient, c’est que le lien compte.',
    ],
    questions: ['Que voudriez-vous que l’autre sache, aujourd’hui ?', 'Qu’est-ce qui pourrait encore se réparer, là ?'],
  },
  {
    id: 'close-one-failing',
    patterns: [
      `(il|elle|(mon|ma) ${CLOSE}) [ne] (peut|sait|arrive|marche|conduit|parle|reconnaît|se souvient|mange) [plus|presque plus] & plus & ! (me|nous)`,
      `(il|elle|(mon|ma) ${CLOSE}) .. (diminué*|affaibli*|tremble*|perd la (tête|mémoire)|oublie tout|décline|humilié*)`,
      '(voir|vois|regarder) (mon|ma|le|la) * .. (comme ça|souffrir|diminuer|changer|vieillir|décliner|partir)',
    ],
    words: [
      'Voir changer quelqu’un qu’on aime, c’est une peine qui revient par petites touches.',
      'On assiste à cela de près, et l’on voudrait pouvoir l’épargner.',
    ],
    questions: ['Qu’est-ce qui, chez cette personne, n’a pas changé ?', 'Qu’aimez-vous encore faire ensemble ?'],
  },
  {
    id: 'before-others',
    patterns: [
      'devant (tout le monde|les (autres|collègues|clients|gens|copains|élèves)|mes (collègues|amis|potes|enfants)|toute (la classe|l équipe|la famille)) & (humili*|honte|réflexion|remarque*|crié*|lancé|ri|rire|moqué*|engueul*|reproch*)',
      '(ce était|ce est|je trouve ça|ça me) [vraiment|trop|tellement|très|si|assez] humiliant*',
      '(je me|je) [suis|sens|sentais|étais] [vraiment|trop|tellement|un peu|si|tout] (humilié*|senti* humilié*|la risée)',
      '(se fout|se foutent|se fiche|se fichent|se moque|se moquent|se paie|ricane*|rigole*) [toujours|encore|tout le temps|bien] de (moi|ma *)',
      '(me regarde*|regarder me|me regardaient|regarde galérer|on se moquait de moi|se moque* de moi|se moquer de moi|choisi* en dernier)',
    ],
    words: [
      'Sous le regard des autres, tout pèse plus lourd.',
      'Se sentir exposé ainsi laisse une trace, même longtemps après.',
    ],
    questions: ['Qui, dans ces moments-là, vous regarde autrement ?', 'Quel regard vous ferait du bien, à la place ?'],
  },
  {
    id: 'broken-off',
    patterns: [
      '(se est|se sont|est) [*] (plus parlé*|plus vus|brouillé*|fâché*|disputé*|engueulé*)',
      '(a raccroché|me fait la tête|me fait la gueule|me parle plus|ne me adresse plus)',
    ],
    words: [
      'Un silence qui s’installe entre deux personnes pèse souvent plus que la dispute.',
      'Après cela, le premier mot devient difficile à trouver.',
    ],
    questions: ['Qu’est-ce que ce froid vous empêche de dire ?'],
  },
  {
    id: 'lonely-hours',
    patterns: [
      '(le soir|la nuit|le dimanche|le matin|midi|les soirs|les dimanches) .. (seul|seule|vide|personne|que la télé*|silence|télévision) & ! (appelle*|vient|viennent|visite*|tranquille|enfin)',
      '(que|plus que) la (télé|télévision|radio)',
      '(personne|plus personne) (à qui|avec qui|pour) (parler|raconter|dire|partager|sortir|manger)',
      '(parle|cause|raconte) [surtout|qu|plus que|juste|que] (à|avec) (mon|ma|mes) (chat*|chien*|plantes|poisson*)',
      'je (mange|dîne|dine|soupe|rentre|reste|suis) [toujours|tout le temps|encore|toute la journée|chez moi] (tout seul|toute seule|seul|seule) & ! (appelle*|vient|viennent|visite*)',
      'je [ne] connais (personne|absolument personne)',
      'je me ennuie (de|tout|toute|le|la|beaucoup|$)',
    ],
    words: [
      'Ces heures-là sont longues quand il n’y a personne pour les partager.',
      'On peut tenir tout le jour, et sentir le vide à cette heure-là.',
    ],
    questions: [
      'Qu’est-ce qui remplissait ces heures, avant ?',
      'Qui aimeriez-vous avoir à côté de vous, à ces heures-là ?',
    ],
  },
  {
    id: 'waits-for-news',
    patterns: [
      '(résultat*|notes|réponse|verdict|diagnostic|décision) .. (dans|attend*|pas encore|toujours pas|tombe*|demain|lundi|semaine*)',
      '(pas encore|toujours pas) [eu|reçu] (les|mes|la|de|ma) (résultat*|notes|réponse*|nouvelle*)',
      "(l'attente|attendre|attends) & (dur*|long*|penser|tenir|fou|folle|supporte*|résultat*|réponse)",
      'je [ne] fais que (rafraîchir|regarder|vérifier|actualiser)',
    ],
    words: [
      'Attendre sans savoir, c’est souvent le plus pénible.',
      'Tant que rien n’est tombé, la tête tourne autour de cela.',
    ],
    questions: ['Qu’est-ce qui vous occupe un peu l’esprit ailleurs, d’ici là ?'],
  },
  {
    id: 'home-at-stake',
    patterns: [
      '(vendre|vendent|vendra|vider|quitter) (la|ma|notre) maison',
      '(aller|aille|mettre|vivre|partir) en (résidence|maison de retraite|ehpad)',
    ],
    words: [
      'Une maison où l’on a vécu, ce n’est pas seulement une adresse.',
      'Voir sa maison en question, cela touche à tout le reste.',
    ],
    questions: ['Et vous, qu’est-ce que vous souhaiteriez ?'],
  },
  {
    id: 'leaves-behind',
    patterns: [
      'je (laisse|quitte|dois laisser|dois quitter|vais quitter|vais laisser) (mes|mon|ma|tout|tous|toute) *',
      '(je|on) [ai|a] (laissé|quitté) (mes|mon|ma|tout|tous) * [derrière] & ! (copain|copine|mari|femme|mec|boîte)',
    ],
    words: ['Partir, c’est aussi laisser derrière soi ce qui faisait les jours.', 'Même décidé, un départ a son prix.'],
    questions: [
      'Qu’est-ce qui vous coûte le plus, à laisser ?',
      'Qu’aimeriez-vous emporter de là-bas, d’une façon ou d’une autre ?',
    ],
  },
  {
    id: 'torn',
    patterns: [
      'je (hésite|suis partagé*|balance|suis tiraillé*|tergiverse)',
      "(d'un côté|ici je ai) .. (de l'autre|là bas)",
      'je [ne] (sais|sais vraiment) (pas|plus) (si je|quoi choisir|quoi décider|quoi faire de)',
    ],
    words: ['Des deux côtés, il y a quelque chose à quoi vous tenez.', 'Ce n’est pas un choix à faire d’un trait.'],
    questions: [
      'Quand vous vous imaginez là, dans six mois, qu’est-ce qui vous manquerait le plus ?',
      'Y a-t-il un moyen d’essayer sans rien décider encore ?',
    ],
  },
  {
    id: 'ill-at-ease',
    patterns: ['(ça|cela) me (gêne|embarrasse|met mal à l aise|gênait|dérange)'],
    words: ['Ce malaise compte aussi.', 'On voudrait faire autrement, et ce n’est pas si simple.'],
    questions: ['Qu’est-ce qui vous gêne le plus, au fond ?'],
  },
  {
    id: 'troubled',
    patterns: [
      '(ça|cela|ce qui) me (trouble*|perturbe*|travaille*|tracasse*|chiffonne*|questionne*|tourmente*|turlupine*|hante*|remue*)',
      "je [ne] sais plus [trop] (quoi|qu'en|ce que je dois) (penser|en penser|croire)",
    ],
    words: [
      'Cela vient remuer quelque chose, et mérite qu’on s’y arrête.',
      'On ne balaie pas cela d’un revers de main.',
    ],
    questions: ['Qu’est-ce qui vous trouble le plus, là-dedans ?'],
  },
  {
    id: 'fears-to-disappoint',
    patterns: [
      '(peur|crains|angoisse) .. (décevoir|déçu*|déçoive*|pas être à la hauteur|pas à la hauteur)',
      "(veux|voudrais) pas (les|le|la|qu'ils|qu'elle|qu'il|que mes *) [*] (décevoir|décoive*|soient déçus|soit déçu*)",
    ],
    words: ['Ce regard-là compte beaucoup pour vous.', 'On craint surtout de décevoir ceux à qui l’on tient.'],
    questions: ['Qu’attend vraiment cette personne de vous, d’après vous ?'],
  },
  {
    id: 'own-fear',
    patterns: [
      'je ai [*] [*] peur (de|que|d) * & ! (lui|mari|copain|conjoint|compagnon|mourir|mort|frappe*|tue*|pas peur)',
      'je (crains|redoute) (de|que|d|le|la|les|ce) * & ! (mourir|mort|frappe*|tue*)',
    ],
    words: ['Cette peur-là a le droit d’être dite.', 'On a beau se raisonner, la crainte reste là.'],
    questions: ['Que se passerait-il, au pire, selon vous ?', 'Qu’est-ce qui vous rassurerait un tout petit peu ?'],
  },
  {
    id: 'stage-fright',
    patterns: [
      'je ai [un peu|encore|déjà|vraiment|toujours|trop] (le trac|l appréhension|la boule au ventre|le ventre noué)',
      'je (appréhende|redoute|stresse) * & ! (mort|mourir)',
      'je suis [un peu|trop|assez|très] (nerveux|nerveuse|stressé*|tendu*) .. (demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|avant|pour)',
    ],
    words: [
      'Le trac vient souvent avec ce qui compte.',
      'Avant une première fois, le ventre parle plus fort que la tête.',
    ],
    questions: [
      'Quel est le petit moment que vous redoutez le plus ?',
      'Qu’est-ce qui vous mettrait à l’aise, en arrivant ?',
    ],
  },
  {
    id: 'shy',
    patterns: [
      'je [ne] (suis|étais) [un peu|très|assez|trop|plutôt] (timide|réservé*|maladroit*|intimidé*|mal à l aise)',
      'je [ne] (ose|osais|ai) [pas|jamais|plus] [osé] [trop|vraiment] [lui|leur|y|en] (parler|demander|aller|aborder|appeler|écrire|entrer|prendre la parole|me présenter|proposer|retourner) & (pas|jamais|plus) & (ose|osais|osé)',
      "(peur|la peur) (d'être|de paraître|de passer pour|de faire) (maladroit*|ridicule|bête|nul*|lourd*|relou*|godiche)",
    ],
    words: [
      'Le premier pas demande du courage, et il se fait souvent en plusieurs fois.',
      'Beaucoup se tiennent ainsi au bord, sans que cela se voie.',
    ],
    questions: ['Quel serait le plus petit premier pas, pour vous ?'],
  },
  {
    id: 'short-nights',
    patterns: [
      '(se réveille|réveille|réveillé*|lève|lever|debout) .. (toutes les|tous les|2h|3h|4h|5h|la nuit|heures|fois)',
      'je (dors|dormais|ai dormi) [très|vraiment|presque|que|plus] (mal|peu|pas|plus|rien|* heures)',
      'je (bosse|commence|embauche|travaille|me lève) à (4h*|5h*|3h*|quatre heures|cinq heures)',
    ],
    words: [
      'Avec des nuits pareilles, chaque journée coûte le double.',
      'Le manque de sommeil finit par tout rendre plus lourd.',
    ],
    questions: ['Quand avez-vous pu dormir d’une traite, la dernière fois ?'],
  },
  {
    id: 'not-taken',
    patterns: [
      'je [ne] ai pas été (pris*|retenu*|reçu*|admis*|sélectionné*|choisi*|accepté*)',
      '(ma candidature|mon dossier|mon projet) .. (refusé*|rejeté*|pas retenu*|pas passé)',
    ],
    words: ['Une porte qui se ferme, cela déçoit, même s’il y en a d’autres.', 'Il y avait de l’espoir là-dedans.'],
    questions: ['Qu’est-ce que cette place représentait, pour vous ?'],
  },
  {
    id: 'tired',
    patterns: ['je [me] (suis|sens) [*] [*] (fatigué*|crevé*|nase|claqué*|rincé*|ko) & ! pas [*] (fatigué*|crevé*)'],
    words: ['Une telle fatigue ne vient pas de nulle part.', 'Le corps finit par présenter la note.'],
    questions: ['Qu’est-ce qui vous fatigue le plus, à bien y regarder ?'],
  },
  {
    id: 'blue',
    patterns: [
      'je (ai|avais) [un peu|encore|toujours|vraiment|le|du] [le|du] (cafard|blues|spleen|vague à l âme)',
      'je [ne] (ai|avais) pas le moral',
      'je suis [un peu|assez|si|très|trop|tellement|toute|tout] (triste|nostalgique|morose|maussade)',
    ],
    words: ['Un coup de tristesse ne se commande pas.', 'Cela a le droit d’être là, sans se justifier.'],
    questions: ['À quoi pensez-vous, quand cela vient ?'],
  },
  {
    id: 'patience-worn',
    patterns: [
      `(je|ça) [ne] [me|en] (en peux plus|en ai marre|ai ras le bol|supporte plus|sature|saoule|soûle|énerve|agace|gonfle|lasse|exaspère)`,
      'je [ne] en (peux plus|ai marre|ai assez|ai ras le bol)',
    ],
    words: ['À la longue, cela use la patience de n’importe qui.', 'Il y a de quoi en avoir assez.'],
    questions: ['Qu’est-ce qui vous soulagerait le plus vite ?', 'À quel moment est-ce le plus dur à supporter ?'],
  },
]
