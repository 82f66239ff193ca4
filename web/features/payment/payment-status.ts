import { queryOptions } from '@tanstack/react-query'
import { client } from '#web/lib/client.ts'

interface Part {
  name: string
  kind: 'table' | 'fonction'
  isThere: boolean
  note?: string
}

const tables = ['chat_messages', 'chat_sessions', 'payments', 'subscriptions'] as const
const functions = [{ name: 'chat-wit-ai' }, { name: 'create-payment', note: 'Demande une session authentifiée.' }]

/** Probes each part without side effects: a table with `limit 0`, a function with OPTIONS. */
export const paymentStatus = queryOptions({
  queryKey: ['payment-status'],
  queryFn: async (): Promise<Part[]> => {
    const supabase = await client()
    return Promise.all([
      ...tables.map(async (name): Promise<Part> => {
        const { error } = await supabase.from(name).select('id').limit(0)
        return { name, kind: 'table', isThere: error?.code !== 'PGRST205' && error?.code !== '42P01' }
      }),
      ...functions.map(async (part): Promise<Part> => {
        const { status } = await fetch(`/functions/v1/${part.name}`, { method: 'OPTIONS' })
        return { ...part, kind: 'fonction', isThere: status !== 404 }
      }),
    ])
  },
})
