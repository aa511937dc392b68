import { setTimeout as wait } from 'node:timers/promises'
import { clock } from '@chengban/engine/clock.ts'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { runs } from '@chengban/engine/jobs/job.ts'
import { job } from '@chengban/kernel/job.ts'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { jobs } from '../compose.ts'
import { loginUrl } from '../database/roles.ts'
import { readSettings } from '../settings.ts'
import { adminPassword, call, openServer, type TestServer } from '../testing/server.ts'
import { makeRunner } from './make-runner.ts'
import type { JobRunner } from './runner.ts'

let server: TestServer
let other: JobRunner
let inside = 0
let most = 0
const done: string[] = []

const slow = runs(job({ name: 'slow', label: '慢', when: 'daily 04:00' }), ({ transaction }) =>
  transaction(async () => {
    most = Math.max(most, ++inside)
    await wait(60)
    inside--
    return { seen: 1 }
  }),
)
const broken = runs(job({ name: 'broken', label: '坏', when: 'daily 04:00' }), async () => {
  done.push('broken')
  throw new Error('out of order')
})
const released = Promise.withResolvers<void>()
const endless = runs(job({ name: 'endless', label: '长', when: 'daily 04:00' }), async ({ signal }) => {
  done.push('endless')
  await wait(30_000, undefined, { signal }).catch(() => undefined)
  await released.promise
  return {}
})

const monthly = runs(job({ name: 'monthly', label: '月', when: '0 4 1 * *' }), async () => ({ seen: 1 }))
const long = runs(job({ name: 'long', label: '久', when: 'daily 04:00' }), () => wait(1500, { seen: 1 }))

const extra = async (): Promise<JobRunner> =>
  makeRunner({
    server: server.parts,
    jobs: [...jobs, slow, long, broken, endless, monthly],
    storage: diskStorage(`${server.dataDir}/files`),
    url: await loginUrl(server.owner, server.database.url),
    ownerUrl: server.database.url,
  })

beforeAll(async () => {
  server = await openServer()
  other = await extra()
  other.start()
})
afterAll(async () => {
  await other.stop()
  await server.close()
})

it('says of a long run that it is on its way, and takes that back when it ends', async () => {
  const going = async () => (await server.owner.query(`select name from app.job_going where name = 'long'`)).rows.length
  const asked = other.ask('long')
  for (let tries = 0; (await going()) === 0 && tries < 1200; tries++) await wait(50)
  expect(await going()).toBe(1)
  await asked
  for (let tries = 0; (await going()) > 0 && tries < 1200; tries++) await wait(50)
  expect(await going()).toBe(0)
})

it('refuses test hooks in production', () => {
  expect(() => readSettings({ TEST_HOOKS: '1', NODE_ENV: 'production' })).toThrow('production')
})

it('refuses a job there is none of', async () => {
  expect(await call(server.app, 'POST', '/api/test/job', undefined, { name: 'nothing' })).toMatchObject({ status: 404 })
  expect(await call(server.app, 'POST', '/api/test/job', undefined, {})).toMatchObject({ status: 422 })
})

it('takes jobs with a role that sees nothing else', async () => {
  await other.ask('slow')
  await server.owner.query('set role chengban_worker')
  await expect(server.owner.query('select from store.admin')).rejects.toMatchObject({ code: '42501' })
  await expect(server.owner.query('select from app.secret')).rejects.toMatchObject({ code: '42501' })
  await server.owner.query('reset role')
})

it('lets a job run once at a time, over two processes', async () => {
  const third = await extra()
  third.start()
  most = 0
  const answers = await Promise.all([other, third, other, third].map((runner) => runner.ask('slow')))
  expect(answers).toEqual([{ seen: 1 }, { seen: 1 }, { seen: 1 }, { seen: 1 }])
  expect(most).toBe(1)
  await third.stop()
})

it('makes up for a missed day, once for all processes', async () => {
  const missed = `update graphile_worker._private_known_crontabs set last_execution = now() - interval '30 hours' where identifier = 'slow'`
  await server.owner.query(missed)
  const both = await Promise.all([extra(), extra()])
  for (const runner of both) runner.start()
  await Promise.all(both.map((runner) => runner.ask('slow')))
  const made = async () => {
    const text = `select count(*)::int as runs from app.job_run where name = 'slow' and asked is null`
    return (await server.owner.query<{ runs: number }>(text)).rows[0]?.runs
  }
  await expect.poll(made).toBe(1)
  await Promise.all(both.map((runner) => runner.stop()))
  expect(await made()).toBe(1)
})

it('makes up for a day of the month that was missed, once, and not for what has never run', async () => {
  const runs = async () =>
    (await server.owner.query<{ runs: number }>(`select count(*)::int as runs from app.job_run where name = 'monthly'`))
      .rows[0]?.runs
  const begun = async () => {
    const next = await extra()
    next.start()
    await next.ask('slow')
    return next
  }
  const first = await begun()
  expect(await runs()).toBe(0)
  await first.stop()
  await server.owner.query(
    `insert into app.job_run (id, name, tz_start, ms, result) values (gen_random_uuid(), 'monthly', now() - interval '40 days', 1, '{}')`,
  )
  const both = await Promise.all([begun(), begun()])
  await expect.poll(runs).toBe(2)
  // one that asked before the other had made up for it comes too late
  await server.owner.query(`select graphile_worker.add_job('monthly', $1)`, [{ due: new Date(Date.now() - 864e5) }])
  await both[0]?.ask('slow')
  const queued = `select count(*)::int as left from graphile_worker.jobs where task_identifier = 'monthly'`
  await expect.poll(async () => (await server.owner.query<{ left: number }>(queued)).rows[0]?.left).toBe(0)
  expect(await runs()).toBe(2)
  await Promise.all(both.map((runner) => runner.stop()))
  const again = await begun()
  await again.stop()
  expect(await runs()).toBe(2)
})

it('tells of a failure by its reference alone, and tries again by itself', async () => {
  done.length = 0
  await expect(other.ask('broken')).rejects.toMatchObject({ code: 'INTERNAL', data: { reference: expect.any(String) } })
  const { rows } = await server.owner.query(`select result, reference from app.job_run where name = 'broken'`)
  expect(rows).toEqual([{ result: null, reference: expect.stringMatching(/^[0-9A-F]{8}$/) }])
  await server.owner.query(`select graphile_worker.add_job('broken', '{}', max_attempts => 2)`)
  await expect.poll(() => done.length).toBe(3)
})

it('moves the clock of every process', async () => {
  const admin = await server.signIn('admin', adminPassword)
  await admin.post('/api/test/clock', { offsetSeconds: 3600 })
  const { rows } = await server.owner.query(`select value from app.setting where key = 'clock.offsetSeconds'`)
  expect(rows).toEqual([{ value: '3600' }])
  await server.owner.query(`select pg_notify('chengban_event', '{"event":"clock","offset":7200}')`)
  const ahead = () => Math.round((clock.now().getTime() - Date.now()) / 1000)
  await expect.poll(ahead).toBe(7200)
  await admin.post('/api/test/clock', { offsetSeconds: 0 })
})

it('stops within two seconds, whatever is being done', async () => {
  const last = await extra()
  last.start()
  done.length = 0
  void last.ask('endless').catch(() => undefined)
  await expect.poll(() => done.includes('endless')).toBe(true)
  const began = performance.now()
  await Promise.all([last.stop(), other.stop()])
  expect(performance.now() - began).toBeLessThan(2000 * inject('pace'))
  // what it wanted to write has a database still
  released.resolve()
  await last.stop()
})
