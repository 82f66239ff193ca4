import type { DataSection, PersonalRow } from './personal-data.ts'

export interface GatheredSection {
  title: string
  rows: PersonalRow[]
}

/** More characters than fit on the maximum number of pages. */
const CHARACTERS_MAX = 1_500_000

/** Loads the rows of an export into memory, up to the size of the PDF. */
export async function gatherSections(sections: AsyncIterable<DataSection>): Promise<GatheredSection[]> {
  const gathered: GatheredSection[] = []
  let characters = 0
  for await (const { title, rows } of sections) {
    const section: GatheredSection = { title, rows: [] }
    gathered.push(section)
    for await (const row of rows) {
      section.rows.push(row)
      characters += JSON.stringify(row).length
      if (characters > CHARACTERS_MAX) return gathered
    }
  }
  return gathered
}
