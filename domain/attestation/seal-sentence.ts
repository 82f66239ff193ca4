/** On every attestation, and wherever one is checked. */
export const SEAL_SENTENCE = 'Seule l’université agrée et valide le stage. Ce sceau n’est pas une signature qualifiée.'
