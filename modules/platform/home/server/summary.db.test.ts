import { nameOf } from '@chengban/modules/platform/server/demo/names.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { areas, cards } from '@chengban/server/compose.ts'
import { type Api, adminPassword, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { statementsOf } from '@chengban/server/testing/statements.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let server: TestServer
const desks = new Map<string, Api>()
const people = ['admin', 'gm', 'xs01', 'xs02', 'ss01', 'ss09']

beforeAll(async () => {
  server = await openServer({ demo: true })
  for (const name of people) desks.set(name, await server.signIn(name, name === 'admin' ? adminPassword : demoPassword))
})
afterAll(() => server.close())

const at = (name: string): Api => desks.get(name) as Api

interface Figure {
  readonly key: string
  readonly card: string
  readonly value: number | string | null
  readonly link: string
  readonly unit: string
}

test('whoever is not signed in gets nothing', async () => {
  expect(await at('gm').as('').get('/api/home/summary')).toMatchObject({ status: 401 })
})

test('who asks for some blocks is given these alone, and no others by their names', async () => {
  const { data } = await at('xs01').get('/api/home/summary?blocks=audits,figuresFinance')
  expect(data).toMatchObject({ notices: null, todos: null, calendar: null, documents: null })
  expect([data.figures, data.rosters, data.charts]).toEqual([[], [], []])
  expect(data.auditCount).toBe((await at('xs01').get('/api/home/summary')).data.auditCount)
})

test('figures of others are not on the page', async () => {
  const { data } = await at('ss01').get('/api/home/summary')
  const cards = data.cards.map(({ key }: { key: string }) => key)
  expect(cards).not.toContain('figuresFinance')
  expect(cards).not.toContain('figuresHr')
  expect(cards).not.toContain('figuresSystem')
  expect(data.figures.filter(({ card }: Figure) => card === 'figuresSales')).toEqual([])
})

describe.each(people)('the first page of %s', (name) => {
  test('every figure is what the list it leads to shows', async () => {
    const { data } = await at(name).get('/api/home/summary')
    expect(data.figures.length).toBeGreaterThan(0)
    for (const figure of data.figures as Figure[]) {
      if (figure.unit === '状态' || further.has(figure.key)) continue
      const listed = await listedAt(at(name), figure)
      if (listed !== undefined) expect(figure.value, `${name} ${figure.key}`).toEqual(listed)
    }
  })

  test('few statements, however many cards', async () => {
    const statements = await statementsOf(() => at(name).get('/api/home/summary'))
    const asked = statements.filter((text) => !/identify|^(begin|commit)/.test(text))
    // the administrator has the most: a card of sessions, and invoices that wait for everybody with the code
    expect(asked.length).toBeLessThanOrEqual(13)
  })
})

// no list has them
const further = new Set(['online', 'dingFailed', 'jobsFailed', 'storageFree'])

const screens = new Map(areas.flatMap(({ screens }) => Object.entries(screens)))
const measures = new Map(
  cards.flatMap(({ figures = [] }) =>
    figures.flatMap((card) => card.figures.map(({ key, measure = { count: {} } }) => [key, measure] as const)),
  ),
)

/** The count or sum of the rows that the link opens; undefined where it leads to no list. */
const listedAt = async (api: Api, { key, link }: Figure): Promise<unknown> => {
  const [path = '', query = ''] = link.split('?')
  const screen = screens.get(path)
  expect(screen, link).toBeDefined()
  const measure = measures.get(key) ?? { count: {} }
  const sum = 'sum' in measure ? measure.sum : undefined
  const isOwn = screen?.variant === 'apply'
  const tab = new URLSearchParams(query).get('tab')
  const of = screen?.tabs?.find(({ label }) => label === tab)?.of ?? screen?.of
  if (!query || 'rate' in measure) return undefined
  const params = new URLSearchParams({
    filters: new URLSearchParams(query).get('where') ?? '',
    ...(isOwn ? { view: 'own' } : {}),
  })
  if (!sum) return (await api.get(`/api/${of}/count?${params}`)).data.totalCount
  if (!isOwn) {
    const asked = JSON.stringify({ sum: { sum } })
    return (await api.get(`/api/${of}/figures?${params}&measures=${asked}`)).data.sum.sum
  }
  // who holds no code adds up what they read of their own rows
  const { data } = await api.get(`/api/${of}?${params}&pageSize=50`)
  const cents = data.nodes.reduce((all: bigint, row: Record<string, string>) => all + cent(row[sum]), 0n)
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

const cent = (value: string | null | undefined): bigint => BigInt((value ?? '0.00').replace('.', ''))

test('bars are the rows of their list, a year has twelve months, reports have their people', async () => {
  const { charts, rosters, figures } = (await at('admin').get('/api/home/summary')).data
  const chart = (key: string) => charts.find((one: { key: string }) => one.key === key)
  for (const { label, values, link } of chart('byStatus').points) {
    const where = new URLSearchParams(link.split('?')[1]).get('where') ?? ''
    const { data } = await at('admin').get(`/api/project/count?${new URLSearchParams({ filters: where })}`)
    expect(values, label).toEqual([data.totalCount])
  }
  const { points, series } = chart('year')
  expect([points.length, series]).toEqual([12, ['收入', '支出']])
  const income = figures.find(({ key }: Figure) => key === 'income').value
  expect(points.at(-1).values[0]).toBe(Number(income))
  for (const { key, people } of rosters) {
    const count = figures.find((one: Figure) => one.key === key.replace('names', 'team'))?.value ?? 0
    expect(people.length, key).toBe(count)
  }
})

test('who may not see the figures of the company has no drawing of it', async () => {
  const { charts } = (await at('xs02').get('/api/home/summary')).data
  expect(charts.map(({ card }: { card: string }) => card)).not.toContain('figuresFinance')
})

test('a card draws nothing of rows whose list its reader does not open', async () => {
  const admin = at('admin')
  const { id: roleId } = (await admin.post('/api/role', { name: '只看款' })).data
  await admin.patch('/api/role/action/set-permission', {
    id: roleId,
    permissionIds: [],
    operationCodes: ['money:manage'],
  })
  const { id: userId } = (await at('ss09').get('/api/core-user/info')).data
  expect(await admin.post('/api/userRole', { userId, roleId })).toMatchObject({ code: 'OK' })
  const { cards, charts, figures } = (await at('ss09').get('/api/home/summary')).data
  expect(cards.map(({ key }: { key: string }) => key)).toContain('figuresFinance')
  const drawn = [...charts, ...figures].filter(({ card }) => card === 'figuresFinance')
  expect(drawn.map(({ key }: { key: string }) => key)).not.toContain('payroll')
  expect(drawn.map(({ key }: { key: string }) => key)).not.toContain('year')
})

test('an approval that waits is told with its number; own tasks stand by their day', async () => {
  const { data } = await at('xs01').get('/api/home/summary')
  const inbox = await at('xs01').get('/api/auditTask?box=todo')
  expect(data.auditCount).toBe(inbox.data.totalCount)
  const days = data.todos.flatMap(({ dueDate }: { dueDate: string | null }) => dueDate ?? [])
  expect(days).toEqual([...days].sort())
})

test('cards that were not chosen are neither read nor shown', async () => {
  const info = (await at('xs02').get('/api/core-user/info')).data
  const row = (await at('xs02').get(`/api/user/${info.id}`)).data
  const settings = { ...info.settings, homeCards: ['documents', 'audits'] }
  expect(await at('xs02').patch(`/api/user/${info.id}`, { version: row.version, patch: { settings } })).toMatchObject({
    status: 200,
  })
  const { data } = await at('xs02').get('/api/home/summary')
  expect(data.cards.slice(0, 3)).toMatchObject([
    { key: 'documents', isShown: true },
    { key: 'audits', isShown: true },
    { isShown: false },
  ])
  expect(data).toMatchObject({ todos: null, calendar: null, notices: null, figures: [] })
  expect(data.auditCount).toBeTypeOf('number')
})

test('notices stand unread first, reminders before the rest and by their family', async () => {
  const tell = (title: string, kind: string, type: string, isRead: boolean) =>
    server.owner.query(
      `insert into store.message (id, tz_create, tz_update, version, user_id, kind, type, title, is_read)
       select uuidv7(), now(), now(), 1, id, $2, $3, $1, $4 from store."user"
       where name = '${nameOf('ss09')}'`,
      [title, kind, type, isRead],
    )
  await tell('甲', '提醒', 'fileExpire', true)
  await tell('乙', '通知', 'notice', false)
  await tell('丙', '提醒', 'systemPassword', false)
  await tell('丁', '提醒', 'fileExpire', false)
  const { data } = await at('ss09').get('/api/home/summary')
  expect(data.notices.map(({ title, family }: Record<string, string>) => `${family} ${title}`)).toEqual([
    '文件 丁',
    '系统 丙',
    '通知 乙',
    '文件 甲',
  ])
})

test('a part that cannot be read is null, and the others stand', async () => {
  await server.owner.query('alter view public.milepost rename to milepost_away')
  const { data } = await at('gm').get('/api/home/summary')
  await server.owner.query('alter view public.milepost_away rename to milepost')
  expect(data).toMatchObject({ todos: null, figures: null, calendar: null })
  expect(data.auditCount).toBeTypeOf('number')
  expect(data.notices).toBeInstanceOf(Array)
})
