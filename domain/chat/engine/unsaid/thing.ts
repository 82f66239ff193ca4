/**
 * Something of life that a reply may take for granted. Words are separated by spaces, hyphens join the words of a phrase, a star
 * stands for any ending, as in the thesaurus.
 */
export interface Thing {
  /** Words of our replies that speak to somebody as if it were theirs. What is only proposed (« un ami », « un médecin ») is none of them. */
  ours: string
  /** Where these are in the same sentence of ours, nothing is taken for granted: « l'enfant que vous étiez ». */
  unless?: string
  /** Words by which people speak of it, beside ours, and whatever cannot be without it. Wide: who said any of these may be spoken to of it. */
  theirs: string
  /** Where it is common, it is only kept from those who spoke of this and not of it: « mon père », and « votre mère ». */
  instead?: string
}

export type Things = Readonly<Record<string, Thing>>
