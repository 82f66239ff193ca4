import { describe, expect, test, vi } from 'vitest'
import { talk } from '../../../tests/support/talk.ts'
import { toSentences } from '../detector/normalise.ts'
import { knowSituations } from './know-situations.ts'
import { recognise, situationOf } from './recognise.ts'

const told = (message: string, talkedAbout: readonly string[] = []) =>
  recognise(
    toSentences(message),
    talkedAbout.map((id) => situationOf(id)).filter((situation) => situation !== null),
  )

function raise(): never {
  throw new Error('no such situation')
}

test('before the first conversation nothing is recognised', async () => {
  vi.resetModules()
  const fresh = await import('./recognise.ts')
  const message = toSentences('mon chef m’a humilié devant toute l’équipe')
  expect(fresh.recognise(message, [])).toEqual({ told: null, answer: null, moment: null })
  await (await import('./know-situations.ts')).knowSituations()
  expect(fresh.recognise(message, []).told?.id).toBe('shamed-by-boss')
})

describe('what is told', async () => {
  await knowSituations()

  test('is recognised in words that nobody wrote down', () =>
    expect(told('ma responsable m’a encore rabaissée en réunion devant mes collègues').told?.id).toBe('shamed-by-boss'))
  test('is told from what sounds like it', () => {
    expect(told('mon mari m’a trompée avec une collègue').told?.id).toBe('couple-discovered-infidelity')
    expect(told('j’ai trompé mon mari').told?.id).toBe('couple-was-unfaithful')
  })
  test('is told rather than what says nothing in particular', () => {
    expect(told('mon patron a refusé mes congés de Noël', ['ordinary-bad-day']).told?.id).toBe('work-unfair-treatment')
    expect(told('je vais péter un câble avec ces gosses').told?.id).toBe('overwhelmed-by-children')
  })
  test.each([
    ['Il vit à Bruxelles et moi à Toulouse, on se voit une fois par mois, c’est dur', 'couple-long-distance'],
    ['Après chaque dîner je refais toute la conversation pour voir si j’ai dit une bêtise', 'replaying-conversations'],
    ['ils ont tous fait une soirée samedi sans m’inviter, je l’ai vu en story', 'excluded-from-event'],
    ['Je suis caissière et mon chef me change mes horaires la veille pour le lendemain', 'work-schedule-changed-late'],
  ])('is known by what it means, where a sign says otherwise or nothing: %s', (message, id) =>
    expect(told(message).told?.id).toBe(id),
  )
  test.each([
    'Mon mari est à l’EHPAD depuis trois semaines et la maison est vide. J’ai 74 ans.',
    'Je suis arrivé d’Ukraine il y a un an, je parle mal, je me sens comme un enfant',
  ])('is left open where signs and meaning are far apart: %s', (message) =>
    expect(['ageing-love', 'anxious-about-the-news']).not.toContain(told(message).told?.id),
  )
  test.each([
    ['on a enterré mon frère samedi et il faut retourner en cours comme si de rien n’était', 'grief-sibling'],
    ['Ma copine vient de me quitter et mes partiels commencent lundi, j’ai 4 matières en retard', 'breakup-just-left'],
  ])('a blow is the subject, however much else is told: %s', (message, id) => expect(told(message).told?.id).toBe(id))
  test('what befell somebody else is no loss of theirs', () => {
    expect(told('Ma copine a perdu son père et je ne sais pas comment l’aider').told?.id).toBe('supporting-bereaved')
    expect(told('J’ai perdu mon père et je ne sais pas comment aider ma mère').told?.id).toBe('grief-father')
  })
  test('a euphemism is a death', () =>
    expect(told('mon papi est parti le mois dernier').told?.id).toBe('grief-grandparent'))
  test('sounding a little like something is not enough', () =>
    expect(told('vendredi je me fais une soirée canapé').told).toBeNull())
  test('an idiom is no death', () =>
    expect(told('faut que j’annonce à ma fille que samedi c’est mort').told?.id).not.toBe('grief-grown-child'))
  test('an answer is recognised where it may be expected, and only there', () => {
    expect(told('j’ai rien répondu', ['shamed-by-boss']).answer?.of.id).toBe('shamed-by-boss')
    expect(told('j’ai rien répondu').answer).toBeNull()
  })
  test('a word in passing opens no other subject', () => {
    const message = 'mais non, pas de conflit. je m’ennuie juste un dimanche'
    expect(told(message).told?.id).toBe('boredom')
    expect(told(message, ['shamed-by-boss']).told).toBeNull()
  })
})

