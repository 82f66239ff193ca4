import { expect, test } from 'vitest'
import { showProgress } from '../scripts/show-progress.ts'

function shown(isTTY: boolean, seconds: number[]): string[] {
  const written: string[] = []
  let now = 0
  const { show, clear } = showProgress({ isTTY, write: (text: string) => written.push(text) > 0 }, () => now * 1000)
  for (const second of seconds) {
    now = second
    show(() => `at ${second}`)
  }
  clear()
  return written
}

test('rewrites one line on a terminal, and takes it away in the end', () => {
  expect(shown(true, [0.1, 0.6, 0.7, 2])).toEqual(['\r\u001b[Kat 0.6', '\r\u001b[Kat 2', '\r\u001b[K'])
  expect(shown(true, [0.1])).toEqual([])
})

test('writes a line a minute into a journal', () => {
  expect(shown(false, [1, 30, 61, 90, 122])).toEqual(['at 61\n', 'at 122\n'])
})
