/** A product as people name it, and as it is said back. */
export interface Substance {
  words: string
  called: string
}

/** Taken at all, they are spoken of. */
export const drugs: readonly Substance[] = [
  { words: '(kéta|kétamine|ketamine)', called: 'de la kétamine' },
  { words: '(coke|cocaïne)', called: 'de la cocaïne' },
  { words: '(du crack|le crack)', called: 'du crack' },
  { words: "(héroïne|l'héro)", called: 'de l’héroïne' },
  { words: '(mdma|ecsta*|taz)', called: 'de la MDMA' },
  { words: '(du speed|le speed|amphé*|amphétamine*)', called: 'des amphétamines' },
  { words: '(3mmc|4mmc|cathinone*|crystal meth|la meth)', called: 'des produits de synthèse' },
  { words: '(ghb|gbl)', called: 'du GHB' },
  { words: '(protoxyde|du proto|le proto|ballons de (gaz|proto))', called: 'du protoxyde d’azote' },
  { words: 'fentanyl', called: 'du fentanyl' },
  { words: '(sufentanil|sufenta)', called: 'du sufentanil' },
  { words: 'propofol', called: 'du propofol' },
  { words: '(hypnovel|midazolam)', called: 'du midazolam' },
]

/** Prescribed to many: spoken of where they are taken otherwise than prescribed. */
export const medicines: readonly Substance[] = [
  { words: '(stilnox|zolpidem)', called: 'du Stilnox' },
  { words: '(imovane|zopiclone|somnifère*)', called: 'un somnifère' },
  { words: '(codéine|codoliprane|néo-codion|euphon)', called: 'de la codéine' },
  { words: '(tramadol|contramal|ixprim)', called: 'du tramadol' },
  { words: '(morphine|skenan)', called: 'de la morphine' },
  { words: '(oxycodone|oxycontin|oxynorm)', called: 'de l’oxycodone' },
  { words: '(lamaline|opium)', called: 'de l’opium' },
  { words: '(méthadone|subutex|buprénorphine)', called: 'un traitement de substitution' },
  {
    words: '(valium|séresta|temesta|lysanxia|rivotril|benzo*|anxiolytique*)',
    called: 'un calmant',
  },
  { words: '(lexomil|bromazépam)', called: 'du Lexomil' },
  { words: '(xanax|alprazolam)', called: 'du Xanax' },
  { words: '(ritaline|modafinil|concerta)', called: 'un stimulant' },
]
