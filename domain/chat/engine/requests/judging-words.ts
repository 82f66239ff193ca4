import { toPlainPattern } from '../../detector/normalise.ts'

/** What somebody calls what they feel or do, when they ask whether it is. */
export const ODD =
  '(normal|normale|bizarre|con|bête|idiot|horrible|mal|ridicule|nul|débile|fou|folle|honteux|égoïste|étrange|chelou|la honte|grave|prétentieux|moche|immature|puéril|ingrat|méchant|naïf|pathétique|monstrueux)'

/** What somebody fears to be worth. */
export const WORTHLESS =
  '(nul|nulle|nuls|nulles|bête|idiot|idiote|con|conne|débile|stupide|mauvais|mauvaise|incapable|incompétent*|minable|médiocre|pathétique|ridicule|faible|lâche|fou|folle|un raté|une ratée|un cas désespéré|une cause perdue)'

/** The words by which it is judged, which say nothing of what it is. */
export const judgingWords: ReadonlySet<string> = new Set(
  toPlainPattern(`${ODD.replace(/[()|]/gu, ' ')} juste correct acceptable logique`)
    .split(' ')
    .filter((word) => word !== ''),
)
