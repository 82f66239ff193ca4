import { useEffect } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'
import { AppError } from '#domain/errors.ts'
import { productCodeOf } from '#web/lib/auth/auth-refusal.ts'
import { showError, showNotice } from '#web/lib/toast.ts'
import { takePendingLink } from './link-provider.ts'

/** Handles the return from linking an OAuth account: shows the result, and removes it from the URL. */
export function useProviderAnswer(): void {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const isLinked = parameters.has('code')
  const refusal = parameters.get('error_code')

  useEffect(() => {
    if (!isLinked && !refusal) return
    const isAnswer = takePendingLink()
    if (isAnswer && isLinked) showNotice('identity_linked')
    if (isAnswer && refusal) showError(new AppError(productCodeOf(refusal) ?? 'identity_not_linked'))
    void navigate(href('/settings'), { replace: true })
  }, [isLinked, refusal, navigate])
}
