import { expect, test } from 'vitest'
import { type NoticeCode, notices, toneOf } from './notices.ts'

/** Words of an end, of a refusal, or of something still to do. The specification calls some of these a success itself. */
const NO_SUCCESS =
  /^Veuillez|^Vérifiez|requise|refus|annulé|retiré|fermé|effacé|résilié|renoncé|révoqué|suspendue|terminée?s?$|ne change pas|n’est plus li|n’était plus|ne montre plus|est reprise|est rendue|Complément demandé/
const SUCCESS_BY_SPECIFICATION = /avec succès|déconnecté/

test('a notice of something that is no success carries no green tick', () => {
  const codes = Object.keys(notices).map((code) => code as NoticeCode)
  const ticked = codes.filter((code) => NO_SUCCESS.test(notices[code]) && toneOf(code) === 'success')
  expect(ticked.filter((code) => !SUCCESS_BY_SPECIFICATION.test(notices[code]))).toEqual([])
  expect([toneOf('verify_your_email'), toneOf('second_step_required'), toneOf('payment_refused')]).toEqual([
    'info',
    'info',
    'error',
  ])
  expect([toneOf('payment_accepted'), toneOf('mood_saved'), toneOf('signed_out')]).toEqual(Array(3).fill('success'))
})
