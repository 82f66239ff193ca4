/** « Tout de suite », « 2 h » */
export function noticeWords(minutes: number): string {
  return minutes === 0 ? 'Tout de suite' : `${minutes / 60}\u00A0h`
}
