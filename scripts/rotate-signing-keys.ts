import { rotateStoredKeys } from '#server/identity/stored-keys.ts'
import { command } from './command.ts'
import { withDatabase } from './with-database.ts'

// npm run keys:rotate: a new key signs access tokens from now on; running servers take it up within a minute.
await command(async () => {
  await withDatabase(rotateStoredKeys)
  console.log('A new key signs. Tokens of the old one stay good until they expire.')
})
