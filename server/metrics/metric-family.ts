type Labels = Readonly<Record<string, string>>

export interface Sample {
  /** Suffix of the family's name: `_bucket`, `_sum`, `_count` of a histogram. */
  suffix?: string
  labels?: Labels
  value: number
}

/** One metric. Label values are our own words, never caller input: bounded cardinality, no personal data. */
export interface MetricFamily {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  samples: readonly Sample[]
}

/** Without a value there is no sample: nothing to measure on this installation. */
export function gauge(name: string, help: string, value: number | undefined): MetricFamily {
  return { name, help, type: 'gauge', samples: value === undefined ? [] : [{ value }] }
}

/** Prometheus text format, version 0.0.4. */
export function writeFamilies(families: readonly MetricFamily[]): string {
  return families
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(
        ({ suffix = '', labels, value }) => `${name}${suffix}${written(labels)} ${numeral(value)}`,
      )
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
    })
    .join('')
}

function written(labels: Labels | undefined): string {
  const pairs = Object.entries(labels ?? {}).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

function numeral(value: number): string {
  return value === Number.POSITIVE_INFINITY ? '+Inf' : String(value)
}
