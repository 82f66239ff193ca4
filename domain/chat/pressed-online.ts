import { lexicon } from './detector/lexicon.ts'
import { compileTest } from './detector/matcher.ts'

/** Pictures are asked for, or held against somebody, on a network: nobody of their family does it, and no pupil of theirs suffers it. Those who take them down are for any age. */
export const isPressedOnline = compileTest(
  [
    '(snap*|insta*|tiktok|discord|whatsapp|telegram|facebook|messenger|réseaux|internet|en ligne|un jeu) & (photo*|vidéo*|nude*|image*) & (balance*|diffuse*|publie*|poste|chantage|menace*|sinon|envoie à|montre à) & ! (père|mère|beau-père|oncle|frère|cousin|prof*|entraîneur|coach|fils|fille|élève*)',
  ],
  lexicon,
)
