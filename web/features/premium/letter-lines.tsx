import { useRef, useState } from 'react'
import { isUnfinished } from '#domain/premium/letter.ts'
import { Icon } from '#web/components/icon.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Textarea } from '#web/components/ui/textarea.tsx'
import { useFocusFallback } from '#web/lib/hooks/use-focus-fallback.ts'
import type { LetterDraft, Line } from './use-letter-draft.ts'

/** Focuses a line that was just added. */
function focusOnce(field: HTMLTextAreaElement | null) {
  field?.focus()
}

/** `isRefused`: sharing failed because the letter is empty. */
export function LetterLines({ draft, isRefused }: { draft: LetterDraft; isRefused: boolean }) {
  const { lines, write, remove, add, putBack, beginAgain } = draft
  const [focusedLine, setFocusedLine] = useState<string>()
  const editor = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useFocusFallback(editor, addButton)
  return (
    <div ref={editor} className="grid gap-4">
      {lines.length === 0 && <p>Votre lettre ne contient plus aucune ligne.</p>}
      <ol className="grid gap-3 empty:hidden">
        {lines.map((line, position) => (
          <EditedLine
            key={line.id}
            line={line}
            number={position + 1}
            isFocused={line.id === focusedLine}
            isRefused={isRefused}
            onWrite={(text) => write(line.id, text)}
            onRemove={() => remove(line)}
          />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button ref={addButton} variant="outline" onClick={() => setFocusedLine(add())}>
          Ajouter une ligne
        </Button>
        {putBack && (
          <Button variant="ghost" onClick={() => setFocusedLine(putBack())}>
            Remettre la ligne retirée
          </Button>
        )}
        {lines.length === 0 && (
          <Button variant="secondary" onClick={beginAgain}>
            Reprendre le brouillon proposé
          </Button>
        )}
      </div>
    </div>
  )
}

type EditedLineProps = {
  line: Line
  number: number
  isFocused: boolean
  isRefused: boolean
  onWrite: (text: string) => void
  onRemove: () => void
}

function EditedLine({ line: { id, text }, number, isFocused, isRefused, onWrite, onRemove }: EditedLineProps) {
  const waits = isUnfinished(text)
  const hintId = `line-${id}-hint`
  return (
    <li className="grid gap-1">
      <div className="flex items-start gap-2">
        <Textarea
          id={`line-${id}`}
          aria-label={`Ligne ${number}`}
          aria-describedby={waits ? hintId : undefined}
          aria-invalid={(waits && isRefused) || undefined}
          height="words"
          rows={1}
          value={text}
          ref={isFocused ? focusOnce : undefined}
          onChange={(event) => onWrite(event.target.value)}
        />
        <Button variant="ghost" size="icon" aria-label={`Retirer la ligne ${number}`} onClick={onRemove}>
          <Icon name="trash" />
        </Button>
      </div>
      {waits && (
        <p id={hintId} className="text-small text-muted-foreground leading-snug">
          À compléter avec vos mots, ou à retirer.
        </p>
      )}
    </li>
  )
}
