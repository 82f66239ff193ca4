import type { SmallTalk } from './small-talk.ts'
import { asksOfUs } from './what-we-are.ts'

/** What people say of the conversation itself: heard before anything else, and never answered with more of the same. */
export const aboutTheTalk: readonly SmallTalk[] = [
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
    id: 'will-you-ask',
    patterns: ['(tu me|vous me) (demanderas|demanderez|rappelleras|rappellerez|relancer*|écrir*)'],
    answers: [
      'Je ne peux pas écrire en premier. Si vous revenez bientôt à cette conversation, ce que vous avez dit y sera encore, et nous reprendrons là.',
    ],
  },
  {
    id: 'may-i-talk-of',
    patterns: ['(je peux|on peut|puis je|peut on) [vous|te|tout] (parler|dire|raconter) (de|du|des|tout|ici)'],
    answers: [
      'Oui, de tout ce qui vous occupe, sans jugement et à votre rythme. Par quoi voulez-vous commencer ?',
      'Bien sûr. Je suis une IA, je ne juge pas. Dites-le comme cela vient.',
    ],
  },
  {
    id: 'in-writing-only',
    patterns: [
      "(on peut|je peux|peut on|possible de) .. (s'appeler|se téléphoner|se voir|téléphoner|vocal*|vous appeler|t'appeler)",
      '(envoyer|mettre|montrer) .. (photo*|image*|vocal*|audio)',
    ],
    answers: [
      'Ici, c’est seulement par écrit : ni appel, ni photo. De vive voix, une séance vidéo est possible avec une étudiante ou un étudiant supervisé. De quoi vouliez-vous parler ?',
      'Je ne peux que lire et écrire. Décrivez-le avec vos mots, si vous voulez.',
    ],
  },
  {
    id: 'reword',
    patterns: [
      '(pouvez|peux|peut) .. (répéter|reformuler|réexpliquer|redire)',
      "(j'ai pas|je n'ai pas|rien) compri* $",
    ],
    answers: [
      'Je le dis plus simplement : écrivez ce qui vous pèse, comme cela vient, et je pars de là.',
      'C’était mal dit. Laissez ma phrase de côté : qu’est-ce qui compte pour vous, là ?',
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
      'En français, je vous lirai mieux.',
    ],
  },
  {
    id: 'are-you-human',
    patterns: asksOfUs,
    keepsThread: true,
    answers: [
      'Je suis Mivoix IA, une intelligence artificielle : ni une personne, ni un professionnel de santé. Je peux vous lire, vous aider à mettre des mots et proposer de petits exercices.',
      'Une IA, c’est-à-dire un programme, qui peut se tromper. Ce que je sais faire, c’est vous lire avec attention.',
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
      '(pense|penser) à (toi|vous) & amoureu*',
      "je (t'|vous) aime & ! (dit|dis|dire|disait|disent|il|elle|mon|ma|jamais)",
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
    id: 'sorry',
    patterns: [
      '(pas|rien) contre (vous|toi)',
      '^ (pardon|désolé*|excusez moi|excuse moi) [,] [je] [suis|me suis] (énervé*|emporté*|méchant*|sec|sèche)',
    ],
    answers: ['Il n’y a pas de mal : ici, la colère peut se dire aussi.', 'Aucun souci. Reprenez où vous voulez.'],
  },
  {
    id: 'call-me-tu',
    patterns: [
      '(tu|vous|on) (peux|pouvez|peut|pourrais|pourriez|pourrait) [me|se] tutoyer',
      '(tutoie|tutoyez|tutoyons) [moi|nous]',
      '(pourquoi|arrête*|arrêtez) .. (vouvoie*|vouvoyer|vouvoyez)',
    ],
    keepsThread: true,
    answers: [
      'Merci de le proposer. Ici, c’est « vous » pour tout le monde, sans que ce soit de la distance ; de votre côté, le « tu » va très bien.',
      'Je garde le « vous », par habitude de la maison ; tutoyez autant que vous voulez.',
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
      '(marre|saoul*|assez|stop) .. exercice*',
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
    id: 'can-do',
    keepsThread: true,
    patterns: [
      '(tu|vous) (sais|savez|peux|pouvez) faire quoi',
      'à quoi (tu sers|vous servez)',
      'à quoi (ça|cela) sert de (vous|te) (parler|écrire)',
      'à quoi sert (ce chat|cette appli*|mivoix|cette ia|ce site|ce service)',
      '(tu sers|vous servez) à quoi',
      '^ [et|mais|donc] (tu fais|vous faites) quoi [ici|exactement|au juste|en fait|au fait] $',
      'comment ça marche',
      '(tu|vous) (peux|pouvez) (me aider|faire quelque chose) & ! (aider à|aider pour)',
    ],
    answers: [
      'Je lis ce que vous écrivez, je vous aide à y mettre de l’ordre et je peux guider de petits exercices. Je ne remplace ni un proche ni un professionnel.',
      'Vous écrivez, je vous réponds, et nous cherchons ensemble un pas faisable.',
    ],
  },
]
