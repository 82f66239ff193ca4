import { describe, expect, test } from 'vitest'
import { wholeTalk } from '../../../tests/support/talk.ts'

const lastOf = (...messages: string[]): string => wholeTalk(messages).at(-1)?.reply ?? ''
const VISIT = /heures de visite|donnez son nom à l’accueil/

describe('whether one may see who is cared for is answered', () => {
  test.each([
    'ils l’ont trouvé, vivant, ils l’emmènent à l’hôpital. est-ce que je peux aller le voir ?',
    'il est à l’hôpital, je peux le voir quand ?',
    'il est hospitalisé, j’ai le droit d’aller le voir ?',
    'il est aux urgences. on peut aller le voir cette nuit ?',
  ])('« %s »', (words) =>
    expect(
      lastOf('mon pote m’a envoyé un message d’adieu, il répond plus', 'j’ai appelé le 15 ils y vont', words),
    ).toMatch(VISIT),
  )
  test('of a body that was taken away too', () => {
    const first = 'mon mari fait un infarctus'
    expect(lastOf(first, 'le samu l’a emmené', 'je peux aller le voir cette nuit ?')).toMatch(VISIT)
    expect(lastOf(first, 'les pompiers l’emmènent', 'je peux monter avec lui dans le camion ?')).toMatch(
      /Demandez-le-leur/,
    )
  })
  test('who is in hospital already is not asked where they are', () =>
    expect(lastOf('mon ami a fait une tentative, il est hospitalisé')).not.toMatch(/Savez-vous où/))
  test.each([
    'mon ami veut mourir ce soir, sa mère est à l’hôpital',
    'mon ami veut mourir ce soir, je peux aller le voir ?',
  ])('« %s » is still for those who rescue', (words) => {
    expect(lastOf(words)).toMatch(/\b(?:15|112|3114)\b/)
    expect(lastOf(words)).not.toMatch(/relais est pris|heures de visite/)
  })
})
