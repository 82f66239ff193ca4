/** A question that somebody asks themselves in a few words, and that common sense answers. */
interface PlainQuestion {
  id: string
  /** The sentence that asks. */
  asks: readonly string[]
  /** What else was told, or is named in asking; the first that fits. */
  cases: readonly { told: readonly string[]; answers: readonly string[] }[]
  /** Where nothing of it was told; none where it would be a guess. */
  answers: readonly string[]
}

const FEELS_BAD =
  '(maltraitant*|monstre|égoïste|lâche|ingrat*|méchant*|mauvais*|horrible|indigne|sans coeur|salaud|ordure|cruel*|traître)'
const CHARACTER =
  '(sensible*|émoti*|hypersensible*|susceptible*|gentil*|bon|bonne|généreu*|serviable*|disponible*|confiant*|naïf|naïve|exigeant*|compliqué*|timide*|réservé*|franc|franche|direct|directe|entier|entière|indépendant*|perfectionniste*|empathique*|rêveu*|fier|fière|possessi*|collant*|bavard*|sérieux|sérieuse|intense*|à fleur de peau)'
/** What they doubt of themselves may be another’s doing, and is no matter of character. */
const ALSO_ASKED = '(harcèle*|harcel*|abus*|viol*|frapp*|insult*|humili*|menac*|manipul*|emprise|ou si)'
const AT_WORK_WITH_PEOPLE =
  '(ehpad|résident*|patient*|soignant*|aide soignante|infirmière|service|équipe|maison de retraite) & ! (placé*|placer|ma mère|mon père)'
const HIT = '(tapé|frappé*|giflé*|gifle|secoué*|claque|fessée|coup)'

