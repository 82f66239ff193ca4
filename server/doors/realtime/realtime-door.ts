import { Hono } from 'hono'
import type { HonoEnv } from '../../http/request-context.ts'

/**
 * The place of live channels, which come with the video room; until then whoever asks is told so. Not by 404: the official
 * client takes that for a server that is out of date, and tells its developer to upgrade it.
 */
export function createRealtimeDoor(): Hono<HonoEnv> {
  const door = new Hono<HonoEnv>()
  door.all('*', (c) => c.json({ message: 'Live channels are not offered yet' }, 501))
  return door
}
