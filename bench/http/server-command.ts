import manifest from '../../package.json' with { type: 'json' }

/**
 * Server command with the flags of `npm start`, so that the benches measure the real server. Benches run in the project
 * folder.
 */
export const serverCommand: readonly string[] = manifest.scripts.start.split(' ').slice(1)
