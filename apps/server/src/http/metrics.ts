type Labels = Record<string, string | number>

/** What a process has counted since it started, and the form Prometheus reads (text, version 0.0.4). */
export type Metrics = {
  count(name: CounterName, labels?: Labels): void
  observe(name: TimeName, seconds: number, labels?: Labels): void
  /** All figures; `gauges` are those that are looked up when asked for. */
  print(gauges: Gauge[]): string
}
export type Gauge = { name: string; help: string; values: { labels: Labels; value: number }[] }

const COUNTERS = {
  evenhand_requests_total: 'Requests answered, by route and status',
  evenhand_runs_total: 'Runs created',
  evenhand_resumes_total: 'Resumes worked on, by outcome',
  evenhand_model_calls_total: 'Requests to the language model, by outcome',
} as const
const TIMES = {
  evenhand_request_seconds: 'Time until a request was answered',
  evenhand_engine_seconds: 'Time the built-in engine took for a resume, its wait for a thread included',
} as const
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

type CounterName = keyof typeof COUNTERS
type TimeName = keyof typeof TIMES
type Histogram = { labels: Labels; buckets: number[]; sum: number; count: number }

export function createMetrics(): Metrics {
  const counters = new Map<CounterName, Map<string, number>>()
  const times = new Map<TimeName, Map<string, Histogram>>()
  return {
    count(name, labels = {}) {
      const series = getOrAdd(counters, name, () => new Map<string, number>())
      const key = printLabels(labels)
      series.set(key, (series.get(key) ?? 0) + 1)
    },
    observe(name, seconds, labels = {}) {
      const series = getOrAdd(times, name, () => new Map<string, Histogram>())
      const known = getOrAdd(series, printLabels(labels), () => ({
        labels,
        buckets: BUCKETS.map(() => 0),
        sum: 0,
        count: 0,
      }))
      for (const [index, bound] of BUCKETS.entries()) if (seconds <= bound) known.buckets[index]!++
      known.sum += seconds
      known.count++
    },
    print: (gauges) =>
      [
        ...Object.entries(COUNTERS).flatMap(([name, help]) => [
          ...head(name, help, 'counter'),
          ...[...(counters.get(name as CounterName) ?? [])].map(([labels, value]) => `${name}${labels} ${value}`),
        ]),
        ...Object.entries(TIMES).flatMap(([name, help]) => [
          ...head(name, help, 'histogram'),
          ...[...(times.get(name as TimeName)?.values() ?? [])].flatMap((one) => printHistogram(name, one)),
        ]),
        ...gauges.flatMap(({ name, help, values }) => [
          ...head(name, help, 'gauge'),
          ...values.map(({ labels, value }) => `${name}${printLabels(labels)} ${value}`),
        ]),
        '',
      ].join('\n'),
  }
}

function printHistogram(name: string, { labels, buckets, sum, count }: Histogram): string[] {
  return [
    ...BUCKETS.map((le, index) => `${name}_bucket${printLabels({ ...labels, le })} ${buckets[index]}`),
    `${name}_bucket${printLabels({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${printLabels(labels)} ${sum}`,
    `${name}_count${printLabels(labels)} ${count}`,
  ]
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
]

function printLabels(labels: Labels): string {
  const escape = (value: string): string => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(String(value))}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
