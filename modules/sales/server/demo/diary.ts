import type { Sql } from '@chengban/engine/db/sql.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { present } from '@chengban/kernel/present.ts'
import { chanceFrom } from '@chengban/modules/platform/server/demo/chance.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { type DemoOpportunity, momentOf } from './opportunities.ts'

const said = [
  ['电话', '与信息科沟通立项进展，预算已列入下半年计划。'],
  ['跟进', '发送方案初稿，客户希望补充与既有系统的对接清单。'],
  ['演示', '在会议室演示住院流程，护理部提出三点修改意见。'],
  ['拜访', '拜访分管领导，确认采购方式与时间安排。'],
  ['电话', '财务科确认付款节点，要求验收后支付尾款。'],
] as const

/** Adds diary entries for each opportunity, and open tasks. */
export const addDiary = async (tx: Sql, all: readonly DemoOpportunity[]): Promise<void> => {
  const passed = all.filter(({ plan }) => plan.status === '通过')
  await into(tx, 'businessLog').insert(passed.flatMap(entriesOf))
  await into(tx, 'businessTask').insert(passed.slice(8, 38).map(taskOf))
}

const entriesOf = ({ row, plan, client }: DemoOpportunity, index: number) => {
  const about = { businessOpportunityId: row.id, clientId: client.id, creatorId: row.salesPersonnel }
  const steps = plan.stages.slice(1).map((stage, at) => {
    const moment = momentOf(plan, at + 1)
    return {
      id: demoId('businessLog', `${index} stage ${at}`),
      ...about,
      kind: '进度' as const,
      content: `${plan.stages[at]} → ${stage}`,
      before: { schedule: plan.stages[at] ?? null },
      after: { schedule: stage },
      isAuto: true,
      tzLog: moment,
      tzCreate: moment,
      tzUpdate: moment,
    }
  })
  const chance = chanceFrom(8000 + index)
  const calls = [0, 1].map((which) => {
    const [kind, content] = present(said[(index + which * 2) % said.length])
    const moment = momentAgo(chance.between(1, Math.max(2, Math.min(plan.days - 3, 60))), 10 + which * 4, index % 60)
    return {
      id: demoId('businessLog', `${index} said ${which}`),
      ...about,
      kind,
      content,
      nextPlan: which ? '两周内回访' : null,
      isAuto: false,
      tzLog: moment,
      tzCreate: moment,
      tzUpdate: moment,
    }
  })
  return [...steps, ...calls]
}

const works = ['准备报价', '整理对接清单', '寄送样册', '编写技术参数', '预约演示时间']
const taskOf = ({ row }: DemoOpportunity, index: number) => {
  const status = (['未开始', '进行中', '已完成', '已取消'] as const)[index % 4] ?? '未开始'
  const moment = momentAgo(10 + index, 14)
  return {
    id: demoId('businessTask', index),
    name: works[index % works.length] ?? '',
    businessOpportunityId: row.id,
    userId: row.salesPersonnel,
    priority: (['高', '中', '低'] as const)[index % 3] ?? '中',
    dtEnd: addDays(dayAgo(0), (index % 15) - 4),
    status,
    isTop: index === 0,
    result: status === '已完成' ? '已发客户确认' : null,
    tzComplete: status === '已完成' ? momentAgo(2, 16) : null,
    creatorId: row.salesPersonnel,
    tzCreate: moment,
    tzUpdate: moment,
  }
}
