/** An archive that is open to referents, before or after one has taken it. */
export interface OpenArchive {
  openingId: string
  /** Names nobody. */
  fileNumber: string
  reason: string
  openUntil: string
  isMine: boolean
  referentName: string | null
}

export interface ArchivedEntry {
  title: string
  fields: { label: string; text: string }[]
}

/** What a patient and those who received them left around their consultations, as a referent reads it. */
export interface OpenedArchive {
  openUntil: string
  entries: ArchivedEntry[]
}
