import type { ConversationState } from '../conversation-state.ts'
import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'
import { toSentences } from '../detector/normalise.ts'
import { unusedWording } from './rotation.ts'

const test = (patterns: readonly string[]) => compileTest(patterns, lexicon)

const CARE =
  '(dose|dosage|médicament*|patient*|résident*|perfusion|prescription|injection|seringue|transfusion|diagnostic|ordonnance|pilulier|traitement d un|traitement de)'
const tellsOfAnError = test([
  `(fait|faite|commis|commise) [*] [*] (erreur|faute|bêtise|connerie) .. ${CARE}`,
  `(erreur|faute) (de|d) [*] (dose|dosage|médicament*|patient*|perfusion|prescription|injection|diagnostic) & (je|j|mon|ma|moi)`,
  `(me suis|m'être|suis) trompé* .. ${CARE} & ! (mon médecin|le médecin|on s est)`,
  `(j'ai|ai) (raté|loupé|oublié|confondu|interverti) .. (diagnostic|dose|patient*|perfusion|injection|traitement d|résident*)`,
])
const isDead = test(['(mort|morte|décédé*|pas survécu)'])
const isWell = test(['(va bien|rien eu|pas eu de (suite*|conséquence*)|sans (suite*|conséquence*|gravité))'])

/** An error of somebody who cares for others, which they carry: nothing is made small, and to tell it is no self-denunciation. */
export function careErrorAnswer(state: ConversationState, message: string): string | null {
  const sentences = toSentences(message)
  if (!sentences.some(tellsOfAnError)) return null
  const [outcome] = sentences.some(isDead)
    ? ['Quelqu’un est mort, et vous cherchez votre part : c’est une charge terrible à porter.']
    : sentences.some(isWell)
      ? ['Même si cela s’est bien terminé, porter cette erreur sans pouvoir la dire, c’est lourd.']
      : ['Une erreur dans un soin, cela peut hanter longtemps, parce que vous tenez à bien faire.']
  return unusedWording(state, 'tip care error', [
    `${outcome} La dire à un cadre ou à un collègue sûr, la déclarer comme un événement indésirable, ce n’est pas se dénoncer : c’est fait pour que cela serve. À qui, dans l’équipe, pourriez-vous en parler en premier ?`,
    `${outcome} Le médecin du travail ou le psychologue du service reçoivent aussi pour cela, et ils sont tenus au secret. Quel moment vous revient le plus ?`,
  ])
}
