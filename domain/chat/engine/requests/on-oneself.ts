import { WORTHLESS } from './judging-words.ts'
import type { Matter } from './request.ts'

/** Another mood, in whoever was ill: nothing of the body, which only a doctor may call normal. */
export const AFTER_AN_ILLNESS =
  '(avc|opéré|opérée|opération|infarctus|coma|chimio*|cancer|accident|parkinson|alzheimer|démence|maladie|traitement) & (chang*|humeur|irrit*|colère*|énerv*|agressi*|fatigu*|triste*|pleur*|oubli*|râle*|plus le même|plus la même|renferm*|silenc*) & ! (mal|douleur*|fièvre|saign*|sang|respir*|frapp*|tap*|crach*|peur)'

/** « C’est normal ? », of what somebody feels or does. */
export const whetherNormal: readonly Matter[] = [
  {
    id: 'normal-after-an-illness',
    patterns: [AFTER_AN_ILLNESS],
    answers: [
      'Cela se voit souvent : la maladie change aussi l’humeur et la patience, sans que ce soit contre vous. Le médecin qui suit cela peut vous dire ce qui passera avec le temps, et ce qui s’aide.',
    ],
  },
  {
    id: 'normal-two-feelings',
    patterns: [
      '(culpabilité|coupable|culpabilis*|honte) & (heureu*|contente|content|joie|rire|bonheur|profit*|soulag*|fier|fière)',
      '(contente|content|heureuse|heureux|ravi|ravie|fier|fière|soulag*) & (triste*|jalou*|peine|envie*|pleur*)',
    ],
    answers: [
      'Deux sentiments contraires tiennent très bien dans la même journée : être heureux n’enlève rien à la peine, et la peine ne gâche pas la joie.',
    ],
  },
  {
    id: 'normal-of-a-child',
    patterns: ['à (1|2|3|4|5|6|7|8|9|10|11|12) ans', '(pour|de|à) (son|cet|leur) âge'],
    answers: [
      'Beaucoup d’enfants passent par là à cet âge, surtout quand quelque chose change autour d’eux. Des mots simples, les mêmes chaque fois, aident ; si cela dure ou s’aggrave, le pédiatre ou la PMI vous dira ce qu’il en est.',
    ],
  },
  {
    id: 'normal-ask-out',
    patterns: ['(verre|café|resto|inviter|proposer|écrire en premier|relancer)'],
    answers: [
      'Proposer est ce que tout le monde attend que l’autre fasse. Petit et précis, cela se refuse sans gêne, et un oui sur trois suffit.',
    ],
  },
  {
    id: 'normal-grief',
    patterns: [
      '(pleur*|larmes|voix|vocal|message*|photo*|affaires|parle*) & (encore|mois|toujours|écoute*|garde*|tous les)',
    ],
    themes: ['grief'],
    answers: [
      'Le chagrin n’a pas de date de fin : un mois, six mois, il revient par vagues, et souvent autour d’un anniversaire ou d’un objet. Il dit la place de ce qui manque, pas que vous allez mal.',
      'Beaucoup de gens le vivent ainsi et n’en parlent pas. Ce qui compterait, ce serait de ne plus manger, dormir ou sortir du tout pendant des semaines ; là, un médecin aiderait.',
    ],
  },
  {
    id: 'normal-still-grieving',
    patterns: [
      '(encore là|en être là|toujours là|pas [encore] (tourné|passé*|avancé*|remis*)|au même point|toujours aussi *|pas aller mieux) & ! (il|elle|ils) est',
      '(encore|toujours|au bout de|après) & (jours|semaines|mois|ans|an)',
    ],
    needs: ['grief'],
    answers: [
      'Le deuil n’a pas de date, et ceux qui en fixent une parlent pour eux. On en est là où l’on en est : ce qui manque prend la place que la personne avait. Qu’est-ce qui vous fait craindre que ce ne soit pas normal ?',
      'Beaucoup de gens en sont là bien plus tard, et ne le disent pas. On n’oublie pas, on apprend peu à peu à vivre avec. Si vous ne mangiez ou ne dormiez plus du tout, un médecin aiderait.',
    ],
  },
  {
    id: 'normal-parent-thoughts',
    patterns: ['(partir|fuir|loin|regrett*|supporte*) & (enfant*|bébé|fils|fille|mère|père|jours|penser)'],
    answers: [
      'Presque tous les parents qui dorment peu le pensent un jour, et peu le disent. C’est le besoin de repos qui parle, pas un manque d’amour. Deux heures dehors sans enfant, cette semaine, seraient une vraie réponse.',
    ],
  },
  {
    id: 'normal-ask-money',
    patterns: [
      '(demander|emprunter|aide*|resto* du cœur|assistante sociale|ccas) & (parents|famille|frère|soeur|argent|honte|aide*)',
    ],
    answers: [
      'La honte se trompe d’adresse : un mois trop court n’est pas une faute. Une somme et une date de remboursement, dites d’emblée, rendent la demande simple : « Il me manque tant, je te rends tant par mois. »',
    ],
  },
  {
    id: 'normal-of-age',
    patterns: ['(à mon âge|à (2*|3*|4*|5*|6*|7*) ans|adulte) '],
    answers: ['Cela n’a pas d’âge : ce que vous ressentez répond à ce que vous vivez, et non à une date de naissance.'],
  },
  {
    id: 'normal-tears',
    patterns: ['(pleur*|larmes|craqu*)'],
    answers: [
      'Les larmes viennent quand c’est trop pour les mots, souvent de colère ou de fatigue autant que de tristesse. Elles ne disent rien de votre solidité.',
    ],
  },
  {
    id: 'normal-fear',
    patterns: ['(peur|stress*|angoiss*|inquiet*|panique*|trac)'],
    answers: [
      'Devant quelque chose d’important et d’incertain, le corps se met en alerte, chez presque tout le monde. Ce n’est pas un signe que cela va mal se passer.',
    ],
  },
  {
    id: 'normal-miss-ex',
    patterns: ['(manque|pense* à (lui|elle)|regard*|aime* encore|rêve*)'],
    needs: ['breakup'],
    answers: [
      'Au bout de quelques semaines c’est même le plus courant : l’habitude s’arrête avant l’attachement. Cela ne veut pas dire qu’il faut revenir.',
    ],
  },
  {
    id: 'normal-angry',
    patterns: ["(colère|énerv*|en vouloir|en veux|jalou*|haine) & ! (m'en vouloir|m'en veux)"],
    answers: [
      'On peut le ressentir sans être quelqu’un de mauvais. Ce qui compte est ce que l’on en fait ; le dire ici n’abîme personne.',
    ],
  },
]

