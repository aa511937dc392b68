import { screensOf } from '@chengban/engine/dashboard/place.ts'
import { unzip } from '@chengban/engine/excel/testing/unzip.ts'
import type { Call } from '@chengban/kernel/call.ts'
import type { Block, Dashboard } from '@chengban/kernel/dashboard.ts'
import type { ToldBlock, ToldDashboard, ToldFigure } from '@chengban/kernel/dashboard-told.ts'
import { add } from '@chengban/kernel/decimal.ts'
import type { Measure } from '@chengban/kernel/statistics.ts'
import { declaredDashboards } from '@chengban/modules/dashboards.gen.ts'
import { demoPassword } from '@chengban/modules/platform/server/demo.ts'
import { areas } from '@chengban/server/compose.ts'
import { seed } from '@chengban/server/seed.ts'
import { type Api, adminPassword, filters, openServer, type TestServer } from '@chengban/server/testing/server.ts'
import { expectOk } from '@chengban/server/testing/team.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let gm: Api

beforeAll(async () => {
  server = await openServer()
  await seed({ adminPassword, demo: true }, server.parts)
  gm = await server.signIn('admin', adminPassword)
})
afterAll(() => server?.close())

const told = async (api: Api, name: string, more = ''): Promise<ToldDashboard> =>
  expectOk(await api.get(`/api/dashboard?name=${name}${more}`)).data

const screens = screensOf(areas)

/** The rows a link leads to, as the list behind it gives them. */
const rowsBehind = async (link: string): Promise<readonly Record<string, string | null>[]> => {
  const [path = '', query] = link.split('?')
  const params = new URLSearchParams(query)
  const screen = screens[path]
  const place = params.has('tab') ? screen?.tabs?.find(({ label }) => label === params.get('tab')) : screen
  const own = place?.variant === 'apply' ? '&view=own' : ''
  const rows: Record<string, string | null>[] = []
  for (let page = 1; ; page += 1) {
    const where = encodeURIComponent(params.get('where') ?? '')
    const { data } = expectOk(await gm.get(`/api/${place?.of}?filters=${where}${own}&pageSize=50&pageNumber=${page}`))
    rows.push(...data.nodes)
    if (rows.length >= data.totalCount) return rows
  }
}

/** What the rows themselves give: how many they are, or what they sum up to; undefined for other measures. */
const reckoned = async (link: string, measure: Measure<string> | undefined): Promise<string | number | undefined> => {
  if (measure && (!('sum' in measure) || measure.where)) return undefined
  const rows = await rowsBehind(link)
  return measure && 'sum' in measure
    ? rows.reduce((sum, row) => add(sum, row[measure.sum] ?? '0'), '0.00')
    : rows.length
}

interface Linked {
  readonly what: string
  readonly figure: ToldFigure
  readonly measure?: Measure<string> | undefined
}

/** Every figure of lists in an answer, with what it is said to be. */
const linkedIn = ({ tiles, blocks }: Dashboard, answer: ToldDashboard): readonly Linked[] => [
  ...tiles.flatMap((one) => {
    const figure = answer.tiles.find(({ key }) => key === one.key)
    return 'from' in one || !figure ? [] : [{ what: one.label, figure, measure: one.measure }]
  }),
  ...blocks.flatMap((block) => {
    const shown = answer.blocks.find(({ key }) => key === block.key)
    return 'from' in block || !shown ? [] : [...ofRows(shown), ...ofPoints(block, shown)]
  }),
]

const ofRows = ({ label, rows }: ToldBlock): readonly Linked[] =>
  rows ? [{ what: label, figure: { value: rows.total, link: rows.link } }] : []

const ofPoints = (block: OwnBlock, { label, points }: ToldBlock): readonly Linked[] =>
  points.flatMap((point) =>
    point.figures.flatMap((figure, at) =>
      figure ? [{ what: `${label} ${point.label}`, figure, measure: measureOf(block, point.label, at) }] : [],
    ),
  )

type OwnBlock = Exclude<Block, { readonly from: Call }>
const measureOf = (block: OwnBlock, label: string, at: number): Measure<string> | undefined => {
  if (block.as === 'parts') return block.parts.find((part) => part.label === label)?.measure
  if (block.as === 'heat') return block.measure
  return block.as === 'rows' ? undefined : block.series[at]?.measure
}

/** Everybody has these, with rows of their own alone. */
const ofOneself = ['ownPay']
const others = declaredDashboards.filter(({ name }) => !ofOneself.includes(name))

describe.each(others)('$label', (dashboard) => {
  it('tells of every figure what the rows behind it come to', async () => {
    const linked = linkedIn(dashboard, await told(gm, dashboard.name))
    const faults: unknown[] = []
    for (const { what, figure, measure } of linked) {
      const found = figure.link ? await reckoned(figure.link, measure) : undefined
      if (found !== undefined && Number(figure.value ?? 0) !== Number(found)) faults.push([what, figure, found])
    }
    expect(faults).toEqual([])
    const own = dashboard.tiles.filter((one) => !('from' in one))
    expect(linked.filter(({ figure }) => figure.link).length).toBeGreaterThanOrEqual(own.length)
  })

  it('is nothing to whoever may not see it', async () => {
    const plain = await server.signIn('yf05', demoPassword)
    expect(await plain.get(`/api/dashboard?name=${dashboard.name}`)).toMatchObject({ status: 404 })
  })
})

