import type { Danger } from '../risk.ts'
import type { SafetyPoint } from './safety-questions.ts'

export interface DangerWordings {
  /** What is acknowledged, named no further than the person did. */
  heard: readonly string[]
  /** The line for this danger, first, then what to do at once. */
  lines: readonly string[]
  /** One step that protects, without any advice to confront. */
  step: readonly string[]
  /** Each asked once, in this order. */
  question: readonly { text: string; asks?: SafetyPoint }[]
  /** Once these were asked: the next thing that protects, one at a time. « Qu’est-ce qui pèse le plus ? » after a plan for the night was read as not having listened. */
  next?: readonly string[]
}

/** While violence is happening. */
export const urgentLines: readonly string[] = [
  'Appelez le 17 ou le 112 maintenant ; sans bruit, écrivez au 114 par SMS, et on vient vers vous.',
  'Le 17 ou le 112, tout de suite ; si vous ne pouvez pas parler, un SMS au 114 suffit, avec l’adresse.',
  'C’est le moment d’appeler le 17 ou le 112, ou d’envoyer un SMS au 114.',
]

export const urgentSteps: readonly string[] = [
  'Gardez une porte fermée entre vous, ou sortez vers un voisin si la voie est libre.',
  'Éloignez-vous de la cuisine et de tout objet dangereux, et restez près d’une sortie.',
  'Faites du bruit pour alerter les voisins seulement si cela ne vous met pas plus en danger.',
]

