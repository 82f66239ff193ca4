import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { maskedIban } from '#domain/payment/iban.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { useAuthState } from '#web/lib/auth/auth-state.ts'
import { client } from '#web/lib/client.ts'
import { showNotice } from '#web/lib/toast.ts'
import { payoutAccount } from '../queries.ts'
import { PayoutForm } from './payout-form.tsx'

/** Bank account for payouts: only its last digits are shown, and it is replaced as a whole. */
export function PayoutCard() {
  const auth = useAuthState()
  const queryClient = useQueryClient()
  const payout = useQuery(payoutAccount)
  const [isChanging, setChanging] = useState(false)
  const refresh = () => queryClient.invalidateQueries({ queryKey: payoutAccount.queryKey })
  const remove = useMutation({
    mutationFn: async () => {
      const supabase = await client()
      const userId = auth.status === 'signed-in' ? auth.user.id : ''
      const { error } = await supabase.from('payout_accounts').delete().eq('user_id', userId)
      if (error) throw error
    },
    onSuccess: async () => {
      showNotice('payout_account_removed')
      await refresh()
    },
  })
  return (
    <Card title="Recevoir mes paiements">
      <QueryState query={payout} failure="Nous n’avons pas pu lire vos coordonnées bancaires.">
        {(account) =>
          account && !isChanging ? (
            <div className="grid gap-4">
              <p>
                Vos revenus sont versés sur le compte{' '}
                <strong className="whitespace-nowrap">{maskedIban(account.ibanEnd)}</strong>, au nom de{' '}
                {account.holderName}.
              </p>
              <div className="flex flex-wrap gap-3">
                <Button variant="outline" onClick={() => setChanging(true)}>
                  Changer de compte
                </Button>
                <Button variant="ghost" isBusy={remove.isPending} onClick={() => remove.mutate()}>
                  Effacer
                </Button>
              </div>
            </div>
          ) : (
            <PayoutForm
              onSaved={async () => {
                setChanging(false)
                showNotice('payout_account_saved')
                await refresh()
              }}
              onCancel={isChanging ? () => setChanging(false) : undefined}
            />
          )
        }
      </QueryState>
    </Card>
  )
}
