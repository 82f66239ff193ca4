export function unreadLabel(count: number): string {
  if (count === 0) return 'Aucun non lu'
  return count === 1 ? '1 non lu' : `${count} non lus`
}
