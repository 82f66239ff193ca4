import { describe, expect, test } from 'vitest'
import { newConversation } from '../../conversation-state.ts'
import { reachesThem, whoseIsAsked } from './whose-it-is.ts'

const after = (before: string | null) => ({ ...newConversation(1), before })

describe('whose « c’est normal ? » is', () => {
  test.each([
    ['own', null, 'de la peine pour elle, et un peu de culpabilité d’être heureuse. c’est normal ?'],
    ['own', null, 'je suis content pour lui mais ça me rend triste aussi. c’est normal ?'],
    ['own', 'je pleure devant tous les films', 'c’est ridicule non ?'],
    ['shared', null, 'on s’engueule la nuit pour savoir qui se lève. c normal ça ?'],
    ['shared', null, 'on se dispute tout le temps avec mon mari depuis. c’est normal ?'],
    ['another', 'il me demande mes codes', 'c’est normal ?'],
    ['another', null, 'depuis il est toujours en colère, c’est normal ?'],
    ['another', null, 'c’est normal qu’il entre sans frapper ?'],
    ['thing', 'je fais des heures sup non payées', 'c’est normal ?'],
    ['thing', 'je travaille 60 heures par semaine', 'c’est normal ?'],
  ])('%s: %s %s', (whose, before, message) => expect(whoseIsAsked(after(before), message)).toBe(whose))

  test('what is done to them is told from what is only seen', () => {
    expect(reachesThem(after(null), 'il lit tous mes messages le soir. c’est normal ça ?')).toBe(true)
    expect(reachesThem(after(null), 'c’est normal qu’il entre sans frapper ?')).toBe(true)
    expect(reachesThem(after(null), 'il ne dit plus rien à table. c’est normal ?')).toBe(false)
  })
})
