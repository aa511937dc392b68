import { setTimeout as wait } from 'node:timers/promises'
import { diskStorage } from '@chengban/engine/files/disk.ts'
import { runs } from '@chengban/engine/jobs/job.ts'
import { job } from '@chengban/kernel/job.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginUrl } from '../database/roles.ts'
import { type CutLine, cutLine } from '../database/testing/cut-line.ts'
import { openServer, type TestServer } from '../testing/server.ts'
import { makeRunner } from './make-runner.ts'
import type { JobRunner } from './runner.ts'

let server: TestServer
let line: CutLine
let runner: JobRunner
let begun = 0
let goOn = Promise.withResolvers<void>()

/** A job that ends when the test lets it. */
const held = (name: string, end: () => Record<string, number>) =>
  runs(job({ name, label: name, when: '0 4 1 1 *' }), async () => {
    begun++
    await goOn.promise
    return end()
  })
const succeeding = held('succeeding', () => ({ seen: 1 }))
const failing = held('failing', () => {
  throw new Error('out of order')
})
const after = runs(job({ name: 'after', label: 'after', when: '0 4 1 1 *' }), async () => ({ seen: 2 }))

beforeAll(async () => {
  server = await openServer()
  line = await cutLine(server.database.url)
  runner = makeRunner({
    server: server.parts,
    jobs: [succeeding, failing, after],
    storage: diskStorage(`${server.dataDir}/files`),
    url: line.through(await loginUrl(server.owner, server.database.url)),
    ownerUrl: line.through(server.database.url),
  })
  runner.start()
})
afterAll(async () => {
  await runner.stop()
  await line.cut()
  await server.close()
})

// the database is away for two seconds, and the worker looks for it again every five
it.each(['succeeding', 'failing', 'succeeding', 'failing'])(
  'a job that ends (%s) while the database is away ends nothing else, and is not left locked',
  async (name) => {
    begun = 0
    goOn = Promise.withResolvers()
    runner.soon(name)
    await expect.poll(() => begun).toBe(1)
    await line.cut()
    goOn.resolve()
    await wait(2000)
    await line.mend()
    expect(await runner.ask('after')).toMatchObject({ seen: 2 })
    const locked = `select task_identifier from graphile_worker.jobs where locked_at is not null`
    await expect.poll(async () => (await server.owner.query(locked)).rows).toEqual([])
  },
)
