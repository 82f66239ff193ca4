import { z } from 'zod'

const summary = z.object({ id: z.coerce.string(), recipient: z.string(), subject: z.string() })
const mail = summary.extend({ body_text: z.string(), body_html: z.string().nullable() })

export type MailSummary = z.infer<typeof summary>
export type Mail = z.infer<typeof mail>

async function read<T extends z.ZodType>(path: string, shape: T): Promise<z.infer<T>> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return shape.parse(await answer.json())
}

export async function readMailbox(): Promise<readonly MailSummary[]> {
  return (await read('/dev/api/mailbox', z.object({ mails: z.array(summary) }))).mails
}

export async function readMail(id: string): Promise<Mail> {
  return (await read(`/dev/api/mailbox/${id}`, z.object({ mail }))).mail
}
