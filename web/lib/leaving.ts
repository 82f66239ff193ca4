let isUnderWay = false

/** Whether somebody is signing out on purpose: a guarded page that is still there then says nothing about it. */
export const isLeaving = () => isUnderWay

export async function leave(work: () => Promise<void>): Promise<void> {
  isUnderWay = true
  try {
    await work()
  } finally {
    isUnderWay = false
  }
}