describe('in the middle of a talk', async () => {
  await knowSituations()
  test.each([
    ['a reason', 'il a dit que j’étais un raté parce que j’ai arrêté la fac', 'quarrels-with-parent'],
    ['what was long ago', 'mes parents ont divorcé quand j’avais 8 ans', 'couple-doubts-staying'],
    ['who keeps the dog', 'Elle a gardé le chien, il me manque aussi', 'breakup-just-left'],
    ['whom a brother looks after', 'j’ai besoin qu’il garde maman un week-end sur deux', 'exhausted-carer'],
    ['a death years ago', 'mon mari est mort il y a douze ans', 'lonely-elderly'],
    ['a death at the same age', 'ma mère est morte d’un cancer au même âge', 'illness-waiting-results'],
    ['where it began', 'ça a commencé quand j’ai perdu mon emploi', 'money-debts'],
    ['a blow it came after', 'c’est arrivé juste après mon divorce, je me demande s’il m’en veut', 'teen-shut-in'],
    [
      'what nobody of theirs lives',
      'tout le monde rentre chez ses parents et moi c’est trop loin',
      'lonely-at-university',
    ],
    ['nothing in particular', 'y a rien à raconter', 'nobody-to-call'],
  ])('%s opens no other subject', (_, message, situation) => expect(told(message, [situation]).told).toBeNull())
  test.each([
    ['who is talked about', 'il bossait à l’usine, il rentrait à pas d’heure', 'grief-father'],
    ['what follows from it', 'du coup je mange seule devant la télé', 'couple-chores-quarrels'],
    ['what somebody close lives', 'ma tante a eu un cancer du sein', 'illness-waiting-results'],
    ['one word of another', 'je suis pas sa mère', 'couple-chores-quarrels'],
    ['what is not of them', 'le chien d’à côté aboie', 'cannot-fall-asleep'],
    ['what is denied', 'c’est pas la solitude le souci', 'illness-waiting-results'],
  ])('%s is a detail of what is talked about', (_, message, situation) =>
    expect(told(message, [situation]).told).toBeNull(),
  )
  test.each([
    ['vendredi je me suis fait virer', 'money-end-of-month', 'job-dismissed'],
    ['mon copain vient de me quitter', 'exam-fear-before', 'breakup-just-left'],
    ['ma grand-mère nous a quittés samedi', 'work-overload', 'grief-grandparent'],
    ['mon mari est mort il y a deux mois', 'lonely-elderly', 'grief-partner-first-days'],
  ])('a blow opens its own: « %s »', (message, situation, blow) =>
    expect(told(message, [situation]).told?.id).toBe(blow),
  )
  test('what is announced needs fewer signs', () => {
    expect(told('j’ai un entretien annuel', ['shamed-by-boss']).told).toBeNull()
    expect(told('et sinon j’ai mon entretien annuel mardi', ['shamed-by-boss']).told?.id).toBe('work-annual-review')
  })
  test('what is asked about is the subject, and not what is told beside it', () => {
    const question = 'vous auriez un truc pour se rendormir ?'
    const message = toSentences(`depuis que j’ai changé de poste en septembre. ${question}`)
    const asked = recognise(message, [situationOf('shamed-by-boss') ?? raise()], { asked: toSentences(question) })
    expect(asked.told?.id).not.toBe('work-new-job')
  })
  test('what is told for itself does', () =>
    expect(told('j’ai peur qu’il me quitte en fait', ['work-overload']).told?.id).toBe('couple-fear-of-being-left'))
})

test('what is discovered is no overdraft', () => {
  const [, second] = talk(['mon mari ne fait rien à la maison', 'en fait hier j’ai découvert qu’il me trompe'])
  expect(second?.state.situation?.id).toBe('couple-discovered-infidelity')
})

describe('who lives it', async () => {
  await knowSituations()
  test('is read before a situation is chosen', () => {
    expect(told('je travaille de nuit à l’hôpital').told?.id).toBe('work-nights')
    expect(told('c’est ma femme qui travaille de nuit').told?.id).not.toBe('work-nights')
  })
})

describe('a correction', async () => {
  await knowSituations()
  test('drops what was taken for theirs, for good', () => {
    const [, corrected] = talk(['mon chat est mort hier', 'mais non, rien à voir, je parle de mon travail'])
    expect(corrected?.reply).toMatch(/pardon/i)
    expect(corrected?.state.notLived).toContain(talk(['mon chat est mort hier'])[0]?.state.situation?.id)
    expect(corrected?.state.situation?.id ?? '').not.toMatch(/pet/)
  })
  test('is not heard in a question about what to say', () => {
    const asked = talk(['Ma femme veut un deuxième enfant. Moi non.', 'Comment je lui dis sans la blesser ?'])[1]
    expect(asked?.state.situation?.id).toBe('couple-different-wish-children')
    expect(asked?.reply).toMatch(/«/)
  })
})
