import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { takeBackup } from '../backup/take.ts'
import { readSettings } from '../settings.ts'
import { memoryFolder } from '../testing/memory.ts'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'

const token = 'monitor-0123456789'
let server: TestServer
let admin: Api
let backups: string

beforeAll(async () => {
  backups = await memoryFolder()
  server = await openServer({ works: true, graphql: true, metrics: { token, backups } })
  admin = await server.signIn('admin', adminPassword)
})
afterAll(async () => {
  await server.close()
  await rm(backups, { recursive: true, force: true })
})

const ask = (headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url: '/metrics', headers })
const read = async (): Promise<string> => {
  const answer = await ask({ authorization: `Bearer ${token}` })
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  return answer.body
}

it('are given to nobody without the token, sessions of people included', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${token}x`, token, `Bearer ${admin.token}`]) {
    const answer = await ask(authorization ? { authorization } : {})
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(answer.body).not.toContain('chengban_')
  }
})

it('are not there at all where no token is set, and a token that is guessed is none', async () => {
  const plain = await openServer()
  const answer = await plain.app.inject({ method: 'GET', url: '/metrics' })
  expect(answer.statusCode).toBe(404)
  await plain.close()
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN')
})

it('count requests by route and status, never by address', async () => {
  const before = await read()
  const at = (text: string, line: string): number => Number(new RegExp(`^${line} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  const total = String.raw`chengban_http_requests_total\{method="GET",route="/api/:table/:id",status="404"\}`
  const id = '00000000-0000-7000-8000-000000000000'
  for (let n = 0; n < 3; n++) await admin.get(`/api/contract/${id}`)
  const text = await read()
  expect(at(text, total) - at(before, total)).toBe(3)
  const histogram = String.raw`chengban_http_request_duration_seconds_bucket\{method="GET",route="/api/:table/:id",le="\+Inf"\}`
  expect(at(text, histogram)).toBeGreaterThanOrEqual(3)
  expect(text).not.toContain(id)
})

it('tell of pool, loop, memory, jobs, streams, GraphQL and backups, in lines a monitor reads', async () => {
  await server.runner.ask('messageSweep')
  expect(await read()).not.toContain('chengban_backup_last')
  await takeBackup({
    url: server.database.url,
    storage: diskStorage(join(server.dataDir, 'files')),
    into: backups,
    origin: 'hand',
  })
  const text = await read()
  for (const name of [
    'chengban_database_connections{state="busy"}',
    'chengban_event_loop_delay_seconds{quantile="0.99"}',
    'process_resident_memory_bytes',
    'chengban_jobs{state="dead"} 0',
    'chengban_job_last_success_timestamp_seconds{job="messageSweep"}',
    'chengban_live_streams 0',
    'chengban_graphql_ready',
    'chengban_backup_last_timestamp_seconds',
    'chengban_disk_free_bytes{place="data"}',
    'chengban_disk_free_bytes{place="files"}',
    'chengban_disk_size_bytes{place="backups"}',
    'chengban_files_writable 1',
  ])
    expect(text).toContain(name)
  const line =
    /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\n]*"(,[a-z]+="[^"\n]*")*\})? -?\d+(\.\d+)?(e[+-]?\d+)?)$/
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((one) => !line.test(one)),
  ).toEqual([])
})
