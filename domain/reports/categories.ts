export type Severity = 'ordinary' | 'serious' | 'grave'

/** Report categories, with their severity until a referent has read the report. */
export const reportCategories = {
  danger: { label: 'Je me suis senti·e en danger', severity: 'grave' },
  sexual: { label: 'Des propos ou des gestes à caractère sexuel', severity: 'grave' },
  discrimination: { label: 'Des propos blessants ou discriminants', severity: 'serious' },
  confidentiality: { label: 'Le secret n’a pas été respecté', severity: 'serious' },
  contact: { label: 'Un contact en dehors de Mivoix, ou une demande d’argent', severity: 'serious' },
  conduct: { label: 'Une séance qui s’est mal passée', severity: 'ordinary' },
  other: { label: 'Autre chose', severity: 'ordinary' },
} as const satisfies Record<string, { label: string; severity: Severity }>

export type ReportCategory = keyof typeof reportCategories

// The keys of the table are exactly the categories.
export const reportCategoryNames = Object.keys(reportCategories) as ReportCategory[]

export const severityNames: Record<Severity, string> = { ordinary: 'Ordinaire', serious: 'Sérieux', grave: 'Grave' }
