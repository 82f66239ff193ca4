import { AppError } from '#domain/errors.ts'
import { assignSupervisor } from '#server/identity/assign-supervisor.ts'
import { StartupError } from '#server/startup-error.ts'
import { command, tell } from './command.ts'
import { readArguments } from './read-arguments.ts'
import { withDatabase } from './with-database.ts'

// npm run supervisor:assign -- student@example.org psychologist@example.org
await command(async () => {
  const { words } = readArguments('supervisor:assign', {
    usage: 'student@example.org psychologist@example.org',
    least: 2,
  })
  const [studentEmail = '', supervisorEmail = ''] = words.map((email) => email.trim().toLowerCase())
  await withDatabase((db, fanout) =>
    db.asService((sql) => assignSupervisor(sql, { fanout }, { studentEmail, supervisorEmail })),
  ).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'not_found')
      throw new StartupError('No student has the first address, or no psychologist has the second.')
    throw new StartupError(
      'This psychologist follows as many students as they may, is suspended, or was never checked.',
    )
  })
  tell(`${supervisorEmail} now follows the work of ${studentEmail}.`)
})
