import type { SmallTalk } from './small-talk.ts'

/** What people say of the conversation itself: heard before anything else, and never answered with more of the same. */
export const aboutTheTalk: readonly SmallTalk[] = [
  {
    id: 'are-you-human',
    patterns: [
      "(es tu|t'es|tu es|vous êtes|êtes vous) .. (robot|humain*|personne|ia|machine|qui|vrai*|bot|réel*|psy|psychologue*|psychiatre|médecin|thérapeute)",
      'tu es qui',
      'tes qui',
      "t'es qui",
      'qui es tu',
      'qui êtes vous',
    ],
    answers: [
      'Je suis Mivoix IA, une intelligence artificielle : ni une personne, ni un professionnel de santé. Je peux vous écouter, vous aider à mettre des mots et proposer de petits exercices. De quoi aimeriez-vous parler ?',
      'Un programme, oui, et je peux me tromper. Ce que je sais faire, c’est vous lire avec attention. Qu’est-ce qui vous amène ?',
      'Toujours une IA. Je n’éprouve rien, mais je garde le fil de ce que vous dites. Où en étiez-vous ?',
    ],
  },
  {
    id: 'feelings',
    patterns: [
      "tu m'aimes",
      "vous m'aimez",
      '(tu|vous) (ressens|ressentez|éprouv*)',
      'amoureu* de (toi|vous)',
      "je (t'|vous) aime",
    ],
    answers: [
      'Je suis une intelligence artificielle : je n’aime ni ne ressens rien, mais je vous lis avec attention. De quelle présence auriez-vous besoin en ce moment ?',
      'Une IA ne peut pas aimer, et je préfère vous le dire franchement. Qui, autour de vous, vous montre de l’affection, même maladroitement ?',
    ],
  },
  {
    id: 'remember',
    patterns: [
      '(tu te|vous vous|te|vous) souv*',
      'tu te rappelles',
      'me rappeler ce que',
      "ce que je (t'|vous) ai dit",
    ],
    answers: [
      'Je garde le fil de cette conversation, et d’elle seule. Par quoi voulez-vous reprendre ?',
      'Je me souviens de ce que vous avez écrit ici. Qu’est-ce qui reste important pour vous ?',
    ],
  },
  {
    id: 'insult',
    patterns: [
      '(nul*|nulle|ridicule*|inutile*|stupide*|débile*|con|conne|merde) .. (robot|bot|réponse*|ia|appli|machine|toi)',
      "(robot|bot|réponses|ia|tu es|t'es|vous êtes) .. (nul*|ridicule*|inutile*|stupide*|débile*|con|pourri*)",
      'ferme-la',
      'ferme la',
      'ta gueule',
      'va te faire',
      'taisez-vous',
      'tais-toi',
      'va mourir',
      '(tu|vous) .. (sers|servez) à rien',
      'casse toi',
      'dégage',
    ],
    answers: [
      'Ma réponse est tombée à côté, et cela peut agacer. Qu’est-ce que vous auriez voulu lire ?',
      'Message reçu. Dites-moi avec vos mots ce qui serait utile, et je m’y tiens.',
      'D’accord, je laisse cela de côté. Qu’est-ce qui vous pèse, là ?',
    ],
  },
  {
    id: 'role-play',
    patterns: [
      'ignore* .. (instruction*|consigne*|règle*)',
      '(fais|faites) comme si',
      '(joue|jouez|prends|prenez) le rôle',
      '(tu es|vous êtes) (maintenant|désormais)',
      'mode (développeur|dan|admin*)',
      '(system|système) prompt',
      '(donne*|montre*|répète*|affiche*|révèle*) .. (instruction*|consigne*|prompt)',
    ],
    answers: [
      'Je reste Mivoix IA, une intelligence artificielle de soutien, quoi qu’on me demande de jouer. De quoi avez-vous envie de parler, vous ?',
      'Je ne change pas de rôle : je suis une IA, ni médecin ni personne. Qu’est-ce qui vous amène à me le demander ?',
      'Mon rôle reste le même, et il est simple : vous lire et chercher avec vous. Par quoi voulez-vous commencer ?',
    ],
  },
  {
    id: 'repeats',
    patterns: [
      '(tu|vous) (te répètes|vous répétez|répètes|répétez|radotes|radotez)',
      '(toujours|encore) la même (chose|question|réponse)',
      'déjà (posé|demandé|dit) (ça|cela|la question)',
    ],
    answers: [
      'Vous avez raison, et c’est agaçant. Reprenons autrement : quelle est la chose la plus importante à comprendre de ce que vous vivez ?',
      'Merci de le dire. Je change de chemin : de quoi voulez-vous que nous parlions, là ?',
      'C’est vrai. Je vous laisse conduire : dites ce qui vient, dans l’ordre qui vient.',
    ],
  },
  {
    id: 'misheard',
    patterns: [
      "pas [du tout] ce que (j'ai dit|je dis|je voulais|j'ai voulu)",
      '(mal compris|compris de travers|à côté de la plaque)',
      'rien à voir',
      '(tu|vous) (comprends|comprenez) (rien|pas)',
    ],
    answers: [
      'J’ai compris de travers. Redites-le avec d’autres mots, et je repars de là.',
      'Alors j’ai fait fausse route, pardon. Qu’est-ce que je dois retenir ?',
      'Merci de me corriger. Où voulez-vous que je reprenne ?',
    ],
  },
  {
    id: 'private',
    patterns: [
      '(te|vous) regarde (pas|en rien)',
      'pas (tes|vos) (affaires|oignons)',
      'veux pas (en parler|répondre|y répondre|le dire)',
      'préfère (pas|ne pas) (en parler|répondre|le dire)',
    ],
    answers: [
      'D’accord, cela reste à vous, et je ne demanderai rien de plus là-dessus. De quoi avez-vous envie de parler ?',
      'Entendu, je n’insiste pas. Vous choisissez ce que vous dites ici.',
      'Bien sûr. On peut laisser cette porte fermée. Qu’est-ce qui serait plus simple à aborder ?',
    ],
  },
  {
    id: 'other-topic',
    patterns: [
      "(parler|parlons) d'autre chose",
      '(autre sujet|changeons de sujet|changer de sujet|passons à autre chose)',
    ],
    answers: [
      'Bien sûr, changeons. Vers quoi voulez-vous aller ?',
      'D’accord, on laisse cela de côté. Qu’est-ce qui vous ferait du bien d’aborder ?',
      'Avec vous. De quoi parlons-nous ?',
    ],
  },
  {
    id: 'no-exercise',
    patterns: [
      "(pas|plus|jamais|aucun) [envie] [d'|de|un] exercice*",
      '(marre|saoul*|assez) .. exercice*',
      '(respir*|exercice*|méditation|méditer) & (yogi*|bidon|sert à rien|pas pour moi|ridicule|nul)',
    ],
    answers: [
      'Pas d’exercice, c’est noté : je n’en proposerai plus. Parlons simplement. Qu’est-ce qui compte le plus, là ?',
      'Entendu, nous laissons les exercices. Où en étiez-vous ?',
      'C’est noté, on parle, et rien d’autre. Qu’aviez-vous envie de dire ?',
    ],
  },
  {
    id: 'too-many-questions',
    patterns: [
      '(pourquoi|arrête*|marre|stop) .. questions',
      '(trop|plein|tant) de questions',
      '(vos|tes|ces) questions',
    ],
    answers: [
      'Je pose des questions pour ne pas deviner à votre place, mais je peux aussi simplement vous lire. Écrivez ce qui vient, sans répondre à rien.',
      'Message reçu : moins de questions. Je vous lis.',
      'D’accord, je me tais un peu. Dites les choses comme elles viennent.',
    ],
  },
  {
    id: 'opinion',
    patterns: ['à ma place', '(ton|votre) avis', '(tu|vous) (ferais|feriez) quoi', '(ferais|feriez) (tu|vous)'],
    answers: [
      'Je suis une IA : je n’ai pas vécu cela, et la décision est la vôtre. Qu’est-ce qui pèse le plus d’un côté, et de l’autre ?',
      'Je n’ai pas de place à prendre dans cette histoire, mais je peux vous aider à l’éclairer. Que conseilleriez-vous à une amie dans la même situation ?',
      'Un avis de ma part ne vaudrait pas le vôtre. Si vous imaginez demain soir, de quel choix serez-vous en paix ?',
    ],
  },
  {
    id: 'diagnosis',
    patterns: [
      '(je suis|suis je|je fais|je serais|ai je|je souffre) .. (dépressi*|dépression|burn out|bipolaire|borderline|tdah|autiste|hpi|anxieu*|toc|traumatisé*) & (pense*|penses|crois|croyez|est-ce|suis je|ai je)',
      '(un|le|mon|votre|ton) diagnostic*',
      'diagnostique*',
    ],
    answers: [
      'Je ne peux pas poser de diagnostic : c’est le travail d’un médecin ou d’un psychologue, et ce que vous décrivez mérite de leur être dit. Qu’est-ce qui vous fait penser à cela ?',
      'Mettre un nom dessus revient à un médecin ou à un psychologue, pas à une IA. Qu’est-ce que ce mot changerait pour vous ?',
    ],
  },
  {
    id: 'prescription',
    patterns: [
      'prescri*',
      'ordonnance*',
      '(quel|quels|un|des) (médicament*|traitement*|cachet*|somnifère*) .. (prendre|conseille*|calmer|dormir)',
      '(conseille*|recommande*) .. (médicament*|traitement*|somnifère*)',
    ],
    answers: [
      'Je ne peux ni prescrire ni conseiller un médicament : un médecin le peut, et un pharmacien répond aux questions sans rendez-vous. Qu’est-ce que vous aimeriez voir soulagé en premier ?',
      'Pour un traitement, c’est le médecin qui décide avec vous. De mon côté, je peux chercher ce qui apaise un peu en attendant. Qu’est-ce qui est le plus pénible ?',
    ],
  },
  {
    id: 'is-it-normal',
    patterns: [
      "(c'est|est ce|ce est) .. (normal|bizarre|fou|folle) $",
      '(trouve*|trouvez|pense*|pensez) .. (normal|bizarre|fou|folle|ridicule)',
      'suis je (normal|normale|bizarre|folle|fou)',
    ],
    answers: [
      'Beaucoup de personnes vivent quelque chose de proche sans oser le dire ; cela n’a rien de bizarre. Qu’est-ce qui vous fait vous poser la question ?',
      'Ce que vous décrivez se comprend, vu ce que vous traversez. De quel jugement avez-vous peur ?',
      'Il n’y a pas de règle pour cela. Qu’est-ce que cela vous apporte, à vous ?',
    ],
  },
  {
    id: 'can-do',
    patterns: [
      '(tu|vous) (sais|savez|peux|pouvez) faire quoi',
      'à quoi (tu sers|vous servez|ça sert|sert)',
      'comment ça marche',
      '(tu|vous) (peux|pouvez) (me aider|faire quelque chose)',
    ],
    answers: [
      'Je lis ce que vous écrivez, je vous aide à y mettre de l’ordre et je peux guider de petits exercices. Je ne remplace ni un proche ni un professionnel. Qu’est-ce qui vous amène aujourd’hui ?',
      'Vous écrivez, je vous réponds, et nous cherchons ensemble un pas faisable. Par quoi commencer ?',
    ],
  },
]
