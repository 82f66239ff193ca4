import type { IncomingMessage, RequestListener } from 'node:http'
import { doorPaths } from '../door-paths.ts'

/** Share of one turn of the event loop that new API requests may take. */
const SLICE_MS = 10

/**
 * Serves pages before API requests. Node serves every request that has arrived in one turn of the event loop: a page
 * behind two hundred messages would wait for all of them. API requests beyond a slice of the turn wait for a slice of
 * the next turns; those whose client has left meanwhile are dropped.
 */
export function pagesFirst(serve: RequestListener): RequestListener {
  const waiting: Parameters<RequestListener>[] = []
  let turnBegan: number | undefined

  const isSliceUsed = () => turnBegan !== undefined && performance.now() - turnBegan > SLICE_MS
  const serveNext = () => {
    const next = waiting.shift()
    if (next && !next[1].destroyed) serve(...next)
  }
  const beginTurn = () => {
    turnBegan = performance.now()
    serveNext()
  }
  const endTurn = () => {
    turnBegan = undefined
    if (waiting.length === 0) return
    setImmediate(beginTurn)
    // One callback each, so that what a request does after its first promise counts in the slice too.
    for (let more = 1; more < waiting.length; more++) setImmediate(() => isSliceUsed() || serveNext())
    setImmediate(endTurn)
  }
  return (request, response) => {
    if (isPage(request)) return serve(request, response)
    if (waiting.length > 0 || isSliceUsed()) return void waiting.push([request, response])
    if (turnBegan === undefined) {
      turnBegan = performance.now()
      setImmediate(endTurn)
    }
    serve(request, response)
  }
}

function isPage({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && !doorPaths.some((path) => url.startsWith(path))
}
