import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatDateTime } from '#domain/format-time.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { trustedDevicesQuery } from './queries.ts'

/** Trusted devices, where no code is asked for, each with a remove button. */
export function TrustedDeviceList() {
  const queryClient = useQueryClient()
  const known = useQuery(trustedDevicesQuery)
  const forget = useMutation({
    mutationFn: (deviceId: string) => invoke('forget-device', { deviceId }),
    meta: { notice: 'device_forgotten' },
    onSuccess: () => queryClient.invalidateQueries(trustedDevicesQuery),
  })
  if (known.data?.length === 0) return null
  return (
    <div className="grid gap-3">
      <h3 className="text-heading-xs">Appareils reconnus</h3>
      <QueryState query={known} failure="Nous n’avons pas pu lire vos appareils.">
        {(devices) => (
          <>
            <p className="text-small text-muted-foreground">Aucun code n’est demandé sur ces appareils.</p>
            <ul className="grid gap-3">
              {devices.map(({ id, device, trustedAt, trustedUntil }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border p-4">
                  <p className="min-w-56 flex-1 text-small">
                    <span className="block font-semibold">{device ?? 'Appareil inconnu'}</span>
                    <span className="block text-muted-foreground">
                      Reconnu le {formatDateTime(new Date(trustedAt))}
                    </span>
                    <span className="block text-muted-foreground">
                      Jusqu’au {formatDateTime(new Date(trustedUntil))}
                    </span>
                  </p>
                  <Button
                    variant="outline"
                    aria-disabled={forget.isPending}
                    onClick={() => !forget.isPending && forget.mutate(id)}
                  >
                    Oublier cet appareil
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryState>
    </div>
  )
}
