import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Summary } from '#domain/chat/answer.ts'
import { errorMessage } from '#domain/messages.ts'
import { draftLetter, draftLetterFrom, letterOf, letterSchema } from '#domain/premium/letter.ts'
import { QueryState } from '#web/components/query-state.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Checkbox } from '#web/components/ui/checkbox.tsx'
import { appErrorOf } from '#web/lib/data/errors.ts'
import { invoke } from '#web/lib/data/invoke.ts'
import { LetterHeading } from './letter-heading.tsx'
import { LetterLines } from './letter-lines.tsx'
import { myLetters, myOwnWords } from './queries.ts'
import { keptLetter, useLetterDraft } from './use-letter-draft.ts'

type LetterEditorProps = {
  appointmentId: string
  practitionerName: string
  /** Sentences ticked in a chat summary, when the person comes from one. */
  ticked: Summary | undefined
  /** Whether sharing was just undone: the editor then takes the focus. */
  isAwaited: boolean
  onShared: () => void
}

export function LetterEditor(props: LetterEditorProps) {
  const ownWords = useQuery(myOwnWords)
  return (
    <QueryState query={ownWords} failure="Nous n’avons pas pu lire vos conversations.">
      {(words) => <Editor {...props} proposal={props.ticked ? draftLetterFrom(props.ticked) : draftLetter(words)} />}
    </QueryState>
  )
}

type EditorProps = LetterEditorProps & { proposal: string[] }

function Editor({ appointmentId, practitionerName, ticked, isAwaited, onShared, proposal }: EditorProps) {
  const queryClient = useQueryClient()
  const draft = useLetterDraft(appointmentId, proposal, ticked)
  const [agrees, setAgrees] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: string) => invoke('share-letter', { appointmentId, body }),
    meta: { notice: 'letter_shared', showsItsErrors: true },
    onSuccess: async () => {
      keptLetter.forget(appointmentId)
      onShared()
      await queryClient.invalidateQueries({ queryKey: myLetters.queryKey })
    },
    onError: async (error) => {
      const { code, params } = await appErrorOf(error)
      setFailure(errorMessage(code, params))
    },
  })
  const letter = letterSchema.safeParse(letterOf(draft.lines.map(({ text }) => text)))
  const missing = [
    ...(letter.error?.issues.map(({ message }) => message) ?? []),
    ...(agrees ? [] : [errorMessage('letter_not_agreed')]),
  ]

  function share() {
    setTried(true)
    setFailure(undefined)
    if (letter.success && agrees) mutate(letter.data)
  }

  return (
    <Card>
      <LetterHeading isAwaited={isAwaited}>Votre brouillon</LetterHeading>
      <div className="grid gap-5">
        <LetterLines draft={draft} isRefused={hasTried} />
        <Checkbox id="letter-consent" checked={agrees} onCheckedChange={setAgrees}>
          J’ai relu ma lettre, et j’accepte que {practitionerName} la lise. Personne d’autre ne la verra, et je peux la
          reprendre à tout moment.
        </Checkbox>
        {hasTried && missing.length > 0 && (
          <Alert tone="error">
            <ul className="grid gap-2">
              {missing.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        )}
        {failure && <Alert tone="error">{failure}</Alert>}
        <Button size="large" isBusy={isPending} onClick={share}>
          Partager avec {practitionerName}
        </Button>
      </div>
    </Card>
  )
}
