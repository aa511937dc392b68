import type { Family, MetricSample } from './family.ts'

/** Seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Counted {
  readonly method: string
  readonly route: string
  readonly byStatus: Map<number, number>
  /** How many took no longer than each bound. */
  readonly within: number[]
  seconds: number
  count: number
}

/** Requests answered by this process since it started, by the pattern of their route. */
export class Requests {
  readonly #all = new Map<string, Counted>()

  note(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${route}`
    const counted = this.#all.get(key) ?? fresh(method, route)
    this.#all.set(key, counted)
    counted.byStatus.set(status, (counted.byStatus.get(status) ?? 0) + 1)
    counted.count++
    counted.seconds += seconds
    for (const [at, bound] of bounds.entries()) if (seconds <= bound) counted.within[at] = (counted.within[at] ?? 0) + 1
  }

  families(): Family[] {
    const all = [...this.#all.values()]
    return [
      {
        name: 'chengban_http_requests_total',
        help: 'Requests answered.',
        type: 'counter',
        samples: all.flatMap(({ method, route, byStatus }) =>
          [...byStatus].map(([status, value]) => ({ labels: { method, route, status: String(status) }, value })),
        ),
      },
      {
        name: 'chengban_http_request_duration_seconds',
        help: 'From the first byte of a request to the last of its answer.',
        type: 'histogram',
        samples: all.flatMap(histogram),
      },
    ]
  }
}

const fresh = (method: string, route: string): Counted => ({
  method,
  route,
  byStatus: new Map(),
  within: bounds.map(() => 0),
  seconds: 0,
  count: 0,
})

const histogram = ({ method, route, within, seconds, count }: Counted): MetricSample[] => [
  ...bounds.map((le, at) => ({
    suffix: '_bucket',
    labels: { method, route, le: String(le) },
    value: within[at] ?? 0,
  })),
  { suffix: '_bucket', labels: { method, route, le: '+Inf' }, value: count },
  { suffix: '_sum', labels: { method, route }, value: seconds },
  { suffix: '_count', labels: { method, route }, value: count },
]
