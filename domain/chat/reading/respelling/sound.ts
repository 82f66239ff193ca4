const NASAL = '(?![aeiouyàâéèêëîïôùûünm])'

/** Applied in order. Capitals and digits stand for sounds without a single letter. */
const HEARD_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/psych/g, 'psik'],
  [/c(?:œ|oe)u/g, 'keu'],
  [/œu|oeu/g, 'eu'],
  [/[œæ]/g, 'é'],
  [/ph/g, 'f'],
  // These verb endings sound the same.
  [/(?:er|ez|ées?|és?|ais?|ait|aient|et|ets|ès|êts?)$/, 'é'],
  [/(?<=[aeioué])ill?e?s?$/, 'Y'],
  [/ti(?=on|el)/g, 'si'],
  [/ch(?=[rl])/g, 'k'],
  [/s?ch|^sh/g, 'X'],
  [/x(?=.)/g, 'ks'],
  [/ç|s?c(?=[eiyéèê])/g, 's'],
  [/qu|ck|[qc]/g, 'k'],
  [/ge(?=[aou])|g(?=[eiyéèê])/g, 'j'],
  [/gu(?=[eiyéèê])/g, 'g'],
  [/h/g, ''],
  [/(?<=n)gs?$/, ''],
  [/([bdfgjklprstvz])\1+/g, '$1'],
  [/eau|au|ô/g, 'o'],
  [/oi|oî|oy|oua|wa/g, 'W'],
  [/o[uùû]|w/g, 'U'],
  [/eu/g, 'E'],
  [/[yîï]/g, 'i'],
  [new RegExp(`[ae]i[nm]${NASAL}|(?<=i)en${NASAL}|[iu][nm]${NASAL}`, 'g'), '1'],
  [new RegExp(`[aeâ][nm]${NASAL}`, 'g'), '2'],
  [new RegExp(`o[nm]${NASAL}`, 'g'), '3'],
  [/z/g, 's'],
  [/[tdsxp]+$|es?$/, ''],
  [/[ae]i|[éèêë]/g, 'e'],
  [/[âà]/g, 'a'],
  [/[ùûü]/g, 'u'],
  [/(.)\1+/g, '$1'],
]

/**
 * Approximate sound of a French word: « plakette » and « plaquette », « avalé » and « avaler » have the same. Not
 * phonetics: letters that sound alike are merged, silent ones dropped.
 */
export function soundOf(word: string): string {
  return HEARD_ALIKE.reduce((letters, [written, heard]) => letters.replace(written, heard), word)
}

/** Possible sounds of a word: « -ent » is heard in « souvent » and not in « viennent ». */
export function soundsOf(word: string): readonly string[] {
  return /(?<!em)ent$/.test(word) ? [soundOf(word), soundOf(word.slice(0, -3))] : [soundOf(word)]
}

/**
 * Possible sounds of a word with missing letters: the final « e », which « gorj »
 * and « frer » lack, and a pronounced « er ».
 */
export function soundsMeant(written: string): readonly string[] {
  return [...new Set([...soundsOf(written), soundOf(`${written}e`)])]
}

/** Same without any « e »: « dmandé », « ptite », « samdi ». */
export function bareSoundOf(sound: string): string {
  return sound.length > 2 ? sound.charAt(0) + sound.slice(1).replaceAll('e', '') : sound
}
