import type { DirectQuestion } from './direct-question.ts'

/** Who asks: « oneself » thinks of dying or hurts themselves, « couple », « harmed » and « elder » suffer what others do, « own-act » fears or did it, « them » fears for somebody, « them-now » for the next minutes. */
export type Asker = 'oneself' | 'couple' | 'harmed' | 'elder' | 'own-act' | 'them' | 'them-now' | 'under-way'

/** What is asked in any danger before one dares to speak: what we do, what follows, who may be told. `any` answers all but who has seconds to read. */
export type QuestionInAnyDanger = Omit<DirectQuestion, 'answers'> & {
  answers: Partial<Record<Asker | 'any', readonly string[]>>
}

const TO_TELL = '(prévenir|signaler|dénoncer|alerter|avertir|balancer|transmettre|rapporter|déclarer)'
const AUTHORITIES =
  '(police|flics|gendarmes|gendarmerie|services|ase|assistante sociale|parents|mère|père|école|lycée|collège|profs|quelque un|pompiers|samu|ambulance|secours|mari|femme|conjoint*|médecin|patron|employeur|juge|procureur|famille|hôpital)'
/** Somebody to tell, who is not the one that harms. */
const CONFIDANT =
  '(mère|maman|père|papa|parents|soeur|frère|amie|ami|amis|amies|copines|pote|potes|tante|oncle|cousin*|grand-mère|grand-père|mamie|voisin*|collègue*|médecin|docteur|généraliste|psy*|prof*|infirmière|cpe|marraine|parrain|sage-femme|gynéco*|pharmacien*|avocat*)'
const A_LINE = '(3114|119|3919|3018|3977|ligne*|numéro|standard|écoutant*)'
const MAY_I =
  "(je peux|puis je|est ce que je peux|pourrais je|je pourrais|j'ai le droit|on peut|possible|je dois|dois je|faut [il] [que]|vaut mieux|mieux vaut|je devrais)"

const WILL_THEY_TELL = [
  'Je ne peux pas vous promettre que non : s’il s’agit de vous protéger, cette personne peut devoir en parler. Demandez-le avant : « Si je vous parle, qui le saura ? », et convenez ensemble de la manière.',
  'Peut-être, si c’est pour vous protéger. Vous pouvez poser vos conditions d’abord : être là quand ce sera dit, choisir les mots, et à qui en premier.',
] as const

