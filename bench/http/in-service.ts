import manifest from '../../package.json' with { type: 'json' }

/** The server with the flags of `npm start`: measured otherwise, it is another server. Benches run in the project's folder. */
export const inService: readonly string[] = manifest.scripts.start.split(' ').slice(1)
