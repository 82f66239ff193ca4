import { capitalised } from '../capitalised.ts'
import type { ConversationState } from '../conversation-state.ts'
import { unusedWording } from '../replies/rotation.ts'
import { whoDied } from './deaths.ts'

const PARTNER = '(?:mari|femme|compagnon|compagne|conjointe?|époux|épouse)'
const LEFT = new RegExp(
  `(?<!\\p{L})(?:mon|ma) (${PARTNER}) (?:est|était) parti(?:e|es|s)?(?!\\p{L})(?! (?:avec|vivre|faire|voir|chez|sans|pour|à l|au |aux |de la maison|en (?:vacances|voyage|week)))`,
  'iu',
)
const OF_SEPARATION = /divorc|sépar|tromp|amant|maîtresse|un autre|une autre|quitté|rupture|avocat|refai/iu
const AN_ELDER = 65

/** « J'ai 81 ans, ma femme est partie en mars » may be a death: whoever is that old, or mourns already, is asked, and not told that it is a parting. */
export function asksWhetherDead(state: ConversationState, message: string): string | null {
  const left = LEFT.exec(message)?.[1]?.toLowerCase()
  if (!left || !((state.age ?? 0) >= AN_ELDER || state.topic?.id === 'grief')) return null
  if (OF_SEPARATION.test(message) || whoDied(message)) return null
  const isShe = /(?:femme|compagne|conjointe|épouse)$/u.test(left)
  const [pronoun, dead, gone] = isShe ? ['elle', 'décédée', 'partie'] : ['il', 'décédé', 'parti']
  return unusedWording(state, 'parting question', [
    `Vous voilà sans votre ${left}. Pour bien vous lire : est-${pronoun} ${dead}, ou ${gone} vivre ailleurs ?`,
  ])
}

const DIED =
  /(?<!\p{L})(elle|il) est (?:morte?|décédée?|decedee?|au cimeti[èe]re|enterrée?|sous terre)(?!\p{L})(?! de (?:rire|fatigue|trouille|peur|honte|faim|froid|rage))/iu
const OF_A_THING = /batterie|voiture|téléphone|ordi|plante|machine|pile|chaudière/iu

/** « Elle est décédée », of whom was spoken of last: named, so that it is heard as their death. */
export function withTheDeadNamed({ spokenOf }: ConversationState, message: string): string {
  const pronoun = DIED.exec(message)?.[1]?.toLowerCase()
  const person = pronoun && spokenOf.find((one) => one.pronoun === pronoun)
  if (!person || OF_A_THING.test(message) || !person.called.startsWith('votre ')) return message
  const name = person.called.replace(
    'votre ',
    pronoun === 'elle' && !/votre [aeiouyéè]/u.test(person.called) ? 'ma ' : 'mon ',
  )
  return message.replace(
    DIED,
    (_, said: string) =>
      `${said === said.toLowerCase() ? name : capitalised(name)} est mort${pronoun === 'elle' ? 'e' : ''}`,
  )
}
