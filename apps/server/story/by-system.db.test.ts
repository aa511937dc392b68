import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemWriter } from '../jobs/system-writer.ts'
import type { TestServer } from '../testing/server.ts'
import { expectOk, signInTeam, type Team, teamServer } from '../testing/team.ts'

let server: TestServer
let team: Team
beforeAll(async () => {
  server = await teamServer()
  team = await signInTeam(server)
})
afterAll(() => server.close())

const asSystem = <T>(work: (within: Within) => Promise<T>): Promise<T> =>
  server.parts.auth.transaction((tx) => work({ tx, writer: systemWriter(server.parts) }))

const holiday = async (name: string, date: string): Promise<string> =>
  expectOk(await team.admin.post('/api/holiday', { name, date, kind: '法定节假日' })).data.id

test('rows are found by value, list, nothing and bounds', async () => {
  const [a, b, c] = [
    await holiday('甲日', '2031-01-01'),
    await holiday('乙日', '2031-01-02'),
    await holiday('丙日', '2031-01-03'),
  ]
  await asSystem(async (within) => {
    const ids = async (where: Parameters<typeof find<'holiday'>>[2]) =>
      (await find(within, 'holiday', where)).map(({ id }) => id)
    expect(await ids({ date: '2031-01-02' })).toEqual([b])
    expect((await ids({ date: ['2031-01-03', '2031-01-01'] })).sort()).toEqual([a, c].sort())
    expect((await ids({ date: { from: '2031-01-02', to: '2031-01-03' } })).sort()).toEqual([b, c].sort())
    expect(await ids({ date: { from: '2031-01-01', before: '2031-01-02' } })).toEqual([a])
    expect(await ids({ date: ['2031-01-01'], name: { not: '甲日' } })).toEqual([])
    expect(await ids([])).toEqual([])
    expect((await find(within, 'holiday', { date: { from: '2031-01-01' } }, { sort: ['-date'], most: 1 }))[0]?.id).toBe(
      c,
    )
    expect(await findOne(within, 'holiday', { date: '2031-01-09' })).toBeUndefined()
    await expect(ids({ date: undefined as never })).rejects.toThrow()
  })
})

test('a change of the system raises the version, is told, found by its new words, and leaves equal rows alone', async () => {
  const id = await holiday('旧名日', '2032-02-01')
  const before = expectOk(await team.admin.get(`/api/holiday/${id}`)).data
  expect(await asSystem((within) => change(within, 'holiday', id, { name: '旧名日' }))).toEqual([])
  const changed = await asSystem((within) => change(within, 'holiday', id, ({ name }) => ({ name: `${name}改` })))
  expect(changed.map(({ name, version }) => [name, version])).toEqual([['旧名日改', before.version + 1]])
  const after = expectOk(await team.admin.get(`/api/holiday/${id}`)).data
  expect([after.name, after.version]).toEqual(['旧名日改', before.version + 1])
  const { rows } = await server.owner.query(
    `select content, creator_id, changes -> 'changes' as changes from store.comment where relevance_id = $1 order by tz_create desc, id desc limit 1`,
    [id],
  )
  expect(rows).toEqual([
    {
      content: '系统修改 名称',
      creator_id: null,
      changes: [{ field: 'name', label: '名称', old: '旧名日', new: '旧名日改' }],
    },
  ])
})

test('a state moves by no change', async () => {
  const given = {
    name: '系统写入',
    designee: team.ids.s2,
    auditor1: team.ids.h,
    date: '2030-01-01',
    needConfirm: false,
  }
  const { id } = expectOk(await team.g.post('/api/task', given)).data
  const moved = asSystem((within) => change(within, 'task', id, { status: '进行中' }))
  await expect(moved).rejects.toThrow('moves by its moves alone')
})

test('twenty changes at once of one row are twenty versions', async () => {
  const id = await holiday('数日', '2033-03-01')
  const { version } = expectOk(await team.admin.get(`/api/holiday/${id}`)).data
  await Promise.all(
    Array.from({ length: 20 }, () =>
      asSystem((within) => change(within, 'holiday', id, ({ name }) => ({ name: `${name}·` }))),
    ),
  )
  const after = expectOk(await team.admin.get(`/api/holiday/${id}`)).data
  expect([after.name, after.version]).toEqual([`数日${'·'.repeat(20)}`, version + 20])
})

test('what is dropped is gone, and its trail says so', async () => {
  const id = await holiday('去日', '2034-04-01')
  expect(await asSystem((within) => drop(within, 'holiday', { name: '去日' }))).toBe(1)
  expect((await team.admin.get(`/api/holiday/${id}`)).status).toBe(404)
  const { rows } = await server.owner.query(
    'select content from store.comment where relevance_id = $1 order by id desc limit 1',
    [id],
  )
  expect(rows).toEqual([{ content: '系统删除【去日】' }])
})
