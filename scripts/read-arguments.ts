import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { shellCommandFor } from '#server/shell-command-for.ts'
import { StartupError } from '#server/startup-error.ts'

interface Expected<Options extends ParseArgsOptionsConfig> {
  /** Arguments as shown in the usage line. */
  usage?: string
  options?: Options
  /** Minimum and maximum number of positional arguments. */
  least?: number
  most?: number
}

/** Parses the command line; unknown arguments are answered with the usage line. */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  name: string,
  { usage = '', options, least = 0, most = least }: Expected<Options>,
) {
  const refusal = (cause?: unknown) => new StartupError(`Usage: ${shellCommandFor(name, usage)}`, { cause })
  try {
    const known = options ?? ({} as Options)
    const { values, positionals } = parseArgs({ args: joined(known), options: known, allowPositionals: true })
    if (positionals.length < least || positionals.length > most) throw refusal()
    return { values, words: positionals, refusal }
  } catch (cause) {
    throw cause instanceof StartupError ? cause : refusal(cause)
  }
}

/** Rewrites `--block x` to `--block=x`: a value may begin with a dash. */
function joined(options: ParseArgsOptionsConfig): string[] {
  const args: string[] = []
  const given = process.argv.slice(2)
  for (let word = given.shift(); word !== undefined; word = given.shift()) {
    const value = options[word.slice(2)]?.type === 'string' && word.startsWith('--') ? given.shift() : undefined
    args.push(value === undefined ? word : `${word}=${value}`)
  }
  return args
}
