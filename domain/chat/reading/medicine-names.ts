/** Of the mind and of sleep: a doctor or a pharmacist answers about their dose and their end. */
export const psychotropics =
  'xanax|alprazolam|lexomil|bromazepam|valium|diazepam|temesta|lorazepam|lysanxia|stilnox|zolpidem|imovane|zopiclone|donormyl|atarax|rivotril|tranxene|seresta|theralene|tercian|risperdal|abilify|quetiapine|lithium|sertraline|zoloft|escitalopram|seroplex|prozac|fluoxetine|paroxetine|deroxat|venlafaxine|effexor|mirtazapine|ritaline|antidepresseurs?|anxiolytiques?|somniferes?'

/** Swallowed or injected. */
export const medicines = `${psychotropics}|comprimes?|cachets?|gelules?|pilules?|medocs?|medicaments?|dolipranes?|paracetamol|efferalgan|ibuprofene|tramadol|morphine|codeine|lamaline|insuline`
