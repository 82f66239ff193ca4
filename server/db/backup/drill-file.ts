/** Beside the backups: written by `npm run db:drill` when one of them could be restored. Its date is that of the drill. */
export const DRILL_FILE = 'last-drill.json'
