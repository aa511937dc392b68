import type pg from 'pg'

export interface Waiting {
  readonly id: string
  readonly version: number
}

/** Contracts of which this level of two waits for the person who sees all; each is approved once. */
export const makeWaiting = async (owner: pg.Client, many: number, level: 1 | 2): Promise<Waiting[]> => {
  const { rows } = await owner.query<Waiting>(
    `with me as (select id from app.bench_seller where n = 1003), chosen as (
       select id, version, initiator, name from store.contract
       where status = '待一级审核' and not exists (select from store.audit_round r where r.module = 'contract' and r.relevance_id = contract.id::text)
       limit $1
     ), waiting as (
       update store.contract c set status = '${level === 1 ? '待一级审核' : '待二级审核'}', audit1 = me.id, audit2 = me.id from chosen, me where c.id = chosen.id returning c.id
     ), round as (
       insert into store.audit_round (id, tz_create, tz_update, creator_id, module, relevance_id, title, round, kind, levels, audit_level, initiator_id, status, content, tz_submit)
       select gen_random_uuid(), now(), now(), initiator, 'contract', id::text, name, 1, '提交', 2, ${level}, initiator, '进行中', '[]', now() from chosen returning id, relevance_id, initiator_id, title
     ), task as (
       insert into store.audit_task (id, tz_create, tz_update, creator_id, round_id, module, relevance_id, title, summary, initiator_id, user_id, kind, audit_level, status, record_version)
       select gen_random_uuid(), now(), now(), initiator_id, id, 'contract', relevance_id, title, '[]', initiator_id, (select id from me), '审批', ${level}, '待处理', 1 from round
     )
     select id::text, version from chosen`,
    [many],
  )
  return rows
}

/** Gives each of these a number, for SQL that takes one after the other without looking for it; how many there are. */
export const numbered = async (owner: pg.Client, waiting: readonly Waiting[]): Promise<number> => {
  await owner.query(`drop table if exists app.bench_step;
    create unlogged table app.bench_step (n integer primary key, task uuid, round uuid, record text, initiator uuid)`)
  const { rowCount } = await owner.query(
    `insert into app.bench_step select row_number() over (), id, round_id, relevance_id, initiator_id from store.audit_task
     where module = 'contract' and relevance_id = any ($1)`,
    [waiting.map(({ id }) => id)],
  )
  return rowCount ?? 0
}
