interface Waiting<Question, Answer> {
  question: Question
  resolve: (answer: Answer | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Batches lookups: those that arrive while a query is running are sent together in the next one. Each is queried after
 * it arrived, so no answer is older than its question.
 */
export function batched<Question, Answer>(
  askAll: (questions: Question[]) => Promise<(Answer | undefined)[]>,
): (question: Question) => Promise<Answer | undefined> {
  let waiting: Waiting<Question, Answer>[] = []
  let isAsking = false

  const askNext = async () => {
    const batch = waiting
    waiting = []
    if (batch.length === 0) return
    isAsking = true
    try {
      const answers = await askAll(batch.map(({ question }) => question))
      batch.forEach(({ resolve }, i) => resolve(answers[i]))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
    isAsking = false
    void askNext()
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (!isAsking) void askNext()
    })
}
