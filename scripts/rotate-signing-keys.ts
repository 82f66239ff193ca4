import { rotateStoredKeys } from '#server/identity/stored-keys.ts'
import { readSettings } from '#server/settings.ts'
import { StartupError } from '#server/startup-error.ts'
import { command } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { withDatabase } from './with-database.ts'

// npm run keys:rotate: a new key signs access tokens from now on; running servers pick it up within a minute.
await command(async () => {
  readArguments('keys:rotate', {})
  if (readSettings().SIGNING_KEYS.length > 0)
    throw new StartupError(
      'SIGNING_KEYS holds the keys that sign. docs/operations.md, “Keys”, says how to replace one.',
    )
  await withDatabase(rotateStoredKeys)
  console.log('A new key signs. Tokens of the old one stay good until they expire.')
})
