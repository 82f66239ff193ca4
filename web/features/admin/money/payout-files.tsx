import { useState } from 'react'
import { beforeRequesting } from '#domain/admin/act-consequences.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import { formatMonth, formatShortDateTime } from '#domain/format-time.ts'
import { errorMessage } from '#domain/messages.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Badge } from '#web/components/ui/badge.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { FileDrop } from '#web/components/ui/file-drop.tsx'
import { invoke } from '#web/lib/data/invoke.ts'
import { ActDialog } from '../act-dialog.tsx'
import type { PayoutFileRow } from './queries.ts'

/** Hashed in the browser: the account numbers in the file are not uploaded again. */
async function digestOf(file: File): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Payout files, and the confirmation that the bank has executed one, which needs two people. */
export function PayoutFiles({ files }: { files: readonly PayoutFileRow[] }) {
  const [chosen, setChosen] = useState<PayoutFileRow>()
  const [problem, setProblem] = useState<string>()
  if (files.length === 0) return null
  const choose = async (file: File) => {
    const digest = await digestOf(file)
    const known = files.find((one) => one.digest === digest)
    const isOpen = known && !known.recorded_at && !known.replaced_at
    setProblem(isOpen ? undefined : errorMessage(known ? 'payout_file_ended' : 'payout_file_unknown'))
    setChosen(isOpen ? known : undefined)
  }
  return (
    <Card title="Fichiers écrits">
      <div className="grid gap-4">
        <ul className="divide-y">
          {files.map((file) => (
            <li key={file.digest} className="flex flex-wrap items-center gap-3 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-semibold">
                  {formatMonth(file.month)} : {formatCount(file.transfers, 'versement', 'versements')},{' '}
                  {formatPrice(file.total_cents)}
                </p>
                <p className="text-muted-foreground text-small">
                  écrit le {formatShortDateTime(new Date(file.written_at))}
                  {file.written_by_name && ` par ${file.written_by_name}`}
                </p>
              </div>
              <FileState file={file} />
            </li>
          ))}
        </ul>
        <FileDrop
          id="payout-file"
          label="Fichier que la banque a exécuté"
          accept=".csv,text/csv"
          isBusy={false}
          onFile={(file) => void choose(file)}
        >
          <span className="font-semibold">Enregistrer les versements d’un fichier</span>
          <span className="text-muted-foreground text-small">
            Choisissez le fichier que la banque a exécuté, tel que nous l’avons écrit.
          </span>
        </FileDrop>
        {problem && <Alert tone="error">{problem}</Alert>}
      </div>
      {chosen && (
        <ActDialog
          id="record-payouts"
          title={`Enregistrer les versements de ${formatMonth(chosen.month)}`}
          description={`${formatCount(chosen.transfers, 'versement', 'versements')}, ${formatPrice(chosen.total_cents)}. ${beforeRequesting('record-payouts')}`}
          confirmLabel="Demander"
          notice="act_requested"
          run={(reason) => invoke('request-act', { act: 'record-payouts', input: { digest: chosen.digest }, reason })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  )
}

function FileState({ file }: { file: PayoutFileRow }) {
  if (file.recorded_at) return <Badge tone="success">Versé</Badge>
  return file.replaced_at ? <Badge>Remplacé</Badge> : <Badge tone="warning">À enregistrer</Badge>
}
