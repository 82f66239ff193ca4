import type { CareFlow } from '../flow.ts'
import { BLEEDS, CALLED, HURT_RELATIVE, NOT_CALLED, WISHES_DEATH } from './heard-words.ts'

export const childInDanger: CareFlow = {
  id: 'child-in-danger',
  title: 'Un enfant ou un adolescent en danger',
  lines: ['child', 'police', 'europe'],
  start: 'first',
  hears: [
    { form: WISHES_DEATH, to: 'flow:suicidal-thoughts' },
    { form: BLEEDS, to: 'flow:wound', atOnce: true },
    { form: HURT_RELATIVE, to: 'them', atOnce: 'only' },
    { form: CALLED, to: 'after' },
    { form: NOT_CALLED, to: 'call' },
    { form: / (?:saigne|blessee?|inconsciente?|mal au|mal a la|casse) /, to: 'now' },
    {
      form: / (?:infirmiere|professeure?|prof|maitresse|cpe|surveillante?|grand mere|mamie|tante|voisine?|educat\w+|assistante sociale) /,
      to: 'trusted',
    },
  ],
  steps: {
    first: {
      says: [
        'Vous avez raison d’en parler. Le 119 écoute enfants, adolescents et adultes qui s’inquiètent, gratuitement, jour et nuit ; l’appel n’apparaît pas sur la facture. En danger maintenant : le 17 ou le 112. S’agit-il de vous, ou d’un enfant que vous connaissez ?',
      ],
      choices: [
        { label: 'De moi', to: 'me' },
        { label: 'D’un enfant', to: 'them' },
        { label: 'C’est maintenant', to: 'now' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'listen',
    },
    now: {
      says: [
        'Le 17 ou le 112 tout de suite, ou le 114 par SMS. Si vous êtes avec l’enfant, mettez-vous à l’abri, dans une autre pièce ou dehors.',
      ],
      choices: [
        { label: 'J’appelle', to: 'after', means: 'yes' },
        { label: 'Je ne peux pas parler', to: 'text', means: 'cannot-call' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'child'],
    },
    text: {
      says: [
        'Le 114 répond par SMS en cas de danger immédiat. Le 119 a aussi une discussion en ligne, pour ne pas parler à voix haute.',
      ],
      choices: [
        { label: 'C’est fait', to: 'after', means: 'yes' },
        { label: 'Pas maintenant', to: 'adult', means: 'no' },
      ],
      typed: 'listen',
      lines: ['text', 'child', 'police'],
    },
    me: {
      says: [
        'Ce qui se passe n’est pas de votre faute, et personne n’a le droit de vous faire cela. Le 119 croit ce qu’on lui dit. Êtes-vous en sécurité ce soir ?',
      ],
      choices: [
        { label: 'Oui', to: 'adult', means: 'yes' },
        { label: 'Non', to: 'now', means: 'no' },
        { label: 'Je ne sais pas', to: 'adult', means: 'unsure' },
      ],
      typed: 'listen',
    },
    adult: {
      says: [
        'Y a-t-il un adulte en qui vous avez confiance : infirmière ou professeur, voisine, grand-parent, parent d’un ami ? Vous pouvez lui montrer cet écran, ou dire : « Il se passe quelque chose chez moi, j’ai besoin d’aide. »',
      ],
      choices: [
        { label: 'Oui', to: 'after', means: 'yes' },
        { label: 'Non', to: 'call', means: 'no' },
        { label: 'J’ai peur de ce qui va arriver', to: 'call' },
      ],
      typed: 'listen',
    },
    them: {
      says: [
        'Le 119 écoute jour et nuit, et votre nom peut rester secret : il n’est pas nécessaire d’être sûr. Qui peut voir cet enfant aujourd’hui, si vous n’êtes pas à côté ? Ne questionnez pas l’enfant en détail ; dites-lui que vous le croyez et qu’il n’y est pour rien. Le 17 ou le 112 si c’est maintenant : est-ce le cas ?',
      ],
      choices: [
        { label: 'Oui', to: 'now', means: 'yes' },
        { label: 'Non', to: 'call', means: 'no' },
        { label: 'C’est moi qui perds patience', to: 'flow:parent-at-limit' },
      ],
      typed: 'listen',
    },
    call: {
      says: [
        'Au 119, quelqu’un écoute, pose quelques questions, puis dit ce qui peut se faire. Une première phrase : « Je m’inquiète pour un enfant » ou « J’ai peur chez moi ». On peut appeler sans donner son nom.',
      ],
      choices: [
        { label: 'J’appelle', to: 'after', means: 'yes' },
        { label: 'Pas maintenant', to: 'after', means: 'no' },
        { label: 'C’est maintenant', to: 'now' },
      ],
      typed: 'listen',
    },
    trusted: {
      says: [
        'C’est une très bonne idée. Une phrase suffit pour commencer : « Il se passe quelque chose, j’ai besoin d’aide. » Cette personne saura qui prévenir, et le 119 peut l’aider aussi. Quand pouvez-vous la voir ?',
      ],
      choices: [
        { label: 'Aujourd’hui ou demain', to: 'after', means: 'yes' },
        { label: 'J’ai peur de ce qui va arriver', to: 'call', means: 'no' },
        { label: 'C’est maintenant', to: 'now' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis, et je vous crois. Je ne comprends pas tout : au 119, quelqu’un comprendra, jour et nuit, sans donner de nom. Qu’est-ce qui est le plus proche ?',
        'Merci de continuer à écrire. Le 119 écoute, et le 17 ou le 114 par SMS si c’est maintenant. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'Cela m’arrive à moi', to: 'me' },
        { label: 'Cela arrive à un enfant', to: 'them' },
        { label: 'C’est maintenant', to: 'now' },
        { label: 'C’est moi qui perds patience', to: 'flow:parent-at-limit' },
      ],
      typed: 'listen',
    },
    after: {
      says: ['Merci d’avoir parlé. Le 119 reste là à toute heure, autant de fois qu’il faut. Et vous, comment ça va ?'],
      choices: [
        { label: 'Parler de ce qui pèse', to: 'topics' },
        { label: 'Souffler un moment', to: 'exercises' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
        { label: 'C’est bon pour l’instant', to: 'end' },
      ],
      typed: 'listen',
    },
  },
}
