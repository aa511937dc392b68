import type { Entity } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { clock, today } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import type { Values } from '../write/scene.ts'
import { codeOf } from './codes.ts'
import type { FlowConfig } from './config.ts'

export interface Approver {
  readonly userId: string
  readonly name: string
  /** Reached through the chain: may decide without the code. */
  readonly byChain: boolean
  /** The person this one stands in for. */
  readonly forId: string | null
}

interface Candidate {
  readonly id: string
  readonly name: string
  readonly tier: number
  readonly entries: readonly string[]
  readonly deputyId: string | null
  readonly deputyName: string | null
}

interface Asked {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  readonly level: number
  readonly config: FlowConfig
  /** People who stand on earlier levels of the round. */
  readonly earlier: readonly string[]
}

export const applicantOf = (entity: Entity, row: Values): string =>
  String(row['initiator' in entity.fields ? 'initiator' : 'creatorId'])

/**
 * Who decides on a level: the person named in the form, else the configured strategy, else the chain (heads of the
 * applicant's department upwards, superior, holders of flow:manage). Never the applicant, never nobody.
 */
export const approversOf = async (asked: Asked): Promise<Approver[]> => {
  const { entity, row, level, config } = asked
  const code = await codeOf(asked.tx, entity, level)
  const named = row[`audit${level}`]
  if (typeof named === 'string' && named) return namedApprover(asked, named, code)
  const strategy = config.approvers[level] ?? 'form'
  const byStrategy =
    strategy === 'form' ? [] : await candidates(asked, strategySql(strategy), strategyParam(strategy, row))
  if (byStrategy.length) return byStrategy.map((one) => approver(one, false))
  return chain(asked, code)
}

const namedApprover = async (asked: Asked, id: string, code: string | null): Promise<Approver[]> => {
  const [found] = await candidates(asked, 'select u.id, 0 as tier from store."user" u where u.id = $1', id, [])
  if (!found || (code && !has(found.entries, code))) throw invalid({ [`audit${asked.level}`]: '所选审批人无审批权限' })
  return [approver(found, false)]
}

const chain = async (asked: Asked, code: string | null): Promise<Approver[]> => {
  const found = await candidates(asked, chainSql, applicantOf(asked.entity, asked.row))
  const willing = found.filter(({ entries }) => !code || !isBarred(entries, code))
  const first = willing[0]?.tier
  if (first === undefined) throw invalid({ [`audit${asked.level}`]: '未找到审批人，请联系流程管理员' })
  return willing.filter(({ tier }) => tier === first).map((one) => approver(one, true))
}

/** A negated entry covers the code: granting it beside would still not make it held. */
const isBarred = (entries: readonly string[], code: string): boolean => !has([...entries, code], code)

const approver = ({ id, name, deputyId, deputyName }: Candidate, byChain: boolean): Approver =>
  deputyId
    ? { userId: deputyId, name: deputyName ?? '', byChain, forId: id }
    : { userId: id, name, byChain, forId: null }

/** Enabled people out of a source of (id, tier), without the applicant and those of earlier levels, deputies in force. */
const candidates = (asked: Asked, source: string, param: unknown, earlier = asked.earlier): Promise<Candidate[]> =>
  asked.tx.query<Candidate>(
    `select u.id, u.name, min(s.tier) as tier, app.entries_of(u.id, $4) as entries, d.id as "deputyId", d.name as "deputyName"
     from (${source}) s join store."user" u on u.id = s.id and u.is_enable
     left join store."user" d on d.id = u.deputy_id and d.is_enable and d.id <> $2 and $5::date between u.deputy_from and u.deputy_to
     where u.id <> $2 and u.id <> all ($3::uuid[])
     group by u.id, d.id order by tier, u.sort, u.id`,
    [param, applicantOf(asked.entity, asked.row), earlier, clock.now().toISOString(), today()],
  )

const strategySql = (strategy: string): string => {
  const kind = strategy.split(':')[0]
  if (kind === 'role') return 'select r.user_id as id, 0 as tier from store.user_role r where r.role_id = $1::uuid'
  if (kind === 'operation') return 'select h.id, 0 as tier from app.holders_of($1::text, $4) h (id)'
  if (kind === 'superior') return 'select u.superior_id as id, 0 as tier from store."user" u where u.id = $1::uuid'
  if (kind === 'departmentHead')
    return 'select d.leader_id as id, 0 as tier from store."user" u join store.department d on d.id = u.department_id where u.id = $1::uuid'
  return 'select $1::uuid as id, 0 as tier'
}

const strategyParam = (strategy: string, row: Values): unknown => {
  const [kind, ...rest] = strategy.split(':')
  if (kind === 'role' || kind === 'operation') return rest.join(':')
  return kind === 'field' ? row[rest.join(':')] : (row.initiator ?? row.creatorId)
}

const chainSql = `
  with recursive above as (
    select d.id, d.leader_id, d.parent_id, 1 as tier from store."user" u join store.department d on d.id = u.department_id where u.id = $1::uuid
    union all
    select d.id, d.leader_id, d.parent_id, above.tier + 1 from store.department d join above on d.id = above.parent_id where above.tier < 6
  )
  select leader_id as id, tier from above where leader_id is not null
  union all select u.superior_id, 10 from store."user" u where u.id = $1::uuid and u.superior_id is not null
  union all select h.id, 20 from app.holders_of('flow:manage', $4) h (id)`