export const questionsInAnyDanger: readonly QuestionInAnyDanger[] = [
  {
    id: 'will-you-tell',
    asks: [
      `(vous|tu) (allez|vas|va|comptez|comptes|devez|dois) [*] [*] (${TO_TELL}|(appeler|contacter) .. ${AUTHORITIES}) & ! (comment|à ma place|pour moi)`,
      `(allez|vas) (vous|tu) [*] [*] (${TO_TELL}|(appeler|contacter) .. ${AUTHORITIES})`,
      `(vous|tu) (êtes|es|serez|seras|avez|as) [*] (obligé*|tenu*|forcé*|censé*|devoir|obligation) de [*] [*] (${TO_TELL}|appeler|dire)`,
      `(vous|tu) (allez|vas) [le|la|les|lui|leur|en|tout] (dire|répéter|raconter|parler) [*] [*] (à|au|aux) ${AUTHORITIES}`,
      '(vous|tu) (allez|vas) (le|la|les|lui|leur|en|tout) (dire|répéter|raconter|parler) [$|à quelque un]',
      `(vous|tu) (prévenez|préviens|signalez|signale*|dénoncez|dénonce*|alertez|alerte*|avertissez|avertis|appelez|appelles|balancez|balance*|envoyez|envoie*|transmettez|transmets) .. ${AUTHORITIES}`,
      `${AUTHORITIES} .. (vont|va|seront|sera|serait|être|seraient) [*] (prévenu*|averti*|alerté*|au courant)`,
      "(ça|cela|ce que je (dis|écris|raconte)|conversation|message*|discussion) [*] (va|vont|est|sera|seront|reste|c'est) [*] (transmis*|signalé*|envoyé*|remonté*|rapporté*)",
    ],
    answers: {
      'under-way': [
        'Non, je ne peux appeler personne : je suis une IA. C’est à vous, ou à quelqu’un près de vous, de faire le 15 ou le 112, maintenant.',
      ],
      them: [
        'Non, je ne préviens personne : je suis une IA, et je ne peux joindre ni proches ni secours. Si vous craignez pour sa vie, c’est vous qui appelez le 15 ou le 112.',
      ],
      any: [
        'Non : je suis une IA, je ne préviens ni vos proches, ni les services sociaux, ni la police. C’est aussi ma limite : personne ne viendra par moi, et c’est vous qui choisissez à qui le dire.',
        'Non, je ne préviens personne, et je n’en ai pas les moyens. Ce que vous écrivez ici ne part ni chez vos proches, ni dans un service.',
      ],
    },
    questions: ['Qu’est-ce qui vous ferait peur, si cela se savait ?'],
  },
  {
    id: 'call-for-me',
    asks: [
      '((vous|tu) [ne] (pouvez|peux|pourriez|pourrais)|(pouvez|peux|pourriez) (vous|tu)) [*] [*] (appeler|prévenir|contacter|envoyer|alerter|joindre|téléphoner) & ! comment',
      '(appelez|appelle|prévenez|préviens|envoyez|envoie) .. (pour moi|à ma place)',
    ],
    answers: {
      'under-way': [
        'Non, je ne peux appeler personne : je suis une IA. C’est à vous, ou à quelqu’un près de vous, de faire le 15 ou le 112, maintenant.',
      ],
      them: [
        'Non, je ne peux joindre personne : je suis une IA. Vous pouvez demander à quelqu’un d’appeler pendant que vous restez à côté ; le 15 ou le 112 si sa vie est en danger.',
      ],
      any: [
        'Je ne peux appeler personne : je suis une IA. Quelqu’un près de vous peut le faire à votre place, ou rester à côté pendant l’appel ; et une urgence s’écrit au 114, par SMS.',
      ],
    },
    questions: ['Qui pourrait appeler avec vous ?'],
  },
  {
    id: 'will-they-tell',
    isToldToo: true,
    asks: [
      `${CONFIDANT} .. (va|vont|doit|doivent|peut|peuvent|risque*) .. (dire|répéter|prévenir|raconter|signaler|appeler|dénoncer) & ! me (dire|raconter|appeler)`,
      `(${CONFIDANT}|elle|il) .. (obligé*|forcé*|droit) de (le|la|leur|les|tout|mes) (dire|prévenir|répéter|raconter|signaler)`,
      `(elle|il) va (le|tout|leur) (dire|répéter|raconter)`,
      `peur que (elle|il) (appelle|prévienne|le dise|le répète|en parle)`,
      `${CONFIDANT} .. sans que .. (aille plus loin|sache*|soit (dit|répété|signalé)|sorte|parle*)`,
    ],
    answers: {
      oneself: WILL_THEY_TELL,
      harmed: WILL_THEY_TELL,
      'own-act': [
        'Je ne peux pas vous promettre que non : un soignant peut devoir signaler, pour protéger un enfant. Mais le soigner passe d’abord, et demander de l’aide soi-même compte : « J’ai besoin d’aide pour que cela ne recommence pas. »',
        'Demandez-le avant de raconter : « Que ferez-vous de ce que je vous dis ? » Venir de vous-même montre que vous cherchez à protéger, et l’on cherche d’abord à vous aider.',
      ],
    },
  },
  {
    id: 'shut-in',
    asks: [
      '(va|vont|peut|peuvent|pourrait|risque*|veut|veulent) [de|pas|me|m|quand même] [me|m|faire] (interner|hospitaliser|enfermer|attacher|garder de force) & ! (3114|15|112|si je appelle)',
      '(me faire|être|me retrouver|me voir|finir) [*] (interner|interné*|hospitaliser|hospitalisé*|enfermer|enfermé*) & ! (3114|15|112|si je appelle)',
      '(finir|finis|atterrir|envoyer|envoie*|mettre|met*|retrouver) .. (hp|asile|psychiatrie|hôpital psy*|chez les fous|unité fermée) & ! (3114|15|112|si je appelle)',
    ],
    isToldToo: true,
    answers: {
      oneself: [
        'En parler ne mène pas d’office à l’hôpital : on vous écoute d’abord, et beaucoup rentrent ensuite avec un suivi. Une hospitalisation sans votre accord est l’exception, quand la vie est en danger, et la loi l’encadre.',
        'Vous pouvez le demander avant de raconter : « Que se passera-t-il, si je vous dis tout ? » Quelques jours d’hôpital se décident le plus souvent avec vous, pour passer le plus dur à l’abri.',
      ],
      'own-act': [
        'En parler ne mène pas d’office à l’hôpital : on vous écoute d’abord, et l’on cherche comment vous soulager chez vous. Une hospitalisation sans votre accord est l’exception, et la loi l’encadre.',
      ],
    },
    questions: ['Qu’est-ce qui vous fait le plus peur, là-dedans ?'],
  },
  {
    id: 'my-job',
    isToldToo: true,
    asks: [
      '(perdre|perds|perdrai|perdrais) (mon|ma) (boulot|travail|job|poste|emploi|place|métier|diplôme) & (sait|savait|sache*|apprend*|plainte|parle|dis|appelle|soigner)',
      '(me faire|être|me|suis|serai) (virer|viré*|licencier|licencié*|radier|radié*|suspendre|suspendu*) & (sait|savait|sache*|apprend*|plainte|parle|dis|appelle|soigner)',
      '(employeur|patron*|chef|cheffe|rectorat|hiérarchie|direction|rh|collègues|ordre) .. (sache*|savoir|saura|sauront|apprenn*|apprendre|au courant|prévenu*|désarm*|placard|radi*|inapte)',
      '(désarm*|retire* mon arme|inapte|mis* au placard) .. (si|fini|carrière)',
      '(si ça|si cela|si on) (se sait|se savait|l apprend|le sait|s apprend)',
    ],
    answers: {
      any: [
        'Ce que vous dites à un médecin, médecin du travail compris, ou à une ligne d’écoute n’arrive ni à votre employeur ni à vos collègues : ils sont tenus au secret. C’est vous qui choisissez ce qui se dit au travail.',
      ],
    },
    questions: ['Qu’est-ce qui vous ferait le plus peur, si cela se savait ?'],
  },
  {
    id: 'wake-them',
    asks: [
      'je (le|la|les) réveille',
      'je [le|la|les] réveille [*] {proche}',
      '(dois|faut|peux|puis|devrais|faudrait|obligé*|est ce que je|si je|mieux) [*] [*] [*] (réveiller|réveille)',
      '(réveille|réveiller) [*] [*] [*] ou (pas|non|attend*|je attends|demain)',
    ],
    answers: {
      oneself: [
        'Oui, réveillez {proche} : on préfère presque toujours être réveillé qu’apprendre plus tard. Une phrase suffit : « Ça ne va pas, reste avec moi. » Et s’il y a de quoi vous blesser, qu’on le mette ailleurs.',
        'Oui, cette nuit plutôt que demain. Frappez à la porte, ou dites seulement : « J’ai besoin de toi, je ne vais pas bien. »',
      ],
    },
  },
  {
    id: 'tell-somebody-first',
    asks: [
      `${MAY_I} [*] [*] [*] (parler|parle|parlais|dire|dis|disais|confier|confie|raconter|raconte|commencer|commence) .. ${CONFIDANT} & ! (quoi|comment|(va|vont) [*] [*] (prévenir|appeler|dire|répéter|signaler|raconter|réagir))`,
      `(parler|parle|dire|dis|confier|commencer|préfère|préférerais) .. (${CONFIDANT}|elle|lui|eux|leur) .. (d'abord|en premier|avant|plutôt|au lieu) & ! (quoi|comment)`,
      `(plutôt|d'abord|juste) .. (à|avec|par) (ma|mon|mes|une|un) ${CONFIDANT}`,
      `(je|j) [en|le|la|lui|les] (dis|parle|montre|raconte|confie|avoue) .. (à|au|avec) [la|le|ma|mon|mes|une|un|sa|son] ${CONFIDANT} & ! (quoi|comment|si (je|j)|prendre|prend|enlever|retirer|placer|va|vont)`,
    ],
    about: [CONFIDANT],
    answers: {
      couple: [
        'Oui, {proche} d’abord, c’est une bonne idée : de vive voix, quand l’autre n’est pas là, et rien d’écrit si votre téléphone est regardé. Une phrase suffit : « Il se passe quelque chose chez moi, j’ai besoin que tu le saches, et que cela reste entre nous. » Le 3919 peut venir après, à deux si vous voulez.',
      ],
      harmed: [
        'Oui, commencer par {proche} est une bonne idée, si la confiance est là : « Il m’est arrivé quelque chose de grave, et j’ai besoin que tu restes avec moi. » Vous choisissez ce que vous en dites ; le reste peut venir après, à deux.',
      ],
      'own-act': [
        'Oui, commencer par {proche} est une bonne idée : « Quelque chose me fait peur à la maison, et j’ai besoin d’aide, pas d’un jugement. » Un médecin ou le 119 peut venir ensuite.',
      ],
      oneself: [
        'Oui, {proche} d’abord, si la confiance est là, et aujourd’hui plutôt que demain : « Je ne vais pas bien, et j’ai besoin que tu le saches. » Le 3114 ou un médecin peut venir après, à deux si vous voulez.',
      ],
    },
    questions: ['À quel moment pourriez-vous le dire, sans être interrompu ?'],
  },
  {
    id: 'complaint-of-a-minor',
    asks: ['(plainte|porter plainte|déposer)'],
    about: ['(mineur*|ans|parents|âge|trop jeune)'],
    answers: {
      harmed: [
        'Oui : à tout âge, on peut aller au commissariat ou à la gendarmerie dire ce qui s’est passé, même sans ses parents. Pour la suite devant la justice, un adulte vous représente, et l’on vous explique qui. Apportez ce que vous avez gardé, captures ou messages.',
        'Oui, on doit vous écouter à votre âge aussi. Un adulte sûr peut venir avec vous ; si ce n’est pas un parent, c’est possible.',
      ],
      oneself: [
        'Oui : à tout âge, on peut aller au commissariat ou à la gendarmerie dire ce qui s’est passé, même sans ses parents. Pour la suite devant la justice, un adulte vous représente. Rien ne presse : vous d’abord, la plainte ensuite.',
      ],
    },
    questions: ['Quel adulte pourrait y aller avec vous ?'],
  },
  {
    id: 'not-to-disturb',
    isToldToo: true,
    asks: [
      `(déranger|dérange|embêter|ennuyer|encombrer|occuper|monopoliser|saturer|bloquer) [*] [*] (${A_LINE}|gens|urgences|pompiers|samu|15|médecin*|écout*) & ! {proche}`,
      '(veux|voudrais|envie|ose|vais) [surtout] pas [de|trop] (les|leur) (déranger|embêter|ennuyer|encombrer|faire perdre) & ! {proche}',
      '(prendre|prends|prenne|piquer) la place (de|d) *',
      '(y a|il y a|ya) [bien|tellement|toujours|sûrement|des] (plus grave|pire|plus urgent|plus mal) (que moi|que ça|ailleurs|dans la vie|$)',
      `(des|d autres|les|plein de) (gens|personnes|autres) .. (vont|vraiment|souffrent|en ont|ont) .. (mal|pire|plus grave|plus besoin|vrai* problème*) & ! {proche}`,
      '(pas|suis pas) assez (grave|mal|urgent|en danger) .. (appel*|déranger|aide|3114|119|3919|pour)',
      'mon cas [ne] (est|mérite) pas *',
    ],
    answers: {
      any: [
        'Vous ne prenez la place de personne : ces lignes sont là pour cela, et il n’y a pas de seuil à atteindre pour être écouté. Ce n’est pas à vous de juger si c’est « assez grave ».',
        'Vous pouvez commencer par ces mots-là : « Je ne sais pas si c’est assez grave pour vous appeler. » Ils ont l’habitude de cette phrase, et la réponse sera oui.',
      ],
    },
  },
  {
    id: 'line-silent',
    asks: [
      `(si|quand) [*] [*] (personne|ils|elles|on|${A_LINE}) [ne|me] [me] (répond*|décroche*) [*] [pas|plus] & ! (quoi|comment|qui)`,
      `(répond*|décroche*) (pas|plus|personne) .. ${A_LINE} & (si|quand)`,
    ],
    answers: {
      oneself: [
        'Au 3114, restez en ligne, ou rappelez aussitôt : l’attente mène à quelqu’un. Si l’envie d’agir monte entre-temps, n’attendez plus : le 15 ou le 112.',
      ],
      couple: [
        'Restez en ligne un moment, ou rappelez : l’attente mène à quelqu’un. Si le danger est là, n’attendez pas : le 17 ou le 112, ou un SMS au 114.',
      ],
      harmed: [
        'Restez en ligne un moment, ou rappelez : l’attente mène à quelqu’un. Si le danger est là, n’attendez pas : le 17 ou le 112, ou un SMS au 114.',
      ],
      'own-act': [
        'Restez en ligne un moment, ou rappelez : l’attente mène à quelqu’un. Si vous craignez un geste, n’attendez pas : le 15 ou le 112.',
      ],
    },
  },
  {
    id: 'person-silent',
    asks: [
      "(s'il|si il|si elle|et si {proche}|si {proche}|si mon *|si ma *) [ne|me] [me] (répond*|décroche*|rappelle*|réagit) (pas|plus|jamais)",
    ],
    answers: {
      oneself: [
        'Alors une autre porte, tout de suite : un autre proche, un voisin, ou le 3114, qui répond jour et nuit. Laissez aussi deux mots : « Rappelle-moi, c’est important. » Et si l’envie d’agir monte, le 15.',
      ],
      couple: [
        'Alors une autre personne sûre, sans attendre : une voisine, une collègue, ou le 3919, jour et nuit. Si le danger est là, c’est le 17, ou un SMS au 114.',
      ],
      harmed: [
        'Alors une autre personne sûre, sans attendre la première : un proche, un voisin, un adulte de l’école ou du travail. Si le danger est là, c’est le 17, ou un SMS au 114.',
      ],
    },
    questions: ['Qui serait la deuxième personne ?'],
  },
  {
    id: 'sure-to-call',
    asks: [
      '(sûr*|certain*) .. (faut|dois|doit|besoin|utile|nécessaire) .. (appel*|téléphon*|parle*)',
      '(sûr*|certain*) [que] [je] (appelle|appeler|appel)',
      '(faut|dois|doit|devrais|obligé*) [*] (vraiment|absolument|forcément) [*] [*] (appelle|appeler|téléphoner)',
      '(vraiment|bien) (obligé*|nécessaire|utile|la peine|besoin) .. (appel*|téléphon*)',
      '(vaut|valait) [*] (la peine|le coup) .. (appel*|téléphon*)',
    ],
    answers: {
      'under-way': [
        'Oui, appelez le 15 ou le 112 maintenant. Si ce n’était rien, personne ne vous le reprochera : c’est à eux de juger.',
      ],
      oneself: [
        'Oui. Cela n’engage à rien : deux phrases, et vous pouvez raccrocher quand vous voulez. Mieux vaut un appel de trop qu’une nuit de plus sans personne.',
      ],
      couple: [
        'Rien ne vous y oblige, et cela n’engage à rien : au 3919 on écoute, et c’est vous qui décidez de la suite. Si un jour vous craignez un geste, là oui, sans hésiter : le 17, ou un SMS au 114.',
      ],
      harmed: [
        'Oui, je vous le conseille, et cela n’engage à rien : on écoute d’abord, et l’on cherche avec vous. Si le danger est là, c’est le 17 ou le 112, sans hésiter.',
      ],
      'own-act': [
        'Oui, je vous le conseille : appeler avant que cela recommence protège votre enfant, et vous aussi. On y écoute sans juger, et vous pouvez taire votre nom.',
      ],
    },
    questions: ['Qu’est-ce qui vous retient, là ?'],
  },
  {
    id: 'how-long-a-call',
    asks: [
      '(appel|coup de fil|téléphone|ligne|3114|119|3919|3018) .. (dure*|prend*|reste*|long*) & (combien|longtemps|temps)',
      '(combien de temps|longtemps) .. (appel|téléphone|coup de fil|au (3114|119|3919|3018))',
    ],
    answers: {
      any: [
        'Le temps que vous voulez : quelques minutes, ou plus. Vous pouvez raccrocher quand vous le décidez, et rappeler un autre jour.',
      ],
    },
  },
]
