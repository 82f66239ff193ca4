import { expect, test } from 'vitest'
import { activeWishes, dayChoices, searchOf, wishesIn, wishLabel } from './wishes.ts'

const today = '2026-11-17'
const read = (search: string) => wishesIn(new URLSearchParams(search), today)

test('an address is read as wishes, and those as a search', () => {
  const wishes = read('?sujet=estime-de-soi&moment=soir&langue=wo&genre=femme')
  expect(searchOf(wishes)).toEqual({ area: 'Estime de soi', moment: 'evening', language: 'wo', gender: 'female' })
  expect(activeWishes(wishes).map(([name, value]) => wishLabel(name, value, today))).toEqual([
    'Estime de soi',
    'Soir',
    'Wolof',
    'Femme',
  ])
})

test('what is unknown or has passed is no wish', () => {
  expect(read('?sujet=astrologie&moment=2026-11-16&langue=&genre=any&autre=1')).toEqual({})
  expect(read('?moment=2026-12-01')).toEqual({})
  expect(searchOf({})).toEqual({ area: undefined, moment: 'any', language: undefined, gender: undefined })
})

test('a day is asked for by itself', () => {
  expect(searchOf(read('?moment=2026-11-21')).moment).toBe('2026-11-21')
  expect(
    dayChoices(today)
      .slice(0, 3)
      .map(({ label }) => label.replaceAll('\u00A0', ' ')),
  ).toEqual(['Aujourd’hui', 'Demain', 'jeu. 19 nov.'])
})
