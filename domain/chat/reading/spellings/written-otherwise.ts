/** Texting writes « é » for several sounds: applied before accents are dropped. */
export const accentedSpellings: [RegExp, string][] = [
  [/(?<=^|\s)j[éèê]t?(?=\s)/gu, "j'ai"],
  [/(?<=^|\s)(?:j ?v|je v)[éèê](?=\s)/gu, 'je vais'],
  [/(?<=^|\s)v[éèê](?=\s)/gu, 'vais'],
  [/(?<=^|\s)([lmdst])[éèê](?=\s)/gu, '$1es'],
  [/(?<=^|\s)c[éèê](?=\s)/gu, "c'est"],
  [/(?<=^|\s)[éèê](?=\s)/gu, 'est'],
  [/(?<=^|\s)(?:2 ?m1|2main|dem1|2min)(?=\s|$|[.,!?])/gu, 'demain'],
  [/(?<=^|\s)(?:7|set|cett?) (?=nui|s?e?maine|foi)/gu, 'cette '],
  [/(?<=\p{L}) 2 (?=\p{L})/gu, ' de '],
]

/** Multi-word spellings; applied before single words. */
export const phraseSpellings: [RegExp, string][] = [
  // « Je dors pas mal » is positive.
  [
    /\b(dors|dort|vais|va|mange|avance|marche|passe|travaille|entend|entends|debrouille) pas mal\b(?! de\b)/g,
    '$1 bien',
  ],
  // « T qui ? », « t mon seul ami »: no verb follows, so it is not « te ».
  [
    /(?<!\b(?:je|tu|il|elle|on|ca|qui|vais|va|peux|veux) )\bte (?=(?:mon|ma|mes|un|une|qui|trop|vraiment|serieux|humain|reel|nul|nulle)\b)/g,
    'tu es ',
  ],
  [/\bje me tu\b/g, 'je me tue'],
  [/\bvoi(?:e|s|x)? ?fer+e+s?\b/g, 'voie ferree'],
  [/\bje me (?:pan|pen)d?\b/g, 'je me pends'],
  [/\bje me cann?e\b/g, 'je me tue'],
  [/\bja i\b/g, 'je ai'],
  [/\bm(?:ai|e)tt?re? (?:fin|fain|faim) a\b/g, 'mettre fin a'],
  [/\bsur le toi\b/g, 'sur le toit'],
  [/\b(?:i m|im|i am) (?:about to|going to|gonna) jump\b/g, 'je vais sauter du pont'],
  [/\b(?:i )?(?:do not|dont|don t) want to (?:live|be alive)(?: anymore)?\b/g, 'je veux mourir'],
  [/\bsuis? cide/g, 'suicide'],
  [/\b(une|ma|sa|la) ts\b/g, '$1 tentative de suicide'],
  [/\bts\b/g, 'tous'],
  [/\bla more\b/g, 'la mort'],
  [/\bse soir\b/g, 'ce soir'],
  [/\bse week/g, 'ce week'],
  [/\bi ?(?:wanna|want to|wana) die\b/g, 'je veux mourir'],
  [/\b(?:i ?m gonna|i will|i want to|i wanna|ill|i ll|gonna) (?:kill myself|end it|end my life)\b/g, 'je vais me tuer'],
  [/\bkill(?:ing)? myself\b/g, 'me tuer'],
  [/\bself ?harm\b/g, 'automutilation'],
  [/\b(?:vais|va) fer\b/g, 'vais faire'],
  [/\bme fair\b/g, 'me faire'],
  [/\bcete (?=homme|ete|apres|endroit|hiver|automne|enfant|ami)/g, 'cet '],
  [/\bje (?:vas?|v|ver)\b/g, 'je vais'],
  [/\b(je|en) peut?\b/g, '$1 peux'],
  [/\bje veut\b/g, 'je veux'],
  [/\bje suit\b/g, 'je suis'],
  [/\bsuis rendu au bout(?:te)?\b/g, 'suis a bout'],
  [/\bau boute\b/g, 'au bout'],
  // Au Québec
  [/\b(sais|peux|peut|veux|veut|suis|ai(?= pus)|reste|vois|dors|mange|arrive|tiens|crois|tente|en) pus?\b/g, '$1 plus'],
  [/\bje (?:file|fil|feel) (?:vraiment )?pas(?: (?:ben|bien|fort|pantoute))*/g, 'je vais pas bien'],
  [/\bje (?:file|feel) (?:ben )?correct\b/g, 'je vais bien'],
  [/\bfa(?:k|que|ite que)\b/g, 'alors'],
  [/\baujourd hui\b/g, 'aujourdhui'],
  [/\bday ?dreams? of dying\b/g, 'je veux mourir'],
]

/** Emojis that carry meaning in a message of distress. */
export const emojiWords: [RegExp, string][] = [
  [/💊/gu, ' emojicachets '],
  [/🔪|🗡️?/gu, ' emojilame '],
  [/🩸/gu, ' emojisang '],
  [/🔫/gu, ' emojiarme '],
  [/⚰️?|🪦/gu, ' emojicercueil '],
  [/☠️?/gu, ' emojimort '],
  [/🌉/gu, ' emojipont '],
  [/🪢/gu, ' corde '],
  [/👼|🕊️?/gu, ' emojiange '],
  [/😂|🤣|😹/gu, ' mdr '],
]
