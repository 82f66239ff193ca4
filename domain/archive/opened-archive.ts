/** An archive open to referents, whether taken or not. */
export interface OpenArchive {
  openingId: string
  /** Anonymous reference. */
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

/** Archived consultation file of a patient, as a referent reads it. */
export interface OpenedArchive {
  openUntil: string
  entries: ArchivedEntry[]
}
