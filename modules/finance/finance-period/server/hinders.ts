import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { books } from '../../books.ts'
import { amountsOf, changeOf } from '../../sums/server/all-amount.ts'
import { financePeriod } from '../finance-period.entity.ts'
import type { periodHinders } from '../hinders.call.ts'
import { inMonth, neighbour } from './in-month.ts'

interface Node {
  readonly module: string
  readonly id: string
  readonly what: string
  readonly name: string | null
  readonly why: string
}

type Period = readonly [company: string, month: string]

/** Names every record that refuses the month, where closing alone says how many they are; drafts are named too. */
export const tellHinders: CallHandler<typeof periodHinders> = async (engine, { id }) => {
  if (!isUuid(id)) throw notFound()
  const { company, month, status, totals } = await engine.detail(financePeriod, id)
  const period = [String(company), String(month)] as const
  const label = (of: EntityName): string => engine.writer.catalog.entity(of).label
  return engine.write(financePeriod, async (tx) => {
    if (status !== '未结账') return changedAfter(tx, period, totals)
    const nodes = [...(await earlier(tx, period)), ...(await waiting(tx, period, label)), ...(await unpaid(tx, period))]
    const found = [...nodes, ...(await drafts(tx, period, label))]
    return {
      state: nodes.length > 0 ? '有妨碍' : '可结账',
      changedSince: null,
      nodes: found,
      totalCount: found.length,
    } as const
  })
}

const changedAfter = async (tx: Sql, [company, month]: Period, totals: unknown) => {
  const kept = (totals as { readonly profit?: string } | null)?.profit
  const now = await amountsOf(tx, { date1: `${month}-01`, date2: lastDay(`${month}-01`), company })
  const changedSince = changeOf(now.profit, kept ?? now.profit)
  return { state: changedSince === null ? '已结账' : '有变动', changedSince, nodes: [], totalCount: 0 } as const
}

const earlier = (tx: Sql, [company, month]: Period): Promise<Node[]> =>
  tx.query<Node>(
    `select 'financePeriod' as module, p.id::text, '会计期间' as what, p.month as name, '先结账' as why
     from store.finance_period p where p.company = $1 and p.month = $2 and p.status <> '已结账'`,
    [company, neighbour(month, -1)],
  )

type Label = (of: EntityName) => string

const submissions = async (tx: Sql, period: Period, label: Label, where: string, why: string): Promise<Node[]> => {
  const found = await Promise.all(
    books.flatMap(({ lines, day, submission }) =>
      submission
        ? [
            tx.query<Node>(
              `select distinct $3 as module, s.id::text, $4 as what, concat_ws(' ', s.serial_number, s.name) as name, $5 as why
               from ${table(submission)} s join ${table(lines)} l on l.submit_id = s.id where ${where} and ${inMonth(day)}`,
              [...period, submission, label(submission as EntityName), why],
            ),
          ]
        : [],
    ),
  )
  return found.flat()
}

const waiting = async (tx: Sql, period: Period, label: Label): Promise<Node[]> => [
  ...(await submissions(tx, period, label, `s.status like '待%审核'`, '待审核')),
  ...(await tx.query<Node>(
    `select 'submitPayroll' as module, p.id::text, '工资表' as what, p.name, '待审核' as why from store.submit_payroll p
     where p.company = $1 and p.month = $2 and p.status like '待%审核'`,
    [...period],
  )),
]

const unpaid = (tx: Sql, period: Period): Promise<Node[]> =>
  tx.query<Node>(
    `select 'submitPayroll' as module, p.id::text, '工资表' as what, p.name, '未发放' as why from store.submit_payroll p
     where p.company = $1 and p.month = $2 and p.kind = '工资' and p.status <> '已作废' and p.status not like '待%审核'
       and p.stage not in ('已发放', '已归档')`,
    [...period],
  )

/** They hinder nothing, but their lines no longer fit once the month is closed. */
const drafts = (tx: Sql, period: Period, label: Label): Promise<Node[]> =>
  submissions(tx, period, label, `s.status in ('草稿', '驳回', '已撤回')`, '草稿，结账后须改日期')
