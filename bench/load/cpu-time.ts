import { readdir, readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** Processor time of a process and of its children, ended ones included, in milliseconds. Linux only. */
export async function cpuTimeOf(pid: number): Promise<number> {
  let ticks = 0
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'latin1').catch(() => '')
    const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, userOfChildren, systemOfChildren] = fields.slice(9, 13).map(Number)
    if (Number(name) === pid) ticks += sum(user, system, userOfChildren, systemOfChildren)
    else if (Number(parent) === pid) ticks += sum(user, system)
  }
  return ticks * TICK_MS
}

function sum(...values: (number | undefined)[]): number {
  return values.reduce((total: number, value = 0) => total + value, 0)
}
