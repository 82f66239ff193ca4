/** A start later than any test's: 1 June 2030, 9:00 in Paris. */
export const FAR_START = '2030-06-01T07:00:00.000Z'
