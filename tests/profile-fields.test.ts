import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { patientProfileSchema, studentProfileSchema } from '#domain/profile/schema.ts'

const textOf = (name: string) => readFileSync(new URL(`../web/features/profile/${name}`, import.meta.url), 'utf8')

/** Not visible to the compiler: a field that is known everywhere and rendered nowhere. */
describe.each([
  ['a patient', patientProfileSchema, 'profile-patient-page.tsx', 'profile-patient-page.tsx'],
  ['a practitioner', studentProfileSchema, 'profile-student-page.tsx', 'student-profile-form.tsx'],
] as const)('every column that %s may correct', (_, schema, page, form) => {
  test.each(Object.keys(schema.shape))('%s is read on the page and asked for in the form', (column) => {
    expect(textOf(page)).toContain(`[labels.${column}, `)
    expect(textOf(form)).toContain(` name="${column}"`)
  })
})
