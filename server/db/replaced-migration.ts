/** Name of a migration that the baselines replaced: numbered, where later ones are dated. Databases keep their records. */
export const REPLACED_MIGRATION = /^\d{4}_/
