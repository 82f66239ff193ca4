import { useEffect, useState } from 'react'
import type { Summary } from '#domain/chat/answer.ts'
import { letterContinuedWith } from '#domain/premium/letter.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

export interface Line {
  id: string
  text: string
}

const storageKey = (appointmentId: string) => `mivoix-draft-letter-${appointmentId}`
const lineOf = (text: string): Line => ({ id: crypto.randomUUID(), text })

/** Draft of an unshared letter in sessionStorage: it survives a reload, a quick exit deletes it. */
export const keptLetter = {
  read(appointmentId: string): string[] | undefined {
    const kept = readStored(sessionStorage, storageKey(appointmentId))
    return Array.isArray(kept) ? kept.filter((line) => typeof line === 'string') : undefined
  },
  keep(appointmentId: string, lines: readonly string[]) {
    sessionStorage.setItem(storageKey(appointmentId), JSON.stringify(lines))
  },
  forget(appointmentId: string) {
    sessionStorage.removeItem(storageKey(appointmentId))
  },
}

export type LetterDraft = ReturnType<typeof useLetterDraft>

/** Starts with the stored draft plus the `ticked` sentences, or else with `draft`. */
export function useLetterDraft(appointmentId: string, draft: readonly string[], ticked: Summary | undefined) {
  const [lines, setLines] = useState(() => begun().map(lineOf))
  // Saved at once: sentences that were added and then removed must not come back on reload.
  useEffect(() => {
    if (ticked) keptLetter.keep(appointmentId, begun())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as they arrive
  }, [appointmentId])
  const [removed, setRemoved] = useState<{ line: Line; place: number }[]>([])

  function begun(): readonly string[] {
    const kept = keptLetter.read(appointmentId)
    if (!kept) return draft
    return ticked ? letterContinuedWith(kept, ticked) : kept
  }

  function change(next: Line[]) {
    setLines(next)
    keptLetter.keep(
      appointmentId,
      next.map(({ text }) => text),
    )
  }

  /** Returns the id of the new line. */
  function add(): string {
    const line = lineOf('')
    change([...lines, line])
    return line.id
  }

  function remove(line: Line) {
    setRemoved([...removed, { line, place: lines.indexOf(line) }])
    change(lines.filter((one) => one !== line))
  }

  /** Undo: restores the line that was removed last, and returns its id. */
  function putBack(): string | undefined {
    const last = removed.at(-1)
    if (!last) return undefined
    setRemoved(removed.slice(0, -1))
    change(lines.toSpliced(last.place, 0, last.line))
    return last.line.id
  }

  function beginAgain() {
    setRemoved([])
    change(draft.map(lineOf))
  }

  return {
    lines,
    write: (id: string, text: string) => change(lines.map((line) => (line.id === id ? { id, text } : line))),
    remove,
    add,
    putBack: removed.length > 0 ? putBack : undefined,
    beginAgain,
  }
}
