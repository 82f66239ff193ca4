export interface Resource {
  id: string
  kind: 'article' | 'exercise' | 'help'
  title: string
  /** One-line description. */
  line: string
  to: string
  /** For an exercise: message that starts it in the chat. */
  say?: string
  /** Topics of the chat it helps with (domain/chat/companion/topic-flows.ts). */
  topics: readonly string[]
  /** Mood notes it helps with (domain/mood/activities.ts). */
  activities: readonly string[]
}

/** Available resources, most specific first. URLs are ours; a test checks each. */
export const resources: readonly Resource[] = [
  {
    id: 'sleep',
    kind: 'article',
    title: 'Quand le sommeil ne vient pas',
    line: 'Des gestes simples pour rendre la nuit suivante moins lourde.',
    to: '/blog/quand-le-sommeil-ne-vient-pas',
    topics: ['sleep'],
    activities: ['sleep'],
  },
  {
    id: 'panic',
    kind: 'article',
    title: 'Traverser une crise de panique',
    line: 'Ce qui se passe dans le corps, et comment laisser passer la vague.',
    to: '/blog/traverser-une-crise-de-panique',
    topics: ['anxiety'],
    activities: [],
  },
  {
    id: 'rumination',
    kind: 'article',
    title: 'Quand les pensées tournent en boucle',
    line: 'Reconnaître les pensées qui reviennent, et leur donner une place.',
    to: '/blog/quand-les-pensees-tournent',
    topics: ['anxiety', 'work', 'esteem', 'decision'],
    activities: ['work', 'study', 'money'],
  },
  {
    id: 'breathing',
    kind: 'exercise',
    title: 'Respiration lente',
    line: 'Trois minutes, guidées à l’écran, dans le chat.',
    to: '/chat',
    say: 'Respirer',
    topics: ['anxiety', 'anger', 'work', 'stress'],
    activities: ['conflict', 'work'],
  },
  {
    id: 'small-step',
    kind: 'exercise',
    title: 'Un petit pas',
    line: 'Choisir une seule chose, assez petite pour aujourd’hui, pas à pas dans le chat.',
    to: '/chat',
    say: 'Un petit pas',
    topics: ['sadness', 'loneliness', 'esteem', 'decision'],
    activities: ['alone', 'rest'],
  },
  {
    id: 'first-consultation',
    kind: 'article',
    title: 'Une première séance, comment ça se passe',
    line: 'Comment elle se passe, et ce que l’on peut y dire.',
    to: '/blog/premiere-seance',
    topics: ['couple', 'family', 'grief'],
    activities: ['family', 'conflict', 'health'],
  },
  {
    id: 'asking-for-help',
    kind: 'article',
    title: 'Demander de l’aide, quand on n’a pas l’habitude',
    line: 'À qui, comment, et par quels mots commencer.',
    to: '/blog/demander-de-l-aide',
    topics: ['loneliness', 'sadness', 'grief'],
    activities: ['alone'],
  },
  {
    id: 'help-lines',
    kind: 'help',
    title: 'Les lignes d’écoute',
    line: 'Gratuites et confidentielles, de jour comme de nuit.',
    to: '/urgence',
    topics: [],
    activities: [],
  },
]
