import { useState } from 'react'
import { type HelpLine, helpLines } from '#domain/chat/help-lines.ts'
import { readStored } from '#web/lib/data/read-stored.ts'

const storageKey = (threadId: string) => `mivoix-draft-help-${threadId}`

/** Only numbers that are on our list: what a server answered or a browser kept is text like any other. */
function linesOf(numbers: unknown): HelpLine[] {
  if (!Array.isArray(numbers)) return []
  return numbers.flatMap((wanted: unknown) => Object.values(helpLines).filter(({ number }) => number === wanted))
}

/** Help that was due to what somebody wrote here: once shown it stays, for this tab, through a reload. */
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
  /** Another one each time help was due. */
  return { lines, reason: String(times), offer }
}
