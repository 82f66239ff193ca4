/** Incident register for the PDF: sections of labelled lines. */
export interface IncidentDocument {
  title: string
  subtitle: string
  sections: { heading: string; rows: (readonly [label: string, value: string])[] }[]
}
