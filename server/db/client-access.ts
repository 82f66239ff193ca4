import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/**
 * Who may connect to the private PostgreSQL: whoever runs the server, as told by the kernel (peer), and nobody else. The
 * account that PostgreSQL itself runs as, often a shared one, is not among them. Written at each start, so that clusters
 * made with `trust` are closed too. Answers the settings that make PostgreSQL read it.
 */
export async function writeClientAccess(dataFolder: string): Promise<Record<string, string>> {
  const hba = join(dataFolder, 'mivoix_hba.conf')
  const ident = join(dataFolder, 'mivoix_ident.conf')
  await writeFile(hba, 'local all all peer map=mivoix\n', { mode: 0o644 })
  await writeFile(ident, `mivoix "${userInfo().username}" all\n`, { mode: 0o644 })
  return { hba_file: hba, ident_file: ident }
}
