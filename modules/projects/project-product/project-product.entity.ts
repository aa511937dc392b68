import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import { allOf, anyOf, field, holds, is, lt, me, tasked, today, when } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { decimal, money } from '@chengban/kernel/kinds/decimal.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { contains } from '@chengban/kernel/row-rule.ts'
import { inOrder } from '../in-order.ts'
import { marked } from '../project-follow/mark.ts'
import { acts } from './project-product.acts.ts'
import { running, status } from './project-product.status.ts'

const people = anyOf(
  me('initiator'),
  me('principalId'),
  me('devPrincipalId'),
  me('supervise'),
  contains('testerIds'),
  contains('teammateIds'),
  contains('backendIds'),
  contains('foregoingIds'),
)
const keeper = anyOf(me('initiator'), me('principalId'), holds('projectProduct:manage'))
const { status: auditStatus, ...decided } = audited(2, { labels: { opinion: '最终意见' } })

/** The building of one product of ours. */
export const projectProduct = entity('projectProduct', {
  label: '产品研发项目',
  title: 'name',
  fields: {
    name: text('名称', { required: true, unique: true, search: true }),
    productLibraryId: ref('产品', 'productLibrary', { required: true }),
    productLibraryVersionId: ref('目标版本', 'productLibraryVersion', {
      offers: { productLibraryId: { from: 'productLibraryId' } },
    }),
    isUse: bool('启用', { default: true }),
    initiator: ref('发起人', 'user', { readonly: true, default: { from: 'me' } }),
    principalId: ref('产品经理', 'user', { required: true }),
    devPrincipalId: ref('研发负责人', 'user', { required: true }),
    supervise: ref('监督人', 'user'),
    testerIds: refs('测试人员', 'user'),
    teammateIds: refs('项目组成员', 'user'),
    backendIds: refs('后端人员', 'user'),
    foregoingIds: refs('前端人员', 'user'),
    isFollow: bool('我关注的', { isAside: true, computed: marked('projectProduct', 'isCare') }),
    tzRetire: datetime('停止维护时间', { readonly: true }),
    budget: money('预算', { min: '0.00', secret: 'project:money' }),
    startTime: date('计划开始', { required: true }),
    confirmTime: date('需求确认时间'),
    middleTime: date('中期检查时间'),
    textTime: date('测试时间'),
    endTime: date('计划发布', { required: true }),
    estimate: decimal('预计人天', { digits: 1, min: 0 }),
    projectStatus: oneOf('研发状态', status.states, { default: '立项草稿', readonly: true }),
    statusSort: int('状态排序', {
      isAside: true,
      computed: when(
        [
          [is({ projectStatus: '立项草稿' }), 10],
          [is({ projectStatus: '立项审核' }), 20],
          [is({ projectStatus: '驳回' }), 25],
          [is({ projectStatus: '规划' }), 30],
          [is({ projectStatus: '研发中' }), 40],
          [is({ projectStatus: '测试中' }), 50],
          [is({ projectStatus: '待发布' }), 60],
          [is({ projectStatus: '已发布' }), 70],
          [is({ projectStatus: '暂停' }), 85],
        ],
        95,
      ),
    }),
    preStatus: text('暂停前状态', { readonly: true }),
    status: oneOf('健康度', ['正常', '关注', '风险', '严重'], { default: '正常', readonly: true }),
    described: longText('说明'),
    ...decided,
    execution: longText('执行情况'),
    attention: longText('关注事项'),
    file: files('立项资料'),
    type: oneOf('类型', ['新产品', '重大升级', '常规迭代'], { required: true }),
    isDelay: bool('是否延期', {
      alarms: true,
      computed: allOf(lt(field('endTime'), today()), is({ projectStatus: [...running] })),
    }),
    auditStatus,
  },
  rows: { own: people, manage: holds('projectProduct:manage'), also: [tasked] },
  self: me('initiator'),
  write: { create: holds('projectProduct:apply'), update: keeper, remove: me('initiator') },
  workflow: status,
  acts,
  marks: [{ field: 'isFollow', call: '/projectProduct/follow', as: 'follow', label: '关注', off: '取消关注' }],
  audit: {
    levels: 2,
    field: 'auditStatus',
    submit: me('initiator'),
    effect: { approve: 'projectProduct/approved' },
    after: {
      submit: { set: { projectStatus: '立项审核' } },
      approve: {
        set: { projectStatus: when([[is({ projectStatus: '立项审核' }), '规划']], field('projectStatus')) },
        notify: [{ to: ['initiator', 'principalId'], text: '【产品项目】{name}已通过立项审核' }],
      },
      reject: { set: { projectStatus: when([[is({ projectStatus: '立项审核' }), '驳回']], field('projectStatus')) } },
      auditWithdraw: {
        set: { projectStatus: when([[is({ projectStatus: '驳回' }), '立项审核']], field('projectStatus')) },
      },
      withdraw: {
        set: { projectStatus: when([[is({ projectStatus: '立项审核' }), '立项草稿']], field('projectStatus')) },
      },
    },
  },
  edits: [
    {
      when: is({ auditStatus: '通过' }),
      fields: ['execution', 'attention', 'testerIds', 'teammateIds', 'backendIds', 'foregoingIds', 'isUse'],
    },
  ],
  checks: inOrder(['startTime', 'confirmTime', 'middleTime', 'textTime', 'endTime']),
  indexes: [['projectStatus', 'endTime'], ['productLibraryId']],
  list: {
    columns: [
      'name',
      'productLibraryId',
      'type',
      'projectStatus',
      'status',
      'isDelay',
      'endTime',
      'principalId',
      'devPrincipalId',
      'isFollow',
    ],
    filters: ['projectStatus', 'type', 'principalId', 'isDelay', 'isFollow'],
    sort: 'statusSort,endTime',
    gantt: { from: 'startTime', to: 'endTime', group: 'productLibraryId' },
    board: {
      by: 'projectStatus',
      card: ['name', 'productLibraryId', 'endTime', 'principalId'],
      due: { at: 'endTime', over: ['驳回', '已发布', '暂停', '停止维护'] },
    },
  },
  form: [
    { title: '项目', fields: ['name', 'type', 'productLibraryId', 'productLibraryVersionId', 'described', 'file'] },
    {
      title: '人员',
      fields: ['principalId', 'devPrincipalId', 'supervise', 'backendIds', 'foregoingIds', 'testerIds', 'teammateIds'],
    },
    {
      title: '计划',
      fields: ['startTime', 'confirmTime', 'middleTime', 'textTime', 'endTime', 'estimate', 'budget'],
    },
    { title: '执行', fields: ['execution', 'attention'] },
    { title: '审核', fields: ['audit1', 'audit2'] },
  ],
  summary: ['productLibraryId', 'type', 'principalId', 'endTime'],
  children: [{ of: 'milepost', by: 'projectProductId' }],
})
