import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { UPLOAD_MAX_BYTES } from '#domain/constants.ts'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { Icon } from '#web/components/icon.tsx'
import { photoAddress } from '#web/components/stored-avatar.tsx'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Spinner } from '#web/components/ui/spinner.tsx'
import { refreshPerson, type SignedInUser } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { profileQuery } from './queries.ts'

/** Photo or initials; a click or a drop replaces it. */
export function EditableAvatar({ user }: { user: SignedInUser }) {
  const queries = useQueryClient()
  const { data: profile } = useQuery(profileQuery(user.id))
  const path = profile?.avatar_path ?? null
  const input = useRef<HTMLInputElement>(null)

  /** The menu, and the preview of the public card. */
  async function refresh() {
    await Promise.all([refreshPerson(), queries.invalidateQueries(profileQuery(user.id))])
    await queries.invalidateQueries({ queryKey: photoAddress(path).queryKey })
  }

  const put = useMutation({
    mutationFn: (file: File) => uploadPhoto(user.id, file),
    meta: { showsItsErrors: true, notice: 'avatar_saved' },
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: removePhoto,
    meta: { notice: 'avatar_removed' },
    onSuccess: async () => {
      put.reset()
      await refresh()
      // The pressed button is gone.
      input.current?.focus()
    },
  })

  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="relative size-24 shrink-0 rounded-full has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
        <Avatar name={user.name} photoUrl={user.photoUrl} size="large" />
        <span className="absolute right-0 bottom-0 grid size-9 place-items-center rounded-full border bg-card text-primary">
          {put.isPending ? <Spinner /> : <Icon name="camera" />}
        </span>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp"
          aria-label="Changer la photo de profil"
          aria-describedby="avatar-hint"
          disabled={put.isPending}
          className="absolute inset-0 cursor-pointer rounded-full opacity-0"
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file) put.mutate(file)
            target.value = ''
          }}
        />
      </div>
      <div className="grid gap-1 text-small">
        <p id="avatar-hint" className="text-muted-foreground">
          Cliquez ou déposez une image sur la photo.
          <br />
          JPG, PNG ou GIF, 5 Mo au plus.
        </p>
        {path && (
          <div>
            <Button variant="outline" isBusy={remove.isPending} onClick={() => remove.mutate(path)}>
              Retirer la photo
            </Button>
          </div>
        )}
        {put.error instanceof AppError && (
          <p role="alert" className="text-destructive">
            {errorMessage(put.error.code)}
          </p>
        )}
      </div>
    </div>
  )
}

/** Deletes the photo: its profile shows initials again, to everybody. */
async function removePhoto(path: string): Promise<void> {
  const supabase = await client()
  const { error } = await supabase.storage.from('avatars').remove([path])
  if (error) throw await appErrorOf(error)
}

/** Replaces the photo; the server checks and resizes it. */
async function uploadPhoto(userId: string, file: File): Promise<void> {
  if (!file.type.startsWith('image/')) throw new AppError('avatar_not_an_image')
  if (file.size > UPLOAD_MAX_BYTES) throw new AppError('avatar_too_large')
  const supabase = await client()
  const { error } = await supabase.storage.from('avatars').upload(`${userId}/photo`, file, { upsert: true })
  if (!error) return
  const status = 'statusCode' in error ? String(error.statusCode) : ''
  if (status === '413') throw new AppError('avatar_too_large')
  if (status === '415') throw new AppError('avatar_not_an_image')
  throw await appErrorOf(error)
}
