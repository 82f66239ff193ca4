const ON_TERMINAL_MS = 500
const IN_JOURNAL_MS = 60_000
const CLEAR_LINE = '\r\u001b[K'

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** Shows how far a long command is: one line that is rewritten on a terminal, a line a minute in a journal. */
export function showProgress(output: Output, now: () => number = Date.now) {
  let shownAt = now()
  let isShown = false
  return {
    show: (sentence: () => string): void => {
      if (now() - shownAt < (output.isTTY ? ON_TERMINAL_MS : IN_JOURNAL_MS)) return
      shownAt = now()
      isShown = true
      output.write(output.isTTY ? `${CLEAR_LINE}${sentence()}` : `${sentence()}\n`)
    },
    /** Before any other line: takes away the one on the terminal. */
    clear: (): void => {
      if (isShown && output.isTTY) output.write(CLEAR_LINE)
      isShown = false
    },
  }
}
