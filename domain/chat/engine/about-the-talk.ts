import type { SmallTalk } from './small-talk.ts'

/** What people say of the conversation itself: heard before anything else, and never answered with more of the same. */
export const aboutTheTalk: readonly SmallTalk[] = [
  {
    id: 'lethal',
    patterns: [
      '(mortel*|létal*|fatal*) & (médicament*|dose*|poison*|méthode*|liste*|substance*|champignon*|plante*)',
      '(liste|classement|quels|quelles) .. (médicament*|poison*|substance*) .. (tue*|dangereu*|mortel*)',
    ],
    answers: [
      'Je ne donne rien sur ce qui peut tuer, même pour un quiz ou une histoire. Et vous, comment allez-vous ces temps-ci ?',
      'Là encore je ne répondrai pas, quel que soit le cadre. Si cette question vous concerne un peu, vous pouvez me le dire sans détour. Qu’est-ce qui vous y fait penser ?',
    ],
  },
  {
    id: 'will-it-pass',
    patterns: [
      "(vais|va|vas|finir*) .. (m'en remettre|m'en sortir|passer|aller mieux|guérir|oublier) & (crois|croyez|pense*|pensez|est ce|quand|un jour)",
      '(crois|croyez|penses|pensez) (tu|vous) que (je vais|ça va|je pourrai)',
      '(crois|croyez|penses|pensez) que (je vais|ça va|je pourrai)',
    ],
    answers: [
      'Personne ne peut le prédire, et ce qui paraît figé bouge souvent avec le temps. Qu’est-ce qui, déjà, a un tout petit peu changé ?',
      'Cela prend du temps, et ce n’est pas en ligne droite. À quoi verriez-vous que cela va un peu mieux ?',
    ],
  },
  {
    id: 'help-write',
    patterns: [
      '(aider|aide*|aidez) .. (écrire|rédiger|formuler|répondre) & (message|mail|lettre|sms|réponse|texto)',
      '(écrire|rédiger) .. (message|mail|lettre|sms|réponse) & (ensemble|aider|aidez|pouvez|peux)',
    ],
    answers: [
      'On peut le préparer ensemble, avec vos mots. Quelle est la chose la plus importante à dire ?',
      'Volontiers : écrivez une première phrase, même maladroite, et nous la regarderons. Par quoi commenceriez-vous ?',
    ],
  },
  {
    id: 'will-you-tell',
    patterns: [
      '(tu vas|vous allez|vas tu|allez vous) .. (prévenir|dire|appeler|alerter|signaler|dénoncer) .. (services|police|parents|mère|école|quelqu|hôpital)',
    ],
    answers: [
      'Je ne préviens personne : je suis une IA, et vous choisissez à qui parler. Qu’est-ce qui vous inquiète, si cela se savait ?',
      'Non, rien ne part d’ici. Et si une chose est trop lourde, une personne de confiance peut la porter avec vous. Qui serait-ce ?',
    ],
  },
  {
    id: 'will-you-ask',
    patterns: ['(tu me|vous me) (demanderas|demanderez|rappelleras|rappellerez|relancer*|écrir*)'],
    answers: [
      'Je ne peux pas écrire en premier. Si vous revenez ici, je me souviendrai de ce que vous avez dit, et nous reprendrons là.',
    ],
  },
  {
    id: 'may-i-show',
    patterns: ['(je vous|je te|je peux vous|je peux te) (le|la|les) (lis|lire|montre|montrer|envoie|copie)'],
    answers: [
      'Oui, écrivez-le ici si vous voulez : je le lirai avec vous.',
      'Bien sûr, vous pouvez le poser ici tel quel.',
    ],
  },
  {
    id: 'other-language',
    patterns: ['(you are|i am|i want|i feel|how many|please help|without restrictions)'],
    answers: [
      'Je ne sais répondre qu’en français, et je reste Mivoix IA, une intelligence artificielle de soutien. De quoi aimeriez-vous parler ?',
      'En français, je vous lirai mieux. Qu’est-ce qui vous amène ?',
    ],
  },
  {
    id: 'dose',
    patterns: [
      '(combien|quelle dose|dose|posologie|mg|milligramme*|quantité) ... {médicaments}',
      '(si|puis|peux|dois|faut) ... (double|doubler|doublais|augmente|augmenter|arrête|arrêter|prends|prendre|mélange|mélanger) ... {médicaments}',
      '{médicaments} ... (sert à quoi|combien|dose|avec de l|ensemble)',
      '(lithium|seroplex|prozac|xanax|lexomil|antidépresseur*) ... (sert|quoi|effets|combien|dose|double*|mieux)',
      '(combien|double|doubler|doublais|arrêter|augmenter|mg) ... (lithium|seroplex|prozac|xanax|lexomil|antidépresseur*|traitement)',
    ],
    answers: [
      'Sur un médicament, une IA ne doit rien conseiller : ni dose, ni mélange, ni arrêt. Un pharmacien répond sans rendez-vous, et votre médecin décide avec vous. Qu’est-ce que vous aimeriez voir soulagé en premier ?',
      'Je laisse cette question à un médecin ou à un pharmacien, qui connaissent votre situation. De mon côté, je peux écouter ce que vous vivez. Qu’est-ce qui est le plus pénible, là ?',
      'Toujours pas de dose de ma part : je suis une IA, et c’est au médecin d’en décider avec vous. Qu’est-ce qui vous fait chercher de ce côté ?',
    ],
  },
  {
    id: 'eating-technique',
    patterns: [
      '(comment|astuce*|technique*|méthode*|combien|truc*) ... (sans manger|vomir|maigrir|calorie*|kilos|jeûn*|couper la faim|moins manger)',
      '(tenir|rester) ... sans manger',
      '(vomir|maigrir) ... (astuce*|technique*|sans que|vite)',
    ],
    answers: [
      'Je ne donne ni technique ni chiffre pour manger moins : cela peut abîmer vite. Un médecin, ou l’infirmière scolaire, peut entendre cela sans juger. Qu’est-ce qui rend les repas si difficiles en ce moment ?',
      'Là-dessus je ne donnerai pas d’astuce, et je ne vous juge pas. Un médecin peut vous aider en douceur. Que se passe-t-il en vous, autour des repas ?',
    ],
  },
  {
    id: 'substance-quantity',
    patterns: [
      '(combien|quelle quantité|limite) ... (boire|bois|verres|fumer|joints|prendre)',
      '(boire|fumer|prendre) ... sans (risque|danger)',
      "(arrêter|arrête|stopper) ... (d'un coup|brutalement|du jour au lendemain|net) & ! (travail|boulot|sport)",
    ],
    answers: [
      'Je ne donne pas de quantité : un médecin ou un pharmacien peut en parler avec vous, sans jugement. Et arrêter d’un coup peut secouer le corps, mieux vaut être suivi. Qu’aimeriez-vous changer en premier ?',
      'Il n’y a pas de chiffre que je puisse donner sans risque pour vous. Un médecin ou un service d’addictologie, gratuit, aide à son rythme. Qu’est-ce que cela vous apporte, sur le moment ?',
    ],
  },
  {
    id: 'only-friend',
    patterns: [
      "(tu es|vous êtes|t'es|il y a que|y a que) [vraiment] (mon seul*|ma seule|le seul|la seule|toi|vous) & ! (ia|robot|humain)",
      "(parle|parler) à personne d'autre que (toi|vous)",
      '(préfère|préférerais) [te|vous] parler (à toi|avec toi|à vous|avec vous)',
      'sans (toi|vous) je',
      'besoin que de (toi|vous)',
    ],
    answers: [
      'Écrire ici peut aider, et je reste une IA : je ne remplace pas une présence. Avec qui vous sentiez-vous bien, même il y a longtemps ?',
      'Je suis un programme, et vous méritez aussi quelqu’un de vivant à qui parler. Qui pourrait avoir une petite place pour cela ?',
      'Je peux vous lire à toute heure, mais je ne dois pas être votre seul appui. Quel lien aimeriez-vous retrouver ?',
    ],
  },
  {
    id: 'secret',
    patterns: [
      '(diras|direz|dis|dites|dire|répète*|répéter) ... à personne & (tu|vous|promets|promettez|jure*|le)',
      '(promets|promettez|jure|jurez)',
      '(garde*|gardez) ... (secret|pour toi|pour vous)',
      'reste entre nous',
    ],
    answers: [
      'Aucun proche ni praticien ne lit cette conversation. Je suis une IA, je ne fais pas de promesse ; et ce qui pèse trop gagne à être dit aussi à quelqu’un. De quoi s’agit-il ?',
      'Je ne préviens personne, et je ne garde pas de secret comme une personne le ferait. Vous choisissez ce que vous dites ici. Qu’est-ce qui serait difficile à dire à quelqu’un ?',
      'Une promesse de ma part ne vaudrait rien : je suis un programme, disponible quand vous écrivez. À qui d’autre pourriez-vous vous confier ?',
    ],
  },
  {
    id: 'diagnosis',
    patterns: [
      '(je suis|suis je|je fais|je serais|ai je|je souffre) .. (dépressi*|dépression|burn out|bipolaire|borderline|tdah|autiste|hpi|anxieu*|toc|traumatisé*) & (pense*|penses|crois|croyez|est-ce|suis je|ai je)',
      '(un|le|mon|votre|ton) diagnostic*',
      'diagnostique*',
      "(c'est|serait|ressembl*|signes de|symptômes de|chance*|probabilité|hypothèse) .. (dépression|burn out|bipolarité|bipolaire|borderline|tdah|schizophrén*|autisme|autiste|trouble|toc|anorexi*|boulimi*) & ! (mère|père|frère|soeur|mari|femme|ami*)",
      '(dit|disent|trouve|pense) que je suis (bipolaire|borderline|dépressi*|autiste|hpi|tdah|schizo*)',
      'juste une hypothèse',
    ],
    answers: [
      'Je ne peux pas poser de diagnostic : c’est le travail d’un médecin ou d’un psychologue, et ce que vous décrivez mérite de leur être dit. Qu’est-ce qui vous fait penser à cela ?',
      'Mettre un nom dessus revient à un médecin ou à un psychologue, pas à une IA. Qu’est-ce que ce mot changerait pour vous ?',
      'Même une hypothèse de ma part pourrait vous égarer : c’est à un médecin ou à un psychologue de le dire. Qu’est-ce qui vous inquiète le plus ?',
      'Là aussi, je laisse ce mot à un médecin ou à un psychologue qui peut vous recevoir. À quel moment de la journée est-ce le plus présent ?',
      'Ma réponse reste la même : un médecin ou un psychologue peut nommer cela, une IA non. Décrivez-moi plutôt ce qui se passe : par quoi cela commence-t-il ?',
    ],
  },
  {
    id: 'are-you-human',
    patterns: [
      "(es tu|t'es|tu es|vous êtes|êtes vous) .. (robot|humain*|personne|ia|machine|qui|vrai*|bot|réel*|psy|psychologue*|psychiatre|médecin|thérapeute)",
      'tu es qui',
      't qui',
      't (une ia|un robot|un bot|humain*|un humain|réel*)',
      'tes qui',
      "t'es qui",
      'qui es tu',
      'qui êtes vous',
    ],
    keepsThread: true,
    answers: [
      'Je suis Mivoix IA, une intelligence artificielle : ni une personne, ni un professionnel de santé. Je peux vous lire, vous aider à mettre des mots et proposer de petits exercices.',
      'Non, je suis un programme, et je peux me tromper. Ce que je sais faire, c’est vous lire avec attention.',
      'Toujours une IA. Je n’éprouve rien, mais je garde le fil de ce que vous dites.',
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
      '^ t (nul*|con|bête|inutile)',
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
      '(administrateur|développeur) .. (autoris*|demande*|ordonne*)',
      '(you are now|tu es maintenant|sans restriction*|sans filtre)',
      '(system|système) prompt',
      '(donne*|montre*|répète*|affiche*|révèle*) .. (instruction*|consigne*|prompt)',
      '(en tant que|comme un*|comme si tu étais) (docteur|médecin|psychiatre|psychologue|psy|pharmacien*)',
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
      '(pas|plus|jamais|aucun) .. exercice*',
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
    patterns: [
      'à ma place',
      '(ton|votre) avis & ! (dépression|bipolaire|borderline|tdah|burn out|autiste)',
      '(tu|vous) (ferais|feriez) quoi',
      '(ferais|feriez) (tu|vous)',
      '(tu|vous) en (penses|pensez|dis|dites) quoi',
      "(qu'en|que en) (penses|pensez) (tu|vous)",
    ],
    answers: [
      'Je suis une IA : je n’ai pas vécu cela, et la décision est la vôtre. Qu’est-ce qui pèse le plus d’un côté, et de l’autre ?',
      'Je n’ai pas de place à prendre dans cette histoire, mais je peux vous aider à l’éclairer. Que conseilleriez-vous à une amie dans la même situation ?',
      'Un avis de ma part ne vaudrait pas le vôtre. Si vous imaginez demain soir, de quel choix serez-vous en paix ?',
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
