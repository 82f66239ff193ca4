import { addDays, type Day } from './time.ts'

const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']
/** Easter Monday, Ascension, Whit Monday. */
const daysAfterEaster = [1, 39, 50]

/** Public holidays of article L. 3133-1 of the French labour code. */
export function isPublicHoliday(day: Day): boolean {
  const easter = easterOf(Number(day.slice(0, 4)))
  return fixed.includes(day.slice(5)) || daysAfterEaster.some((count) => addDays(easter, count) === day)
}

/** Easter Sunday of the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. */
function easterOf(year: number): Day {
  const a = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const g = Math.floor((8 * century + 13) / 25)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - h - (yearOfCentury % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const march0 = h + l - 7 * m + 22
  return addDays(`${year}-03-01`, march0 - 1)
}
