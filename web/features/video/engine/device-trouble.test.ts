import { expect, test } from 'vitest'
import { deviceTroubleOf, deviceTroubleSentence, permissionSteps } from './device-trouble.ts'

const named = (name: string) => Object.assign(new Error('x'), { name })

test('each refusal of a device has its own words', () => {
  expect(deviceTroubleOf(named('NotAllowedError'))).toBe('refused')
  expect(deviceTroubleOf(named('NotFoundError'))).toBe('missing')
  expect(deviceTroubleOf(named('NotReadableError'))).toBe('busy')
  expect(deviceTroubleOf('odd')).toBe('busy')
  expect(deviceTroubleSentence('microphone', 'refused')).toBe('Votre navigateur bloque le micro.')
  expect(deviceTroubleSentence('camera', 'busy')).toBe(
    'Une autre application utilise votre caméra. Fermez-la, ou rejoignez sans.',
  )
})

test('where to click depends on the browser', () => {
  const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36'
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1'
  const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15'
  expect(permissionSteps('microphone', chrome)).toContain('cadenas')
  expect(permissionSteps('camera', phone)).toContain('Réglages')
  expect(permissionSteps('camera', safari)).toContain('Safari')
  expect(permissionSteps('camera', 'Firefox/150.0')).toContain('icône barrée')
})
