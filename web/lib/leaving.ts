let isUnderWay = false

/** Whether a deliberate sign-out is running: a guarded page that is still mounted then shows no "sign in" message. */
export const isLeaving = () => isUnderWay

export async function leave(work: () => Promise<void>): Promise<void> {
  isUnderWay = true
  try {
    await work()
  } finally {
    isUnderWay = false
  }
}
