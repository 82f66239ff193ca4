import { expect, test } from 'vitest'
import { disputeAnswerUrl, disputeDeadline } from './dispute.ts'

const dispute = {
  provider: 'stripe',
  provider_reference: 'du_1',
  is_test: false,
  state: 'needs_response',
  respond_by: '2026-11-30T22:59:59Z',
} as const

test('links an open dispute to Stripe, a test one to its test pages', () => {
  expect(disputeAnswerUrl(dispute)).toBe('https://dashboard.stripe.com/disputes/du_1')
  expect(disputeAnswerUrl({ ...dispute, is_test: true })).toBe('https://dashboard.stripe.com/test/disputes/du_1')
})

test('has no link once the bank decides, nor for the sandbox', () => {
  expect(disputeAnswerUrl({ ...dispute, state: 'under_review' })).toBeNull()
  expect(disputeAnswerUrl({ ...dispute, provider: 'sandbox' })).toBeNull()
})

test('the deadline is the bank’s, and can be over', () => {
  const until = new Date(dispute.respond_by)
  expect(disputeDeadline(dispute, new Date('2026-11-30T12:00:00Z'))).toEqual({ until, isOver: false })
  expect(disputeDeadline(dispute, until)).toEqual({ until, isOver: true })
  expect(disputeDeadline({ ...dispute, state: 'won' }, until)).toBeNull()
})
