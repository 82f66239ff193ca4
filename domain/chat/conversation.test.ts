import { describe, expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { careFlows } from './care/care-flows.ts'
import { exerciseFlows } from './companion/exercise-flows.ts'
import { topicFlows } from './companion/topic-flows.ts'
import { respond } from './conversation.ts'
import { newConversation } from './conversation-state.ts'
import { NOT_THAT, NOT_WELL } from './labels.ts'
import { nothingRead, type Reading, type ReadMessage } from './reading/reading.ts'
import { levelOfSituation, type Situation } from './situations.ts'

/** Stub reader with given results, so that flows are tested independently of the trained reader. */
const hears =
  (readings: Readonly<Record<string, Reading>>): ReadMessage =>
  (message) =>
    readings[message] ?? nothingRead
const plain = (situation: Situation): Reading => ({
  level: levelOfSituation[situation],
  situation,
  isPlain: true,
  needsCheck: false,
})
const guess = (situation: Situation): Reading => ({ ...plain(situation), isPlain: false })

function talk(messages: readonly string[], readings: Readonly<Record<string, Reading>> = {}): Answer[] {
  let state = newConversation(1)
  return messages.map((message) => {
    const answer = respond(state, message, hears(readings))
    state = JSON.parse(JSON.stringify(answer.state))
    return answer
  })
}
const last = (answers: readonly Answer[]) => answers.at(-1) as Answer
const labels = ({ guide }: Answer) => guide.chips.map(({ label }) => label)

describe('danger', () => {
  const death = { 'je veux mourir': plain('suicidal-thoughts') }

  test('is answered first, with a line and one direct question', () => {
    const [answer] = talk(['je veux mourir'], death)
    expect(answer).toMatchObject({ level: 'crise', isCare: true, isOpen: false, card: { isGuessed: false } })
    expect(answer?.card?.lines[0]?.number).toBe('3114')
    expect(answer?.reply).toContain('3114')
    expect(answer?.reply.match(/\?/g)).toHaveLength(1)
    expect(labels(answer as Answer)).toEqual(['Oui', 'Non', 'Je ne sais pas', 'Je ne peux pas appeler'])
  })

  test('said explicitly never drops, whatever follows', () => {
    const answers = talk(['je veux mourir', 'je plaisantais', 'non', 'ça va mieux', 'bonjour', 'Stress'], death)
    expect(answers.every(({ level, card }) => level === 'crise' && card !== null)).toBe(true)
    expect(answers[1]?.reply).toContain('3114')
  })

  test('is not undone by a joke: the reply names the line and asks about safety again', () => {
    const joked = last(talk(['je veux mourir', 'mdr je rigole'], death))
    expect(joked).toMatchObject({ level: 'crise', isCare: true })
    expect(joked.reply).toContain('3114')
    expect(joked.reply).toMatch(/sécurité/)
  })

  test('of somebody who cannot hear or speak is answered with the text line', () => {
    for (const said of ['j’ai pas de voix j’arrive pas à téléphoner', 'je suis sourde en fait', 'je chuchote même pas'])
      expect(last(talk(['je veux mourir', said], death)).reply, said).toContain('114')
  })

  test('a reply never thanks for something the typed words do not say', () => {
    for (const situation of ['suicidal-thoughts', 'suicide-plan', 'self-harm-urge', 'wound', 'medical'] as const) {
      const talked = talk(['début', ...Array.from({ length: 6 }, (_, nth) => `je vous écris encore, phrase ${nth}`)], {
        début: plain(situation),
      })
      for (const { reply } of talked)
        expect(reply, situation).not.toMatch(/l’avoir fait|C’est un vrai pas|au téléphone, même si/)
    }
  })

  test('that was guessed is undone by words too, unless they worry', () => {
    const readings = { 'j’en ai marre de tout': guess('despair'), 'je rigole, je vais le faire': plain('suicide-plan') }
    expect(last(talk(['j’en ai marre de tout', 'mais non, je plaisante'], readings)).level).toBe('none')
    expect(last(talk(['j’en ai marre de tout', 'je rigole pas'], readings)).level).not.toBe('none')
    expect(last(talk(['j’en ai marre de tout', 'je rigole, je vais le faire'], readings)).level).toBe('crise')
  })

  test('that was guessed drops when it is denied, with an apology and their words', () => {
    const answers = talk(['j’en ai marre de tout', NOT_THAT], { 'j’en ai marre de tout': guess('despair') })
    expect(labels(answers[0] as Answer)).toContain(NOT_THAT)
    expect(answers[0]?.card?.isGuessed).toBe(true)
    expect(last(answers)).toMatchObject({ level: 'none', card: null })
    expect(last(answers).reply).toMatch(/«\u00A0j’en ai marre de tout\u00A0»/)
    expect(last(answers).reply).toMatch(/^Pardon/)
  })

  test('that was guessed drops after two turns without any sign', () => {
    const answers = talk(['hum', 'je regarde un film', 'il est bien'], { hum: guess('despair') })
    expect(answers.map(({ level }) => level)).toEqual(['vigilance', 'vigilance', 'none'])
  })

  test('an act under way takes over from any other flow', () => {
    const answers = talk(['je veux mourir', 'j’ai tout pris'], { ...death, 'j’ai tout pris': plain('overdose') })
    expect(last(answers).reply).toContain('15')
    expect(last(answers).card?.lines[0]?.number).toBe('15')
  })

  test('is not rate limited while its level lasts, in a topic as well', () => {
    const answers = talk(['je veux mourir', 'Non', 'Les 12 sujets', 'Stress', 'mon chef crie'], death)
    expect(answers.map(({ isCare }) => isCare)).toEqual([true, true, true, true, true])
  })

  test('waits during a fixed answer, and the way back leads to the same step', () => {
    const answers = talk(['je veux mourir', 'tu es humain ?', 'Reprendre où j’en étais'], death)
    expect(last(answers).state.place).toEqual(answers[0]?.state.place)
    expect(labels(last(answers))).toEqual(labels(answers[0] as Answer))
  })

  test('opens by one tap in every state, and allows returning to the track', () => {
    const answers = talk(['Stress', NOT_WELL])
    expect(last(answers)).toMatchObject({ level: 'vigilance', isCare: true })
    expect(last(answers).state.paused).toMatchObject({ flow: 'stress' })
  })

  test('somebody who cannot call is shown the text line', () => {
    const answers = talk(['je veux mourir', 'je peux pas appeler'], death)
    expect(last(answers).card?.lines.map(({ number }) => number)).toContain('114')
  })

  test('asks one gentle question between ordinary and alarm, without a number, and not again at once', () => {
    const doubt = { ...nothingRead, needsCheck: true }
    const answers = talk(['bof', 'Non', 'bof'], { bof: doubt })
    expect(answers[0]).toMatchObject({ level: 'none', card: null, isCare: true })
    expect(answers[0]?.reply).not.toMatch(/\d/)
    expect(labels(answers[0] as Answer)).toEqual(['Oui, parfois', 'Non', 'C’est plus grave que ça'])
    expect(answers[2]?.isCare).toBe(false)
  })
})

describe('ordinary talk', () => {
  test('acknowledges free words, says they are read for danger only, and offers a topic without choosing it', () => {
    const [answer] = talk(['Mon chef me met la pression'])
    expect(answer).toMatchObject({ level: 'none', card: null, isOpen: true, guide: { track: null } })
    expect(answer?.reply).toContain('Je ne comprends pas tout ce que vous écrivez')
    expect(answer?.guide.chips[0]).toEqual({ label: 'Travail et études', kind: 'suggested' })
    expect(answer?.reply).not.toContain('chef')
  })

  test('the introduction is shown once', () => {
    const answers = talk(['mon chef crie', 'et ma mère aussi'])
    expect(answers[1]?.reply).not.toContain('Je suis un programme')
  })

  test('typed words answer the current question, and the track continues', () => {
    const answers = talk(['Sommeil', 'je me réveille à quatre heures', 'non', 'depuis septembre'])
    expect(answers.map(({ guide }) => guide.track?.step)).toEqual([1, 2, 3, 4])
    expect(last(answers).state.kept).toContainEqual({ words: 'depuis septembre', isTyped: true })
  })

  test('a track ends with their own words, verbatim', () => {
    const answers = talk([
      'Sommeil',
      'je me réveille',
      'Non',
      'Plus longtemps',
      'Des soucis',
      'Non',
      'L’heure fixe',
      'Non merci',
      'Terminer',
    ])
    expect(last(answers).guide.summary).toMatchObject({
      quotes: ['je me réveille'],
      chosen: ['Plus longtemps', 'Des soucis', 'L’heure fixe'],
    })
  })

  test('a fixed answer offers the way back', () => {
    const answers = talk(['Stress', 'tu es humain ?'])
    expect(last(answers).reply).toContain('je ne suis pas une personne')
    expect(labels(last(answers))).toContain('Reprendre où j’en étais')
    expect(last(answers).state.place).toEqual({ flow: 'stress', step: 'what' })
    const back = last(talk(['Stress', 'tu es humain ?', 'Reprendre où j’en étais']))
    expect(back.guide.track).toMatchObject({ flow: 'stress', step: 1 })
    expect(back.state.kept).toEqual([])
  })
})

const isOut = (target: string) => ['topics', 'exercises', 'end', 'resume'].includes(target)
const flows = [...careFlows, ...topicFlows, ...exerciseFlows]

describe.each(flows)('flow $id', (flow) => {
  const leads = (target: string) =>
    isOut(target) ||
    (target.startsWith('flow:') ? flows.some(({ id }) => id === target.slice(5)) : target in flow.steps)

  test('every answer leads somewhere, and every step is reachable', () => {
    const targets = [
      ...(flow.hears ?? []).map(({ to }) => to),
      ...Object.values(flow.steps).flatMap(({ choices, typed, careful }) => [
        typed,
        careful?.to ?? typed,
        ...choices.flatMap(({ to }) => to ?? []),
      ]),
    ]
    expect(targets.filter((target) => !leads(target))).toEqual([])
    // « je plaisantais » leads to `retracted`, a complaint to `misread`, from anywhere.
    const reached = new Set([flow.start, 'retracted', 'misread', 'leaving', ...targets])
    expect(Object.keys(flow.steps).filter((step) => !reached.has(step))).toEqual([])
  })

  test('has at most two questions and four wordings, and offers answers', () => {
    for (const { says, choices } of Object.values(flow.steps)) {
      expect(says.length).toBeLessThanOrEqual(4)
      for (const words of says) expect(words.match(/\?(?! »)/g)?.length ?? 0, words).toBeLessThanOrEqual(2)
      expect(choices.length).toBeGreaterThan(0)
      expect(choices.length).toBeLessThanOrEqual(6)
    }
  })
})
