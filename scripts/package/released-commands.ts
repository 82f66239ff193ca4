/** Commands that an operator may run from the release, as `mivoix <command>`: scripts of package.json. */
export const releasedCommands = [
  'start',
  'admin:create',
  'audit:verify',
  'callers',
  'db:backup',
  'db:drill',
  'db:migrate',
  'db:repair',
  'db:restore',
  'erasures:replay',
  'keys:rotate',
  'payouts',
  'second-factor:reset',
  'supervisor:assign',
] as const
