import type { IncomingMessage, RequestListener } from 'node:http'
import { doorPaths } from '../door-paths.ts'

/** Share of one turn of the event loop that new API requests may take. */
const SLICE_MS = 10

/**
 * Serves pages before API requests. Node serves every request that has arrived in one turn of the event loop: a page
 * behind two hundred messages would wait for all of them. API requests beyond a slice of the turn wait for the next
 * turns, one for each, and those whose client has left meanwhile are dropped.
 */
export function pagesFirst(serve: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = []
  let turnBegan: number | undefined

  const nextTurn = () => {
    const next = waiting.shift()
    turnBegan = next && performance.now()
    if (!next) return
    setImmediate(nextTurn)
    const [, response] = next
    if (!response.destroyed) serve(...next)
  }
  const isSliceUsed = () => {
    if (turnBegan !== undefined) return performance.now() - turnBegan > SLICE_MS
    turnBegan = performance.now()
    setImmediate(nextTurn)
    return false
  }
  return (request, response) => {
    if (isPage(request) || (waiting.length === 0 && !isSliceUsed())) serve(request, response)
    else waiting.push([request, response])
  }
}

function isPage({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !doorPaths.some((path) => url.startsWith(path))
}
