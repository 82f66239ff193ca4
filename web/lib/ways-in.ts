import { z } from 'zod'

export interface Provider {
  name: string
  label: string
}

export interface WaysIn {
  /** Outside accounts that people may sign in with: none unless the deployment is set up for some. */
  providers: Provider[]
  canText: boolean
}

const settingsSchema = z.object({
  external: z.object({ phone: z.boolean() }),
  external_labels: z.record(z.string(), z.string()),
})

/** What this deployment offers to sign in with, beside an address and its password. */
export async function readWaysIn(): Promise<WaysIn> {
  const answer = await fetch('/auth/v1/settings')
  const { external, external_labels: labels } = settingsSchema.parse(await answer.json())
  return {
    providers: Object.entries(labels).map(([name, label]) => ({ name, label })),
    canText: external.phone,
  }
}
