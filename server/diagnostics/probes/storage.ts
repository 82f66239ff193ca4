import { randomBytes } from 'node:crypto'
import { describeError } from '../../log.ts'
import { critical, gradeByThresholds, type Probe } from '../probe.ts'

const SLOW_MS = 1000

/** Writes, reads and deletes a test file. */
export const probeStorage: Probe = async ({ files, settings }) => {
  const solution = settings.S3_ENDPOINT
    ? 'Vérifiez S3_ENDPOINT, S3_BUCKET et les clés, puis relancez l’analyse.'
    : 'Vérifiez le disque et les droits du dossier files de DATA_DIR.'
  const key = `diagnostic-${randomBytes(12).toString('hex')}`
  const bytes = randomBytes(64)
  const startedAt = performance.now()
  try {
    await files.write(key, bytes)
    const read = await files.read(key)
    await files.remove(key)
    if (!read || !bytes.equals(read)) return [critical('Un fichier écrit ne se relit pas.', solution)]
  } catch (error) {
    const { code, error: name } = describeError(error)
    return [critical(`Écrire un fichier échoue (${code ?? name}).`, solution)]
  }
  const ms = Math.round(performance.now() - startedAt)
  return [gradeByThresholds(ms, { warning: SLOW_MS }, `Écrit, relu et effacé en ${ms} ms.`, solution)]
}
