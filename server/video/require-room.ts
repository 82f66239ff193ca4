import { AppError } from '#domain/errors.ts'
import type { Party } from '#domain/video/room.ts'
import type { Identity } from '../db/identity.ts'
import type { Transaction } from '../db/postgres.ts'
import { partyIn, type RoomRow, roomParameters, roomQuery } from './find-room.ts'

/** The room and the caller's role in it; not found for anybody else. Closed to a practitioner who may not practise. */
export async function requireRoom(
  sql: Transaction,
  appointmentId: string,
  identity: Identity,
  { as, guestToken }: { as?: readonly Party[]; guestToken?: string | undefined } = {},
): Promise<{ room: RoomRow; party: Party }> {
  const parameters = roomParameters(appointmentId, identity, guestToken)
  const [room] = await sql.unsafe<RoomRow[]>(roomQuery, parameters, { prepare: true })
  const party = room && partyIn(room, identity)
  if (room && !room.practises && identity.sub === room.practitioner_id) throw new AppError('not_practising')
  if (!party || (as && !as.includes(party))) throw new AppError('not_found')
  return { room, party }
}
