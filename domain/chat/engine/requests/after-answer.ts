import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import type { PlainText } from '../../detector/normalise.ts'
import { nextWording, unusedWording } from '../../replies/rotation.ts'
import { adviceFor } from '../advice-answer.ts'
import { join } from '../listen.ts'
import { answerOn, matterNamed } from './matter-of.ts'
import { methods } from './methods.ts'
import { requestsIn } from './requests-in.ts'

interface Obstacle {
  id: string
  patterns: readonly string[]
  heard: readonly string[]
  /** Another way, for this obstacle; none where any other advice will do. */
  instead?: readonly string[]
}

/** What stands in the way of something that was proposed. */
const obstacles: readonly Obstacle[] = [
  {
    id: 'tried',
    patterns: [
      "(j'ai|on a|je l'ai|je lui ai|ai) [déjà|tout|bien] (essayé|tenté|testé)",
      '(déjà|deja) (fait|essayé|tenté|testé|dit|demandé|proposé)',
      '(je le fais|je fais ça) déjà',
      "(j'ai|on a) déjà (un|une|des|ça|tout|le|la) *",
    ],
    heard: ['D’accord, cela, c’est déjà fait.', 'Bien, cette piste-là est derrière vous.'],
  },
  {
    id: 'afraid',
    patterns: [
      "(j'ose|j'oserai|j'oserais|je me vois|je me sens) (pas|jamais) *",
      "(j'ai|je) [n'ai] pas (le courage|la force|l'énergie)",
      "(j'y arriverai|j'arriverai|j'arrive|je saurai|je pourrai|je peux) (pas|jamais) *",
      '(trop peur|peur de|peur que) *',
    ],
    heard: ['Alors c’est encore trop haut.', 'Dans ce cas, visons plus petit.'],
    instead: [
      'Commencez par l’écrire, sans rien envoyer ni dire, trois lignes ; puis lisez-les à voix haute, une fois. C’est souvent là que cela devient faisable.',
      'Choisissez la version de deux minutes : un mot, un message, un seul essai, avec le droit de s’arrêter là.',
    ],
  },
  {
    id: 'no-time-or-means',
    patterns: [
      "pas (le temps|les moyens|d'argent|la place|de place|possible|chez moi)",
      '(trop cher|trop loin|pas une minute|impossible|aucun moment)',
    ],
    heard: [
      'C’est vrai que cela demande du temps ou des moyens que vous n’avez pas là.',
      'D’accord, pas comme cela, alors.',
    ],
    instead: [
      'Ce qui reste possible sans rien de plus : cinq minutes accrochées à une chose que vous faites déjà, le café, le trajet, le coucher. Et une seule chose à laisser tomber cette semaine.',
      'Alors commençons par retirer plutôt qu’ajouter : quelle tâche pourrait ne pas être faite du tout, sans que rien n’arrive ?',
    ],
  },
  {
    id: 'they-will-not',
    patterns: [
      '(il|elle|ils|elles|mari|femme|chef|cheffe|mère|père|fille|fils) .. (voudra|voudront|veut|écoute|écoutera|comprendra|acceptera|acceptera|répondra|fera|changera|écoutent|veulent) (pas|jamais|rien)',
      '(il|elle|ils|elles) (va|vont) (dire non|refuser|se moquer|se braquer|crier|mal le prendre|s énerver|rien)',
    ],
    heard: [
      'Si l’autre ne suit pas, il faut une voie qui ne dépende que de vous.',
      'D’accord, comptons sans son accord.',
    ],
    instead: [
      'Décidez d’une chose que vous ferez, ou ne ferez plus, quoi que l’autre réponde, et dites-la simplement, sans demander la permission. C’est le seul morceau qui soit à vous.',
      'Passez par quelqu’un que cette personne écoute, ou par écrit, à un autre moment : on refuse souvent la manière avant de refuser la chose.',
    ],
  },
  {
    id: 'will-not-work',
    patterns: [
      '(ça|cela) [ne|n] (marchera|marche|fonctionne|fonctionnera|changera|change|servira|sert|suffira|aide|aidera|va) (pas|jamais|rien|à rien)',
      '(sert à rien|servira à rien|inutile|facile à dire|plus facile à dire|j y crois pas|pas pour moi)',
      "^ (oui|ouais|ok|d'accord|bah|ben) [,] mais *",
    ],
    heard: ['D’accord, essayons par un autre côté.', 'Entendu, laissons cela.'],
  },
]

const known = obstacles.map((obstacle) => ({ ...obstacle, isMet: compileTest(obstacle.patterns, lexicon) }))

const agrees = compileTest(
  [
    "^ [ah|bon|ben|bah] (ok|oki|d'accord|dac|ouais ok|oui ok|ça marche|bonne idée|pas bête|pourquoi pas|je vais voir) [merci|oui|ouais|pourquoi pas|c'est vrai|pas bête|bonne idée] $",
  ],
  lexicon,
)

/** Somebody for whom what we proposed will not do is given another way; null after anything else. */
export function afterAnswer(state: ConversationState, message: string, sentences: readonly PlainText[]): string | null {
  if (state.answeredAt === null || state.answeredAt !== state.turn - 1) return null
  if (sentences.length === 1 && sentences.every(agrees)) {
    return unusedWording(state, 'after advice question', [
      'Bien. Cela se fait mieux avec un moment décidé d’avance : lequel serait le plus simple, cette semaine ?',
      'Entendu. Vous me direz ce que cela donne.',
    ])
  }
  const obstacle = known.find(({ isMet }) => sentences.some(isMet))
  if (!obstacle) return null
  const [asked = { kind: 'how', clause: sentences.flat() } as const] = requestsIn(message)
  const other =
    answerOn(state, matterNamed(methods, sentences.flat())) ??
    (obstacle.instead ? unusedWording(state, `tip instead ${obstacle.id}`, obstacle.instead) : null) ??
    adviceFor(state, asked, message, sentences)
  if (!other) return null
  state.answeredAt = state.turn
  return join([nextWording(state, `remark obstacle ${obstacle.id}`, obstacle.heard), other])
}
