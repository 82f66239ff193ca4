import { DIRECTORY_DAYS } from '../constants.ts'
import { formatShortDay } from '../format-time.ts'
import { labelOf, languages, specialties } from '../profile/choices.ts'
import { addDays, type Day, daysBetween, isDay } from '../time.ts'

/** What people may wish of a practitioner. Named as in the address of the directory. */
export const wishNames = ['sujet', 'moment', 'langue', 'genre'] as const
export type WishName = (typeof wishNames)[number]
export type Wishes = Partial<Record<WishName, string>>

interface Choice {
  value: string
  label: string
}

export const areaChoices: readonly Choice[] = specialties.map((label) => ({ value: slugOf(label), label }))

/** Parts of the day as `practitioner_openings.moment` names them; a day is named by itself. */
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

/** In which people are found unless they wish for another language; left out of addresses. */
const USUAL_LANGUAGE = 'fr'
const EVERY_LANGUAGE = 'toutes'

/** With the one that stands while nothing is wished. */
export const languageChoices: readonly Choice[] = [...languages, { value: EVERY_LANGUAGE, label: 'Toutes les langues' }]

/** The coming days, one by one. */
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

/** What an address asks for; whatever is unknown, or a day that has passed, is left out. */
export function wishesIn(search: URLSearchParams, today: Day): Wishes {
  const wishes: Wishes = {}
  for (const name of wishNames) {
    const value = search.get(name)
    if (value !== null && labelOf(choicesOf(name, today), value) !== undefined) wishes[name] = value
  }
  if (wishes.langue === USUAL_LANGUAGE) delete wishes.langue
  return wishes
}

/** What a list of choices shows as chosen. */
export function chosenIn(wishes: Wishes, name: WishName): string | undefined {
  return wishes[name] ?? (name === 'langue' ? USUAL_LANGUAGE : undefined)
}

/** The same wishes with another value for one of them, or without it. */
export function withWish(wishes: Wishes, name: WishName, value: string | undefined): Wishes {
  const { [name]: _before, ...others } = wishes
  return value === undefined || value === chosenIn({}, name) ? others : { ...others, [name]: value }
}

/** « Deuil », « Week-end » */
export function wishLabel(name: WishName, value: string, today: Day): string {
  return labelOf(choicesOf(name, today), value) ?? value
}

/** The wishes in force, in the order in which they are shown. */
export function activeWishes(wishes: Wishes): [WishName, string][] {
  return wishNames.flatMap((name): [WishName, string][] => {
    const value = wishes[name]
    return value === undefined ? [] : [[name, value]]
  })
}

/** The same as columns of `practitioner_openings`. */
export function searchOf({ sujet, moment, langue, genre }: Wishes) {
  return {
    area: sujet && labelOf(areaChoices, sujet),
    moment: moment && isDay(moment) ? moment : (partsOfTime.find(({ value }) => value === moment)?.moment ?? 'any'),
    language: langue === EVERY_LANGUAGE ? undefined : (langue ?? USUAL_LANGUAGE),
    gender: genderChoices.find(({ value }) => value === genre)?.gender,
  }
}

/** The same as columns of `slot_alerts`: to be told once somebody suits them. */
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
