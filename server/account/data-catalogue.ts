import { accountTables } from './catalogue/account-tables.ts'
import type { CataloguedTable } from './catalogue/catalogued-table.ts'
import { consultationTables } from './catalogue/consultation-tables.ts'
import { contactTables } from './catalogue/contact-tables.ts'
import { moneyTables } from './catalogue/money-tables.ts'
import { practiceTables } from './catalogue/practice-tables.ts'
import { technicalTables } from './catalogue/technical-tables.ts'
import { wellbeingTables } from './catalogue/wellbeing-tables.ts'

/** Every table, in reading order of an export. A test fails when one is missing. */
export const dataCatalogue: readonly CataloguedTable[] = [
  ...accountTables,
  ...consultationTables,
  ...wellbeingTables,
  ...moneyTables,
  ...practiceTables,
  ...contactTables,
  ...technicalTables,
]
