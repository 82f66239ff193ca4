import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '#domain/messages.ts'
import { draftLetter, letterOf, letterSchema } from '#domain/premium/letter.ts'
import { Icon } from '#web/components/icon.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { ErrorState } from '#web/components/ui/error-state.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { appErrorOf } from '#web/lib/errors.ts'
import { invoke } from '#web/lib/invoke.ts'
import { showNotice } from '#web/lib/toast.ts'
import { myLetters, myOwnWords } from './queries.ts'

type LetterEditorProps = { appointmentId: string; practitionerName: string }
type Line = { id: string; text: string }

const lineOf = (text: string): Line => ({ id: crypto.randomUUID(), text })

export function LetterEditor(props: LetterEditorProps) {
  const { data: words, isError, refetch } = useQuery(myOwnWords)
  if (isError && !words)
    return <ErrorState sentence="Nous n’avons pas pu lire vos conversations." onRetry={() => void refetch()} />
  if (!words) return <Skeleton shape="card" />
  return <Editor {...props} draft={draftLetter(words)} />
}

function Editor({ appointmentId, practitionerName, draft }: LetterEditorProps & { draft: string[] }) {
  const queryClient = useQueryClient()
  const [lines, setLines] = useState<Line[]>(() => draft.map(lineOf))
  const [agrees, setAgrees] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: string) => invoke('share-letter', { appointmentId, body }),
    onSuccess: async () => {
      showNotice('letter_shared')
      await queryClient.invalidateQueries({ queryKey: myLetters.queryKey })
    },
    onError: async (error) => {
      const { code, params } = await appErrorOf(error)
      setFailure(errorMessage(code, params))
    },
  })

  function share() {
    const letter = letterSchema.safeParse(letterOf(lines.map(({ text }) => text)))
    setFailure(letter.success ? undefined : letter.error.issues[0]?.message)
    if (letter.success) mutate(letter.data)
  }

  const change = (id: string, text: string) =>
    setLines((before) => before.map((line) => (line.id === id ? { id, text } : line)))

  return (
    <Card title="Votre brouillon">
      <ol className="grid gap-3">
        {lines.map(({ id, text }, position) => (
          <li key={id} className="flex items-start gap-2">
            <Textarea
              id={`line-${id}`}
              aria-label={`Ligne ${position + 1}`}
              aria-describedby={undefined}
              aria-invalid={undefined}
              aria-required={undefined}
              rows={text.length > 60 ? 3 : 1}
              value={text}
              onChange={(event) => change(id, event.target.value)}
            />
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Retirer la ligne ${position + 1}`}
              onClick={() => setLines((before) => before.filter((line) => line.id !== id))}
            >
              <Icon name="trash" />
            </Button>
          </li>
        ))}
      </ol>
      <div className="mt-4 grid gap-5">
        <div>
          <Button variant="outline" onClick={() => setLines((before) => [...before, lineOf('')])}>
            Ajouter une ligne
          </Button>
        </div>
        <Checkbox id="letter-consent" checked={agrees} onCheckedChange={setAgrees}>
          J’ai relu ma lettre, et j’accepte que {practitionerName} la lise. Personne d’autre ne la verra, et je peux la
          reprendre à tout moment.
        </Checkbox>
        {failure && <Alert tone="error">{failure}</Alert>}
        <Button size="large" disabled={!agrees} isBusy={isPending} onClick={share}>
          Partager avec {practitionerName}
        </Button>
      </div>
    </Card>
  )
}
