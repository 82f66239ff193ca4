import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { client } from '#web/lib/client.ts'
import { Avatar } from './ui/avatar.tsx'

const ADDRESS_SECONDS = 24 * 60 * 60

export const photoAddress = (path: string | null) => ({
  queryKey: ['photo', path],
  // The signed URL is valid for a day.
  staleTime: (ADDRESS_SECONDS * 1000) / 2,
  enabled: path !== null,
  async queryFn() {
    const { storage } = await client()
    const { data } = await storage.from('avatars').createSignedUrl(path ?? '', ADDRESS_SECONDS)
    return data?.signedUrl ?? null
  },
})

type StoredAvatarProps = Pick<ComponentProps<typeof Avatar>, 'name' | 'size'> & { path: string | null }

/** Photo from storage when the reader may see it; initials otherwise, and while it loads. */
export function StoredAvatar({ name, size = 'medium', path }: StoredAvatarProps) {
  const { data: photoUrl } = useQuery(photoAddress(path))
  return <Avatar name={name} size={size} photoUrl={photoUrl ?? undefined} />
}
