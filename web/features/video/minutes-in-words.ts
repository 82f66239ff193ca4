/** « 12 minutes », « 1 minute », « moins d’une minute » */
export function minutesInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 1) return 'moins d’une minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
