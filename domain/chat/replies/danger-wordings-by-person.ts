import type { DangerWordings } from './danger-wordings.ts'

/** Of somebody worn out by caring, who is afraid of what they could do. */
export const wordingsOfCarers: DangerWordings = {
  heard: [
    'Merci de le dire avant qu’il ne se passe quelque chose. C’est de l’épuisement, et cela s’arrête avec de l’aide.',
    'En arriver là dit combien vous portez, et depuis combien de temps.',
  ],
  lines: [
    'Si vous sentez que cela va partir, appelez le 15 tout de suite, avant tout geste ; le 3977 écoute et conseille aussi les aidants.',
    'Au moindre doute sur vos gestes, c’est le 15, maintenant ; pour en parler sans jugement, le 3977 ; pour un relais, le médecin traitant.',
  ],
  step: [
    'Quittez la pièce dès que cela monte, et ne revenez que plus calme, ou avec quelqu’un.',
    'Demandez à un voisin ou à un proche de venir une heure, ce soir.',
  ],
  question: [
    { text: 'Êtes-vous dans la même pièce, là ?' },
    { text: 'Qui peut prendre le relais, même une heure, ce soir ?' },
    { text: 'Le médecin sait-il que vous êtes à bout ?' },
  ],
}

/** Of a partner who watches and decides, and has struck nobody as far as was told. */
export const wordingsOfControl: DangerWordings = {
  heard: [
    'Être sous surveillance use, même sans un coup.',
    'Vous avez le droit de vous poser la question, et d’en parler.',
  ],
  lines: [
    'Le 3919 écoute aussi pour cela, sans qu’il y ait eu de coups, anonyme et gratuit, jour et nuit.',
    'Au 3919, on peut simplement demander si c’est normal ; l’appel n’apparaît pas sur la facture.',
    'Le 3919 écoute sans rien décider à votre place ; si un jour vous craignez un geste, c’est le 17 ou le 112.',
  ],
  step: [
    'Pensez à effacer cette conversation si votre téléphone peut être ouvert.',
    'Gardez une personne de confiance au courant de ce que vous vivez.',
    'Un mot convenu avec une amie peut servir, si cela se tendait.',
  ],
  question: [
    { text: 'Vous sentez-vous en sécurité, avec cette personne ?', asks: 'safe' },
    { text: 'Comment cela se passe-t-il, quand vous dites non ?' },
    { text: 'Qui, autour de vous, le sait ?' },
  ],
  next: [
    'Avez-vous accès à un autre téléphone que le vôtre ?',
    'Qui aimeriez-vous revoir, sans avoir à vous justifier ?',
  ],
}

/** The same of somebody who looks after their child. */
export const wordingsOfCarersOfAChild: DangerWordings = {
  ...wordingsOfCarers,
  lines: [
    'Si vous sentez que cela va partir, appelez le 15 tout de suite, avant tout geste ; le 119 conseille aussi les parents à bout.',
    'Au moindre doute sur vos gestes, c’est le 15, maintenant ; le 119 écoute aussi les parents, sans juger.',
  ],
}

/** Of a parent who fears to hurt their baby: whoever is so small is never left alone in a house. */
export const wordingsOfBaby: DangerWordings = {
  heard: [
    'Vous le dites avant qu’il ne se passe quelque chose : c’est ce qui protège votre bébé.',
    'De telles idées viennent à beaucoup de parents à bout, et en avoir peur n’est pas vouloir le faire.',
  ],
  lines: [
    'Si vous craignez un geste, ou s’il y en a eu un, appelez le 15 ou le 112 maintenant : un bébé secoué doit être vu. Le 119 écoute aussi les parents, sans juger.',
    'Le 15 ou le 112 répond tout de suite quand on a peur de ses gestes ; le 119, la sage-femme et la PMI connaissent bien ces pensées.',
  ],
  step: [
    'Couchez votre bébé sur le dos, dans son lit, passez dans la pièce d’à côté, et appelez quelqu’un qui vienne.',
    'Demandez à l’autre parent ou à un proche de rentrer plus tôt, aujourd’hui.',
    'Dites-le à la sage-femme, à la PMI ou à votre médecin : cela se soigne, et vite.',
  ],
  question: [
    { text: 'Qui peut vous rejoindre, vous et votre bébé, dans l’heure ?' },
    { text: 'Votre bébé est-il couché, là, maintenant ?' },
    { text: 'Depuis quand n’avez-vous pas dormi ?' },
  ],
}

/** The same of a child who is no baby any more. */
export const wordingsOfOwnFear: DangerWordings = {
  heard: [
    'Vous le dites avant le geste : c’est ce qui protège votre enfant.',
    'Avoir peur de son propre geste, et en parler, c’est déjà faire autrement.',
  ],
  lines: [
    'Le 119 écoute aussi les parents, gratuitement, jour et nuit, sans juger ; si un geste partait et blessait, ce serait le 15.',
    'Au 119, on aide aussi les parents qui ont peur de leurs gestes ; après un geste qui blesse, c’est le 15.',
  ],
  step: [
    'Choisissez d’avance la pièce où vous irez, et la phrase : « Je reviens. »',
    'Le médecin, le pédiatre ou la PMI reçoivent aussi les parents à bout : ils ont l’habitude de l’entendre.',
  ],
  question: [
    { text: 'Que se passe-t-il en vous, juste avant que cela monte ?' },
    { text: 'Quel moment de la journée est le plus difficile ?' },
    { text: 'Qui pourrait prendre le relais quand cela monte ?' },
  ],
}

