import { capitalised } from '../../capitalised.ts'
import type { ConversationState } from '../../conversation-state.ts'
import { lexicon } from '../../detector/lexicon.ts'
import { compileTest } from '../../detector/matcher.ts'
import { type PlainText, toSentences } from '../../detector/normalise.ts'
import { unusedWording } from '../../replies/rotation.ts'
import { actAsked, mayBeWeighed, sayable } from './act-asked.ts'
import { type Alternatives, alternativesIn } from './alternatives.ts'
import { verdictOn } from './between.ts'
import type { Asked } from './request.ts'

/** Which of two things: decided where both are known; null where they are not. */
export function choiceBetween(state: ConversationState, { said, clause }: Asked): string | null {
  const sides = alternativesIn(said)
  const sentence: PlainText = [...clause, ...toSentences(said).flat()]
  const verdict = sides && verdictOn(sides, { sentence, about: state.about })
  return verdict && unusedWording(state, `tip ${verdict.id}`, verdict.answers)
}

/** The same where they are only named; null where not even that can be done. */
export function weighedByName(state: ConversationState, { said }: Asked): string | null {
  const sides = alternativesIn(said)
  const named = sides && namesOf(sides)
  if (!named) return null
  return unusedWording(state, 'tip two by name', [
    `${capitalised(named.first)} ou ${named.second} : si l’un laisse l’autre possible ensuite, commencez par lui. S’il faut n’en garder qu’un, prenez celui que vous conseilleriez à quelqu’un que vous aimez.`,
    `Entre ${named.first} et ${named.second}, imaginez-vous demain soir après l’un, puis après l’autre : ce qui vous laisse le plus tranquille est souvent le bon choix.`,
  ])
}

function namesOf({ first, second }: Alternatives): Alternatives | null {
  const [one, other] = [sayable(first), sayable(second)]
  return one && other ? { first: one, second: other } : null
}

interface ActOfAKind {
  id: string
  patterns: readonly string[]
  answers: (name: string) => readonly string[]
}

/** What is to be done, by how much hangs on it; the first that fits. */
const acts: readonly ActOfAKind[] = [
  {
    id: 'see somebody',
    patterns: [
      '^ [y] (aller|retourner|passer) [*] [voir] .. & (le|la|les|lui|père|mère|frère|soeur|tombe|hôpital|ehpad|chez)',
    ],
    answers: (name) => [
      `${name} : demandez-vous si, dans un an, ne pas y être allé vous pèserait. Si oui, allez-y, court et avec une heure de fin ; sinon, un mot ou un appel compte aussi.`,
    ],
  },
  {
    id: 'a life',
    patterns: [
      '^ (changer|démissionner|arrêter|vendre|déménager|accepter|refuser|adopter|garder|demander (un|une|à)|signer|acheter|passer à|vous installer|vous lancer|faire (un|une))',
    ],
    answers: (name) => [
      `${name}, cela se pèse : ce que vous y gagnez chaque semaine, ce que cela coûte, ce qui ne se rattraperait pas. Si c’est surtout la peur qui retient, c’est plutôt oui ; si c’est la fatigue qui pousse, attendez d’avoir soufflé.`,
      'Un bon essai : vivez une journée entière comme si c’était décidé. Le soulagement ou le regret du soir en dit plus que les pour et les contre.',
    ],
  },
  {
    id: 'tell those concerned',
    patterns: ['^ (prévenir|avertir|informer|signaler|rassurer|remercier) & ! (police|gendarm*)'],
    answers: (name) => [
      `${name} : plutôt oui, en une phrase, le fait et ce que vous demandez. On regrette rarement d’avoir prévenu tôt.`,
    ],
  },
  {
    id: 'a try',
    patterns: [
      '^ (aller|essayer|tester|commencer|chercher|appeler|écrire|demander|proposer|inviter|vous inscrire|vous renseigner|prendre rendez vous) & ! (ex|lui|leur|la|le|police|quitter|plainte)',
    ],
    answers: (name) => [
      `${name} : plutôt oui. Cela se tente une fois sans rien engager, et vous en saurez plus après qu’en y pensant. Choisissez le jour, et la version la plus courte.`,
      `${name}, oui, si l’envie est là : le pire est un non, et il ne vous enlève rien.`,
    ],
  },
]

const kindsOfActs = acts.map((kind) => ({ ...kind, isMet: compileTest(kind.patterns, lexicon) }))

