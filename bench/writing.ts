import type { Caller } from './caller.ts'
import type { Open } from './database.ts'
import { enter } from './ledger.ts'
import { type Figure, measure } from './measure.ts'
import { byDriver, plain } from './pgbench.ts'
import { compare, shown } from './reading.ts'
import { many } from './settings.ts'
import type { Waiting } from './waiting.ts'

/** Statements of an approval; that it has no more is a test (apps/server/rest/statements.db.test.ts). */
const approval = 12

/** Create, update and approve, each beside the bare statement with the same columns and its own commit. */
export const writings = async ({ facts, url }: Open, seller: Caller, all: Caller): Promise<void> => {
  const made: { id: string }[] = []
  let n = 0
  const input = () => ({
    name: `新合同${n++}`,
    clientId: facts.client,
    selfCompany: 'A',
    payWay: '分期',
    money: '60000',
    invoice: false,
  })
  const create = await measure(many, async () => {
    made.push((await seller('POST', '/api/contract', input())).data as { id: string })
  })
  compare('REST · 新建', create, await plain(url, many, insertSql(facts.me.seller, facts.client)), 0.15)
  const byGraphql = 'mutation ($input: CreateContractInput!) { createContract(input: $input) { contract { id } } }'
  const byThread = await measure(many, () => seller.ask(byGraphql, { input: { contract: input() } }))
  compare('GraphQL · 新建', byThread)
  let at = 0
  const update = await measure(many, async () => {
    const { id } = made[at++ % made.length] as { id: string }
    await seller('PATCH', `/api/contract/${id}`, { id, remark: `第${at}次` })
  })
  compare('REST · 修改', update, await plain(url, many, updateSql(facts.me.seller)), 0.15)
  const empty = await byDriver(url, many, 'begin', ...Array.from({ length: approval - 2 }, () => 'select 1'), 'commit')
  const step = await approvals(all, facts.waiting.first)
  const ratio = step.p95 / empty.p95
  enter(
    'REST · 审批一步, p95 to an empty transaction',
    '< ×3',
    `${shown(step)}; empty p95 ${empty.p95.toFixed(1)} ms: ×${ratio.toFixed(1)}`,
    ratio < 3,
  )
  compare('REST · 终审通过，连同它引起的一切', await approvals(all, facts.waiting.last))
}

const approvals = async (all: Caller, rows: readonly Waiting[]): Promise<Figure> => {
  const waiting = [...rows]
  return measure(many, async () => {
    const next = waiting.pop()
    if (!next) throw new Error('no more rows wait for approval: shorten BENCH_SECONDS')
    await all('POST', '/api/contract/action/approve', next)
  })
}

const insertSql = (seller: string, client: string): string => `\\set n random(1, 1000000000)
insert into store.contract (id, tz_create, tz_update, creator_id, name, client_id, initiator, self_company, pay_way, money, status, stage, invoice, search_grams, search_text, search_initials)
values (gen_random_uuid(), now(), now(), '${seller}', '平行合同' || :n, '${client}', '${seller}', 'A', '分期', 60000, '草稿', '未生效', false,
  '{平,行,合,同,平行,行合,合同}', '平行合同', 'pxht');
`

const updateSql = (
  seller: string,
): string => `update store.contract set remark = '第' || random() || '次', version = version + 1, tz_update = now()
where id = (select id from store.contract where initiator = '${seller}' and status = '草稿' order by tz_create desc, id desc offset floor(random() * 100)::int limit 1);
`
