import { DIRECTORY_DAYS } from '../constants.ts'
import { formatShortDay } from '../format-time.ts'
import { labelOf, languages, specialties } from '../profile/choices.ts'
import { addDays, type Day, daysBetween, isDay } from '../time.ts'

/** Filters of the directory, named as in its URL. */
export const filterNames = ['sujet', 'moment', 'langue', 'genre'] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Partial<Record<FilterName, string>>

interface Choice {
  value: string
  label: string
}

export const areaChoices: readonly Choice[] = specialties.map((label) => ({ value: slugOf(label), label }))

/** Parts of the day as in `practitioner_openings.moment`; a day is named by its date. */
export const momentChoices = [
  { value: 'matin', label: 'Matin', moment: 'morning' },
  { value: 'apres-midi', label: 'Après-midi', moment: 'afternoon' },
  { value: 'soir', label: 'Soir', moment: 'evening' },
  { value: 'week-end', label: 'Week-end', moment: 'weekend' },
] as const

export const genderChoices = [
  { value: 'homme', label: 'Homme', gender: 'male' },
  { value: 'femme', label: 'Femme', gender: 'female' },
] as const

/** Default language of the search; left out of URLs. */
const USUAL_LANGUAGE = 'fr'
const EVERY_LANGUAGE = 'toutes'

/** With the default that applies without a filter. */
export const languageChoices: readonly Choice[] = [...languages, { value: EVERY_LANGUAGE, label: 'Toutes les langues' }]

/** The coming days. */
export function dayChoices(today: Day): Choice[] {
  return Array.from({ length: DIRECTORY_DAYS }, (_, away) => addDays(today, away)).map((day) => ({
    value: day,
    label: dayLabel(day, today),
  }))
}

/** « Aujourd’hui », « Demain », « ven. 20 nov. » */
export function dayLabel(day: Day, today: Day): string {
  const away = daysBetween(today, day)
  return ['Aujourd’hui', 'Demain'][away] ?? formatShortDay(day)
}

function choicesOf(name: FilterName, today: Day): readonly Choice[] {
  const choices: Record<FilterName, () => readonly Choice[]> = {
    sujet: () => areaChoices,
    moment: () => [...momentChoices, ...dayChoices(today)],
    langue: () => languageChoices,
    genre: () => genderChoices,
  }
  return choices[name]()
}

/** Filters of a URL; unknown values and past days are ignored. */
export function filtersIn(search: URLSearchParams, today: Day): Filters {
  const filters: Filters = {}
  for (const name of filterNames) {
    const value = search.get(name)
    if (value !== null && labelOf(choicesOf(name, today), value) !== undefined) filters[name] = value
  }
  if (filters.langue === USUAL_LANGUAGE) delete filters.langue
  return filters
}

/** Selected value of a choice list. */
export function chosenIn(filters: Filters, name: FilterName): string | undefined {
  return filters[name] ?? (name === 'langue' ? USUAL_LANGUAGE : undefined)
}

/** Same filters with one value changed or removed. */
export function withFilter(filters: Filters, name: FilterName, value: string | undefined): Filters {
  const { [name]: _before, ...others } = filters
  return value === undefined || value === chosenIn({}, name) ? others : { ...others, [name]: value }
}

/** « Deuil », « Week-end » */
export function filterLabel(name: FilterName, value: string, today: Day): string {
  return labelOf(choicesOf(name, today), value) ?? value
}

/** Active filters, in display order. */
export function activeFilters(filters: Filters): [FilterName, string][] {
  return filterNames.flatMap((name): [FilterName, string][] => {
    const value = filters[name]
    return value === undefined ? [] : [[name, value]]
  })
}

/** Filters as columns of `practitioner_openings`. */
export function searchOf({ sujet, moment, langue, genre }: Filters) {
  return {
    area: sujet && labelOf(areaChoices, sujet),
    moment: moment && isDay(moment) ? moment : (momentChoices.find(({ value }) => value === moment)?.moment ?? 'any'),
    language: langue === EVERY_LANGUAGE ? undefined : (langue ?? USUAL_LANGUAGE),
    gender: genderChoices.find(({ value }) => value === genre)?.gender,
  }
}

/** Filters as columns of `slot_alerts`, the default language included: notified once the search finds somebody. */
export function alertFor(filters: Filters) {
  const { area, moment, language, gender } = searchOf(filters)
  return {
    gender: gender ?? 'any',
    day: isDay(moment) ? moment : null,
    moment: momentChoices.find((part) => part.moment === moment)?.moment ?? null,
    area: specialties.find((specialty) => specialty === area) ?? null,
    language: languages.find(({ value }) => value === language)?.value ?? null,
  } as const
}

/** « Estime de soi » → `estime-de-soi` */
function slugOf(label: string): string {
  return label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
}
