import { compileTest, compileTests, type Test } from '../../detector/matcher.ts'
import type { PlainText } from '../../detector/normalise.ts'
import type { KnownQuestion } from './known-question.ts'
import { questionWords } from './question-words.ts'

const FAMILIES = /^\(?(\{[^()]*\}[^()]*)\)?((?: & ! (?:\([^&]*\)|[^&()]+))*)$/
const EXCEPT = /& ! /

interface Asker {
  question: KnownQuestion
  unless: Test | null
}

/** « ({que faire}|{faut-il}) », of a hundred questions: each way to ask is looked for once, and not once for each of them. */
export function generalAsking(
  questions: readonly KnownQuestion[],
  patternsOf: (question: KnownQuestion) => readonly string[],
): (part: PlainText) => readonly KnownQuestion[] {
  const askers = new Map<string, Asker[]>()
  for (const question of questions) {
    for (const pattern of patternsOf(question).filter(isGeneral)) {
      const [, ways = '', except = ''] = FAMILIES.exec(pattern) ?? []
      const excepted = except.split(EXCEPT).filter((one) => one.trim() !== '')
      const unless =
        excepted.length > 0
          ? compileTest(
              excepted.map((one) => one.trim()),
              questionWords,
            )
          : null
      for (const way of ways.split('|')) askers.set(way, [...(askers.get(way) ?? []), { question, unless }])
    }
  }
  const waysIn = compileTests([...askers.keys()], (way) => [way], questionWords)
  return (part) =>
    waysIn(part)
      .flatMap((way) => askers.get(way) ?? [])
      .filter(({ unless }) => !unless?.(part))
      .map(({ question }) => question)
}

/** Only ways to ask, and no subject. */
export function isGeneral(pattern: string): boolean {
  return FAMILIES.test(pattern)
}
