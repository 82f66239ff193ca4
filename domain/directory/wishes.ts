import { DIRECTORY_DAYS } from '../constants.ts'
import { formatShortDay } from '../format-time.ts'
import { labelOf, languages, specialties } from '../profile/choices.ts'
import { addDays, type Day, daysBetween, isDay } from '../time.ts'

/** Filters of the directory, named as in its URL. */
export const wishNames = ['sujet', 'moment', 'langue', 'genre'] as const
export type WishName = (typeof wishNames)[number]
export type Wishes = Partial<Record<WishName, string>>

interface Choice {
  value: string
  label: string
}

export const areaChoices: readonly Choice[] = specialties.map((label) => ({ value: slugOf(label), label }))

/** Parts of the day as in `practitioner_openings.moment`; a day is named by its date. */
export const partsOfTime = [
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

function choicesOf(name: WishName, today: Day): readonly Choice[] {
  const choices: Record<WishName, () => readonly Choice[]> = {
    sujet: () => areaChoices,
    moment: () => [...partsOfTime, ...dayChoices(today)],
    langue: () => languageChoices,
    genre: () => genderChoices,
  }
  return choices[name]()
}

/** Filters of a URL; unknown values and past days are ignored. */
export function wishesIn(search: URLSearchParams, today: Day): Wishes {
  const wishes: Wishes = {}
  for (const name of wishNames) {
    const value = search.get(name)
    if (value !== null && labelOf(choicesOf(name, today), value) !== undefined) wishes[name] = value
  }
  if (wishes.langue === USUAL_LANGUAGE) delete wishes.langue
  return wishes
}

/** Selected value of a choice list. */
export function chosenIn(wishes: Wishes, name: WishName): string | undefined {
  return wishes[name] ?? (name === 'langue' ? USUAL_LANGUAGE : undefined)
}

/** Same filters with one value changed or removed. */
export function withWish(wishes: Wishes, name: WishName, value: string | undefined): Wishes {
  const { [name]: _before, ...others } = wishes
  return value === undefined || value === chosenIn({}, name) ? others : { ...others, [name]: value }
}

/** « Deuil », « Week-end » */
export function wishLabel(name: WishName, value: string, today: Day): string {
  return labelOf(choicesOf(name, today), value) ?? value
}

/** Active filters, in display order. */
export function activeWishes(wishes: Wishes): [WishName, string][] {
  return wishNames.flatMap((name): [WishName, string][] => {
    const value = wishes[name]
    return value === undefined ? [] : [[name, value]]
  })
}

/** Filters as columns of `practitioner_openings`. */
export function searchOf({ sujet, moment, langue, genre }: Wishes) {
  return {
    area: sujet && labelOf(areaChoices, sujet),
    moment: moment && isDay(moment) ? moment : (partsOfTime.find(({ value }) => value === moment)?.moment ?? 'any'),
    language: langue === EVERY_LANGUAGE ? undefined : (langue ?? USUAL_LANGUAGE),
    gender: genderChoices.find(({ value }) => value === genre)?.gender,
  }
}

/** Filters as columns of `slot_alerts`: notified once somebody matches. */
export function alertFor(wishes: Wishes) {
  const { area, moment, gender } = searchOf(wishes)
  return {
    gender: gender ?? 'any',
    day: isDay(moment) ? moment : null,
    moment: partsOfTime.find((part) => part.moment === moment)?.moment ?? null,
    area: specialties.find((specialty) => specialty === area) ?? null,
    language: languages.find(({ value }) => value === wishes.langue)?.value ?? null,
  } as const
}

/** « Estime de soi » → `estime-de-soi` */
function slugOf(label: string): string {
  return label.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-')
}
