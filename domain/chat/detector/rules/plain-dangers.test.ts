import { expect, test } from 'vitest'
import { detectRisk } from '../detect-risk.ts'

test.each([
  ['Ce soir j’y vais et je le plante, j’ai pris le couteau, il est dans la voiture', 'others'],
  ['est ce que c normal qu’un beau père vienne dans ta chambre la nuit', 'child'],
])('« %s » is a danger, of %s', (message, situation) => {
  const reading = detectRisk(message)
  expect([reading.level, reading.situation]).toEqual(['danger', situation])
})

test.each([
  'je la plante samedi, la haie, avec mon père et un bon couteau pour les racines',
  'c’est normal que mon père vienne me réveiller dans ma chambre quand je suis malade ?',
])('« %s » is nothing', (message) => expect(detectRisk(message).level).toBe('none'))
