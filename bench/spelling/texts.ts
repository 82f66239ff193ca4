import { families } from '#domain/chat/engine/exchanges/all-families.ts'
import { moments, situations } from '#domain/chat/engine/situations/all-situations.ts'
import { exchangeLessons, otherLessons } from '../meaning/lessons.ts'
import { learntSetNames, readSet } from '../safety/read-set.ts'

/** All that we say: spelt right. */
export function ourTexts(): string[] {
  return [
    ...families.flatMap(({ exchanges }) => exchanges.flatMap(({ replies }) => replies)),
    ...situations.flatMap(({ heard, questions, advice, answers }) => [
      ...heard,
      ...questions,
      ...advice,
      ...answers.flatMap((answer) => answer.heard),
    ]),
    ...moments.flatMap(({ heard, questions = [], advice = [] }) => [...heard, ...questions, ...advice]),
  ]
}

/** What people say, as they write it. */
export function theirTexts(): string[] {
  return [
    ...[...exchangeLessons(), ...otherLessons()].flatMap(({ said }) => said),
    ...learntSetNames.flatMap(readSet).map(({ text }) => text),
  ]
}
