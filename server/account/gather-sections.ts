import type { DataSection, PersonalRow } from './personal-data.ts'

export interface GatheredSection {
  title: string
  rows: PersonalRow[]
}

/** More than the pages of the document hold, however narrow the letters. */
const CHARACTERS_MAX = 1_500_000

/** The rows of an export in memory, for a document that ends before all of a long one. */
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
