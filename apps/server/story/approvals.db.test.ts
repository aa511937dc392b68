import { snapshotOf, summaryOf } from '@chengban/engine/round/snapshot.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { Fixture } from '../matrix/testing/fixture.ts'
import { type Row, World } from '../matrix/testing/world.ts'
import { type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let admin: Api
let fixture: Fixture
let me: string

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', adminPassword)
  me = (await admin.get('/api/core-user/info')).data.id
  const world = new World(server.owner, server.parts.catalog)
  await world.read()
  fixture = new Fixture(server.owner, world, server.parts.services.vault)
  fixture.stranger = (await fixture.make(server.parts.catalog.entity('user'), { name: '申请人', status: '在职' }))
    .id as string
})
afterAll(() => server.close())

const audited = [...makeCatalog().all.values()].filter(({ audit }) => audit)
const isRaw = (text: string): boolean => /[0-9a-f]{8}-[0-9a-f]{4}-|undefined|\[object|^null$/.test(text)

/** A record that waits for the administrator on its first level, handed in by somebody else. */
const handIn = async (entity: Entity): Promise<Row> => {
  const { catalog } = server.parts
  const row = await fixture.make(entity, { [auditField(entity)]: '待一级审核', audit1: me })
  const content = await snapshotOf(fixture.sql, catalog, entity, row)
  const about = { module: entity.name, relevanceId: String(row.id), title: `${entity.label}【${row[entity.title]}】` }
  const round = await fixture.make(catalog.entity('auditRound'), {
    ...about,
    round: 1,
    kind: '提交',
    status: '进行中',
    levels: entity.audit?.levels,
    auditLevel: 1,
    initiatorId: fixture.stranger,
    content,
    tzSubmit: row.tzCreate,
  })
  await fixture.make(catalog.entity('auditTask'), {
    ...about,
    roundId: round.id,
    initiatorId: fixture.stranger,
    userId: me,
    auditLevel: 1,
    status: '待处理',
    recordVersion: row.version,
    summary: summaryOf(entity, content, row),
  })
  return row
}

const itemOf = async (entity: Entity) => (await admin.get(`/api/auditTask?module=${entity.name}`)).data.nodes[0]

describe.each(audited)('$name waits', (entity) => {
  beforeAll(async () => {
    await handIn(entity)
  })

  test('in the inbox, with what it is, whose it is and where it opens', async () => {
    const item = await itemOf(entity)
    expect(item).toMatchObject({
      module: entity.name,
      moduleLabel: entity.label,
      initiator: { name: '申请人' },
      auditLevel: 1,
      levels: entity.audit?.levels,
      link: `/record/${entity.name}/${item.relevanceId}`,
      phoneLink: entity.audit?.page
        ? `${entity.audit.page}?id=${item.relevanceId}`
        : `/phone/applyAudit?module=${entity.name}&id=${item.relevanceId}`,
    })
    expect(item.version).toBeTypeOf('number')
    for (const { label, value } of item.summary)
      expect([label, isRaw(String(value))]).toEqual([expect.any(String), false])
  })

  test('with its content in words, and what may be done', async () => {
    const { relevanceId } = await itemOf(entity)
    const { data } = await admin.get(`/api/auditTask/detail?module=${entity.name}&relevanceId=${relevanceId}`)
    expect(data).toMatchObject({ moduleLabel: entity.label, rounds: [{ round: 1 }], needSignature: false })
    expect(data.fields.length).toBeGreaterThan(0)
    expect(data.fields.filter(({ label, value }: { label: string; value: string }) => !label || isRaw(value))).toEqual(
      [],
    )
    expect(data.actions).toEqual(expect.arrayContaining(['approve', 'reject', 'transfer', 'addSign', 'cc']))
    for (const key of Object.keys(entity.lines ?? {})) expect(data.record[key]).toBeInstanceOf(Array)
  })

  test('agreed to with others only as it stands, and only where nothing further is asked', async () => {
    const { id, title, version, isPlain } = await itemOf(entity)
    const batch = async (at: number) =>
      (await admin.post('/api/auditTask/batch', { action: 'approve', items: [{ id, version: at }] })).data
    const stale = { done: 0, failed: [{ id, title, message: isPlain ? '单据已变更，请刷新' : '该单据需逐条审批' }] }
    expect(await batch(version - 1)).toEqual(stale)
    const key = `flow.${entity.name}`
    const flow = { id: key, key, value: '{"signature":[1]}', type: 'JSON' }
    await server.owner.query(
      `insert into store.config (id, key, value, type, tz_create, tz_update) values ($1, $2, $3, $4, now(), now())
       on conflict (id) do update set value = (store.config.value::jsonb || excluded.value::jsonb)::text`,
      [flow.id, flow.key, flow.value, flow.type],
    )
    expect((await itemOf(entity)).isPlain).toBe(false)
    expect(await batch(version)).toEqual({ done: 0, failed: [{ id, title, message: '该单据需逐条审批' }] })
    expect((await admin.post('/api/auditTask/action/approve', { id, version })).code).not.toBe('OK')
  })
})

test('of several, each is refused with its own reason and the others stand', async () => {
  const entity = server.parts.catalog.entity('fileAudit')
  await server.owner.query(`update store.config set value = '{}' where key = 'flow.fileAudit'`)
  await handIn(entity)
  const { nodes } = (await admin.get('/api/auditTask?module=fileAudit')).data
  const [first, second] = nodes
  const items = [
    { id: first.id, version: first.version },
    { id: second.id, version: second.version - 1 },
    { id: '019ab000-0000-7000-8000-000000000000', version: 1 },
  ]
  const { data } = await admin.post('/api/auditTask/batch', { action: 'approve', items })
  expect(data.failed.map(({ message }: { message: string }) => message)).toEqual(
    expect.arrayContaining(['单据已变更，请刷新', '数据不存在']),
  )
})
