import { describe, expect, test } from 'vitest'
import { respondByRules } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import { nothingFound } from '../risk.ts'

function lastOf(messages: readonly string[]): string {
  let state = newConversation(7)
  let reply = ''
  for (const message of messages) ({ reply, state } = respondByRules(state, message, () => nothingFound))
  return reply
}

describe('a goodbye in the last clause', () => {
  test.each([
    ['je suis stressée par le boulot. bon je vous laisse, bonne soirée', /Bonne soirée à vous/],
    ['je suis crevée, je dois y aller, bonne nuit', /Bonne nuit à vous/],
    ['bon tant pis. merci quand meme, je vais essayer de me recoucher', /aider|utile|pardon/],
    ['bref il s’est reveillé je dois y aller', /attend|petit monde/],
    ['je vais appeler la caf demain, bonne soiree', /appel.*Bonne soirée/],
    ['c’est quoi cette question. bon bonne soirée', /(?:aider|utile|pardon).*Bonne soirée/],
    ['Merci, je dois y aller il m’appelle', /attend|petit monde/],
    ['merci, je vais essayer de dormir', /Bonne nuit/],
    ['merci bonne journée à vous aussi', /Bonne journée/],
    ['je vais m’arrêter là pour ce soir', /À bientôt|prochaine fois/],
    ['Merci, je vais dîner', /À bientôt/],
    ['Bon, merci de m’avoir écouté. Je vais dîner.', /À bientôt/],
    ['Ok merci, je vais préparer le repas des petits', /À bientôt/],
    ['bon allez je file au boulot, merci pour tout', /À bientôt/],
    ['Ce soir, après le repas. Merci, ça m’a aidée à y voir clair.', /Bon courage pour ce soir/],
    ['Je ne veux rien lui dire, on s’entend bien. Merci pour l’astuce.', /Je vous en prie|Tant mieux|Merci à vous/],
    ['un chien ça se remplace pas. merci davoir ecouté', /Je vous en prie|Tant mieux|Merci à vous/],
  ])('« %s » is answered, and asks for nothing more', (message, answer) => {
    const reply = lastOf(['Mon travail m’épuise', message])
    expect(reply).toMatch(answer)
    expect(reply).not.toContain('?')
  })

  test.each([
    'le soir je vais dîner vers 20h et il pleure',
    'merci pour vos conseils mais ça marche pas',
    'merci ça m’a aidée, mais comment je fais s’il refuse ?',
    'merci de m’avoir écoutée, je vais rejoindre maman',
  ])('« %s » is none', (message) =>
    expect(lastOf(['Mon travail m’épuise', message])).not.toMatch(
      /À bientôt|revenez quand|La suite est à vous|d’en avoir parlé/,
    ),
  )

  test('what was still asked is answered first', () => {
    expect(lastOf(['Je dors mal', 'comment je prends rdv chez vous ? bonne soirée'])).toMatch(
      /Prendre rendez-vous.*Bonne soirée/,
    )
  })
})

test.each([
  'c’est son anniversaire dimanche et je dois y aller',
  'le soir je vais me coucher à 3h',
  'j’ai passé une bonne soirée',
  'je vous laisse imaginer l’ambiance',
  'le dossier est à rendre pour demain',
])('« %s » is no goodbye', (message) => {
  expect(lastOf(['Mon travail m’épuise', message])).not.toMatch(/Bonne|À bientôt|prochaine fois/)
})

test('« salut », to begin with, is no goodbye', () => {
  expect(lastOf(['salut'])).toMatch(/^Bonjour/)
})
