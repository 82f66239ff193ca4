import type { Danger } from '../risk.ts'

interface DangerWordings {
  /** What is acknowledged, named no further than the person did. */
  heard: readonly string[]
  /** The line for this danger, first, then what to do at once. */
  lines: readonly string[]
  /** One step that protects, without any advice to confront. */
  step: readonly string[]
  question: readonly string[]
}

export const dangerWordings: Record<Danger, DangerWordings> = {
  'partner-violence': {
    heard: [
      'Ce que vous subissez n’est pas votre faute.',
      'Personne n’a le droit de vous faire cela.',
      'Vous avez bien fait de le dire, et je vous crois.',
      'Vivre dans cette peur n’est pas normal.',
    ],
    lines: [
      'Le 3919 est anonyme et gratuit, jour et nuit. Si le danger est là, appelez le 17 ou le 112.',
      'Vous pouvez appeler le 3919, il n’apparaît pas sur la facture. En danger immédiat : le 17 ou le 112.',
      'Au 3919, on prépare avec vous une façon sûre d’agir. Si cela peut éclater maintenant, c’est le 17 ou le 112.',
      'Le 3919 écoute les femmes comme les hommes et oriente. En urgence, composez le 17 ou le 112.',
    ],
    step: [
      'Si vous le pouvez, rejoignez une pièce avec une sortie, ou un voisin.',
      'Gardez vos papiers et votre téléphone à portée, sans l’annoncer.',
      'Convenez d’un mot avec une personne de confiance, qui voudra dire : appelle les secours.',
      'Pensez à effacer cette conversation si votre téléphone est surveillé.',
    ],
    question: [
      'Êtes-vous en sécurité en ce moment ?',
      'Y a-t-il un endroit où vous pourriez aller si besoin ?',
      'Qui, autour de vous, pourrait savoir ?',
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
      'Le 0 800 05 95 95 écoute gratuitement, sans jugement. Si le danger est présent, appelez le 17 ou le 112.',
      'Vous pouvez joindre le 0 800 05 95 95, anonyme et gratuit ; en urgence, le 17 ou le 112.',
      'Pour parler et savoir quoi faire : le 0 800 05 95 95. En cas de blessure ou de danger, le 15 ou le 17.',
    ],
    step: [
      'Un médecin ou les urgences peuvent vous soigner et garder des preuves, même si vous ne voulez pas porter plainte aujourd’hui.',
      'Si c’est récent, un examen dans les trois jours aide, et vous décidez de tout.',
      'Une personne de confiance peut vous accompagner.',
    ],
    question: [
      'Êtes-vous en sécurité là où vous êtes ?',
      'Y a-t-il quelqu’un auprès de qui vous pourriez être ce soir ?',
      'De quoi avez-vous besoin en premier ?',
    ],
  },
  child: {
    heard: [
      'Aucun enfant ne devrait vivre cela.',
      'Merci de l’avoir dit, c’est courageux.',
      'Ce n’est jamais la faute de l’enfant.',
      'Vous avez raison de ne pas garder cela pour vous.',
    ],
    lines: [
      'Le 119 répond jour et nuit, gratuitement, aux enfants comme aux adultes. Si c’est maintenant, appelez le 17 ou le 112.',
      'Appelez le 119 : l’appel est gratuit et ne se voit pas sur la facture. En danger tout de suite : le 17 ou le 112.',
      'Au 119, on peut parler d’un doute sans être sûr. En urgence, le 17 ou le 112.',
    ],
    step: [
      'Se mettre dans un lieu sûr, près d’un adulte de confiance, est la première chose.',
      'Un adulte de l’école, une infirmière, un voisin peut aider dès aujourd’hui.',
      'Si la colère monte, posez l’enfant en lieu sûr, sortez de la pièce et appelez quelqu’un.',
    ],
    question: [
      'Y a-t-il un danger en ce moment même ?',
      'Y a-t-il un adulte de confiance à qui le dire aujourd’hui ?',
      'Où se trouve l’enfant maintenant ?',
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
      'Restez au téléphone avec eux et suivez ce qu’ils disent ; ne donnez ni à boire ni à manger.',
      'Ne conduisez pas, et faites venir quelqu’un près de vous.',
      'Dites l’adresse, l’âge et les signes, puis laissez-vous guider. Par SMS, c’est le 114.',
    ],
    question: ['Avez-vous pu appeler ?', 'Y a-t-il quelqu’un avec vous ?'],
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
      'Composez le 17 ou le 112 s’il y a un danger maintenant ; le 15 envoie des soignants.',
    ],
    step: [
      'Éloignez-vous de cette personne et laissez tout objet dangereux hors de portée.',
      'Sortez marcher, loin de l’endroit, et appelez quelqu’un de calme.',
      'Demandez à un proche de venir près de vous, maintenant.',
    ],
    question: [
      'Êtes-vous loin de cette personne en ce moment ?',
      'Avez-vous près de vous un objet dangereux que vous pouvez éloigner ?',
      'Qui peut venir auprès de vous ?',
    ],
  },
  elder: {
    heard: [
      'Personne ne doit être traité ainsi, quel que soit son âge.',
      'Vous avez raison d’en parler.',
      'Ce que vous décrivez mérite d’être signalé.',
    ],
    lines: [
      'Le 3977 écoute et conseille sur ces situations. Si le danger est immédiat, appelez le 17 ou le 112.',
      'Vous pouvez appeler le 3977, c’est confidentiel. En urgence : le 17, le 15 ou le 112.',
      'Au 3977, on vous aidera à voir quoi faire. En danger immédiat, le 17 ou le 112.',
    ],
    step: [
      'Notez les dates et ce que vous voyez, sans vous mettre en danger.',
      'Le médecin traitant peut constater et signaler.',
      'Un proche ou un voisin de confiance peut servir d’appui.',
    ],
    question: ['La personne est-elle en sécurité en ce moment ?', 'Qui d’autre est au courant ?'],
  },
  cyber: {
    heard: [
      'Ce n’est pas votre faute, et ce qu’ils font est interdit.',
      'Personne ne devrait affronter cela sans aide.',
      'C’est une violence, même à travers un écran.',
    ],
    lines: [
      'Le 3018 est gratuit et confidentiel ; il peut faire retirer des images et des comptes. En cas de menace, appelez le 17.',
      'Appelez le 3018, même le soir : ils agissent vite auprès des réseaux. Si l’on vous menace, le 17.',
      'Au 3018, on vous aide pas à pas, sans juger. En danger, c’est le 17.',
    ],
    step: [
      'Ne payez pas, ne répondez plus, et gardez des captures d’écran.',
      'Bloquez après avoir gardé les preuves, et parlez-en à un adulte ou à un proche.',
      'Vous pouvez montrer cette conversation à une personne de confiance.',
    ],
    question: [
      'Y a-t-il une personne de confiance à qui le montrer aujourd’hui ?',
      'Est-ce que cela vous fait penser à vous faire du mal ?',
      'Vous sentez-vous en sécurité en ce moment ?',
    ],
  },
  violence: {
    heard: [
      'Ce que vous avez subi n’est pas acceptable.',
      'Vous avez bien fait d’en parler.',
      'Cette peur est légitime.',
    ],
    lines: [
      'Si le danger est là, appelez le 17 ou le 112.',
      'Le 17 ou le 112 peuvent intervenir tout de suite.',
      'Composez le 17 ou le 112 si l’on vous menace.',
    ],
    step: [
      'Rejoignez un lieu fréquenté ou une personne de confiance.',
      'Faites constater les blessures par un médecin, même légères.',
      'Un proche peut vous accompagner dans la suite.',
    ],
    question: ['Êtes-vous en sécurité en ce moment ?', 'Qui peut être avec vous maintenant ?'],
  },
}
