import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { SERVER_ROLE } from './prepare-database.ts'

/**
 * Who may connect to the private PostgreSQL: whoever runs the server, as told by the kernel (peer), and nobody else. The
 * account that PostgreSQL itself runs as, often a shared one, is not among them. Written at each start, so that clusters
 * made with `trust` are closed too. Answers the settings that make PostgreSQL read it.
 */
export async function writeClientAccess(dataFolder: string, superuser: string): Promise<Record<string, string>> {
  const hba = join(dataFolder, 'mivoix_hba.conf')
  const ident = join(dataFolder, 'mivoix_ident.conf')
  await writeFile(hba, 'local all all peer map=mivoix\n', { mode: 0o644 })
  // Before version 16 `all` is a role's name like any other.
  const roles = ['all', superuser, SERVER_ROLE]
  const lines = roles.map((role) => `mivoix "${userInfo().username}" ${role}\n`)
  await writeFile(ident, lines.join(''), { mode: 0o644 })
  return { hba_file: hba, ident_file: ident }
}
