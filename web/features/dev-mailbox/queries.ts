import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/errors.ts'
import type { LocalMail, LocalMailSummary } from '#domain/local-mailbox.ts'

async function read<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new AppError(response.status === 404 ? 'not_found' : 'unexpected')
  return response.json()
}

/** Polled every two seconds: people come to this page to wait for a mail. */
export const localMails = queryOptions({
  queryKey: ['local-mailbox'],
  queryFn: () => read<LocalMailSummary[]>('/dev/api/mailbox'),
  refetchInterval: 2000,
})

export const localMail = (id: string) =>
  queryOptions({
    queryKey: ['local-mailbox', id],
    queryFn: () => read<LocalMail>(`/dev/api/mailbox/${encodeURIComponent(id)}`),
    staleTime: Number.POSITIVE_INFINITY,
  })