/** « Est-ce que je devrais demander un temps partiel ? »: weighed by its name. */
export function shouldByName(state: ConversationState, { said }: Asked): string | null {
  if (!mayBeWeighed(said)) return null
  const act = actAsked(said)
  const kind = act && kindsOfActs.find(({ isMet }) => toSentences(act).some(isMet))
  if (kind) return unusedWording(state, `tip act ${kind.id}`, kind.answers(capitalised(act)))
  return toSentences(said).some(isToDecide) ? unusedWording(state, 'tip to decide', anyDecision) : null
}

/** « Temps partiel, oui ou non ? »: a thing, and no verb. */
export function thingByName(state: ConversationState, { said }: Asked): string | null {
  const thing = THING_OR_NOT.exec(said.replace(/['‘]/g, '’'))?.[1]
  const name = thing && sayable(thing)
  return name
    ? (unusedWording(state, 'tip act a life', lifeActs?.answers(capitalised(name)) ?? []) ??
        unusedWording(state, 'tip to decide', anyDecision))
    : null
}

const THING_OR_NOT =
  /^\s*(?:(?:et|mais|bon|alors|donc) )?((?:(?:le|la|un|une|mon|ma) |l’)?\p{L}[\p{L}’-]*(?: \p{L}[\p{L}’-]*){0,3}),? (?:oui ou non|c’est oui ou c’est non)/iu
const lifeActs = acts.find(({ id }) => id === 'a life')

/** Something is to be decided, whatever it is. */
const isToDecide = compileTest(
  [
    '(je|on) (dois|doit|devrais|devrait) *',
    '(faut|faudrait|vaut mieux|dois je|devrais je) & ! (combien|quand|où|quel*|comment|qui|quoi)',
    '(ou pas|ou non|oui ou non) $',
  ],
  lexicon,
)
const anyDecision: readonly string[] = [
  'C’est à vous d’en décider, et rien n’oblige à le faire aujourd’hui. Imaginez que c’est fait, et regardez ce qui vient en premier, le soulagement ou le regret : c’est souvent la réponse.',
  'Écrivez ce que cela vous rendrait, et ce que cela vous prendrait. Si une des deux listes tient en un mot et que ce mot pèse plus que tout le reste, vous avez votre réponse.',
]

/** « Je peux reporter mes examens ? »: whoever decides may tell, and how they are asked. */
export function whetherPossible(state: ConversationState, { said }: Asked): string | null {
  const act = actAsked(said)?.replace(/^demander (?:à |de )?(?=\p{L}+(?:er|ir|re)(?!\p{L}))/iu, '')
  const name = act ? `${capitalised(act)} : cela` : 'Cela'
  return unusedWording(state, 'tip whether possible', [
    `${name} se demande, oui, et seuls ceux qui décident peuvent dire si c’est accordé. En trois lignes, par écrit : ce que vous demandez, la raison en quelques mots, la date. Un papier qui le prouve aide souvent.`,
    `${name} dépend de qui décide, et la question ne coûte rien. Posez-la tôt, avec une date, et demandez aussi ce qui serait possible à la place.`,
  ])
}

/** What can be done bit by bit; how to be with somebody cannot. */
const TASK =
  /^(?:ne (?:pas|plus) )?(?:vous |le |la |les |l’|y |en )*(?:ranger|trier|nettoyer|vider|réviser|écrire|rédiger|préparer|finir|terminer|commencer|organiser|chercher|apprendre|remplir|déménager|emménager|reprendre|entrer|postuler|faire (?:le|la|les|vos|votre|un|une|du|des)|mettre au|remettre)(?!\p{L})/iu

/** « Comment je fais pour entrer dans une salle pleine ? »: a first step towards what was named. */
export function stepByName(state: ConversationState, { said }: Asked): string | null {
  const act = actAsked(said)
  if (!act || !TASK.test(act)) return null
  return unusedWording(state, 'tip step by name', [
    `${capitalised(act)} : coupez-le en morceaux, et ne faites d’abord que le premier, celui qui tient en dix minutes. Dites à quelqu’un quand vous vous y mettez ; le deuxième morceau se décide après.`,
    `Pour ${act}, repensez à la fois où cela s’est passé le moins mal : l’heure, le lieu, qui était là. C’est ce qu’il faut remettre en place d’abord.`,
  ])
}
