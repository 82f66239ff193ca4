import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Assets of `@twilio/video-processors`, loaded for background blur: the model, its engine, a worker. */
const FOLDER = 'assets/video-processors-3.2.0'
const files = [
  'selfie_segmentation_landscape.tflite',
  'tflite-simd-1-0-0.js',
  'tflite-simd-1-0-0.wasm',
  'twilio-gaussian-blur-background-processor-pipeline-worker.js',
]

const types: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm' }

/** Serves those files from our own origin, under the names that the library requests. */
export function videoProcessorFiles(): Plugin {
  const source = join(
    dirname(createRequire(import.meta.url).resolve('@twilio/video-processors/package.json')),
    'dist/build',
  )
  return {
    name: 'video-processor-files',
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
        const name = files.find((file) => request.url === `/${file}`)
        if (!name) return next()
        void readFile(join(source, name)).then((content) => {
          response.setHeader('content-type', types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
          response.end(content)
        })
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const name of files)
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: await readFile(join(source, name)) })
    },
  }
}
