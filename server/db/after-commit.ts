import type { Transaction } from './postgres.ts'

const pending = new WeakMap<Transaction, (() => void)[]>()

/** Does something once the transaction has committed, and never if it has not. For news that may get lost: a crash in between loses them. */
export function afterCommit(sql: Transaction, act: () => void): void {
  const acts = pending.get(sql)
  if (acts) acts.push(act)
  else pending.set(sql, [act])
}

export function runAfterCommit(sql: Transaction): void {
  for (const act of pending.get(sql) ?? []) act()
  pending.delete(sql)
}