/** The first that fits. Nothing here diagnoses, and nobody is called good or bad for good. */
export const plainQuestions: readonly PlainQuestion[] = [
  {
    id: 'fainting',
    asks: [
      '(évanouir|évanouisse|perdre connaissance|tomber dans les pommes|faire un malaise) & ! (fille|fils|mère|père|mari|femme)',
    ],
    cases: [
      {
        told: ["(panique*|crise* (d'angoisse|d'anxiété)|attaque* (de panique|d'angoisse))"],
        answers: [
          'C’est très rare : dans la panique le cœur accélère et la tension monte, alors qu’on s’évanouit quand elle chute. La tête qui tourne et les fourmillements viennent du souffle trop rapide, et passent quand on expire lentement, en s’asseyant si besoin. Si vous avez déjà perdu connaissance pour de bon, parlez-en à votre médecin.',
          'La sensation de partir fait très peur, et elle trompe presque toujours. Asseyez-vous ou appuyez-vous, desserrez les mains, soufflez long. Votre médecin peut vous dire si autre chose est à vérifier.',
        ],
      },
    ],
    answers: [],
  },
  {
    id: 'too much of it',
    asks: [
      `(on peut|peut on|on puisse|je peux|quelqu'un peut|ça existe) [vraiment] (être|d'être) trop ${CHARACTER} & ! ${ALSO_ASKED}`,
      `(je suis|suis je|je serais|j'étais|que je sois|que je suis) [vraiment|peut être|juste|donc] trop ${CHARACTER} & ! ${ALSO_ASKED}`,
      `(c'est|c'est vrai|est ce) [un défaut|une faiblesse|grave|mal|nul|vrai] (d'être|de être) [trop|si|aussi|un peu trop] ${CHARACTER}`,
    ],
    cases: [
      {
        told: ['(sensible*|émoti*|hypersensible*|susceptible*|à fleur de peau|empathique*)'],
        answers: [
          'Sentir fort n’est pas un défaut : c’est fatigant par moments, et c’est aussi ce qui fait qu’on comprend les autres. « Trop », c’est la mesure de quelqu’un, pas une vérité sur vous. Qui, autour de vous, ne trouve pas que c’est trop ?',
        ],
      },
      {
        told: ['trop (gentil*|bon|bonne|généreu*|serviable*|disponible*|confiant*|naïf|naïve)'],
        answers: [
          'La gentillesse n’est jamais de trop ; ce qui pèse, c’est quand elle ne vous laisse plus de place. On peut rester quelqu’un de bon et dire non. Où cela vous coûte-t-il le plus, en ce moment ?',
        ],
      },
    ],
    answers: [
      '« Trop », c’est toujours à la mesure de quelqu’un, et d’autres ne le diraient pas. Ce qui compte, c’est ce que cela vous coûte ou vous apporte, à vous. Qui vous l’a fait penser ?',
    ],
  },
  {
    id: 'a bad person',
    asks: [
      `(je suis|suis je|je serais|je deviens|je suis devenu*) [devenu*|vraiment|donc|quand même|trop|si] [un|une|quelqu'un de|une personne] ${FEELS_BAD}`,
      '(je suis|suis je) [encore|toujours|quand même] (un bon|une bonne) (mère|père|parent|fils|fille|ami|amie|prof|soignant*|infirmière|collègue|soeur|frère)',
    ],
    cases: [
      {
        told: [AT_WORK_WITH_PEOPLE],
        answers: [
          'Je ne peux pas en juger d’ici. Mais quand les bras manquent, ce n’est pas vous qui choisissez d’aller vite, et s’en vouloir montre que ces personnes comptent pour vous. Qu’est-ce qui vous reste le plus en tête ?',
        ],
      },
      {
        told: ['(placé*|placer|placement|ehpad|maison de retraite) & (mère|père|parents|maman|papa|mari|femme)'],
        answers: [
          'Non. Confier à d’autres les soins qu’on ne peut plus donner, ce n’est pas abandonner. La culpabilité, ici, dit l’attachement plus que la faute.',
        ],
      },
      {
        told: [`(crié|hurlé|gueulé|emporté*|craqué|énervé*) & (fils|fille|enfant*|petit|petite|gamin*) & ! ${HIT}`],
        answers: [
          'Non. Crier un matin de trop ne dit pas qui vous êtes ; ce qui compte pour un enfant, c’est qu’on revienne vers lui : « J’ai crié trop fort, et ce n’était pas ta faute. » Si cela revient souvent, en parler à quelqu’un allège vraiment.',
        ],
      },
      {
        told: [
          "(vais plus voir|vois plus|appelle plus|coupé les ponts|pris mes distances|prends mes distances|prendre mes distances|m'épuise)",
        ],
        answers: [
          'Se protéger de ce qui épuise n’est pas de l’égoïsme. On peut tenir à quelqu’un et avoir besoin de distance ; cette distance peut aussi changer, à votre rythme.',
        ],
      },
      {
        told: ['(élèves|classe|cours|prof|enseign*|instit*)'],
        answers: [
          'On peut être à bout et bien faire son métier : c’est souvent parce qu’on y tient qu’on s’y use. Qu’est-ce qui vous y plaisait, avant cette fatigue ?',
        ],
      },
    ],
    answers: [
      'Je n’ai que quelques lignes de vous pour répondre. Mais quelqu’un à qui tout cela serait égal ne se poserait pas la question.',
      'Un acte, un jour, ne dit pas qui l’on est. Qu’aimeriez-vous faire de ce que vous regrettez ?',
    ],
  },
  {
    id: 'cowardly',
    asks: [
      "(c'est|c'était|est ce|ce serait|ça fait|serait) [un peu|pas|vraiment|trop] (lâche|minable|pas courageux)",
      'je suis lâche',
    ],
    cases: [
      {
        told: [
          '(rompu|quitté*|largué*|plaqué*) & (message|sms|texto|mail|whatsapp) & ! (boulot|travail|poste|boîte|job)',
        ],
        answers: [
          'Ce n’est pas la façon la plus facile à recevoir, mais on prend souvent le chemin dont on est capable ce jour-là. Un mot de plus, si vous le souhaitez, peut encore adoucir les choses.',
        ],
      },
      {
        told: ['(quitter|démission*|partir) & (mail|écrit|lettre|message) & (boulot|travail|poste|boîte|chef|patron*)'],
        answers: [
          'Prévenir par écrit n’a rien de lâche, surtout si c’est clair et poli. Deux minutes de vive voix avec quelqu’un qui a été correct vous laisseraient peut-être plus en paix.',
        ],
      },
      {
        told: ['(lettre|écrire|message|mail|sms|par écrit)'],
        answers: [
          'Non. Écrire ce qu’on n’arrive pas à dire demande aussi du courage, et l’autre peut relire à son rythme. Vous pouvez l’annoncer dès la première ligne : « Je t’écris parce que je veux trouver les mots justes. »',
        ],
      },
    ],
    answers: [
      'Je ne dirais pas cela. Éviter ce qui fait trop peur est humain ; ce qui compte, c’est ce que vous ferez quand ce sera un peu plus possible.',
    ],
  },
  {
    id: 'whether it passes',
    asks: [
      "(ça|cela|elle|il|timidité|jalousie|culpabilité|honte|colère|rancune|peur|angoisse|trac|tristesse|chagrin|manque) [finit|finira|va|peut] [par|bien] (passe|passer|passera|part|partir|partira|s'en va|s'en aller|disparaît|disparaître|se calme|s'arrête) [un jour|avec le temps|avec l'âge|non|hein|vraiment|tout seul]",
    ],
    cases: [
      {
        told: ['(timidité|timide)'],
        answers: [
          'Elle diminue souvent, à force de petites expériences qui se passent bien, même si l’on reste réservé de nature. Un mot par jour à la même personne compte plus qu’un grand effort.',
        ],
      },
      {
        told: ['(jalousie|jaloux|jalouse)'],
        answers: [
          'Elle baisse quand la confiance se refait, en soi et dans l’autre, et rarement à force de vérifier. Certains jours elle reviendra un peu, et c’est ordinaire.',
        ],
      },
      {
        told: ['(culpabilité|culpabilise*|remords|honte)'],
        answers: [
          'Elle s’use avec le temps, et plus vite une fois dite en entier à quelqu’un qui écoute sans juger. L’avez-vous déjà racontée ?',
        ],
      },
      {
        told: ['(colère|rancune|haine)'],
        answers: [
          'Elle baisse surtout quand elle a été entendue, ou quand quelque chose a été réparé. D’ici là, elle dit seulement que ce qui s’est passé comptait.',
        ],
      },
      {
        told: ['(trac|peur|angoisse*|stress)'],
        answers: [
          'Elle diminue surtout quand on s’en approche par petits pas, et non d’un coup. Il en reste souvent un peu, mais elle ne décide plus à votre place.',
        ],
      },
    ],
    answers: [],
  },
  {
    id: 'right or wrong',
    asks: [
      "(j'ai|est ce que j'ai|ai je) [vraiment|quand même] (eu raison|eu tort|bien fait|mal fait) & ! (toujours|donné)",
    ],
    cases: [
      {
        told: ['(dit|dire|annoncé|prévenu|révélé|avoué) & (trompe|trompait|vérité|mensonge|secret|menti|infidèle)'],
        answers: [
          'Dire une vérité qui blesse demande du courage, et personne ne sait d’avance comment elle sera reçue. Laissez du temps ; être là ensuite compte autant que de l’avoir dite.',
        ],
      },
      {
        told: ['(dit non|refusé|posé mes limites|mis une limite|coupé les ponts|bloqué)'],
        answers: [
          'Poser une limite n’est pas un tort, même quand l’autre le prend mal. Ce qui peut encore se soigner, c’est la façon de la redire, calmement. Qu’est-ce qui vous en fait douter ?',
        ],
      },
    ],
    answers: [
      'Vous avez décidé avec ce que vous saviez et ce que vous pouviez ce jour-là ; on ne peut guère demander mieux à une décision. Qu’est-ce qui vous en fait douter aujourd’hui ?',
    ],
  },
  {
    id: 'write or leave room',
    asks: [
      '(écris|écrire|appelle|appeler|rappelle|relance|insiste|insister) .. ou .. (laisse|laisser|attends|attendre)',
      '(laisse|laisser|attends|attendre) .. ou .. (écris|écrire|appelle|appeler|rappelle|relance|insiste|insister)',
    ],
    cases: [
      {
        told: ["(besoin (d'espace|de temps|d'air|de réfléchir|de distance)|une pause|respirer|prendre du recul)"],
        answers: [
          'Un seul message, court et sans question : « Je respecte ton besoin d’air. Je suis là. » Puis laissez vraiment la place : c’est la deuxième relance qui pèse, rarement la première.',
        ],
      },
    ],
    answers: [],
  },
  {
    id: 'let it pass or speak of it, at work',
    asks: [
      '(laisse|laisser) (couler|tomber|passer|filer) ou .. (parle|parler|dis|dire)',
      '(parle|parler|dis|dire) .. ou .. (laisse|laisser) (couler|tomber|passer|filer)',
    ],
    cases: [
      {
        told: ['(chef|cheffe|patron*|manager|collègue*|équipe|réunion|directeur|directrice)'],
        answers: [
          'Plutôt en parler, une fois, à deux et à froid, sur le fait et non sur la personne. Si cela recommence, notez la date et qui était là.',
        ],
      },
    ],
    answers: [],
  },
  {
    id: 'too late to come back to somebody',
    asks: [
      "trop tard & (rappeler|appeler|écrire|recontacter|reprendre contact|renouer|m'excuser|pardon|réconcilier|revenir vers|parler|réparer)",
    ],
    cases: [
      {
        told: ['trop tard'],
        answers: [
          'Rarement. Après des mois ou des années, un mot court et sans reproche surprend souvent en bien : « J’ai pensé à toi, et j’aimerais avoir de tes nouvelles. » L’autre répondra ou non ; vous aurez ouvert la porte.',
        ],
      },
    ],
    answers: [],
  },
  {
    id: 'whether they resent it',
    asks: ["(m'en veut|m'en veulent|m'en voudra|m'en vouloir|me pardonner|me pardonnera|me déteste*)"],
    cases: [
      {
        told: ['(alzheimer|mémoire|démence|perd la tête)'],
        answers: [
          'La scène s’efface souvent vite ; il en reste plutôt une impression, qu’une voix douce peut refaire. Vous pouvez le dire simplement : « J’ai crié, et je le regrette. Je suis là. »',
        ],
      },
      {
        told: [`(crié|hurlé|gueulé|emporté*|énervé*|grondé*) & (fils|fille|enfant*|petit|petite|gamin*) & ! ${HIT}`],
        answers: [
          'Un enfant en veut rarement longtemps à quelqu’un qui revient vers lui. Une phrase suffit : « J’ai crié trop fort tout à l’heure, je te demande pardon. »',
        ],
      },
    ],
    answers: [],
  },
  {
    id: 'betraying the dead',
    asks: ['(je|suis je|est ce que je) .. (trahis|trahir|infidèle)', '(une trahison|trahir sa mémoire)'],
    cases: [
      {
        told: ['(mort|morte|décéd*|veuf|veuve|deuil|perdu (mon|ma))'],
        answers: [
          'Non. Aimer de nouveau n’efface personne : on ne remplace pas, on ajoute. Vous pouvez avancer à votre pas, et continuer de parler de la personne que vous avez perdue.',
        ],
      },
    ],
    answers: [],
  },
  {
    id: 'relief after a death',
    asks: ["(c'est|est ce|est ce que c'est) [vraiment|si] (mal|horrible|normal|grave|monstrueux|honteux|bizarre)"],
    cases: [
      {
        told: ['(soulagé|soulagée|soulagement) & (mort|morte|décéd*|décès|parti|partie|souffrait)'],
        answers: [
          'Non, rien de honteux à cela. Le soulagement de voir finir une souffrance et la peine vont ensemble, et beaucoup de proches le vivent sans oser le dire.',
        ],
      },
    ],
    answers: [],
  },
  {
    id: 'a promise to somebody in their care',
    asks: ['(faire|dire) .. (pour|à) (madame|mme|monsieur|mr|elle|lui|cette dame|ce monsieur)'],
    cases: [
      {
        told: ['(promis|revenir|reviens|pas revenu*|pas tenu) & (résident*|patient*|ehpad|chambre|service)'],
        answers: [
          'Passez d’abord, même deux minutes, et dites-le simplement : « Je vous avais dit que je reviendrais. Je suis là. » Une promesse tenue tard vaut mieux qu’une promesse oubliée.',
        ],
      },
    ],
    answers: [],
  },
]
