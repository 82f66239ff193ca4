import { client } from './client.ts'

let checking: Promise<void> | undefined

async function check(): Promise<void> {
  const { auth } = await client()
  const { error } = await auth.getUser()
  const status = error?.status ?? 0
  if (status >= 400 && status < 500) await auth.signOut({ scope: 'local' })
}

/** The server did not recognise somebody: if it says so again, their session has ended and the browser forgets it too. */
export function checkStanding(): Promise<void> {
  checking ??= check().finally(() => {
    checking = undefined
  })
  return checking
}
