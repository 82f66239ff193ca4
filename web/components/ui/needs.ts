export type Need = 'required' | 'optional'

/** Written beside a label, since colour or a star alone would not say it. */
export const needs: Record<Need, string> = { required: '(obligatoire)', optional: '(facultatif)' }
