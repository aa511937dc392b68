import type { Sql } from '@chengban/engine/db/sql.ts'
import { keysOf } from '@chengban/kernel/keys-of.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { ruleNow } from '../../check-on-work/server/rule.ts'
import type { factKinds } from '../../check-on-work-fact/check-on-work-fact.entity.ts'
import type { Cast } from './cast.ts'

type Fact = (typeof factKinds)[number]

const told: Readonly<Partial<Record<Fact, string>>> = {
  日报未交: '日报未提交',
  日报迟交: '日报于次日补交',
  周报迟交: '周报迟交',
  任务延期: '任务超过计划完成日期',
  任务改期: '任务改期经同意',
  会议迟到: '周例会迟到',
  待工: '当日无计划产出',
}
const kinds = keysOf(told)

const monthBack = (back: number): { first: string; last: string } => {
  const [year = '', month = ''] = dayAgo(0).split('-')
  const day = (n: number, d: number): string =>
    new Date(Date.UTC(Number(year), Number(month) - 1 - n, d)).toISOString().slice(0, 10)
  return { first: day(back, 1), last: day(back - 1, 0) }
}

const sheetId = (account: string, first: string): string => demoId('checkOnWork', `${account} ${first}`)

/** Adds the sheets of three months with their facts, and the deductions of the last closed month. */
export const addSheets = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const rule = await ruleNow(tx)
  const months = [2, 1, 0].map((back) => ({ back, ...monthBack(back) }))
  await into(tx, 'checkOnWork').insert(
    months.flatMap(({ back, first, last }) =>
      cast.staff.map(({ account }) => sheetOf(account, { back, first, last }, rule, cast)),
    ),
  )
  await into(tx, 'checkOnWorkFact').insert(
    months.flatMap(({ first, back }) =>
      cast.staff.flatMap(({ account }, place) => factsOf(account, place, first, back, cast)),
    ),
  )
  return addDeductions(tx, cast, monthBack(2).first)
}

interface Month {
  readonly back: number
  readonly first: string
  readonly last: string
}

const sheetOf = (account: string, { back, first, last }: Month, rule: object, { who, headOf }: Cast) => ({
  id: sheetId(account, first),
  userId: who(account),
  leaderId: who(headOf(account)),
  startDate: first,
  endDate: last,
  rule: rule as never,
  status: (['统计中', '待本人确认', '已确认'] as const)[back] ?? '已确认',
  dueDate: back === 1 ? dayAgo(-2) : null,
  tzConfirm: back === 2 ? momentAgo(35) : null,
})

const factsOf = (account: string, place: number, first: string, back: number, { who }: Cast) => {
  const chance = chanceFrom(place * 131 + back)
  const few = chance.between(0, 3)
  return Array.from({ length: few }, (_, index) => {
    const kind = chance.of(kinds)
    const date = `${first.slice(0, 8)}${String(2 + index * 6).padStart(2, '0')}`
    return {
      id: demoId('checkOnWorkFact', `${account} ${date} ${kind}`),
      userId: who(account),
      date,
      kind,
      module: null,
      relevanceId: null,
      amount: '1.0',
      text: told[kind] ?? kind,
      checkOnWorkId: sheetId(account, first),
    }
  })
}

/** What the sheets of a month cost, proposed by the system and decided. */
const addDeductions = async (tx: Sql, cast: Cast, first: string): Promise<Trail[]> => {
  // as who answers for the sheets reads them
  await tx.query('select app.ask_as($1)', [cast.who('hr01')])
  await tx.query(
    `update store.check_on_work c set cap_confirmed = v.cap, remain_confirmed = v.remain
     from public.check_on_work v where v.id = c.id and c.status = '已确认'`,
  )
  const sheets = await tx.query<{ id: string; leaderId: string; sum: string; name: string }>(
    `select c.id, c.leader_id as "leaderId", c.deduction::text as sum, rule.label_check_on_work(c.id) ->> 'name' as name
     from public.check_on_work c where c.start_date = $1 and c.deduction > 0 order by c.user_id limit 12`,
    [first],
  )
  await tx.query(`select set_config('app.user_id', '', true), set_config('app.operations', '', true)`)
  const states = ['通过', '通过', '通过', '通过', '通过', '通过', '待一级审核', '待二级审核', '驳回', '草稿'] as const
  const made = sheets.map(({ id: checkOnWorkId, leaderId, sum, name }, index) => {
    const id = demoId('deduction', checkOnWorkId)
    const { trail, fields, second } = audited({
      module: 'deduction',
      label: '扣款',
      id,
      name: `${name} 系统`,
      status: states[index % states.length] ?? '通过',
      days: 12,
      initiatorId: cast.who('hr01'),
      approvers: [leaderId, cast.who('gm')],
      refusal: '其中一项有客观原因，请核实',
    })
    const line = { reason: '按月表核算', count: null, free: null, rate: null, money: sum, factIds: null }
    return {
      trail,
      row: {
        ...fields,
        ...second,
        id,
        checkOnWorkId,
        initiator: cast.who('hr01'),
        kind: '系统' as const,
        money: sum,
        lines: [line],
      },
    }
  })
  await into(tx, 'deduction').insert(made.map(({ row }) => row))
  return made.map(({ trail }) => trail)
}
