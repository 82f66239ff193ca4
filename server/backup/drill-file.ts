/** Written beside the backups by `npm run db:drill` after a successful test restore; its date is that of the drill. */
export const DRILL_FILE = 'last-drill.json'
