import type { Facts } from './database.ts'

/** One reading: through REST, through GraphQL, and as plain SQL that gives the same rows. */
export interface Case {
  readonly what: string
  readonly url: string
  readonly query?: string
  readonly sql?: string
  /** Least share of the plain SQL's calls a second. */
  readonly rest?: number
  readonly graphql?: number
}

export type Who = 'few' | 'head' | 'all'
export const titles: Readonly<Record<Who, string>> = { few: '20 行', head: '部门', all: '全部' }

const list =
  '/api/contract?pageSize=10&columns=contractNumber,name,clientId,money,totalMoney,stage,signDate,initiator,status'
const passed = `&filters=${encodeURIComponent('{"status":{"equalTo":"通过"}}')}`
const sought = (word: string): string => `&keyword=${encodeURIComponent(word)}`

const nodes =
  'id contractNumber name clientId client { id name } money totalMoney stage signDate initiator initiatorUser { id name } status'
const asked = (more: string, total = ''): string =>
  `{ contracts(first: 10, ${more} orderBy: TZ_CREATE_DESC, filter: {status: {equalTo: "通过"}}) { nodes { ${nodes} } ${total} } }`

const columns =
  'c.id, c.contract_number, c.name, c.client_id, k.name as client, c.money, c.stage, c.sign_date, c.initiator, u.name as initiator_name, c.status'
const from = 'store.contract c join store.client k on k.id = c.client_id join store."user" u on u.id = c.initiator'

/** A record with what the answer has beside it: the names of whom and what it refers to. */
const whole =
  `select c.*, k.name as client_name, o.name as opportunity_name, p.name as parent_name, u.name as initiator_name,
  s.name as signer_name, a.name as audit1_name, b.name as audit2_name, w.name as creator_name
  from ${from} left join store.business_opportunity o on o.id = c.business_opportunity_id
  left join store.contract p on p.id = c.parent_id left join store."user" s on s.id = c.signer
  left join store."user" a on a.id = c.audit1 left join store."user" b on b.id = c.audit2
  left join store."user" w on w.id = c.creator_id`.replaceAll('\n', ' ')

/** The entity's whole rule in the WHERE, as one writes it by hand: every alternative gives ids by its own index. */
const rule = ({ me }: Facts, who: Who): string => {
  if (who === 'all') return 'true'
  const id = `'${me[who]}'`
  const alternatives = [
    `select x.id from store.contract x where x.initiator = ${id}`,
    `select x.id from store.contract x where x.creator_id = ${id}`,
    `select x.id from store.client o join store.contract x on x.client_id = o.id where o.user_id = ${id}`,
    `select x.id from store.client o join store.contract x on x.client_id = o.id where o.helper_id = ${id}`,
    `select t.relevance_id::uuid from store.audit_task t where t.module = 'contract' and t.user_id = ${id}`,
    `select x.id from store.department d join store."user" p on p.department_id = d.id join store.contract x on x.initiator = p.id where d.leader_id = ${id}`,
  ]
  return `c.id in (${alternatives.join(' union all ')})`
}

/** What the budgets name, for one person. */
export const casesOf = (facts: Facts, who: Who): Case[] => {
  const mine = rule(facts, who)
  const rows = (where: string, tail: string): string =>
    `select ${columns} from ${from} where ${mine} and ${where} order by c.tz_create desc, c.id desc ${tail};\n`
  const count = (where: string): string => `select count(*) from store.contract c where ${mine} and ${where};\n`
  const status = `c.status = '通过'`
  const like = (word: string): string => `c.name like '%${word}%'`
  const id = who === 'few' ? facts.few : facts.head
  return [
    {
      what: '列表，无总数',
      url: `${list}${passed}&total=false`,
      query: asked(''),
      sql: rows(status, 'limit 10'),
      rest: 0.2,
      graphql: 0.1,
    },
    {
      what: '列表，有总数',
      url: `${list}${passed}`,
      query: asked('', 'totalCount'),
      sql: rows(status, 'limit 10') + count(status),
      rest: 1,
      graphql: 0.8,
    },
    {
      what: '第 5000 页',
      url: `${list}${passed}&total=false&pageNumber=5001`,
      query: asked('offset: 50000,'),
      sql: rows(status, 'limit 10 offset 50000'),
      ...(who === 'all' ? { rest: 2 } : {}),
    },
    {
      what: '搜索，罕见（协和）',
      url: `${list}&total=false${sought('协和')}`,
      sql: rows(like('协和'), 'limit 10'),
      // over twenty rows the plain statement searches nothing, it compares twenty names: docs/decisions/056
      ...(who === 'few' ? {} : { rest: 1 }),
    },
    { what: '搜索，常见（合同）', url: `${list}&total=false${sought('合同')}`, sql: rows(like('合同'), 'limit 10') },
    {
      what: '搜索，常见，有总数',
      url: `${list}${sought('合同')}`,
      sql: rows(like('合同'), 'limit 10') + count(like('合同')),
    },
    {
      what: '详情，连客户',
      url: `/api/contract/${id}`,
      query: `{ contract(id: "${id}") { ${nodes} } }`,
      sql: `${whole} where ${mine} and c.id = '${id}';\n`,
      rest: 0.3,
    },
  ]
}
