import { useNavigate } from 'react-router'
import { client } from '#web/lib/client.ts'
import { showError, showNotice } from '#web/lib/toast.ts'

export function useSignOut() {
  const navigate = useNavigate()
  return async function signOut() {
    const supabase = await client()
    const { error } = await supabase.auth.signOut()
    if (error) return showError(error)
    showNotice('signed_out')
    await navigate('/')
  }
}
