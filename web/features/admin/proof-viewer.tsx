import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Icon } from '#web/components/icon.tsx'
import { QueryState } from '#web/components/query-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { buttonLook } from '#web/components/ui/button-look.ts'
import { invoke } from '#web/lib/data/invoke.ts'

const ZOOMS = [1, 1.5, 2, 3]

type ProofViewerProps = { studentId: string; objectId: string; mimetype: string; name: string }

/** Shows a student's proof document from private storage; opening it is written to the audit log. */
export function ProofViewer({ studentId, objectId, mimetype, name }: ProofViewerProps) {
  const proof = useQuery({
    // Not under 'admin': a decision reads those again, and each opening is logged for the student.
    queryKey: ['proof', objectId],
    queryFn: async () => new Blob([await invoke('open-proof', { studentId })], { type: mimetype }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <QueryState query={proof} failure="Nous n’avons pas pu ouvrir ce document.">
      {(file) => <Shown file={file} name={name} />}
    </QueryState>
  )
}

function Shown({ file, name }: { file: Blob; name: string }) {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  const [zoom, setZoom] = useState(0)
  const [turns, setTurns] = useState(0)
  const isPicture = file.type.startsWith('image/')
  const title = `Justificatif de ${name}`
  return (
    <div className="overflow-hidden rounded-2xl border">
      <section
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
        tabIndex={0}
        className="h-[460px] overflow-auto bg-muted"
      >
        {isPicture ? (
          <img
            src={url}
            alt={title}
            className="mx-auto origin-top transition-transform"
            style={{ width: `${(ZOOMS[zoom] ?? 1) * 100}%`, rotate: `${turns * 90}deg` }}
          />
        ) : (
          // The browser's PDF viewer is isolated by the browser, and does not run inside a sandboxed frame. The server
          // detected the MIME type from the content, and the blob carries it: it can never be HTML.
          // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
          <iframe src={url} title={title} className="h-full w-full" />
        )}
      </section>
      <div className="flex items-center gap-1 border-t bg-card px-2">
        {isPicture && (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Réduire"
              onClick={() => setZoom((at) => Math.max(0, at - 1))}
            >
              <Icon name="zoom-out" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Agrandir"
              onClick={() => setZoom((at) => Math.min(ZOOMS.length - 1, at + 1))}
            >
              <Icon name="zoom-in" />
            </Button>
            <Button variant="ghost" size="icon" aria-label="Tourner" onClick={() => setTurns((at) => at + 1)}>
              <Icon name="rotate-cw" />
            </Button>
          </>
        )}
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonLook({ variant: 'ghost' })} mr-2 ml-auto`}
        >
          Ouvrir
          <Icon name="external-link" />
        </a>
      </div>
    </div>
  )
}
