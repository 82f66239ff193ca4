import { useMutation } from '@tanstack/react-query'
import { BRAND } from '#domain/constants.ts'
import { formatCount } from '#domain/format.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { authRefusal } from '#web/lib/auth/auth-refusal.ts'
import { client } from '#web/lib/client.ts'
import { saveFile } from '#web/lib/save-file.ts'

const FEW_CODES = 3

type RecoveryCodesProps = {
  codesLeft: number | undefined
  /** Shown once, right after generation. */
  newCodes: readonly string[] | undefined
  onCodes: (codes: readonly string[] | undefined) => void
  onChanged: () => Promise<void>
}

/** Recovery codes, for a lost authenticator app or phone. */
export function RecoveryCodes({ codesLeft, newCodes, onCodes, onChanged }: RecoveryCodesProps) {
  const renew = useMutation({
    mutationFn: async () => {
      const { auth } = await client()
      const { data, error } =
        codesLeft === undefined
          ? await auth.mfa.recoveryCodes.generate({ friendlyName: 'Codes de récupération' })
          : await auth.mfa.recoveryCodes.regenerate()
      if (error) throw await authRefusal(error)
      return data.codes
    },
    onSuccess: (codes) => {
      onCodes(codes)
      return onChanged()
    },
  })

  if (newCodes && newCodes.length > 0) return <NewCodes codes={newCodes} onKept={() => onCodes(undefined)} />
  return (
    <div className="grid gap-3">
      {codesLeft !== undefined && codesLeft > FEW_CODES && (
        <p>Il vous reste {formatCount(codesLeft, 'code', 'codes')} de récupération.</p>
      )}
      {(codesLeft === undefined || codesLeft <= FEW_CODES) && (
        <Alert tone="warning">
          {codesLeft
            ? `Il ne vous reste que ${formatCount(codesLeft, 'code', 'codes')} de récupération.`
            : 'Vous n’avez plus de code de récupération : sans votre appareil, vous ne pourriez plus vous connecter.'}
        </Alert>
      )}
      <div>
        <Button variant="outline" isBusy={renew.isPending} onClick={() => renew.mutate()}>
          Générer de nouveaux codes de récupération
        </Button>
      </div>
    </div>
  )
}

function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const lines = codes.map((code) => code.match(/.{1,4}/g)?.join('-') ?? code)
  const file = () =>
    [`${BRAND} : codes de récupération`, 'Chaque code sert une seule fois.', '', ...lines, ''].join('\n')
  return (
    <section aria-label="Nouveaux codes de récupération" className="grid gap-4 rounded-xl border p-4">
      <Alert tone="warning" title="Gardez ces codes en lieu sûr">
        Ils permettent de vous connecter sans votre appareil. Ils ne seront plus affichés, et remplacent les précédents.
      </Alert>
      <ul className="grid gap-2 font-mono sm:grid-cols-2">
        {lines.map((line) => (
          <li key={line} className="select-all rounded-lg bg-muted px-3 py-2">
            {line}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          onClick={() => saveFile(new Blob([file()], { type: 'text/plain' }), 'codes-de-recuperation.txt')}
        >
          <Icon name="download" />
          Télécharger
        </Button>
        <Button onClick={onKept}>Je les ai gardés</Button>
      </div>
    </section>
  )
}
