import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'
import type { PlainText } from './detector/normalise.ts'
import { isUnsure } from './replies/care-answer.ts'
import type { Reading, Signal } from './risk.ts'

const OF_ME = '(moi|nue|nu|dénudé*|intime*|sous-vêtements|sous vêtements|culotte|seins|soutien*|torse|douche)'
const SHARED =
  '(partagé*|diffusé*|publié*|posté*|envoyé*|montré*|balancé*|affiché*|fait tourner|font tourner|tourne|tournent|circule|circulent|screen*|reçu*)'
const EVERYBODY =
  '(lycée|collège|classe|école|fac|groupe*|tout le monde|snap*|insta*|whatsapp|tiktok|réseaux|internet|telegram|discord)'

const sharesImages = compileTest(
  [
    `${SHARED} .. (photo*|vidéo*|nude*|image*|nudes) .. ${OF_ME} & ! (j'ai|je l'ai|je les ai|vacances|anniversaire|mariage)`,
    `(ma|mes|une|des|la|les) (photo*|vidéo*|nude*|image*) .. ${OF_ME} .. (${SHARED}|${EVERYBODY}) & ! (j'ai|je l'ai|vacances|anniversaire|mariage)`,
  ],
  lexicon,
)

const HANDS_ON =
  '(cuisse*|fesses|poitrine|seins|sein|genou|taille|entrejambe|sexe|culotte|sous (ma|mon) (jupe|pull|haut|tee-shirt|chemise|robe))'
const touchesMe = compileTest(
  [
    `(me|m'a|m) [a] (mets|met|mis|mettait|pose|posé|posait|passe|passé) [toujours|encore|souvent] (la|sa|ses|une|les) main* (sur|sous|à|dans) [ma|mes|la|les|mon] ${HANDS_ON} & ! (kiné*|massage|accouchement|examen)`,
    `(me|m'a) (touche|touché*|caresse|caressé*|pelote*|tripote*) .. ${HANDS_ON} & ! (kiné*|massage|examen)`,
  ],
  lexicon,
)

/** A picture that others pass round, a hand where it has no business: told, however unsure the rest is, and wherever it happens. */
export function asToldOutright(sentences: readonly PlainText[], reading: Reading): Reading {
  const isOpen = reading.level === 'none' || isUnsure(reading)
  if (!isOpen) return reading
  if (sentences.some(touchesMe)) return { ...reading, ...told(HAND_ON), distress: true }
  const isShared = reading.situation === 'cyber' && sentences.some(sharesImages)
  return isShared ? { ...reading, ...told(SHARED_IMAGES), distress: true } : reading
}

const told = (signal: Signal) => ({ level: signal.level, situation: signal.situation, signals: [signal] })
const SHARED_IMAGES: Signal = { rule: 'image-partagée', level: 'danger', situation: 'cyber' }
const HAND_ON: Signal = { rule: 'main-imposée', level: 'danger', situation: 'sexual-violence' }
