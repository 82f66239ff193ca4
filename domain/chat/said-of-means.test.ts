import { describe, expect, test } from 'vitest'
import { talk } from '../../tests/support/talk.ts'

const last = (messages: readonly string[]) => {
  const answer = talk(messages).at(-1)
  if (!answer) throw new Error('no answer')
  return answer
}
const AWAY = /pharmacie|quittez la maison|hors de portée|autre pièce|sort/

describe('what could kill, once named, is to be handed over, however often it is asked', () => {
  const widower = [
    'ma femme est morte en mars',
    'je veux la rejoindre',
    'j’ai gardé toutes ses piqûres de morphine',
    'qu’est-ce que je fais de ces ampoules ?',
    'et les ampoules ? vous ne m’avez pas répondu',
    'vous répétez la même chose, je vous demande quoi en faire',
  ]
  test.each([3, 4, 5, 6])('after %i messages', (count) => {
    const { reply, level } = last(widower.slice(0, count))
    expect(level).toBe('crise')
    expect(reply).toMatch(AWAY)
    expect(reply).toMatch(/\b15\b/)
  })

  test.each([
    ['j’ai les médocs de mon père décédé', 'j’en fais quoi'],
    ['il me reste plein de somnifères', 'je les mets où ?'],
    ['j’ai encore ses patchs dans un tiroir', 'à qui je les donne ?'],
    ['j’ai mis de côté des comprimés', 'je dois les rendre à qui'],
  ])('« %s », « %s »', (named, asked) => expect(last(['je veux mourir', named, asked]).reply).toMatch(AWAY))
})

describe('no weariness puts the line away beside what could kill', () => {
  test.each(['vous répétez la même chose', 'vous radotez', 'arrêtez avec vos numéros', 'toujours la même réponse'])(
    '« %s »',
    (complaint) => {
      const { reply, level } = last(['je veux mourir', 'j’ai gardé sa morphine', complaint])
      expect(level).toBe('crise')
      expect(reply).toMatch(/3114|15/)
      expect(reply).not.toMatch(/de côté|attendra|n’en dis pas plus/)
    },
  )

  test('once it is out of reach, the number is left', () =>
    expect(
      last(['je veux mourir', 'j’ai gardé sa morphine', 'je l’ai donnée à la voisine', 'vous radotez']).reply,
    ).toMatch(/de côté|attendra|n’en dis pas plus/))
})

describe('that it may be used makes it a matter of minutes', () => {
  test.each([
    'ce soir je pourrais m’en servir',
    'je suis capable de les prendre',
    'je n’ai pas confiance en moi ce soir',
    'je réponds plus de moi',
    'j’ai peur de craquer',
  ])('« %s »', (words) => {
    const { reply, state } = last(['je veux mourir', 'j’ai gardé sa morphine', words])
    expect(state.risk).toMatchObject({ level: 'crise', immediate: true })
    expect(reply).toMatch(/\b15\b/)
  })

  test('said at once, it needs nothing before it', () =>
    expect(last(['j’ai de la morphine à la maison et je n’ai pas confiance en moi ce soir']).level).toBe('crise'))

  test.each([
    ['j’ai pas confiance en moi pour l’entretien de demain'],
    ['j’ai un nouveau vélo, ce soir je pourrais m’en servir'],
    ['j’ai acheté des médicaments contre le rhume à la pharmacie'],
  ])('« %s » is nothing of the kind', (words) => expect(last([words]).level).toBe('none'))
})

describe('who outlived somebody and waits for their own turn', () => {
  test.each([
    'j’attends un peu mon tour, maintenant',
    'vivement mon tour',
    'j’attends mon heure',
    'je n’ai plus qu’à attendre la mort',
  ])('« %s » worries', (words) => expect(last(['mon mari est mort cet hiver', words]).level).not.toBe('none'))

  test.each(['j’attends mon tour chez le médecin', 'j’attends mon tour à la caisse'])('« %s » does not', (words) =>
    expect(last(['mon mari est mort cet hiver', words]).level).toBe('none'),
  )
})

describe('a place of yesterday is not where they stand', () => {
  test.each([
    'hier je suis resté longtemps sur le pont à regarder les voitures',
    'l’autre soir je suis monté sur le toit',
    'hier soir j’étais sur le quai, au bord des rails',
  ])('« %s »', (words) => {
    const { reply, level } = last(['je pense au suicide', words])
    expect(level).toBe('crise')
    expect(reply).not.toMatch(/^(?:Reculez|Éloignez-vous du vide|Quittez)/)
    expect(reply).toMatch(/Restez loin/)
  })

  test.each(['je suis sur le pont', 'je suis sur le pont, comme hier, et là j’y suis encore'])(
    '« %s » is now',
    (words) => expect(last(['je pense au suicide', words]).reply).toMatch(/^(?:Reculez|Éloignez-vous du vide)/),
  )
})

describe('tablets that were kept, and swallowed, are an act', () => {
  test.each(['je viens de tout avaler', 'j’ai tout pris', 'je viens de les avaler', 'j’en ai pris la moitié'])(
    '« %s »',
    (words) => {
      const { reply, state } = last(['je pense au suicide', 'j’ai gardé les cachets de ma mère dans le placard', words])
      expect(state.risk.situation).toBe('attempt')
      expect(reply).toMatch(/\b15\b/)
      expect(reply).not.toMatch(/pharmacie|sortent de la maison/)
    },
  )
  test('what was taken away is none', () =>
    expect(
      last([
        'je pense au suicide',
        'j’ai gardé les cachets de ma mère dans le placard',
        'mon mari a tout pris, il les a jetés',
      ]).state.risk.situation,
    ).not.toBe('attempt'))
})
