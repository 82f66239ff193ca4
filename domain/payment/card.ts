import { z } from 'zod'
import { errorMessage } from '../messages.ts'

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** While typing: digits in groups of four, at most sixteen. */
export function formatCardNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 16)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** While typing: `1228` becomes `12/28`. */
export function formatExpiry(typed: string): string {
  const digits = digitsOf(typed).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Only digits, up to the length of the code. */
export function formatThreeDCode(typed: string): string {
  return digitsOf(typed).slice(0, 6)
}

const sentence = (code: Parameters<typeof errorMessage>[0]) => errorMessage(code)

export const cardSchema = z.object({
  number: z
    .string(sentence('card_number_invalid'))
    .transform((number) => number.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{16}$/, sentence('card_number_invalid'))),
  expiry: z.string(sentence('card_expiry_invalid')).regex(/^(0[1-9]|1[0-2])\/\d{2}$/, sentence('card_expiry_invalid')),
  cvc: z.string(sentence('card_cvc_invalid')).regex(/^\d{3,4}$/, sentence('card_cvc_invalid')),
  name: z.string(sentence('card_name_invalid')).trim().min(3, sentence('card_name_invalid')).max(100),
})

export const threeDCodeSchema = z
  .string(sentence('three_d_code_invalid'))
  .regex(/^\d{6}$/, sentence('three_d_code_invalid'))

export type Card = z.infer<typeof cardSchema>

/** A card is valid until the end of its month; two digits mean this century. */
export function isExpired(expiry: string, today: string): boolean {
  return `20${expiry.slice(3, 5)}-${expiry.slice(0, 2)}` < today.slice(0, 7)
}
