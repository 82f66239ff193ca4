import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { memoryStorageScript } from '#web/app/memory-storage-script.ts'

/** A window as the script sees it, with the given storage under both names. */
function windowWith(storage: PropertyDescriptor): Window {
  const page = {}
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, name, { ...storage, configurable: true })
  runInNewContext(memoryStorageScript, { window: page })
  return page as Window
}

test.each([
  [
    'throws',
    {
      get() {
        throw new Error('The operation is insecure.')
      },
    },
  ],
  ['is null', { value: null }],
])('a storage that %s is replaced by one that lasts as long as the page', (_name, refused) => {
  const { localStorage, sessionStorage } = windowWith(refused)
  expect(localStorage.getItem('theme')).toBeNull()
  localStorage.setItem('theme', 'dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(sessionStorage.getItem('theme')).toBeNull()
  localStorage.setItem('draft', 'words')
  expect(Object.keys(localStorage)).toEqual(['theme', 'draft'])
  localStorage.removeItem('theme')
  expect(Object.keys(localStorage)).toEqual(['draft'])
  localStorage.clear()
  expect(localStorage.getItem('draft')).toBeNull()
})

test('a storage that works is left alone', () => {
  const working = { getItem: () => null }
  const { localStorage, sessionStorage } = windowWith({ value: working })
  expect([localStorage, sessionStorage]).toEqual([working, working])
  expect(localStorage).toBe(working)
})
