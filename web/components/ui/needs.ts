export type Need = 'required' | 'optional'

/** Text beside a label: colour or an asterisk alone would not be accessible. */
export const needs: Record<Need, string> = { required: '(obligatoire)', optional: '(facultatif)' }
