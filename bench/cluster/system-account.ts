import { readFileSync } from 'node:fs'

/** Ids of a system account, for programs that refuse to run as root; empty when we are not root. */
export function systemAccount(name: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([account]) => account === name) ?? []
  if (uid === undefined) throw new Error(`this machine has no account ${name}`)
  return { uid: Number(uid), gid: Number(gid) }
}
