import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'

export const SERVER_ROLE = 'mivoix_server'

/**
 * Client authentication of the private PostgreSQL (pg_hba.conf): only the OS user that runs the server, by peer
 * authentication. Not the OS account PostgreSQL runs as, which is often shared. Written at each start, so that clusters
 * created with `trust` are closed too. Returns the settings that point PostgreSQL to it.
 */
export async function writeClientAccess(dataFolder: string, superuser: string): Promise<Record<string, string>> {
  const hba = join(dataFolder, 'mivoix_hba.conf')
  const ident = join(dataFolder, 'mivoix_ident.conf')
  await writeFile(hba, 'local all all peer map=mivoix\n', { mode: 0o644 })
  // Before version 16 `all` is an ordinary role name in pg_ident.conf.
  const roles = ['all', superuser, SERVER_ROLE]
  const lines = roles.map((role) => `mivoix "${userInfo().username}" ${role}\n`)
  await writeFile(ident, lines.join(''), { mode: 0o644 })
  return { hba_file: hba, ident_file: ident }
}
