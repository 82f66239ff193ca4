import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'

async function fingerprintOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Hashed in the browser: the file is not uploaded. */
export function CompareFile({ fingerprint }: { fingerprint: string }) {
  const input = useRef<HTMLInputElement>(null)
  const compare = useMutation({
    mutationFn: async (file: File) => (await fingerprintOf(file)) === fingerprint,
  })
  return (
    <div className="grid gap-2">
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        className="hidden"
        aria-label="Fichier PDF à comparer"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) compare.mutate(file)
          // Reset, so that choosing the same file again fires a change event.
          target.value = ''
        }}
      />
      <Button
        variant="outline"
        size="large"
        width="full"
        isBusy={compare.isPending}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" />
        Comparer avec un fichier PDF
      </Button>
      <p className="text-center text-small text-muted-foreground">Le fichier reste sur votre appareil.</p>
      {compare.isSuccess &&
        (compare.data ? (
          <Alert tone="success">Ce fichier est identique.</Alert>
        ) : (
          <Alert tone="error">Ce fichier diffère de l’attestation scellée.</Alert>
        ))}
    </div>
  )
}
