import { z } from 'zod'
import { defineFunction } from '../doors/functions/define-function.ts'

/** Which card form the payment page shows. */
export const paymentOptions = defineFunction({
  name: 'payment-options',
  who: 'signed-in',
  input: z.strictObject({}),
  handle: ({ deps: { payment } }) => Promise.resolve(payment.options),
})
