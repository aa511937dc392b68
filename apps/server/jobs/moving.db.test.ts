import { diskStorage } from '@chengban/engine/files/disk.ts'
import { runs } from '@chengban/engine/jobs/job.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { job } from '@chengban/kernel/job.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loginUrl } from '../database/roles.ts'
import { inForce, type Ledgers, move, openLedgers } from '../testing/ledgers.ts'
import { makeRunner } from './make-runner.ts'
import type { JobRunner } from './runner.ts'

let all: Ledgers
let runner: JobRunner
let id = ''

const begin = runs(job({ name: 'begin', label: '开始', when: 'daily 04:00' }), ({ transaction, writer }) =>
  transaction(async (tx) => {
    await moveBySystem({ tx, writer }, 'contract', 'start', id)
    const told = await tx.query(`select from store.comment where relevance_id = $1 and content like '系统%'`, [id])
    return { moved: 1, told: told.length }
  }),
)

beforeAll(async () => {
  all = await openLedgers()
  runner = makeRunner({
    server: all.server.parts,
    jobs: [begin],
    storage: diskStorage(`${all.server.dataDir}/files`),
    url: await loginUrl(all.server.owner, all.server.database.url),
    ownerUrl: all.server.database.url,
  })
  runner.start()
})
afterAll(async () => {
  await runner?.stop()
  await all?.server.close()
})

const stageOf = async () => (await all.s1.get(`/api/contract/${id}`)).data.stage

it('a job moves no record from a state it has no way out of', async () => {
  id = await inForce(all)
  await expect(runner.ask('begin')).rejects.toMatchObject({ code: 'INTERNAL' })
  expect(await stageOf()).toBe('待签署')
})

it('a job moves records as the system, told as the system’s in their trail when its transaction ends', async () => {
  id = await inForce(all, '100000.00', { signed: true })
  const { version } = (await all.s1.get(`/api/contract/${id}`)).data
  expect(await runner.ask('begin')).toEqual({ moved: 1, told: 0 })
  expect(await stageOf()).toBe('履行中')
  const { rows } = await all.server.owner.query(
    `select creator_id, content from store.comment where relevance_id = $1 and content like '系统%'`,
    [id],
  )
  expect(rows).toEqual([{ creator_id: null, content: '系统开始履行（已签署 → 履行中）' }])
  expect((await move(all.s1, 'contract', id, 'start')).message).toBe('当前状态不能开始履行')
  expect((await all.s1.get(`/api/contract/${id}`)).data.version).toBe(version + 1)
})
