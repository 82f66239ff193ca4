import type { CareFlow } from '../flow.ts'
import { CALLED, HURT_RELATIVE, NOT_CALLED, WISHES_DEATH } from './heard-words.ts'

export const cyberViolence: CareFlow = {
  id: 'cyber-violence',
  title: 'Harcèlement, violences en ligne ou à l’école',
  lines: ['cyber', 'police', 'suicide'],
  start: 'first',
  hears: [
    { form: HURT_RELATIVE, to: 'relative', atOnce: 'only' },
    {
      form: / (?:mere|pere|maman|papa|parents) (?:[\w.]+ ){0,5}(?:va|vont) me (?:tuer|frapper|defoncer|virer) /,
      to: 'chat',
    },
    { form: / (?:il|ils) (?:\w+ )?(?:va|vont) me (?:tuer|frapper|defoncer|planter) /, to: 'now' },
    { form: WISHES_DEATH, to: 'flow:suicidal-thoughts' },
    {
      form: / (?:peux|peut|veux|ose) pas (?:\w+ )?(?:appeler|telephoner|parler) | (?:tchat|chat|par ecrit|sms|ecrire) /,
      to: 'chat',
    },
    {
      form: / (?:deja (?:paye|envoye|donne)|j ai (?:paye|envoye|donne)) (?:\w+ ){0,4}(?:euros?|argent|\d+) /,
      to: 'paid',
      atOnce: true,
    },
    {
      form: / (?:ma mere|mon pere|mes parents|infirmiere|cpe|prof|professeure?|surveillante?|ma copine|mon copain|ma pote|mon pote|amie?) /,
      to: 'told',
    },
    { form: / (?:argent|euros?|payer|paye|virement|pcs|paypal) /, to: 'money', atOnce: true },
    { form: / (?:honte|gene|nulle?) /, to: 'shame' },
    { form: NOT_CALLED, to: 'shame' },
    { form: CALLED, to: 'after' },
    { form: / (?:devant chez moi|menace de (?:venir|me frapper|me tuer)|sait ou j habite) /, to: 'now' },
  ],
  steps: {
    first: {
      says: [
        'C’est interdit, et la personne visée n’y est pour rien. Le 3018 aide gratuitement : il écoute, et peut faire retirer des images ou des comptes. En danger physique : le 17 ou le 112. Est-ce que quelqu’un vous menace maintenant ?',
      ],
      choices: [
        { label: 'Oui', to: 'now', means: 'yes' },
        { label: 'Non', to: 'proof', means: 'no' },
        { label: 'On me demande de l’argent', to: 'money' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'proof',
    },
    relative: {
      says: [
        'Cette personne n’y est pour rien, et elle n’a pas à s’en sortir sans aide. Le 3018 conseille aussi les proches, gratuitement. Gardez les captures avec elle, prévenez l’école et un adulte de sa maison, et demandez-lui doucement si elle pense parfois à mourir : cela ne donne pas l’idée. Qui peut la voir aujourd’hui ?',
      ],
      choices: [
        { label: 'Quelqu’un peut la voir', to: 'after', means: 'yes' },
        { label: 'Personne', to: 'proof', means: 'no' },
        { label: 'Elle parle de mourir', to: 'flow:worry-for-other' },
        { label: 'Il s’agit de moi', to: 'first' },
      ],
      typed: 'listen',
    },
    now: {
      says: [
        'Ne répondez pas et ne vous rendez à aucun rendez-vous. Le 17 ou le 112 si la menace est proche, le 114 par SMS. Dites-le à un adulte ou à un proche, tout de suite.',
      ],
      choices: [
        { label: 'C’est fait', to: 'proof', means: 'yes' },
        { label: 'Je ne peux pas', to: 'proof', means: 'no' },
      ],
      typed: 'listen',
      lines: ['police', 'text', 'cyber'],
    },
    money: {
      says: [
        'Ne payez pas et n’envoyez rien de plus : payer fait continuer. Gardez les preuves, bloquez, et joignez le 3018, par téléphone ou par tchat sur 3018.fr : ils connaissent ce chantage et peuvent bloquer des images avant qu’elles circulent. Ce n’est pas de votre faute. Où en êtes-vous ?',
        'Rien de plus, ni argent ni photo. Le 3018 peut agir aujourd’hui, même par écrit, sur 3018.fr. Qu’est-ce qui est possible ?',
      ],
      choices: [
        { label: 'J’ai déjà payé', to: 'paid' },
        { label: 'Je ne peux pas appeler', to: 'chat', means: 'cannot-call' },
        { label: 'J’appelle', to: 'after', means: 'yes' },
        { label: 'J’ai trop honte', to: 'shame' },
      ],
      typed: 'listen',
    },
    paid: {
      says: [
        'Avoir payé n’est pas une faute, beaucoup le font sous la menace. Ne payez plus, même s’il insiste : cela ne l’arrête pas. Gardez les captures et les reçus, et le 3018 prend la suite, par tchat sur 3018.fr ou par téléphone. Qui pourrait être avec vous pour le faire ?',
      ],
      choices: [
        { label: 'Quelqu’un', to: 'after', means: 'yes' },
        { label: 'Personne', to: 'chat', means: 'no' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
    },
    chat: {
      says: [
        'Pas besoin de parler : le 3018 répond aussi par tchat, sur le site 3018.fr ou son application, tous les jours. Si vous craignez la réaction chez vous, un autre adulte peut aider : infirmière, professeur, tante. Le 119 si l’on vous frappe. Pouvez-vous ouvrir ce tchat ?',
      ],
      choices: [
        { label: 'Oui', to: 'after', means: 'yes' },
        { label: 'Pas maintenant', to: 'proof', means: 'no' },
        { label: 'J’ai peur chez moi', to: 'flow:child-in-danger' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
      lines: ['cyber', 'child', 'text'],
    },
    shame: {
      says: [
        'La honte devrait être de l’autre côté. Au 3018, on entend cela tous les jours, sans jugement. Une phrase suffit : « On me fait du chantage avec une photo. »',
      ],
      choices: [
        { label: 'J’appelle', to: 'after', means: 'yes' },
        { label: 'Plutôt par écrit', to: 'chat', means: 'cannot-call' },
        { label: 'Pas maintenant', to: 'proof', means: 'no' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
    },
    proof: {
      says: [
        'Gardez des captures d’écran avec les noms et les dates, ne répondez plus, bloquez. Puis le 3018, et quelqu’un près de vous : parent, infirmière ou professeur, ami. À qui pourriez-vous le dire aujourd’hui ?',
        'Le 3018 répond par téléphone ou par tchat, et sait quoi faire avec l’école et les réseaux : c’est le plus simple pour commencer. Qui pourrait être à côté de vous pendant ce temps ?',
      ],
      choices: [
        { label: 'À quelqu’un', to: 'after', means: 'yes' },
        { label: 'À personne', to: 'shame', means: 'no' },
      ],
      typed: 'listen',
    },
    told: {
      says: [
        'En parler à cette personne est une bonne idée, même si elle ne comprend pas tout de suite : « On me harcèle, j’ai besoin que tu m’aides. » Le 3018 peut lui expliquer quoi faire. Quand pouvez-vous lui en parler ?',
      ],
      choices: [
        { label: 'Aujourd’hui ou demain', to: 'after', means: 'yes' },
        { label: 'Je n’ose pas', to: 'chat', means: 'no' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
    },
    listen: {
      says: [
        'Je vous lis, et ce n’est pas de votre faute. Je ne comprends pas tout : au 3018, une personne sait quoi faire, par téléphone ou par tchat. Qu’est-ce qui est le plus proche ?',
        'Merci de continuer à écrire. Le 3018 aide gratuitement, le 17 si la menace est proche. Qu’est-ce qui est le plus proche ?',
      ],
      choices: [
        { label: 'On me menace', to: 'now' },
        { label: 'On me demande de l’argent', to: 'money' },
        { label: 'Je ne sais pas quoi faire', to: 'proof' },
        { label: 'J’ai des idées noires', to: 'flow:suicidal-thoughts' },
      ],
      typed: 'listen',
    },
    after: {
      says: ['Le 3018 reste joignable, même plusieurs fois. Et vous, dans tout cela, comment ça va ?'],
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
