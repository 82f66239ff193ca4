import type { Database } from './database.ts'

/** What a demonstration begins with. Safe to run at each start. */
export async function seedDemo(_db: Database): Promise<void> {}
