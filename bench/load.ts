import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Caller } from './caller.ts'
import { type Figure, measure } from './measure.ts'
import { seconds } from './settings.ts'

/** One call again and again. */
export interface Repeated {
  readonly method: 'GET' | 'POST'
  /** With the path of the server's address. */
  readonly url: string
  readonly body?: unknown
}

/** Calls of which each is made once. */
export interface Each {
  readonly method: 'POST' | 'PATCH'
  readonly calls: readonly { readonly url: string; readonly body: unknown }[]
}

/** Debian's wrk: written in C like pgbench, so that neither side is charged for a slower caller. */
export const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** Calls a second on so many connections, by `wrk` where there is one; the first is checked by the person's caller. */
export const load = async (base: string, person: Caller, connections: number, call: Repeated): Promise<Figure> => {
  const { method, url, body } = call
  const once = () =>
    url === graphql ? person.ask(String((body as { query: string }).query)) : person(method, url, body)
  if (!hasWrk) return measure(connections, once)
  await once()
  return byWrk(base + url, connections, headOf(person.token, method, body))
}

/** The same for calls that can be made once each; there must be more of them than are made. */
export const loadEach = async (base: string, person: Caller, connections: number, each: Each): Promise<Figure> => {
  const calls = [...each.calls]
  const next = () => {
    const call = calls.shift()
    if (!call) throw new Error('no more calls: shorten BENCH_SECONDS')
    return person(each.method, call.url, call.body)
  }
  if (!hasWrk) return measure(connections, next)
  await next()
  const urls = calls.map(({ url }) => JSON.stringify(url)).join(',')
  const bodies = calls.map(({ body }) => quoted(body)).join(',')
  const turn = `at = 0
request = function()
  at = at + 1
  return wrk.format(nil, urls[at], nil, bodies[at])
end`
  const head = headOf(person.token, each.method, '')
  return byWrk(base, connections, `${head}\nurls = {${urls}}\nbodies = {${bodies}}\n${turn}`)
}

export const graphql = '/postgraphiles/public/graphql'

const byWrk = async (base: string, connections: number, setting: string): Promise<Figure> => {
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

const headOf = (token: string, method: string, body: unknown): string => `wrk.method = "${method}"
wrk.headers["authorization"] = "Bearer ${token}"
${body === undefined ? '' : `wrk.headers["content-type"] = "application/json"\nwrk.body = ${quoted(body)}`}`

const telling = `
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('figure {"requests":%d,"microseconds":%d,"median":%d,"p95":%d,"failed":%d}\\n', summary.requests,
    summary.duration, latency:percentile(50), latency:percentile(95),
    errors.status + errors.read + errors.connect + errors.write + errors.timeout))
end
`
