import { useState } from 'react'
import type { ErrorCode } from '#domain/errors.ts'
import { appErrorOf } from '#web/lib/data/errors.ts'

/** For acts that want a code of the authenticator app a few minutes old: asks for it when the server does. */
export function useGraveAct() {
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
