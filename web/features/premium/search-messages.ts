import { client } from '#web/lib/client.ts'
import { readRows } from '#web/lib/read-rows.ts'
import { foldWords } from './fold-words.ts'

export interface FoundMessage {
  id: string
  session_id: string
  sender: string
  message: string
  created_at: string
}

const AT_MOST = 30

/** The latest messages of all the reader's conversations that hold every word; without words, simply the latest. */
export async function searchMessages(words: string): Promise<FoundMessage[]> {
  const supabase = await client()
  let query = supabase.from('my_messages').select('id, session_id, sender, message, created_at')
  for (const word of foldWords(words)) query = query.ilike('folded', `%${word}%`)
  return readRows(
    query.order('created_at', { ascending: false }).limit(AT_MOST).overrideTypes<FoundMessage[], { merge: false }>(),
  )
}
