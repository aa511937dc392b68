import type { Facts } from './database.ts'
import { countOf, pageOf, recordOf, soughtOf } from './plain-sql.ts'
import type { Who } from './who.ts'

/** One reading: through REST, through GraphQL, and as plain SQL that gives the same rows. */
export interface Case {
  readonly what: string
  /** The n-th call: no two in a row ask the same, since what many ask at once is answered once. */
  readonly url: (n: number) => string
  readonly query?: (n: number) => string
  /** `:n` is another number in every execution. */
  readonly sql?: string
  /** Least share of the plain SQL's calls a second. */
  readonly rest?: number
  readonly graphql?: number
}

const list =
  '/api/contract?pageSize=10&columns=contractNumber,name,clientId,money,totalMoney,stage,signDate,initiator,status'
// every amount is larger: the question differs, its answer does not
const filtered = (filters: object): string => `&filters=${encodeURIComponent(JSON.stringify(filters))}`
const passed = (n: number): string =>
  filtered({ status: { equalTo: '通过' }, money: { greaterThanOrEqualTo: String(n) } })
const sought = (word: string) => (n: number) =>
  `${filtered({ money: { greaterThanOrEqualTo: String(n) } })}&keyword=${encodeURIComponent(word)}`

const nodes =
  'id contractNumber name clientId client { id name } money totalMoney stage signDate initiator initiatorUser { id name } status'
const asked =
  (more: string, total = '') =>
  (n: number): string =>
    `{ contracts(first: 10, ${more} orderBy: TZ_CREATE_DESC, filter: {status: {equalTo: "通过"}, money: {greaterThanOrEqualTo: "${n}"}}) { nodes { ${nodes} } ${total} } }`

/** What the budgets name, for one person. */
export const casesOf = (facts: Facts, who: Who): Case[] => {
  const status = `x.status = '通过' and x.money >= :n`
  const like = (word: string): string => `x.name like '%${word}%' and x.money >= :n`
  const page = (where: string, offset = 0): string => pageOf(facts, who, where, offset)
  // comparing twenty rows is faster than using the index of words
  const rare = who === 'few' ? page(like('协和')) : soughtOf(facts, who, '协和', 'x.money >= :n')
  const ids = who === 'few' ? facts.few : facts.head
  return [
    {
      what: '列表，无总数',
      url: (n) => `${list}${passed(n)}&total=false`,
      query: asked(''),
      sql: page(status),
      rest: 0.2,
      graphql: 0.1,
    },
    {
      what: '列表，有总数',
      url: (n) => `${list}${passed(n)}`,
      query: asked('', 'totalCount'),
      sql: page(status) + countOf(facts, who, status),
      rest: 1,
      graphql: 0.8,
    },
    {
      what: '第 5000 页',
      url: (n) => `${list}${passed(n)}&total=false&pageNumber=5001`,
      query: asked('offset: 50000,'),
      sql: page(status, 50_000),
      ...(who === 'all' ? { rest: 2 } : {}),
    },
    { what: '搜索，罕见（协和）', url: (n) => `${list}&total=false${sought('协和')(n)}`, sql: rare, rest: 0.25 },
    {
      what: '搜索，常见（合同）',
      url: (n) => `${list}&total=false${sought('合同')(n)}`,
      sql: page(like('合同')),
    },
    {
      what: '搜索，常见，最新 9000 行没有（病历）',
      url: (n) => `${list}&total=false${sought('病历')(n)}`,
      sql: page(like('病历')),
    },
    {
      what: '搜索，常见，有总数',
      url: (n) => `${list}${sought('合同')(n)}`,
      sql: page(like('合同')) + countOf(facts, who, like('合同')),
    },
    {
      what: '详情，连客户',
      url: (n) => `/api/contract/${ids[n % ids.length]}`,
      query: (n) => `{ contract(id: "${ids[n % ids.length]}") { ${nodes} } }`,
      sql: recordOf(ids),
      rest: 0.35,
    },
  ]
}
