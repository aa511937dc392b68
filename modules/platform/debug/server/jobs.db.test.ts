import { adminPassword, type TestServer } from '@chengban/server/testing/server.ts'
import { signInTeam, teamServer } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await teamServer()
  await server.owner.query(`insert into app.job_run (id, name, tz_start, ms, result, reference) values
    (gen_random_uuid(), 'fileSweep', now() - interval '2 days', 40, null, '0A1B2C3D'),
    (gen_random_uuid(), 'fileSweep', now() - interval '1 day', 30, '{"removed": 2}', null),
    (gen_random_uuid(), 'dingSend', now() - interval '3 days', 5, '{"sent": 0}', null)`)
})
afterAll(() => server.close())

test('runs are told to holders of debug:read alone', async () => {
  const { s1 } = await signInTeam(server)
  expect(await s1.get('/api/debug/jobs')).toMatchObject({ status: 403 })
})

test('every job stands there with its last run and how often it failed, those that never ran too', async () => {
  const admin = await server.signIn('admin', adminPassword)
  const { data } = await admin.get('/api/debug/jobs')
  const of = (name: string) => data.jobs.find((job: { name: string }) => job.name === name)
  expect(of('fileSweep')).toMatchObject({ when: '每日 03:30', ms: 30, isFailed: false, failures: 1 })
  expect(of('sessionSweep')).toMatchObject({ tzLast: null, failures: 0 })
  expect(data).toMatchObject({ totalCount: 3, nodes: [{ result: { removed: 2 } }, { reference: '0A1B2C3D' }, {}] })
  const failed = (await admin.get('/api/debug/jobs?failed=true&name=fileSweep')).data
  expect([failed.totalCount, failed.nodes[0].isFailed]).toEqual([1, true])
})

test('a run on its way is told of while its process says so, and no longer', async () => {
  const admin = await server.signIn('admin', adminPassword)
  const since = async (name: string) =>
    (await admin.get('/api/debug/jobs')).data.jobs.find((job: { name: string }) => job.name === name).tzGoing
  const going = (name: string, seen: string) =>
    server.owner.query(
      `insert into app.job_going (id, name, tz_start, tz_seen) values (gen_random_uuid(), $1, now() - interval '5 minutes', now() - $2::interval)`,
      [name, seen],
    )
  await going('fileSweep', '10 seconds')
  await going('dingSend', '2 minutes')
  expect([typeof (await since('fileSweep')), await since('dingSend'), await since('sessionSweep')]).toEqual([
    'string',
    null,
    null,
  ])
})
