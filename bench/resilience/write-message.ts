export const SERVICE_KEY = 'service-key-of-the-bench-0123456789'

const headers = { apikey: SERVICE_KEY, authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/json' }

/** A write through /rest/v1; a 201 acknowledges it. */
export function writeMessage(address: string, id: string): Promise<Response> {
  const row = { id, name: 'Bench', email: 'bench@example.org', subject: 'Bench', message: `Message ${id}` }
  return fetch(`${address}/rest/v1/contact_messages`, { method: 'POST', headers, body: JSON.stringify(row) })
}

export async function readMessageIds(address: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for (;;) {
    const url = `${address}/rest/v1/contact_messages?select=id&order=id&offset=${ids.size}&limit=1000`
    const answer = await fetch(url, { headers })
    const rows: unknown = await answer.json()
    if (!answer.ok || !Array.isArray(rows)) throw new Error(`reading back answered ${answer.status}`)
    for (const { id } of rows) ids.add(id)
    if (rows.length < 1000) return ids
  }
}
