import { describe, expect, test } from 'vitest'
import { whoDied } from './deaths.ts'

describe('a death', () => {
  test.each([
    ['mon papi est parti le mois dernier', 'papi'],
    ['mamie s’est éteinte cette nuit', 'mamie'],
    ['ma belle-mère nous a quittés hier', 'belle-mère'],
    ['mon parrain vient de nous quitter', 'parrain'],
    ['ça fait deux mois que maman est au ciel', 'maman'],
    ['j’enterre mon oncle demain', 'oncle'],
    ['mon mari est parti trop tôt', 'mari'],
    ['ma sœur est morte en mars', 'sœur'],
    ['mon père a été emporté en deux mois', 'père'],
    ['la maladie a emporté ma tante', 'tante'],
    ['mon grand père est mort', 'grand-père'],
    ['je vis chez mon fils depuis la mort de mon épouse', 'épouse'],
    ['ma fille m’aide depuis le décès de mon mari', 'mari'],
  ])('is heard in « %s »', (message, who) => expect(whoDied(message)).toBe(who))

  test.each([
    'mon papi est parti en vacances',
    'papy est parti vivre à Nice',
    'mon copain est parti',
    'ma mère nous a quittés quand j’avais cinq ans',
    'ma sœur est plus là le soir',
    'j’ai perdu mon portefeuille',
  ])('is not in « %s »', (message) => expect(whoDied(message)).toBeNull())
})
