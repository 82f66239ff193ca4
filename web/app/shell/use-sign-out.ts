import { href, useNavigate } from 'react-router'
import { client } from '#web/lib/client.ts'
import { forgetDraftsInAllTabs } from '#web/lib/drafts.ts'
import { whileSigningOut } from '#web/lib/signing-out.ts'
import { showError, showNotice } from '#web/lib/toast.ts'

export function useSignOut() {
  const navigate = useNavigate()
  return () =>
    whileSigningOut(async () => {
      await navigate(href('/'), { flushSync: true })
      const supabase = await client()
      const { error } = await supabase.auth.signOut()
      if (error) return showError(error)
      forgetDraftsInAllTabs()
      showNotice('signed_out')
    })
}
