import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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
import { useKeptFocus } from '#web/lib/use-kept-focus.ts'
import { myLetters, myOwnWords } from './queries.ts'
import { keptLetter, useLetterDraft } from './use-letter-draft.ts'

type LetterEditorProps = { appointmentId: string; practitionerName: string }

/** The person just asked for this line. */
function focusOnce(field: HTMLTextAreaElement | null) {
  field?.focus()
}

export function LetterEditor(props: LetterEditorProps) {
  const { data: words, isError, refetch } = useQuery(myOwnWords)
  if (isError && !words)
    return <ErrorState sentence="Nous n’avons pas pu lire vos conversations." onRetry={() => void refetch()} />
  if (!words) return <Skeleton shape="card" />
  return <Editor {...props} draft={draftLetter(words)} />
}

function Editor({ appointmentId, practitionerName, draft }: LetterEditorProps & { draft: string[] }) {
  const queryClient = useQueryClient()
  const { lines, write, remove, add } = useLetterDraft(appointmentId, draft)
  const [addedLine, setAddedLine] = useState<string>()
  const editor = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useKeptFocus(editor, addButton)
  const [agrees, setAgrees] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: string) => invoke('share-letter', { appointmentId, body }),
    onSuccess: async () => {
      keptLetter.forget(appointmentId)
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

  return (
    <div ref={editor}>
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
                height="words"
                rows={1}
                value={text}
                ref={id === addedLine ? focusOnce : undefined}
                onChange={(event) => write(id, event.target.value)}
              />
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Retirer la ligne ${position + 1}`}
                onClick={() => remove(id)}
              >
                <Icon name="trash" />
              </Button>
            </li>
          ))}
        </ol>
        <div className="mt-4 grid gap-5">
          <div>
            <Button ref={addButton} variant="outline" onClick={() => setAddedLine(add())}>
              Ajouter une ligne
            </Button>
          </div>
          <Checkbox id="letter-consent" checked={agrees} onCheckedChange={setAgrees}>
            J’ai relu ma lettre, et j’accepte qu’elle soit lue par {practitionerName}. Personne d’autre ne la verra, et
            je peux la reprendre à tout moment.
          </Checkbox>
          {failure && <Alert tone="error">{failure}</Alert>}
          <Button size="large" disabled={!agrees} isBusy={isPending} onClick={share}>
            Partager avec {practitionerName}
          </Button>
        </div>
      </Card>
    </div>
  )
}
