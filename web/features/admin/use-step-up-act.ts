import { useState } from 'react'
import type { ErrorCode } from '#domain/errors.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'

/** For acts that need a recent authenticator code: asks for it when the server refuses without one. */
export function useStepUpAct() {
  const [needsProof, setNeedsProof] = useState(false)
  return {
    needsProof,
    isProofNeeded: (code: ErrorCode) => code === 'fresh_proof_needed',
    onError: async (error: unknown) => {
      if ((await appErrorOf(error)).code === 'fresh_proof_needed') setNeedsProof(true)
    },
    proved: () => setNeedsProof(false),
  }
}
