/** The words that most sentences are made of, as the rules read them: they tell no pattern from another. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    ', je tu il ele on nous vous ils me te se le la les un une des du de au mon ma mes son sa ses moi lui ' +
    'a ai est suis fait vais ne pas plus rien que qui ce ca et ou mais si en y dans sur pour par avec sans depuis quand tout'
  ).split(' '),
)
