/** Shown on every attestation, and wherever one is verified. */
export const SEAL_SENTENCE = 'Seule l’université agrée et valide le stage. Ce sceau n’est pas une signature qualifiée.'
