import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, asParent, count, eq, field, holds, is, le, today, when } from '@chengban/kernel/expr.ts'
import { join, parent, workDays } from '@chengban/kernel/formula.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { signedOr } from '../imp-node-log/signed.ts'
import { stageNames } from '../project-stages.ts'
import { principal } from '../team.ts'
import { status } from './implementary-progress.status.ts'

const keeper = anyOf(principal, holds('project:manage'))
const sameRound = [
  is({ required: true }),
  eq(field('node'), parent('node')),
  eq(field('round'), parent('round')),
] as const
/** Documents of a project: of its preparation, or of this round of the stage. */
const prepared = { of: 'impPrepare', by: 'projectId', at: 'projectId' } as const
const logged = { of: 'impNodeLog', by: 'projectId', at: 'projectId' } as const

/** One of the seven nodes (0 preparation, 1 to 6) of one project. */
export const implementaryProgress = entity('implementaryProgress', {
  label: '实施阶段',
  title: 'name',
  fields: {
    projectId: ref('项目', 'project', { required: true, fixed: true, onDelete: 'cascade' }),
    node: int('节点', { names: stageNames, min: 0, max: 6, required: true, fixed: true }),
    name: oneOf('阶段', stageNames, {
      computed: when(
        [
          [is({ node: 0 }), '准备'],
          [is({ node: 1 }), '部署'],
          [is({ node: 2 }), '配置'],
          [is({ node: 3 }), '客户培训'],
          [is({ node: 4 }), '试运行一'],
          [is({ node: 5 }), '试运行二'],
        ],
        '验收',
      ),
    }),
    status: oneOf('状态', status.states, { default: '未开始', readonly: true }),
    planStart: date('计划开始'),
    planEnd: date('计划结束'),
    originalEnd: date('原计划结束', { readonly: true }),
    actualStart: date('实际开始', { readonly: true }),
    actualEnd: date('实际结束', { readonly: true }),
    lateDays: int('逾期天数', {
      alarms: true,
      computed: when(
        [
          [is({ status: ['进行中', '待确认'] }), workDays(field('originalEnd'), today())],
          [is({ status: '已完成' }), workDays(field('originalEnd'), field('actualEnd'))],
        ],
        0,
      ),
    }),
    round: int('轮次', { default: 1, readonly: true }),
    docTotal: int('必需资料数', {
      computed: when(
        [[is({ node: 0 }), count({ ...prepared, where: is({ required: true }) })]],
        count({ ...logged, where: allOf(...sameRound) }),
      ),
    }),
    docDone: int('已齐资料数', {
      computed: when(
        [[is({ node: 0 }), count({ ...prepared, where: is({ required: true, status: ['通过', '不适用'] }) })]],
        count({ ...logged, where: allOf(...sameRound, signedOr) }),
      ),
    }),
    docs: text('资料', { isAside: true, computed: join(field('docDone'), '/', field('docTotal')) }),
    remark: longText('备注'),
    skipReason: text('跳过原因', { readonly: true, max: 1000 }),
  },
  rows: { own: asParent('projectId'), manage: holds('project:manage') },
  write: { create: holds('project:manage'), update: keeper, remove: holds('project:manage') },
  workflow: status,
  indexes: [['projectId', 'node']],
  checks: [{ holds: le(field('planStart'), field('planEnd')), field: 'planEnd', message: '日期错误' }],
  on: { check: 'implementaryProgress/check', removing: 'project/open' },
  list: {
    columns: [
      'projectId',
      'name',
      'status',
      'planStart',
      'planEnd',
      'actualStart',
      'actualEnd',
      'lateDays',
      'docDone',
      'docTotal',
    ],
    filters: ['projectId', 'node', 'status'],
    sort: 'projectId,node',
    board: {
      by: 'name',
      card: ['projectId', 'status', 'planEnd', 'lateDays', 'docDone', 'docTotal'],
      parent: {
        by: 'projectId',
        parts: ['docDone', 'docTotal'],
        end: 'planEnd',
        late: 'lateDays',
        facts: ['clientId', 'impPrincipalId'],
        waits: {
          of: 'projectProgress',
          by: 'projectId',
          where: { status: { equalTo: '客户待确认' } },
          since: 'tzSend',
          word: '等客户',
        },
      },
    },
    gantt: { from: 'planStart', to: 'planEnd', original: 'originalEnd', group: 'projectId' },
  },
  form: [
    { title: '阶段', fields: ['projectId', 'node', 'name', 'round', 'docDone', 'docTotal'] },
    {
      title: '计划',
      fields: ['planStart', 'planEnd', 'originalEnd', 'actualStart', 'actualEnd', 'lateDays', 'remark', 'skipReason'],
    },
  ],
  summary: ['projectId', 'name', 'planEnd', 'docDone', 'docTotal'],
})
