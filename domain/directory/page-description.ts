import { practitionerTitle } from '../profile/practitioner-title.ts'
import { spokenLanguages } from '../profile/spoken-languages.ts'
import { ofName } from './practitioner-words.ts'

interface Described {
  name: string
  type: string
  gender: string | null
  specialties: readonly string[]
  languages: readonly string[]
  supervisorName: string | null
}

/** « Inès L., étudiante en psychologie supervisée » */
export function practitionerPageTitle({ name, type, gender }: Pick<Described, 'name' | 'type' | 'gender'>): string {
  return `${name}, ${practitionerTitle({ type, gender })}`
}

/** Meta description. Contains nothing but the page's own content. */
export function practitionerPageDescription(person: Described): string {
  const areas =
    person.specialties.length > 0 && `Sujets\u00A0: ${person.specialties.join(', ').toLocaleLowerCase('fr')}.`
  const names = spokenLanguages(person.languages).map(
    ({ name, own }) => name.toLocaleLowerCase('fr') + (own ? ` (${own})` : ''),
  )
  const spoken = `Langues\u00A0: ${names.join(', ')}.`
  const followed = person.supervisorName && `Supervision\u00A0: ${person.supervisorName}, psychologue.`
  return [`Les horaires libres ${ofName(person.name)} en vidéo, pour une séance de soutien.`, areas, spoken, followed]
    .filter(Boolean)
    .join(' ')
}
