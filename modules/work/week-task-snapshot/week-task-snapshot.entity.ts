import { entity } from '@chengban/kernel/entity.ts'
import { asParent, holds } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, percent } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

/** Content of the board when it was sent or completed; never changed afterwards. */
export const weekTaskSnapshot = entity('weekTaskSnapshot', {
  label: '周组合快照',
  title: 'kind',
  readOnly: true,
  madeBy: { others: '快照不可修改' },
  appendOnly: true,
  fields: {
    weekTaskCombId: ref('周组合', 'weekTaskComb', { required: true }),
    kind: oneOf('时点', ['下发', '完成'], { required: true }),
    weekStart: date('周一'),
    tzSnapshot: datetime('快照时间'),
    userId: ref('操作人', 'user'),
    content: json('内容', {
      names: {
        name: '人员',
        goal: '目标',
        summarize: '总结',
        status: '状态',
        items: '事项',
        title: '标题',
        sourceType: '来源',
        project: '项目',
        planHours: '计划小时',
        actualHours: '实际小时',
        isDone: '已完成',
        reason: '原因',
      },
      structure: [
        {
          userId: 'uuid',
          name: 'text',
          goal: 'text?',
          summarize: 'text?',
          status: 'text',
          items: [
            {
              sourceType: 'text',
              sourceId: 'text?',
              title: 'text',
              project: 'text?',
              planHours: 'decimal?',
              actualHours: 'decimal?',
              isDone: 'bool',
              reason: 'text?',
            },
          ],
        },
      ],
    }),
    planCount: int('事项数'),
    doneCount: int('完成数'),
    planHours: decimal('计划工时', { digits: 1 }),
    actualHours: decimal('实际工时', { digits: 1 }),
    doneRate: percent('完成率'),
    added: int('新增事项'),
    removed: int('移除事项'),
  },
  rows: { own: asParent('weekTaskCombId'), manage: holds('taskDay:pmo') },
  unique: [{ fields: ['weekTaskCombId', 'kind'], message: '快照已存在' }],
  list: {
    columns: [
      'weekTaskCombId',
      'kind',
      'tzSnapshot',
      'planCount',
      'doneCount',
      'doneRate',
      'added',
      'removed',
      'planHours',
      'actualHours',
    ],
    filters: ['weekTaskCombId', 'kind', 'weekStart'],
    sort: '-tzSnapshot',
  },
})
