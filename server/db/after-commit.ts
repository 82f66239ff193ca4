import type { Transaction } from './postgres.ts'

const pending = new WeakMap<Transaction, (() => void)[]>()

/**
 * Runs a callback after the commit, never after a rollback. For notifications that
 * may be lost: a crash in between drops them.
 */
export function afterCommit(sql: Transaction, act: () => void): void {
  const acts = pending.get(sql)
  if (acts) acts.push(act)
  else pending.set(sql, [act])
}

export function runAfterCommit(sql: Transaction): void {
  for (const act of pending.get(sql) ?? []) act()
  pending.delete(sql)
}
