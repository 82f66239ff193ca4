import { expect, test } from 'vitest'
import {
  activeFilters,
  alertFor,
  chosenIn,
  dayChoices,
  filterLabel,
  filtersIn,
  searchOf,
  withFilter,
} from './filters.ts'

const today = '2026-11-17'
const read = (search: string) => filtersIn(new URLSearchParams(search), today)

test('parses a URL into filters, and filters into a query', () => {
  const filters = read('?sujet=estime-de-soi&moment=soir&langue=wo&genre=femme')
  expect(searchOf(filters)).toEqual({ area: 'Estime de soi', moment: 'evening', language: 'wo', gender: 'female' })
  expect(activeFilters(filters).map(([name, value]) => filterLabel(name, value, today))).toEqual([
    'Estime de soi',
    'Soir',
    'Wolof',
    'Femme',
  ])
})

test('ignores unknown and past values', () => {
  expect(read('?sujet=astrologie&moment=2026-11-16&langue=&genre=any&autre=1')).toEqual({})
  expect(read('?moment=2026-12-01')).toEqual({})
  expect(searchOf({})).toEqual({ area: undefined, moment: 'any', language: 'fr', gender: undefined })
})

test('filters by a single day', () => {
  expect(searchOf(read('?moment=2026-11-21')).moment).toBe('2026-11-21')
  expect(
    dayChoices(today)
      .slice(0, 3)
      .map(({ label }) => label.replaceAll('\u00A0', ' ')),
  ).toEqual(['Aujourd’hui', 'Demain', 'jeu. 19 nov.'])
})

test('filters by French unless another language, or any, is chosen', () => {
  expect(read('?langue=fr')).toEqual({})
  expect(chosenIn({}, 'langue')).toBe('fr')
  expect(searchOf(read('?langue=toutes')).language).toBeUndefined()
  expect(activeFilters(read('?langue=toutes'))).toEqual([['langue', 'toutes']])
  expect(withFilter({ langue: 'wo', genre: 'femme' }, 'langue', 'fr')).toEqual({ genre: 'femme' })
  expect(withFilter({}, 'langue', 'toutes')).toEqual({ langue: 'toutes' })
})

test('an empty result becomes a slot alert with all filters', () => {
  expect(alertFor(read('?sujet=deuil&moment=soir&langue=wo&genre=femme'))).toEqual({
    gender: 'female',
    day: null,
    moment: 'evening',
    area: 'Deuil',
    language: 'wo',
  })
  expect(alertFor(read('?moment=2026-11-21'))).toMatchObject({ day: '2026-11-21', moment: null, gender: 'any' })
  // As the search: French, unless every language is asked for.
  expect(alertFor({})).toEqual({ gender: 'any', day: null, moment: null, area: null, language: 'fr' })
  expect(alertFor(read('?langue=toutes'))).toMatchObject({ language: null })
})
