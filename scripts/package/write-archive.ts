import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Reproducible .tar.gz of one folder: sorted, with a fixed time, one owner and two modes. */
export async function writeArchive(parent: string, folder: string, file: string, at: Date): Promise<void> {
  const tar = spawn(
    'tar',
    [
      '--create',
      '--format=gnu',
      '--sort=name',
      `--mtime=@${at.getTime() / 1000}`,
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=u=rwX,go=rX',
      `--directory=${parent}`,
      folder,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(tar, 'close')
  await pipeline(tar.stdout, createGzip({ level: 6 }), createWriteStream(file))
  const [code] = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}
