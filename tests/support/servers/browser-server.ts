import { spawn } from 'node:child_process'
import { freePort } from './free-port.ts'
import { copyDataFolder, startOwnServer } from './own-server.ts'

// Playwright's web server. Making a database takes most of a first start: it is made once, and each server has a copy.
const { DATA_DIR: dataFolder = '', BROWSER_TEST_TEMPLATE: template = '' } = process.env
const maker = await startOwnServer(await freePort(), {}, template)
await maker.end()
await copyDataFolder(template, dataFolder)
const server = spawn(process.execPath, ['--import', './server/compile-cache.mjs', 'server/main.ts'], {
  stdio: 'inherit',
})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.once('exit', (code) => process.exit(code ?? 1))
