import { describe, expect, test } from 'vitest'
import { respondByRules } from '../../../tests/support/talk.ts'
import { newConversation } from '../conversation-state.ts'
import type { Answer } from '../respond.ts'
import { nothingFound } from '../risk.ts'

function talk(messages: readonly string[], { uneasy = false } = {}): Answer[] {
  let state = newConversation(3)
  return messages.map((message) => {
    const answer = respondByRules(state, message, () => ({ ...nothingFound, uneasy, distress: uneasy }))
    state = JSON.parse(JSON.stringify(answer.state))
    return answer
  })
}
const lastOf = (messages: readonly string[]) => talk(messages).at(-1)?.reply ?? ''

describe('a practical question gets one thing to try', () => {
  test.each([
    ['ça va. vous avez une méthode pour s’y mettre ? là j’ai 2 jours', /vingt-cinq minutes/],
    ['comment je fais pour que mon fils dorme', /trois gestes/],
    ['vous savez si j’ai droit à des jours ?', /proche aidant/],
    ['j’aimerais juste savoir quoi répondre quand elle dit madame', /prénom/],
    ['vous pensez que je dois aller voir les RH ?', /faits écrits/],
    ['est-ce que je lui en parle ou pas à votre avis ?', /^Plutôt oui, si cela revient/],
    ['je suis jalouse, je fais quoi ?', /celle de perdre|comme une peur/],
    ['Vous auriez une idée pour occuper un matin ?', /heure fixe dehors/],
    ['j’ai un entretien demain. un conseil ?', /Trois exemples|Avant d’entrer/],
    ['je sais jamais quoi dire quand on me demande mes prétentions de salaire', /fourchette/],
    ['comment dire non à ma sœur ?', /sans longue excuse/i],
    ['est-ce que je dois le forcer à voir quelqu’un ?', /laisser un choix/],
    ['y a des solutions de répit pour les aidants ?', /accueil de jour/],
    ['il existe des gens qui peuvent garder ma mère une nuit ?', /accueil de jour/],
    ['c’est mon fils. je dois m’inquiéter ?', /poser la question ne donne pas l’idée/],
    ['je veux juste un conseil pour la distance', /prochaine visite|quand on se retrouve/],
    ['comment je fais pour arrêter de penser à elle', /pas sur commande/],
    ['qu’est-ce que je peux faire pour aider mon amie ?', /chose précise/],
    ['comment annoncer ça à mes parents ?', /en une phrase/],
    ['comment je dis à mon médecin que ça va pas ?', /Une phrase suffit/],
  ])('%s', (message, answer) => {
    expect(lastOf([message])).toMatch(answer)
    expect(lastOf(['Je dors mal', 'Mon chef me met la pression', message])).toMatch(answer)
  })
})

describe('in a heavy moment', () => {
  const asked = 'quoi répondre quand elle dit madame ?'
  test('what is asked is answered, and the plain question is the only one put', () => {
    const reply = talk([asked], { uneasy: true }).at(-1)?.reply ?? ''
    expect(reply).toMatch(/prénom.*idées noires/)
    expect([...reply.matchAll(/\?/g)]).toHaveLength(1)
  })
  test('and the moment is remembered', () => {
    expect(talk(['Il pleut', asked], { uneasy: true }).at(-1)?.state.uneasyAt).toBe(1)
  })
})

describe('what we cannot judge is said, and who can', () => {
  test.each([
    ['je veux savoir si c’est du harcèlement ou si je suis trop sensible', /médecin du travail/],
    ['Vous savez s’il y a des démarches pour l’équivalence d’infirmière ?', /Ordre des infirmières/],
    ['est-ce que j’ai le droit de partir avec les enfants ?', /point-justice/],
    ['c’est à moi de payer la succession ?', /notaire/],
    ['c’est normal que mon copain lise mes messages ?', /^Non/],
    ['quelle est la capitale du Pérou ?', /répond mal/],
    ['comment savoir si je l’aime encore ?', /pas de test sûr/],
    ['Pourquoi moi ?', /n’a souvent pas de réponse/],
  ])('%s', (message, answer) => expect(lastOf([message])).toMatch(answer))

  test('a feeling is no matter of law', () => {
    expect(lastOf(['Est-ce que j’ai le droit d’être triste ?'])).not.toMatch(/droit\.|point-justice|juriste/)
  })

  test('and never a verdict', () => {
    for (const message of ['C’est du harcèlement ?', 'C’est illégal ce qu’il fait ?', 'Il a le droit ?'])
      expect(lastOf([message])).not.toMatch(
        /c’est (?:bien )?(?:du harcèlement|illégal)|(?:il|vous) (?:a|avez) le droit/i,
      )
  })
})

describe('a complaint is owned, and what was meant is taken up again', () => {
  test('the wrong subject is dropped for theirs', () => {
    const answer = talk(['Mon père me manque', 'Personne n’est mort, je parle de mon travail !']).at(-1)
    expect(answer?.reply).toMatch(/pardon.*votre travail/i)
    expect(answer?.state.themes.map(({ id }) => id)).toEqual(['work'])
  })
  test('what was asked is answered', () => {
    expect(lastOf(['comment je fais pour que mon fils dorme ?', '??? je parle d’un enfant de 3 ans'])).toMatch(
      /un enfant de 3 ans/,
    )
    expect(lastOf(['combien coûte une séance ?', 'vous n’avez pas répondu'])).toContain('29,99')
  })
  test('or it is said that we do not know', () => {
    expect(lastOf(['quelle est la capitale du Pérou ?', 'mais répondez aux questions !!'])).toMatch(
      /répondu.*pas de réponse sûre/,
    )
  })
  test('what weighs is not lost by it', () => {
    const answer = talk(['Notre bébé est mort à la naissance', 'vous me parlez de paiement']).at(-1)
    expect(answer?.reply).toMatch(/pardon.*bébé/i)
    expect(answer?.state.topic?.id).toBe('grief')
  })
  test.each(['vous m’avez mal lue', 'ben je viens de le dire', 'mais répondez aux questions'])(
    '« %s » is not said back',
    (message) => expect(lastOf(['Mon chef crie', message])).not.toMatch(/mal lue|venez de le dire|« /),
  )
})
