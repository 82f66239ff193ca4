import { toSentences } from '#domain/chat/detector/normalise.ts'
import { families } from '#domain/chat/engine/exchanges/all-families.ts'
import { ExchangeFinder } from '#domain/chat/engine/exchanges/exchange-in.ts'
import type { Exchange, Family } from '#domain/chat/engine/exchanges/family.ts'
import { meaningReader } from '#domain/chat/engine/meaning/meaning.ts'
import { meaningFeatures } from '#domain/chat/engine/meaning/meaning-features.ts'
import { thesaurus } from '#domain/chat/engine/situations/all-situations.ts'
import { learnMeanings } from './learn-meanings.ts'
import { exchangeLessons, otherLessons, saidIn } from './lessons.ts'
import { packMeanings } from './pack-meanings.ts'

/** A way of saying an exchange that was neither learnt nor kept, and what was found for it. */
export interface Tried {
  said: string
  kind: 'asked' | 'told'
  family: Family
  isRight: boolean
  sureness: number
  found: Exchange | null
  /** And once the exchange itself is taken away: nothing ought to be found. */
  surenessWithout: number
}

/** One way in seven or so: the place turns with the exchange, since the first ones are the plainest. */
function leftOut(place: number, exchange: Exchange): number {
  return (place * 7) % saidIn(exchange).length
}

/** Leaves out one way of saying every exchange, learns from the others, and looks for it in its family. */
export async function crossValidate(): Promise<Tried[]> {
  const featuresOf = await meaningFeatures(thesaurus)
  const places = new Map(families.flatMap(({ exchanges }) => exchanges.map((exchange, place) => [exchange, place])))
  const isKept = (exchange: Exchange, way: number) => way !== leftOut(places.get(exchange) ?? 0, exchange)
  const learnt = learnMeanings([...exchangeLessons(isKept), ...otherLessons()], featuresOf)
  const finder = new ExchangeFinder(meaningReader(packMeanings(learnt, featuresOf, []), featuresOf))
  return families.flatMap((family) => {
    const kept = family.exchanges.map((exchange) => keptOf(exchange, isKept))
    return family.exchanges.map((exchange, place): Tried => {
      const kind = exchange.asked ? 'asked' : 'told'
      const said = saidIn(exchange)[leftOut(place, exchange)] ?? ''
      const words = [toSentences(said).flat()]
      const found = finder.find([familyOf(family, kept)], kind, words)
      const without = finder.find([familyWithout(family, kept, place)], kind, words)
      return {
        said,
        kind,
        family,
        isRight: found?.exchange === kept[place],
        sureness: found?.sureness ?? 0,
        found: found?.exchange ?? null,
        surenessWithout: without?.sureness ?? 0,
      }
    })
  })
}

function keptOf(exchange: Exchange, isKept: (exchange: Exchange, way: number) => boolean): Exchange {
  const said = saidIn(exchange).filter((_, way) => isKept(exchange, way))
  return exchange.asked ? { asked: said, replies: exchange.replies } : { told: said, replies: exchange.replies }
}

const madeFamilies = new WeakMap<readonly Exchange[], Family>()

/** The same one each time: it is read once. */
function familyOf(family: Family, exchanges: readonly Exchange[]): Family {
  const made = madeFamilies.get(exchanges) ?? { ...family, exchanges }
  madeFamilies.set(exchanges, made)
  return made
}

function familyWithout(family: Family, exchanges: readonly Exchange[], place: number): Family {
  return { ...family, exchanges: exchanges.filter((_, at) => at !== place) }
}
