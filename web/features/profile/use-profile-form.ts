import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { errorMessage } from '#domain/messages.ts'
import { refreshPerson } from '#web/lib/auth-state.ts'
import { appErrorOf } from '#web/lib/errors.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { profileQuery, saveProfile } from './queries.ts'

/** What the person can do something about; anything else is one calm sentence. */
const knownCodes: readonly string[] = [
  'offline',
  'unavailable',
  'not_signed_in',
  'birthdate_locked',
  'verified_field_locked',
]

export const FIRST_FIELD_ID = 'profile-first-name'

/** Read-only until « Modifier »; « Annuler » restores what is stored; « Enregistrer » saves. */
export function useProfileForm<Fields extends FieldValues & Record<string, string | string[]>>(
  userId: string,
  schema: z.ZodType<Fields, Fields>,
  stored: Fields,
  /** Columns that the form does not write. */
  locked: readonly (keyof Fields & string)[] = [],
) {
  const queryClient = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const [failure, setFailure] = useState<string>()
  const resolver: Resolver<Fields> = zodResolver(schema)
  const form = useForm<Fields>({ resolver, mode: 'onTouched', values: stored })

  function edit() {
    form.reset(stored)
    setFailure(undefined)
    setEditing(true)
    // The button that was pressed is gone with the reading view: go on at the first field.
    requestAnimationFrame(() => document.getElementById(FIRST_FIELD_ID)?.focus())
  }

  const save = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    try {
      const written = Object.entries(fields).filter(([column]) => !locked.includes(column))
      await saveProfile(userId, Object.fromEntries(written))
      await Promise.all([queryClient.invalidateQueries(profileQuery(userId)), refreshPerson()])
      setEditing(false)
      showNotice('profile_saved')
    } catch (reason) {
      const known = await appErrorOf(reason)
      const shown = knownCodes.includes(known.code) ? known : new AppError('profile_not_saved')
      setFailure(errorMessage(shown.code))
      await showError(shown)
    }
  })

  return { form, isEditing, edit, cancel: () => setEditing(false), save, failure }
}