it('tells of a year of pay one’s own alone', async () => {
  for (const account of ['yf05', 'yf02']) {
    const own = await server.signIn(account, demoPassword)
    const { year, nodes } = expectOk(await own.get('/api/moneyPayroll/mine?year=2026')).data
    const { tiles, blocks } = await told(own, 'ownPay', '&year=2026')
    expect(tiles.map(({ value }) => value)).toEqual([
      year.money,
      year.socialMyself,
      year.accumulationFund,
      year.tax,
      year.salaryTrue,
    ])
    expect(nodes.length).toBeGreaterThan(0)
    expect(blocks[0]?.points).toHaveLength(nodes.length)
  }
})

it('is nothing under a name that is none, nor for whoever is not signed in', async () => {
  expect(await gm.get('/api/dashboard?name=none')).toMatchObject({ status: 404 })
  expect(await gm.as('').get('/api/dashboard?name=contract')).toMatchObject({ status: 401 })
})

it('refuses days the wrong way round, and what is chosen by a name or in a form there is not', async () => {
  const refused = (more: string) => gm.get(`/api/dashboard?name=finance${more}`)
  expect(await refused('&date1=2026-05-02&date2=2026-05-01')).toMatchObject({
    status: 422,
    data: { fields: { date2: '日期错误' } },
  })
  expectOk(await refused('&date1=2026-05-01&date2=2026-05-01'))
  for (const choices of [{ other: { equalTo: 'x' } }, { company: 'x' }, []])
    expect(await refused(`&choices=${filters(choices)}`)).toMatchObject({
      status: 422,
      data: { fields: { choices: '筛选条件错误' } },
    })
  expect(await refused(`&choices=${filters({ company: { in: ['a', 'b'] } })}`)).toMatchObject({
    data: { fields: { company: '请只选一个' } },
  })
})

it('narrows by what is chosen: the parts of all departments come to the whole', async () => {
  const value = ({ tiles }: ToldDashboard): number => Number(tiles.find(({ key }) => key === 'open')?.value)
  const whole = await told(gm, 'businessOpportunity')
  const { rows } = await server.owner.query<{ id: string }>(
    'select distinct performance_from::text as id from store.business_opportunity where performance_from is not null',
  )
  const parts = await Promise.all(
    rows.map(async ({ id }) =>
      value(await told(gm, 'businessOpportunity', `&choices=${filters({ departmentId: { equalTo: id } })}`)),
    ),
  )
  expect(parts.length).toBeGreaterThan(0)
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(value(whole))
})

it('tells a quarter: the last that is over, or the one asked for', async () => {
  const first = await told(gm, 'performance', '&year=2026&quarter=3')
  expect(first).toMatchObject({ period: 'quarter', year: 2026, quarter: 3, date1: '2026-07-01', date2: '2026-09-30' })
  expect((await told(gm, 'performance', '&year=2028&quarter=1')).date2).toBe('2028-03-31')
})

it('tells a week: the one of the day asked for, whose month is that of its Thursday', async () => {
  const week = await told(gm, 'performanceWeek', '&date1=2026-10-31')
  expect(week).toMatchObject({ period: 'week', year: 2026, date1: '2026-10-26', date2: '2026-11-01' })
  const sheets = await gm.get(
    `/api/performance/count?filters=${filters({ type: { equalTo: '周' }, year: { equalTo: 2026 }, month: { equalTo: 10 }, week: { equalTo: 5 }, status: { notEqualTo: '未开始' } })}`,
  )
  expect(Number(week.tiles.find(({ key }) => key === 'count')?.value)).toBe(expectOk(sheets).data.totalCount)
})

it('leaves out the sums of whoever may not read them', async () => {
  const pm = await server.signIn('pm01', demoPassword)
  const heads = async (api: Api) =>
    (await told(api, 'project')).blocks.find(({ key }) => key === 'projects')?.series.map(({ label }) => label)
  expect(await heads(gm)).toContain('合同额')
  expect(await heads(pm)).toContain('缺陷')
  expect(await heads(pm)).not.toContain('合同额')
})

it('is exported under the right to export, with a sheet for each drawing', async () => {
  // a project manager may export, but sees no deals; others may not export at all
  for (const [account, status] of [
    ['pm01', 404],
    ['yf05', 403],
  ] as const) {
    const api = await server.signIn(account, demoPassword)
    expect(await api.get('/api/dashboard/export?name=businessOpportunity')).toMatchObject({ status })
  }
  expect(await gm.get('/api/dashboard/export?name=none')).toMatchObject({ status: 404 })
  const { blocks, tiles } = await told(gm, 'businessOpportunity')
  const parts = unzip((await gm.get('/api/dashboard/export?name=businessOpportunity')).data)
  const book = parts.get('xl/workbook.xml') ?? ''
  expect([...book.matchAll(/sheet name="([^"]*)"/g)].map(([, sheet]) => sheet)).toEqual([
    '指标',
    ...blocks.filter(({ rows }) => !rows).map(({ label }) => label),
  ])
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain(`<v>${tiles[0]?.value}</v>`)
})
