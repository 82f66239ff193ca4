import type { RelationRights } from '../../support/grid/relation-rights.ts'
import { administration } from './administration.ts'
import { consultations } from './consultations.ts'
import { directory } from './directory.ts'
import { own } from './own.ts'
import { practice } from './practice.ts'
import { words } from './words.ts'

/** Permissions on every table and view that a browser can name, and on the files. */
export const gridRights: Readonly<Record<string, RelationRights>> = {
  ...own,
  ...consultations,
  ...words,
  ...directory,
  ...practice,
  ...administration,
}
