import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { claimedFields } from './claimed-fields.ts'

const fields = ['email', 'password'] as const

test('sentences that the server gave for fields of the form go to them, others to nobody', () => {
  const refusal = new AppError('invalid_input', { details: { email: 'Adresse déjà prise.', other: 'x', password: 3 } })
  expect(claimedFields(refusal, fields)).toEqual([{ name: 'email', message: 'Adresse déjà prise.' }])
})

test('an error that names its field goes there with its own sentence', () => {
  const refusal = new AppError('password_too_common', { field: 'password' })
  expect(claimedFields(refusal, fields)).toEqual([{ name: 'password', message: errorMessage('password_too_common') }])
})

test('a form claims codes for its fields', () => {
  const refusal = new AppError('account_exists')
  expect(claimedFields(refusal, fields, { account_exists: 'email' })).toEqual([
    { name: 'email', message: errorMessage('account_exists') },
  ])
  expect(claimedFields(new AppError('offline'), fields, { account_exists: 'email' })).toEqual([])
})