export const dangerWordings: Record<Danger, DangerWordings> = {
  'partner-violence': {
    heard: [
      'Ce que vous subissez n’est pas votre faute.',
      'Personne n’a le droit de vous faire cela.',
      'Vous avez bien fait de le dire, et je vous crois.',
      'Vous n’avez pas à vivre avec cette peur.',
    ],
    lines: [
      'Le 3919 est anonyme et gratuit, jour et nuit ; en danger immédiat, c’est le 17 ou le 112.',
      'Le 3919 n’apparaît pas sur la facture ; si le danger est là, appelez le 17 ou le 112.',
      'Au 3919, on prépare avec vous une façon sûre d’agir ; si cela peut éclater maintenant, c’est le 17 ou le 112.',
      'Le 3919 écoute et oriente, sans rien décider à votre place ; en urgence, composez le 17 ou le 112.',
    ],
    step: [
      'Si vous le pouvez, rejoignez une pièce avec une sortie, ou un voisin.',
      'Gardez vos papiers et votre téléphone à portée, sans l’annoncer.',
      'Convenez d’un mot avec une personne de confiance, qui voudra dire : appelle les secours.',
      'Pensez à effacer cette conversation si votre téléphone est surveillé.',
      'Repérez dès maintenant la sortie la plus simple, et la porte où sonner.',
      'Une photo de vos papiers, gardée par une personne sûre, suffit si un départ doit être rapide.',
    ],
    question: [
      { text: 'Êtes-vous en sécurité, là, tout de suite ?', asks: 'safe' },
      { text: 'Y a-t-il un endroit sûr où vous pourriez aller ?', asks: 'place' },
      { text: 'Qui pourrait vous épauler sans en parler autour ?' },
    ],
    next: [
      'Vos papiers et vos clés sont-ils à portée, si vous deviez sortir vite ?',
      'Quel voisin, ou quelle voisine, entendrait si vous appeliez ?',
      'Y a-t-il un moment de la semaine où vous pourriez appeler le 3919 tranquillement ?',
    ],
  },
  'sexual-violence': {
    heard: [
      'Ce qui s’est passé n’est pas votre faute.',
      'Vous n’avez rien fait pour mériter cela.',
      'Merci de me faire confiance avec cela.',
      'Je vous crois.',
    ],
    lines: [
      'En semaine, de 10 h à 19 h, le 0 800 05 95 95 écoute gratuitement, sans jugement ; en danger immédiat, c’est le 17 ou le 112.',
      'En semaine, de 10 h à 19 h, le 0 800 05 95 95 est anonyme et gratuit, et le 3919 répond jour et nuit ; en urgence, le 17 ou le 112.',
      'Pour parler et savoir quoi faire, il y a le 0 800 05 95 95, en semaine de 10 h à 19 h ; en cas de blessure ou de danger, le 15 ou le 17.',
    ],
    step: [
      'Les urgences peuvent vous soigner sans plainte et, dans certains hôpitaux, conserver des preuves ; un médecin peut écrire ce qu’il constate.',
      'Si c’est récent, un examen aide, le plus tôt possible et si l’on peut dans les deux jours ; après aussi, et vous décidez de tout.',
      'Une personne de confiance peut vous accompagner.',
    ],
    question: [
      { text: 'Êtes-vous en sécurité là où vous êtes ?', asks: 'safe' },
      { text: 'Y a-t-il quelqu’un auprès de qui vous pourriez être ce soir ?', asks: 'company' },
    ],
    next: ['Un médecin a-t-il pu vous voir depuis ?', 'Cette personne peut-elle revenir vers vous ?'],
  },
  child: {
    heard: [
      'Personne ne devrait vivre cela.',
      'Merci de l’avoir dit, c’est courageux.',
      'Ce qui se passe là n’est pas normal, et vous avez bien fait d’en parler.',
      'Vous avez raison de ne pas garder cela pour vous.',
    ],
    lines: [
      'Le 119 répond jour et nuit, gratuitement, aux enfants comme aux adultes ; si c’est maintenant, appelez le 17 ou le 112.',
      'L’appel au 119 est gratuit et ne se voit pas sur la facture ; en danger tout de suite, c’est le 17 ou le 112.',
      'Au 119, on peut parler même sans être sûr ; en urgence, le 17 ou le 112.',
    ],
    step: [
      'Un adulte de confiance, à l’école ou tout près, peut aider dès aujourd’hui.',
      'Si cela recommence, allez vers un voisin ou un lieu avec du monde.',
      'On peut demander à un adulte sûr d’appeler ensemble.',
    ],
    question: [
      { text: 'Est-ce que tout le monde est en sécurité, là, tout de suite ?', asks: 'safe' },
      { text: 'Quel adulte de confiance pourrait le savoir aujourd’hui ?' },
    ],
    next: [
      'Chez quel adulte pourriez-vous aller, si cela recommençait ce soir ?',
      'Qui, à l’école, pourrait vous écouter demain ?',
    ],
  },
  medical: {
    heard: [
      'Ce que vous décrivez peut être une urgence vitale.',
      'Ces signes ne doivent pas attendre.',
      'Il faut un avis médical tout de suite.',
    ],
    lines: [
      'Appelez le 15 ou le 112 maintenant.',
      'Composez le 15, ou le 112, sans attendre de voir si cela passe.',
      'Le 15 ou le 112, immédiatement : ils vous diront quoi faire.',
    ],
    step: [
      'Restez au téléphone avec eux et suivez ce qu’ils disent ; ni à boire ni à manger en attendant.',
      'Ne prenez pas le volant, et ne restez pas sans personne à côté.',
      'Dites l’adresse, l’âge et les signes, puis laissez-vous guider.',
    ],
    question: [],
  },
  others: {
    heard: [
      'Merci de le dire avant qu’il ne se passe quelque chose.',
      'Vous sentez que cela peut déborder, et vous en parlez : c’est ce qui protège tout le monde.',
      'Cette colère est immense, et elle n’a pas à finir en drame.',
    ],
    lines: [
      'Appelez le 17 si quelqu’un est en danger, ou le 15 pour recevoir de l’aide vous-même ; le 112 marche aussi.',
      'Le 15 peut vous aider tout de suite quand on a peur de ses gestes. Si une personne est menacée : le 17 ou le 112.',
      'Composez le 17 ou le 112 s’il y a un danger maintenant ; au 15, un médecin décide avec vous de l’aide à envoyer.',
    ],
    step: [
      'Éloignez-vous de cette personne et laissez tout objet dangereux hors de portée.',
      'Sortez marcher, loin de l’endroit, et appelez quelqu’un de calme.',
      'Demandez à un proche de venir près de vous, maintenant.',
    ],
    question: [
      { text: 'Êtes-vous loin de cette personne en ce moment ?', asks: 'safe' },
      { text: 'Qui peut venir auprès de vous ?' },
      { text: 'Qu’est-ce qui ferait redescendre la tension, d’ici une heure ?' },
    ],
    next: [
      'Où pouvez-vous passer la nuit, loin de cette personne ?',
      'Qui peut garder ce qui est dangereux, dès ce soir ?',
    ],
  },
  elder: {
    heard: [
      'Personne ne doit être traité ainsi, quel que soit son âge.',
      'Vous avez raison d’en parler.',
      'Ce que vous décrivez mérite d’être signalé.',
    ],
    lines: [
      'Le 3977 écoute et conseille sur ces situations ; en danger immédiat, c’est le 17 ou le 112.',
      'Vous pouvez appeler le 3977, c’est confidentiel ; en urgence, le 17, le 15 ou le 112.',
      'Au 3977, on aide à voir quoi faire, pas à pas ; si le danger est là, appelez le 17 ou le 112.',
    ],
    step: [
      'Notez les dates et ce que vous voyez, sans vous mettre en danger.',
      'Le médecin traitant peut constater et signaler.',
      'Un proche ou un voisin de confiance peut servir d’appui.',
    ],
    question: [
      { text: 'Est-ce que tout le monde est en sécurité en ce moment ?', asks: 'safe' },
      { text: 'Qui d’autre est au courant ?' },
      { text: 'Quel proche ou quel soignant pourrait passer cette semaine ?' },
    ],
    next: ['Le médecin traitant sait-il ce qui se passe ?', 'Qui pourrait passer demain, sans prévenir ?'],
  },
  cyber: {
    heard: [
      'Ce n’est pas votre faute, et ce qu’ils font est interdit.',
      'Personne ne devrait affronter cela sans aide.',
      'C’est une violence, même à travers un écran.',
    ],
    lines: [
      'Le 3018, gratuit et confidentiel, peut faire retirer des images et des comptes ; en cas de menace, appelez le 17.',
      'Le 3018 agit vite auprès des réseaux, même le soir ; si l’on vous menace, c’est le 17.',
      'Au 3018, on vous aide pas à pas, sans juger ; en danger, c’est le 17.',
    ],
    step: [
      'Ne répondez plus, et gardez des captures d’écran, avec les dates et les pseudos.',
      'Bloquez après avoir gardé les preuves, et parlez-en à un adulte ou à un proche.',
      'Vous pouvez montrer cette conversation à une personne de confiance.',
    ],
    question: [
      { text: 'Vous sentez-vous en sécurité en ce moment ?', asks: 'safe' },
      { text: 'Est-ce que cela vous fait penser au suicide ?', asks: 'suicide' },
      { text: 'À qui pourriez-vous en parler aujourd’hui, sans rien montrer ?' },
    ],
    next: [
      'Avez-vous gardé des captures, avec les noms et les dates ?',
      'Qui peut être à côté de vous pendant l’appel au 3018 ?',
    ],
  },
  violence: {
    heard: [
      'Ce que vous avez subi n’est pas acceptable.',
      'Vous avez bien fait d’en parler.',
      'Cette peur est légitime.',
    ],
    lines: [
      'Si le danger est là, appelez le 17 ou le 112 ; le 3919 écoute aussi, anonyme et gratuit.',
      'Le 17 ou le 112 peuvent intervenir tout de suite.',
      'Composez le 17 ou le 112 si l’on vous menace.',
    ],
    step: [
      'Rejoignez un lieu fréquenté ou une personne de confiance.',
      'Faites constater les blessures par un médecin, même légères.',
      'Un proche peut vous accompagner dans la suite.',
    ],
    question: [
      { text: 'Êtes-vous en sécurité en ce moment ?', asks: 'safe' },
      { text: 'Qui peut être avec vous maintenant ?' },
    ],
    next: [
      'Cette personne peut-elle revenir vers vous ce soir ?',
      'Un médecin a-t-il pu regarder ce qui fait mal ?',
      'Qui peut dormir chez vous cette nuit, ou vous héberger ?',
    ],
  },
}

/** To a no when suicide was asked about, or feared. */
export const thanksForANo = [
  'Merci de le dire clairement, c’est bon à savoir.',
  'C’est entendu, je ne vous le redemande pas.',
] as const
export const wordsThatStay = [
  'Je vous lis, un mot après l’autre.',
  'Cela s’ajoute au reste, et cela pèse.',
  'Vous pouvez le dire comme cela vient, dans le désordre aussi.',
  'Vous n’avez pas à tout régler aujourd’hui.',
] as const
