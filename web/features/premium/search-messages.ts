import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/data/read-rows.ts'

export interface FoundMessage {
  id: string
  session_id: string
  sender: string
  message: string
  created_at: string
}

const AT_A_TIME = 30

interface FoundPage {
  messages: FoundMessage[]
  hasEarlier: boolean
}

/**
 * Messages of all own conversations that contain every word, or all messages without words: latest first, paged by offset.
 */
export async function searchMessages(words: string, after: number): Promise<FoundPage> {
  const supabase = await client()
  let query = supabase.from('my_messages').select('id, session_id, sender, message, created_at')
  for (const word of foldWords(words)) query = query.ilike('folded', `%${word}%`)
  const messages = await readRows(
    query
      .order('created_at', { ascending: false })
      .order('id')
      .range(after, after + AT_A_TIME - 1),
  )
  return { messages, hasEarlier: messages.length === AT_A_TIME }
}

/** Same as `app.folded` in SQL: removes case and accents. `LIKE` wildcards are dropped. */
function foldWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('œ', 'o')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[%_*\\,()"]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
}
