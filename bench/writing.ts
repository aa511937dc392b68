import pg from 'pg'
import type { Caller } from './caller.ts'
import type { Facts, Open } from './database.ts'
import { enter } from './ledger.ts'
import { load } from './load.ts'
import { type Figure, measure } from './measure.ts'
import { byDriver, plain } from './pgbench.ts'
import { compare, shown } from './reading.ts'
import { many, seconds } from './settings.ts'
import { inTurns } from './turns.ts'
import type { Waiting } from './waiting.ts'

/** Statements of an approval; that it has no more is a test (apps/server/rest/statements.db.test.ts). */
const approval = 12

/** Create, update and approve, each beside the bare statement with the same columns and its own commit. */
export const writings = async (base: string, { facts, url }: Open, seller: Caller, all: Caller): Promise<void> => {
  let n = 0
  const input = () => ({
    name: `新合同${n++}`,
    clientId: facts.client,
    selfCompany: 'A',
    payWay: '分期',
    money: '60000',
    invoice: false,
  })
  const inputs = () => enough().map(() => ({ url: '/api/contract', body: input() }))
  const [insert, create] = await inTurns([
    () => plain(url, many, insertSql(facts.me.seller, facts.client)),
    () => load(base, seller, many, { method: 'POST', calls: inputs(), isOnce: true }),
  ])
  if (create) compare('REST · 新建', create, insert, 0.15)
  const byGraphql = 'mutation ($input: CreateContractInput!) { createContract(input: $input) { contract { id } } }'
  const byThread = await measure(many, () => seller.ask(byGraphql, { input: { contract: input() } }))
  compare('GraphQL · 新建', byThread)
  const made = await drafts(url, facts.me.seller)
  const changes = () =>
    enough().map((_, at) => {
      const id = made[at % made.length]
      return { url: `/api/contract/${id}`, body: { id, remark: `第${n++}次` } }
    })
  const [bare, update] = await inTurns([
    () => plain(url, many, updateSql(facts.me.seller)),
    () => load(base, seller, many, { method: 'PATCH', calls: changes(), isOnce: true }),
  ])
  if (update) compare('REST · 修改', update, bare, 0.15)
  await approvals(base, url, all, facts)
}

/** More than can be written while one figure is taken. */
const enough = () => Array.from({ length: Math.ceil(seconds * 1500) })

const drafts = async (url: string, seller: string): Promise<string[]> => {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const { rows } = await owner.query<{ id: string }>(
    `select id from store.contract where initiator = $1 and status = '草稿' order by tz_create desc limit 500`,
    [seller],
  )
  await owner.end()
  return rows.map(({ id }) => id)
}

/**
 * Measures approvals of both levels at many connections, and of the first at one. Compares each with an empty
 * transaction of as many statements and with the bare writes of a step, which bound the speed of any program.
 */
const approvals = async (base: string, url: string, all: Caller, { waiting, me }: Facts): Promise<void> => {
  const [alone, first] = [waiting.first.slice(0, 400), waiting.first.slice(400)]
  const writes = stepSql(me.all, waiting.bare)
  for (const [connections, rows] of [
    [many, first],
    [1, alone],
  ] as const) {
    const empty = await byDriver(
      url,
      connections,
      'begin',
      ...Array.from({ length: approval - 2 }, () => 'select 1'),
      'commit',
    )
    const step = await approved(base, all, connections, rows)
    const bare = await plain(url, connections, writes)
    const where = connections === 1 ? ' · 1 connection' : ''
    const times = ({ p95 }: Figure): string => `p95 ${p95.toFixed(1)} ms: ×${(p95 / empty.p95).toFixed(1)}`
    enter(
      `REST · 审批一步, p95 to an empty transaction${where}`,
      '< ×3',
      `${shown(step)}: ×${(step.p95 / empty.p95).toFixed(1)}; empty p95 ${empty.p95.toFixed(1)} ms; bare writes ${times(bare)}`,
      step.p95 / empty.p95 < 3,
    )
    compare(`REST · 审批一步, to its bare writes${where}`, step, bare, 0.15)
  }
  compare('REST · 终审通过，连同它引起的一切', await approved(base, all, many, waiting.last))
}

const approved = (base: string, all: Caller, connections: number, rows: readonly Waiting[]): Promise<Figure> =>
  load(base, all, connections, {
    method: 'POST',
    calls: rows.map((body) => ({ url: '/api/contract/action/approve', body })),
    isOnce: true,
  })

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

/** What the first of two levels writes, as {@link numbered} rows give it: lock, record, task, round, next task, trail, message. */
const stepSql = (decider: string, of: number): string => `\\set n random(1, ${of})
begin;
select task, round, record, initiator from app.bench_step where n = :n \\gset
select id from store.contract where id = :record::uuid for no key update;
update store.contract set status = '待二级审核', opinion_first = '同意', version = version + 1, tz_update = now() where id = :record::uuid;
update store.audit_task set status = '已同意', opinion = '同意', tz_act = now() where id = :task::uuid;
update store.audit_round set audit_level = 2 where id = :round::uuid;
insert into store.audit_task (id, tz_create, tz_update, creator_id, round_id, module, relevance_id, title, summary, initiator_id, user_id, kind, audit_level, status, record_version)
values (gen_random_uuid(), now(), now(), :initiator::uuid, :round::uuid, 'contract', :record, '平行合同', '[]', :initiator::uuid, '${decider}', '审批', 2, '自动通过', 2);
insert into store.comment (id, tz_create, tz_update, creator_id, user_id, relevance_id, module, content, type, source, changes, file)
values (gen_random_uuid(), now(), now(), '${decider}', '${decider}', :record, 'contract', '通过', '记录', '系统', '{}', '[]');
insert into store.message (id, tz_create, tz_update, user_id, sender_id, kind, type, title, text, module, relevance_id, ding_status)
values (gen_random_uuid(), now(), now(), '${decider}', :initiator::uuid, '审批', 'contract', '待您审批', '', 'contract', :record, '不发送');
select pg_notify('bench', :record);
commit;
`
