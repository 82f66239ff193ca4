import { families } from '#domain/chat/engine/exchanges/all-families.ts'
import type { Exchange } from '#domain/chat/engine/exchanges/family.ts'
import { knownQuestions } from '#domain/chat/engine/known-questions/all-known-questions.ts'
import { moments, situations } from '#domain/chat/engine/situations/all-situations.ts'
import type { Lesson } from './learn-meanings.ts'

export function saidIn({ asked, told }: Exchange): readonly string[] {
  return asked ?? told ?? []
}

/** @param keeps which ways of saying an exchange are learnt; the others may be asked for afterwards */
export function exchangeLessons(keeps: (exchange: Exchange, way: number) => boolean = () => true): Lesson[] {
  return families.flatMap(({ id, exchanges }) =>
    exchanges.map((exchange) => ({
      subject: `${id} ${exchange.asked ? 'asked' : 'told'}`,
      said: saidIn(exchange).filter((_, way) => keeps(exchange, way)),
    })),
  )
}

/** All else that was written with several ways of saying it. */
export function otherLessons(): Lesson[] {
  return [
    ...[...situations, ...moments].map(({ said }) => ({ subject: null, said })),
    ...situations.flatMap(({ answers }) => answers.map(({ said }) => ({ subject: null, said }))),
    ...knownQuestions.map(({ examples }) => ({ subject: null, said: examples })),
  ]
}
