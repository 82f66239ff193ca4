import { expect, test } from 'vitest'
import { talk as answersTo } from '../../tests/support/talk.ts'

/** Typed words of ordinary talk that independent readers found badly answered. */
const talk = (...messages: string[]) =>
  answersTo(...messages).map(({ reply, guide, state }) => ({
    words: reply,
    place: state.place,
    chips: guide.chips.map(({ label }) => label),
  }))

const last = (...messages: string[]) => talk(...messages).at(-1)

test('what was said already is not asked for: who died, when, and a move to another town', () => {
  expect(last('ma femme est décédée en mars', 'Deuil')?.place).toEqual({ flow: 'grief', step: 'now' })
  expect(last('je suis en deuil', 'Deuil')?.place).toEqual({ flow: 'grief', step: 'what' })
  const lonely = last('je viens de déménager, je connais personne', 'Solitude', 'Je vois peu de monde')
  expect(lonely?.place).toEqual({ flow: 'loneliness', step: 'missing' })
})

test('somebody who writes on is not questioned about what they may have said', () => {
  const answers = talk('mon chef me rabaisse', 'devant tout le monde en plus', 'et personne ne dit rien dans le bureau')
  for (const { words } of answers.slice(1)) expect(words).not.toContain('?')
})

test('« bof », « je sais pas » and « ok » get an easy start, in different words', () => {
  const answers = talk('bof', 'je sais pas', 'ok')
  expect(new Set(answers.map(({ words }) => words)).size).toBe(3)
  for (const { words, chips } of answers) {
    expect(words).not.toMatch(/plus dur|Depuis quand|confier/)
    expect(chips).toContain('Tristesse')
  }
})

test('a question without an answer is admitted', () => {
  expect(last('bonjour', 'je voulais voir', 'pourquoi ce nom bizarre, mivoix ?')?.words).toMatch(
    /^Je n’ai pas de réponse/,
  )
  const advice = last('mon chef me rabaisse au travail', 'tous les jours au bureau', 'tu proposes quoi ?')
  expect(advice?.words).toMatch(/^Je n’ai pas de réponse toute faite/)
  expect(advice?.chips).toContain('Travail et études')
  const within = last('ce boulot me rend fou', 'le boulot', 'c’est mon chef', 'et je fais quoi lundi ?')
  expect(within?.words).toMatch(/^Je n’ai pas de réponse toute faite/)
})

test('a topic that is named is opened, a topic that is refused is not', () => {
  expect(last('ce boulot me rend fou', 'bah le boulot je viens de le dire')?.place?.flow).toBe('work')
  expect(last('mon chat est mort', 'non pas couple, deuil')?.place?.flow).toBe('grief')
  expect(last('nuit horrible', 'le travail oui mais je veux juste raconter')?.place).toBeNull()
})

test('shame is answered before anything else', () => {
  expect(last('je dors dans son tshirt c’est pathétique non')?.words).toMatch(/^Non, ce n’est ni bête ni bizarre/)
})

test('a goodbye at the end of a message is one', () => {
  expect(last('j’ai eu une dure journée', 'bon allez t’es pas si bête finalement, salut')?.words).toMatch(
    /on s’arrête là/,
  )
})

test('a complaint is no sign of danger', () => {
  expect(last('mon chef me rabaisse', 'merci pour rien, tu me renvoies toujours au menu')?.words).toMatch(/^Pardon/)
})

test('a question that was complained about is not asked again', () => {
  const [, , , complaint] = talk('ma copine m’a quitté', 'Couple', 'Une rupture', 'je viens de le dire')
  expect(complaint?.words).toMatch(/^Pardon/)
  expect(complaint?.chips).not.toContain('Reprendre où j’en étais')
})

test('a refused topic is not suggested again', () => {
  const answers = talk(
    'dispute avec ma femme et mon mari au lit',
    'non ni couple ni décision',
    'ma femme et son mari se disputent',
  )
  expect(answers[0]?.chips).toContain('Couple')
  expect(answers[2]?.chips).not.toContain('Couple')
})

test('who asks for a person or a number gets one', () => {
  expect(last('je veux un numéro gratuit pour parler')?.words).toMatch(/09 72 39 40 50/)
})

test('a long message that ends with « salut » is no goodbye', () => {
  const story = 'je suis allé au marché avec ma sœur et nous avons parlé de la pluie '.repeat(4)
  expect(last('bonjour', `${story} salut`)?.words).not.toMatch(/on s’arrête là/)
})
