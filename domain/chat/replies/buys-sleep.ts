import { lexicon } from '../detector/lexicon.ts'
import { compileTest } from '../detector/matcher.ts'

/** Taken to sleep or to hold, and neither kept nor counted. */
export const TABLETS_TO_SLEEP =
  "(je|j) [en] (prends|prend|prenais|avale|bois) [*] [*] [*] (stilnox|zolpidem|zopiclone|imovane|somnifère*|xanax|lexomil|anxiolytique*|calmant*|atarax|médoc*|médicament*|cachet*|comprimé*) & (en cachette|en douce|en secret|pour (dormir|tenir|pas l'entendre|plus l'entendre|supporter|me calmer)|la nuit|le soir|chaque (nuit|soir)|tous les soirs) & ! (toute la boîte|toutes|tous mes|plein|trop|beaucoup|de côté|garde|stock*|réserve|d'un coup|mourir|en finir|plus me réveiller)"

export const buysSleep = compileTest([TABLETS_TO_SLEEP], lexicon)