/** « C’est grave si je lis mes notes ? », of something they would do. */
export const whetherAllowed: readonly string[] = [
  'Tant que cela vous aide et ne coûte rien à personne, rien ne l’interdit ; la plupart des gens ne le remarqueront même pas.',
  'Cela se voit bien moins qu’on ne le croit, et cela peut vous servir. Essayez une fois, vous jugerez après.',
]

/** « C’est normal en stage ? », of how things are. */
export const whetherUsual: readonly string[] = [
  'Cela arrive souvent, sans que ce soit à accepter tel quel : vous pouvez dire une fois, simplement, ce qui vous manque.',
  'C’est plus courant qu’on ne le croit. Que ce soit courant n’empêche pas de demander mieux.',
]

/** « C’est normal qu’il entre sans frapper ? »: what somebody does to them is for them to judge, and fear is never to be borne. */
export const whatAnotherDoes: readonly string[] = [
  'Je ne peux pas en juger d’ici. Ce qui met mal à l’aise ou fait peur n’est pas à accepter, qui que l’on soit, et peut se dire à quelqu’un de confiance. Qu’est-ce qui vous le fait demander ?',
]

/** « Il ne dit plus rien à table, c’est normal ? »: of another, and done to nobody. */
export const howAnotherIs: readonly string[] = [
  'Je ne peux pas le dire à sa place : la fatigue, un souci, un mauvais moment, plusieurs choses donnent cela. Depuis quand le voyez-vous ?',
  'D’ici je ne peux pas en juger. Le plus simple est souvent de le lui demander, une fois, au calme.',
]

export const anyNormal: readonly string[] = [
  'Vu ce que vous traversez, cela se comprend, et beaucoup de gens le vivent sans le dire.',
  'Il n’y a pas de règle pour cela, et rien, dans ce que vous dites, ne sonne bizarre.',
  'Ce que l’on ressent ne se commande pas, et vous n’avez pas à vous en excuser.',
]

