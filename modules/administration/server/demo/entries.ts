import type { Sql } from '@chengban/engine/db/sql.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { firstTemplates } from '../../entry-template/first.ts'
import type { Cast } from './cast.ts'
import { type EntryPlan, entryPlans } from './entry-plans.ts'

/** Files and applications of people who come, stay and go, with their lists. */
export const addEntries = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const roles = new Map(
    (await tx.query<{ id: string; name: string }>('select id, name from store.role')).map(({ id, name }) => [name, id]),
  )
  const made = entryPlans.map((plan, index) => rowOf(plan, index, cast, roles))
  await into(tx, 'entry').insert(made.map(({ row }) => row))
  await into(tx, 'entryItem').insert(entryPlans.flatMap((plan) => itemsOf(plan, cast)))
  return made.map(({ trail }) => trail)
}

const heads: Readonly<Record<string, string>> = { 销售部: 'xs01', 实施部: 'ss01', 研发部: 'yf01', 产品测试部: 'cp01' }
const presets: Readonly<Record<string, string>> = { 销售部: '销售', 实施部: '实施', 研发部: '研发', 产品测试部: '测试' }
const idOf = (key: string): string => demoId('entry', key)

const rowOf = (plan: EntryPlan, index: number, { who }: Cast, roles: ReadonlyMap<string, string>) => {
  const { key, kind, account, name, department, position, mentor, days, probation, status, stage, more = {} } = plan
  const { handover, ...rest }: { handover?: string } = more
  const head = heads[department] ?? 'gm'
  const initiatorId = who(kind === '入职' ? 'hr01' : (account ?? 'hr01'))
  const { trail, fields, second } = audited({
    module: 'entry',
    label: '入职与人事申请',
    id: idOf(key),
    name,
    status,
    days,
    initiatorId,
    approvers: [who(head), who('gm')],
  })
  const row = {
    ...fields,
    ...second,
    examCount: 0,
    ...rest,
    id: idOf(key),
    kind,
    userId: account ? who(account) : null,
    initiator: initiatorId,
    name,
    mobile: `1371000${String(1000 + index)}`,
    gender: index % 2 ? '女' : '男',
    company: 'A',
    departmentId: demoId('department', department),
    leaderId: who(head),
    position,
    presetRoleId: roles.get(presets[department] ?? '') ?? null,
    superiorId: who(head),
    mentorId: who(mentor),
    tzProbation: dayAgo(probation),
    salary: '8000.00',
    regularSalary: '9500.00',
    handoverId: handover ? who(handover) : null,
    stage,
  }
  return { row, trail }
}

const itemsOf = ({ key, account, kind, done = 0, mentor, probation, stage }: EntryPlan, { who, headOf }: Cast) => {
  if (kind !== '入职' || stage === '未生效' || !account) return []
  const wanted = firstTemplates.filter((one) => one.kind !== '交接')
  const people: Readonly<Record<string, string>> = {
    本人: account,
    导师: mentor,
    行政: 'xz01',
    人事: 'hr01',
    部门负责人: headOf(account),
  }
  return wanted.map((one, index) => ({
    id: demoId('entryItem', `${key} ${index}`),
    entryId: idOf(key),
    kind: one.kind as '材料',
    name: String(one.name),
    responsibleId: who(people[String(one.responsible)] ?? account),
    isRequired: true,
    dueDate: dayAgo(probation - Number(one.dueDays)),
    isDone: index < done,
    status: index < done ? ('已完成' as const) : ('待完成' as const),
    tzDone: index < done ? momentAgo(Math.max(probation - 3 - index, 1), 15) : null,
    sort: Number(one.sort),
    tzCreate: momentAgo(Math.max(probation, 1)),
    creatorId: who('hr01'),
  }))
}
