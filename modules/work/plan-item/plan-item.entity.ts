import { entity } from '@chengban/kernel/entity.ts'
import { add, allOf, anyOf, asParent, eq, holds, is, isSet, me, not, via, when } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { inHalves } from '../hours.ts'
import { weekdays } from '../weekdays.ts'

const elsewhere = '请在计划中填写'
const named = (plan: 'taskDayId' | 'taskWeekId' | 'weekendTaskId') => when([[isSet(plan), 1]], 0)
const sender = anyOf(me('confirmerId'), holds('task:dispatch'))
const ofOther = [
  via('taskDayId', allOf(holds('taskDay:pmo'), not(is({ stage: 'PMO已确认' })))),
  via('taskWeekId', allOf(sender, is({ status: ['草稿', '已提交', '已下发'] }))),
  via('weekendTaskId', allOf(me('userId'), is({ status: ['草稿', '驳回', '已批准', '已保存', '退回'] }))),
] as const
const teller = anyOf(
  ...ofOther,
  via('taskWeekId', allOf(me('userId'), is({ status: ['草稿', '已提交', '已下发', '退回', '已保存'] }))),
)
const planner = anyOf(
  ...ofOther,
  via('taskWeekId', allOf(me('userId'), is({ status: ['草稿', '已提交', '退回', '已保存'] }))),
)

/** Its name and project are those of the record it is about. */
const sourced = not(is({ sourceType: '其他' }))

/** One line of a day, a week or a weekend plan, with hours and output. */
export const planItem = entity('planItem', {
  label: '计划条目',
  title: 'title',
  fields: {
    taskDayId: ref('日计划', 'taskDay', { onDelete: 'cascade', fixed: true }),
    taskWeekId: ref('周计划', 'taskWeek', { onDelete: 'cascade', fixed: true }),
    weekendTaskId: ref('周末任务', 'weekendTask', { onDelete: 'cascade', fixed: true }),
    sourceType: oneOf(
      '来源',
      ['task', 'extraTask', 'bug', 'applyFor', 'wbsTask', 'milepost', 'pmoAssign', 'workDay', '其他'],
      {
        required: true,
        default: '其他',
        names: {
          task: '任务',
          extraTask: '额外任务',
          bug: '缺陷',
          applyFor: '需求',
          wbsTask: 'WBS任务',
          milepost: '里程碑',
          pmoAssign: 'PMO指派',
          workDay: '会议',
        },
      },
    ),
    sourceId: text('来源记录', { isAside: true }),
    title: text('事项', { required: true, follows: sourced }),
    projectId: ref('项目', 'project', { follows: sourced }),
    planHours: decimal('计划工时', { min: 0, max: 16, digits: 1, default: '0.0' }),
    actualHours: decimal('实际工时', { min: 0, max: 16, digits: 1 }),
    remainHours: decimal('剩余工时', { min: 0, digits: 1 }),
    progress: percent('进度', { min: 0, max: 100 }),
    isDone: bool('已完成', { default: false }),
    output: longText('产出'),
    outputFile: files('产出附件'),
    reason: text('未完成原因'),
    days: weekdays('安排日'),
    dispatcherId: ref('派发人', 'user', { readonly: true }),
    // its task came with the handing out
    isMade: bool('随派发新建', { readonly: true, default: false }),
    isCarry: bool('昨日顺延', { readonly: true, default: false }),
    count: bool('计入工时', { readonly: true, default: true }),
    sort: int('排序'),
  },
  rows: {
    own: anyOf(asParent('taskDayId'), asParent('taskWeekId'), asParent('weekendTaskId')),
    manage: holds('taskDay:pmo'),
  },
  write: { create: planner, update: teller, remove: planner },
  madeBy: { create: elsewhere, remove: elsewhere },
  checks: [
    {
      holds: eq(add(named('taskDayId'), named('taskWeekId'), named('weekendTaskId')), 1),
      field: 'title',
      message: '条目只属于一个计划',
    },
    inHalves('planHours'),
    inHalves('actualHours'),
    inHalves('remainHours'),
  ],
  unique: [
    { fields: ['taskDayId', 'sourceType', 'sourceId'], message: '事项重复' },
    { fields: ['taskWeekId', 'sourceType', 'sourceId'], message: '事项重复' },
    { fields: ['weekendTaskId', 'sourceType', 'sourceId'], message: '事项重复' },
  ],
  on: { check: 'planItem/check' },
  indexes: [
    ['taskDayId', 'sort'],
    ['taskWeekId', 'sort'],
    ['sourceType', 'sourceId'],
  ],
  list: {
    columns: [
      'title',
      'taskDayId',
      'sourceType',
      'projectId',
      'planHours',
      'actualHours',
      'progress',
      'isDone',
      'output',
    ],
    filters: ['sourceType', 'projectId', 'isDone'],
    sort: 'sort',
  },
})
