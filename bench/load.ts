import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller } from './caller.ts'
import { type Figure, measure } from './measure.ts'
import { seconds } from './settings.ts'

interface Call {
  /** With the path of the server's address. */
  readonly url: string
  readonly body?: unknown
}

/** Calls made one after the other, and again from the first; `isOnce`: each is made once. */
export interface Calls {
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly calls: readonly Call[]
  readonly isOnce?: boolean
}

/** Debian's wrk: written in C like pgbench, so that neither side is charged for a slower caller. */
export const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/**
 * Calls a second on so many connections, during so many seconds, by `wrk` where there is one; the first is checked by the
 * person's caller.
 */
export const load = async (
  base: string,
  person: Caller,
  connections: number,
  { method, calls, isOnce = false }: Calls,
  during = seconds,
): Promise<Figure> => {
  let at = 0
  const next = () => {
    if (isOnce && at === calls.length) throw new Error('no more calls: shorten BENCH_SECONDS')
    const { url, body } = calls[at++ % calls.length] as Call
    return url === graphql ? person.ask(String((body as { query: string }).query)) : person(method, url, body)
  }
  if (!hasWrk) return measure(connections, next)
  await next()
  const left = isOnce ? calls.slice(1) : calls
  const urls = left.map(({ url }) => JSON.stringify(url)).join(',')
  const bodies = left.flatMap(({ body }) => (body === undefined ? [] : [quoted(body)])).join(',')
  const turn = `at = 0
request = function()
  at = ${isOnce ? 'at + 1' : 'at % #urls + 1'}
  return wrk.format(nil, urls[at], nil, bodies[at])
end`
  const head = headOf(person.token, method, bodies !== '')
  return byWrk(base, connections, `${head}\nurls = {${urls}}\nbodies = {${bodies}}\n${turn}`, during)
}

export const graphql = '/postgraphiles/public/graphql'

const byWrk = async (base: string, connections: number, setting: string, seconds: number): Promise<Figure> => {
  const folder = await mkdtemp(join(tmpdir(), 'chengban-bench-'))
  const script = join(folder, 'call.lua')
  await writeFile(script, `${setting}\n${telling}`)
  const during = `-d${Math.max(1, Math.round(seconds))}s`
  const child = spawn('wrk', ['-t1', `-c${connections}`, during, '--timeout', '30s', '-s', script, base], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part) => (said += part))
  const [code] = await once(child, 'exit')
  await rm(folder, { recursive: true })
  const told = /^figure (.+)$/m.exec(said)?.[1]
  if (code !== 0 || !told) throw new Error(`wrk: ${said}`)
  const { requests, microseconds, median, p95, failed } = JSON.parse(told) as Record<string, number>
  if (failed) throw new Error(`${failed} of ${requests} calls failed: ${setting.slice(0, 300)}`)
  return {
    perSecond: ((requests ?? 0) / (microseconds ?? 1)) * 1e6,
    median: (median ?? 0) / 1000,
    p95: (p95 ?? 0) / 1000,
  }
}

/** A JSON text is a Lua text within long brackets. */
const quoted = (body: unknown): string => `[==[${JSON.stringify(body)}]==]`

const headOf = (token: string, method: string, hasBody: boolean): string => `wrk.method = "${method}"
wrk.headers["authorization"] = "Bearer ${token}"
${hasBody ? 'wrk.headers["content-type"] = "application/json"' : ''}`

const telling = `
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('figure {"requests":%d,"microseconds":%d,"median":%d,"p95":%d,"failed":%d}\\n', summary.requests,
    summary.duration, latency:percentile(50), latency:percentile(95),
    errors.status + errors.read + errors.connect + errors.write + errors.timeout))
end
`
