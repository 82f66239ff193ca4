/** Fails an answer that takes longer than this; the answer itself is not ended. */
export async function inTime<T>(answer: PromiseLike<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
