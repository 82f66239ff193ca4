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

export const codeLabel = (column: string, text: string): string => labels[column]?.[text] ?? text
