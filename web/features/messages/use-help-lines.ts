import { useState } from 'react'
import { type HelpLine, helpLines } from '#domain/chat/help-lines.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

const storageKey = (threadId: string) => `mivoix-draft-help-${threadId}`

/** Only numbers of our list are shown: server answers and stored values are untrusted text. */
function linesOf(numbers: unknown): HelpLine[] {
  if (!Array.isArray(numbers)) return []
  return numbers.flatMap((wanted: unknown) => Object.values(helpLines).filter(({ number }) => number === wanted))
}

/** Crisis help triggered by a message of this thread: once shown it stays in sessionStorage, through a reload. */
export function useHelpLines(threadId: string) {
  const [lines, setLines] = useState(() => linesOf(readStored(sessionStorage, storageKey(threadId))))
  const [times, setTimes] = useState(0)
  function offer(numbers: unknown) {
    const due = linesOf(numbers)
    if (due.length === 0) return
    sessionStorage.setItem(storageKey(threadId), JSON.stringify(due.map(({ number }) => number)))
    setLines(due)
    setTimes((before) => before + 1)
  }
  /** Changes each time help becomes due. */
  return { lines, reason: String(times), offer }
}