/** Of a parent whom their own child hits. */
export const wordingsOfParents: DangerWordings = {
  heard: [
    'Recevoir des coups de son propre enfant fait mal deux fois, et vous avez bien fait de le dire.',
    'Aimer son enfant n’oblige pas à recevoir ses coups.',
  ],
  lines: [
    'Si quelqu’un est en danger maintenant, c’est le 17 ou le 112 ; pour une crise qui ne redescend pas, le 15.',
    'Pendant la crise, le 17 ou le 112 peut venir ; le 15 conseille aussi, surtout s’il y a une maladie ou un handicap.',
  ],
  step: [
    'Quand cela monte, mettez une porte entre vous, objets dangereux écartés, et laissez redescendre.',
    'Parlez-en au médecin ou à l’équipe qui suit votre enfant : ces crises se préparent à plusieurs.',
    'Faites constater les blessures par un médecin, pour vous aussi.',
  ],
  question: [
    { text: 'Êtes-vous en sécurité, là, tout de suite ?', asks: 'safe' },
    { text: 'Qui suit votre enfant, médecin, éducateur ou école ?' },
    { text: 'Qu’est-ce qui se passe, juste avant que cela monte ?' },
  ],
}

/** Of a parent who has hit their child, and says so: the child first, and nobody to flee from. */
export const wordingsAfterHittingAChild: DangerWordings = {
  heard: [
    'Vous le dites, et c’est ainsi que cela peut s’arrêter.',
    'Vous ne vous cherchez pas d’excuse, et vous ne voulez pas que cela recommence.',
    'Ce geste n’aurait pas dû être, et il n’a pas à décider de la suite.',
  ],
  lines: [
    'Le 119 écoute aussi les parents, gratuitement, jour et nuit, sans juger ; si votre enfant est blessé, c’est le 15.',
    'Au 119, on aide aussi les parents qui ont peur de recommencer ; pour une blessure, le 15.',
  ],
  step: [
    'La prochaine fois que cela monte, quittez la pièce avant le geste, le temps de souffler, votre enfant à l’abri.',
    'Le médecin, le pédiatre ou la PMI reçoivent aussi les parents à bout : ils ont l’habitude de l’entendre.',
    'Prévoyez avec un proche un mot qui voudra dire : « viens prendre le relais ».',
  ],
  question: [
    { text: 'Comment va votre enfant, depuis ?' },
    { text: 'Que se passe-t-il en vous, juste avant que cela parte ?' },
    { text: 'Qui pourrait prendre le relais quand cela monte ?' },
  ],
}

/** Of a grown-up who speaks for a child: a teacher, an aunt, the other parent. */
export const wordingsForAChild: DangerWordings = {
  heard: [
    'Vous avez raison de ne pas garder cela pour vous.',
    'Quelqu’un a vu, et c’est vous : cela peut beaucoup changer pour l’enfant.',
    'Ce que vous rapportez mérite que l’on s’en occupe aujourd’hui.',
  ],
  lines: [
    'Le 119 conseille aussi les adultes, jour et nuit, même sans être sûr ; si c’est maintenant, c’est le 17 ou le 112.',
    'Au 119, on dit quoi faire et on peut transmettre ; pour un danger tout de suite, le 17 ou le 112.',
    'Appelez le 119 avec ce que vous savez, c’est gratuit et à toute heure ; en urgence, le 17 ou le 112.',
  ],
  step: [
    'Notez ses mots tels quels, avec la date, sans l’interroger davantage.',
    'Ce n’est pas à vous de vérifier ni de prouver : d’autres en ont le métier.',
    'Dites-lui seulement que vous le croyez, et que ce n’est pas sa faute.',
  ],
  question: [
    { text: 'Où est l’enfant, en ce moment ?' },
    { text: 'Quand doit-il y retourner ?' },
    { text: 'Qui, autour de vous, est déjà au courant ?' },
  ],
}

/** Of a neighbour who hears children through a wall, and may know neither them nor their names. */
export const wordingsOfChildrenNextDoor: DangerWordings = {
  ...wordingsForAChild,
  step: [
    'Notez les dates, les heures et ce que vous entendez : cela suffit, ce n’est pas à vous de prouver.',
    'N’allez pas sonner : cela pourrait retomber sur les enfants.',
  ],
  question: [
    { text: 'Est-ce que vous l’entendez en ce moment ?' },
    { text: 'Savez-vous l’étage, ou le nom sur la boîte aux lettres ?' },
  ],
}

/** Of violence at work: a boss is no partner to flee, and work has doors of its own. */
export const wordingsOfWork: DangerWordings = {
  heard: [
    'Un geste pareil n’a pas sa place au travail, et ce n’est pas à vous d’en avoir honte.',
    'Aucun poste ne donne le droit de traiter quelqu’un ainsi.',
  ],
  lines: [
    'Si l’on vous frappe ou vous menace, c’est le 17 ou le 112 ; sinon, le médecin du travail, un élu du personnel ou l’inspection du travail vous conseillent.',
    'Le médecin du travail et l’inspection du travail vous reçoivent sans prévenir votre employeur de ce que vous dites ; en danger tout de suite, c’est le 17 ou le 112.',
  ],
  step: [
    'Notez dès ce soir les faits, l’heure, les mots et les témoins.',
    'Mieux vaut ne plus rester en tête-à-tête avec cette personne.',
  ],
  question: [
    { text: 'Y avait-il des témoins ?' },
    { text: 'Qui, là-bas, pourrait vous appuyer ?' },
    { text: 'Qu’est-ce que vous craignez le plus en y retournant ?' },
  ],
}
