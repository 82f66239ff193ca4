let isInProgress = false

/** Whether a deliberate sign-out is running: a guarded page that is still mounted then shows no "sign in" message. */
export const isSigningOut = () => isInProgress

export async function whileSigningOut(work: () => Promise<void>): Promise<void> {
  isInProgress = true
  try {
    await work()
  } finally {
    isInProgress = false
  }
}