/** « J’exagère ? », « c’est moi le problème ? » */
export const onTheirPart: readonly Matter[] = [
  {
    id: 'self-worth',
    patterns: [`(je suis|suis je|je dois être|que je suis) [vraiment|si|juste|donc|peut être|trop] ${WORTHLESS}`],
    answers: [
      'Non. Quand les choses ne vont pas comme on voudrait, on finit par le penser de soi ; cela ne le rend pas vrai.',
      'Non. Ce qui ne marche pas en ce moment ne dit pas ce que vous valez. Que répondriez-vous à quelqu’un que vous aimez, à cette question-là ?',
    ],
  },
  {
    id: 'self-parent',
    patterns: ['(mauvais*|nul*|indigne|horrible) (mère|père|parent|maman|papa)'],
    answers: [
      'Non. Un mauvais parent ne se pose pas la question. Vous êtes à bout de sommeil ou de patience, ce n’est pas la même chose, et ce qui compte pour un enfant, c’est qu’on revienne vers lui ensuite.',
    ],
  },
  {
    id: 'self-silence',
    patterns: ['(problème|faute) & (moi|ma)'],
    answers: [
      'Rien de ce que vous dites ne le montre. Entre deux personnes, chacun a sa part, et la sienne se voit mal de l’intérieur ; vous pouvez demander une fois si quelque chose a blessé, et vous n’avez pas à deviner le reste.',
    ],
  },
  {
    id: 'self-couple',
    patterns: ['(exagère|fais trop|demande trop|maniaque|exigeant*|chiant*)'],
    answers: [
      'Je n’ai que votre côté ; de ce côté-là, non. Ce que vous ressentez répond à ce que vous vivez ; ce qui se discute, c’est la façon et le moment de le dire, pas le besoin.',
    ],
  },
]

export const anyPart: readonly string[] = [
  'Je n’ai que votre côté de l’histoire ; de ce côté-là, votre réaction se comprend, et s’interroger comme vous le faites va plutôt dans l’autre sens.',
  'Je ne peux pas trancher d’ici, mais tenir à ce que vous dites n’a rien d’excessif. Demandez-vous ce que vous en penseriez si une amie vous le racontait.',
]

/** « C’est grave ? » */
export const whetherSerious: readonly Matter[] = [
  {
    id: 'serious-pain',
    patterns: ['(mal|douleur*|mal (au|à la|aux)) & (dos|ventre|tête|crâne|dent*|genou*|poitrine|nuque|qui dure)'],
    answers: [
      'Je ne peux pas le dire d’ici. Une douleur qui dure est le plus souvent sans gravité, et elle mérite quand même d’être regardée : c’est justement à cela que sert l’examen. Si elle change brusquement, ou si quelque chose de nouveau apparaît, appelez le médecin avant.',
    ],
  },
  {
    id: 'serious-result',
    patterns: ['(chiffre|analyse*|hors norme*|résultat*|prise de sang|taux|irm|radio|mammo*|tache)'],
    answers: [
      'Le plus souvent non : beaucoup de résultats sortent un peu des bornes sans rien de sérieux, et on les contrôle. Je ne peux pas lire le vôtre ; si c’était pressé, le laboratoire ou le médecin aurait téléphoné. Le cabinet peut vous dire par téléphone si cela attend jusqu’au rendez-vous.',
    ],
  },
  {
    id: 'serious-sleep',
    patterns: ['(dor*|nuit*|réveil*|sommeil|insomni*)'],
    themes: ['sleep'],
    answers: [
      'En général non : des nuits coupées fatiguent beaucoup sans abîmer, et cela se soigne bien. Au-delà de trois mois, ou si vous vous endormez dans la journée ou au volant, votre médecin a de quoi vous aider, et pas seulement des comprimés.',
    ],
  },
  {
    id: 'serious-baby',
    patterns: ['(laisse|laisser) .. pleurer', '(bébé|nourrisson) .. (pleure*|hurle*|crie*)'],
    answers: [
      'Quelques minutes de pleurs dans son lit, sur le dos, ne sont pas un danger. Ce qui n’attend pas, chez un tout-petit : fièvre, refus de boire, corps mou, teint ou respiration inhabituels ; c’est alors le 15.',
    ],
  },
  {
    id: 'serious-mind',
    patterns: ['(soigne|guérit|traite|angoiss*|panique*|dépress*|stress*)'],
    themes: ['anxiety', 'panic', 'sadness'],
    answers: [
      'Cela se soigne, oui, et d’autant mieux qu’on en parle tôt. Le repère : si cela dure plus de deux semaines ou vous empêche de dormir, manger ou travailler, votre médecin est la bonne porte.',
    ],
  },
]

export const anySerious: readonly string[] = [
  'D’ici je ne peux pas en juger, et je préfère le dire. Un repère simple : si cela s’aggrave, dure plus de deux semaines ou vous empêche de vivre comme d’habitude, cela mérite un avis médical ; sinon, vous pouvez vous donner un peu de temps.',
]
