import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'

/** Sends a startup packet to PostgreSQL, and prints the first byte of the answer: R when admitted, E when not. */
const logIn = `
  const words = Buffer.from('user\\0postgres\\0database\\0postgres\\0\\0')
  const head = Buffer.alloc(8)
  head.writeInt32BE(words.length + 8, 0)
  head.writeInt32BE(196608, 4)
  const socket = require('node:net').connect(process.argv[1], () => socket.write(Buffer.concat([head, words])))
  socket.on('data', (answer) => { console.log(answer.toString('latin1', 0, 1)); process.exit() })
  socket.on('error', () => process.exit(1))`

const socket = () => join(inject('socketFolder'), '.s.PGSQL.5432')
const answerTo = (account: { uid?: number; gid?: number }) =>
  spawnSync(process.execPath, ['-e', logIn, socket()], {
    ...account,
    cwd: '/',
    env: {},
    encoding: 'utf8',
  }).stdout.trim()

test('the account that runs the server is admitted', () => {
  expect(answerTo({})).toBe('R')
})

test.runIf(process.getuid?.() === 0)('the account that PostgreSQL runs as, shared with others, is not', () => {
  const { uid, gid } = statSync(inject('socketFolder'))
  expect(uid).not.toBe(0)
  expect(answerTo({ uid, gid })).toBe('E')
})
