import { reportCategories, severityNames } from '#domain/reports/categories.ts'

const noteStates = { draft: 'brouillon', ready: 'prête', signed: 'signée', needs_revision: 'à revoir' }
const wordStates = { waiting: 'en attente', passed_on: 'transmis', withheld: 'retenu' }

/** French words of codes in archived content, by column; ids and free text have none. */
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  state: { ...noteStates, ...wordStates, new: 'nouveau', taken: 'pris en charge', answered: 'répondu' },
  decision: noteStates,
  sender: { patient: 'la personne reçue', practitioner: 'la personne qui recevait' },
  kind: { urgent: 'urgence', advice: 'conseil' },
  answer: { coming: 'rejoint la séance', by_phone: 'par téléphone', unavailable: 'indisponible' },
  severity: severityNames,
  category: Object.fromEntries(Object.entries(reportCategories).map(([code, { label }]) => [code, label])),
}

/** The text of an answer is free: it may be the name of a property that every object has. */
export function codeLabel(column: string, text: string): string {
  const ofColumn = Object.hasOwn(labels, column) ? labels[column] : undefined
  return ofColumn && Object.hasOwn(ofColumn, text) ? (ofColumn[text] ?? text) : text
}
