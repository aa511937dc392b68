import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  allOf,
  anyOf,
  asParent,
  eq,
  field,
  ge,
  gt,
  holds,
  is,
  me,
  not,
  now,
  tasked,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce, dateOf, daysBetween, greatest, workDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { inUse, stage, toKeepers } from './official-seal-use.stage.ts'
import { sealHand } from './seal-hands.ts'

const takenOut = is({ isTakeOut: true })
const inside = is({ isTakeOut: false })
const gone = is({ useStatus: ['已借出', '待归还审核'] })
const back = coalesce(field('tzBack'), when([[gone, now()]], null))
/** Calendar days past the day it was due back; some hours late on that very day count one. */
const overdueDays = when(
  [[gt(back, field('tzBackPlan')), greatest(1, daysBetween(dateOf(field('tzBackPlan')), dateOf(back)))]],
  0,
)
/** Working days since the stamp that is still without its scan. */
const scanDays = when([[is({ useStatus: '待上传' }), greatest(0, workDays(dateOf(field('tzUse')), today()))]], 0)
const keptFrom = allOf(is({ status: ['通过', '已作废'] }), sealHand)

/** One application to use one seal; several seals for one file are sent together and share groupId. */
export const officialSealUse = entity('officialSealUse', {
  label: '用印申请',
  title: 'name',
  fields: {
    applyNumber: number('用印编号', {
      unique: true,
      search: true,
      at: 'submit',
      forms: [{ prefix: 'YZ{YYYY}{MM}', digits: 4 }],
    }),
    sealId: ref('印章', 'officialSeal', { required: true }),
    groupId: text('批次', { readonly: true }),
    userId: ref('申请人', 'user', { required: true, default: { from: 'me' }, readonly: true }),
    name: text('文件名称', { required: true, search: true }),
    kind: dict('文件类型', 'sealUseKind', { required: true }),
    file: files('待盖章文件', { required: true, max: 20 }),
    copies: int('份数', { required: true, min: 1, max: 500 }),
    isCross: bool('骑缝章', { default: false }),
    receiver: text('送交单位', { required: true }),
    contractId: ref('关联合同', 'contract'),
    projectId: ref('关联项目', 'project'),
    reason: longText('用印事由', { required: true, max: 2000 }),
    isTakeOut: bool('外借', { default: false }),
    outPlace: text('外借地点', { shownWhen: takenOut }),
    companionId: ref('陪同人', 'user', { among: { isEnable: true }, shownWhen: takenOut }),
    tzOutPlan: datetime('计划借出时间', { shownWhen: takenOut }),
    tzBackPlan: datetime('应归还时间', { shownWhen: takenOut }),
    isSimple: bool('免二级', { computed: { onWrite: 'officialSealUse/isSimple' }, default: false }),
    ...audited(2, { labels: { opinion: '审核意见' } }),
    useStatus: oneOf('用印状态', stage.states, { readonly: true, default: '未用印' }),
    ...handedIn,
    actualCopies: int('实际份数', { readonly: true }),
    tzUse: datetime('用印时间', { readonly: true }),
    operatorId: ref('经办保管人', 'user', { readonly: true }),
    tzOut: datetime('借出时间', { readonly: true }),
    tzBack: datetime('归还时间', { readonly: true }),
    condition: oneOf('归还状况', ['完好', '损坏', '遗失'], { readonly: true }),
    overdueDays: int('逾期天数', { alarms: true, computed: overdueDays }),
    scanDays: int('待上传工作日', { alarms: true, computed: scanDays }),
    stampedFile: files('盖章扫描件', { readonly: true, max: 20, accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
    returnRemark: longText('归还说明', { readonly: true }),
  },
  heedsLocks: true,
  rows: {
    own: anyOf(me('userId'), me('companionId')),
    manage: holds('officialSeal:manage'),
    also: [tasked, keptFrom],
    partial: [
      {
        when: asParent('contractId'),
        fields: [
          'applyNumber',
          'name',
          'sealId',
          'copies',
          'useStatus',
          'tzUse',
          'actualCopies',
          'stampedFile',
          'contractId',
        ],
      },
    ],
  },
  self: me('userId'),
  write: { create: holds('officialSeal:apply'), update: me('userId'), remove: me('userId') },
  audit: {
    levels: 2,
    applicant: 'userId',
    codes: { 1: 'officialSeal:audit1', 2: 'officialSeal:audit2' },
    change: 'none',
    submit: allOf(me('userId'), holds('officialSeal:apply')),
    void: holds('officialSeal:manage'),
    skip: [{ level: 2, field: 'isSimple' }],
    locks: ['sealId'],
    guards: {
      submit: [
        ...inUse.map((guard) => ({ ...guard, field: 'sealId' })),
        {
          holds: anyOf(inside, ge(field('tzOutPlan'), now())),
          field: 'tzOutPlan',
          message: '计划借出时间不能早于现在',
        },
        {
          holds: anyOf(not(is({ kind: '合同' })), via('contractId', not(is({ status: ['驳回', '已作废'] })))),
          field: 'contractId',
          message: '合同已驳回或作废',
        },
      ],
      void: [{ holds: is({ useStatus: '待用印' }), message: '已用印，不能作废' }],
    },
    guard: { submit: 'officialSealUse/submit' },
    effect: { approve: 'officialSealUse/approved' },
    after: {
      approve: {
        set: { useStatus: '待用印' },
        notify: [
          { to: ['userId'], text: '【用印】{name} {copies}份待用印' },
          ...toKeepers('【用印】{name} {copies}份待用印'),
        ],
      },
      void: { set: { useStatus: '已取消' } },
    },
    calls: { decide: { path: '/official-seal/audit', answers: { useStatus: 'useStatus' } } },
  },
  flows: [stage],
  acts: [
    {
      name: 'recall',
      label: '催还',
      who: anyOf(holds('officialSeal:manage'), sealHand),
      except: [{ who: me('userId'), message: '不能催还自己' }],
      anyVersion: true,
      many: { most: 100, answers: 'recalled' },
      guards: [{ holds: is({ useStatus: ['已借出', '待上传'] }), message: '没有待归还或待上传的用印' }],
      limit: { within: { hours: 24 }, per: 'record', message: '24小时内已催还' },
      notify: [{ to: ['userId', 'companionId'], text: '【用印】请尽快办结：{name}（{useStatus}）' }],
    },
  ],
  requires: [
    { when: is({ kind: '合同' }), fields: ['contractId'], message: '请选择合同' },
    { when: takenOut, fields: ['outPlace', 'companionId', 'tzOutPlan', 'tzBackPlan'] },
  ],
  checks: [
    { holds: not(eq(field('companionId'), field('userId'))), field: 'companionId', message: '陪同人不能是申请人' },
    {
      holds: anyOf(inside, gt(field('tzBackPlan'), field('tzOutPlan'))),
      field: 'tzBackPlan',
      message: '归还时间须晚于借出时间',
    },
  ],
  on: { check: 'officialSealUse/check' },
  indexes: [['sealId', 'useStatus'], ['userId', 'status'], ['contractId'], ['useStatus', 'tzBackPlan']],
  list: {
    columns: [
      'applyNumber',
      'name',
      'sealId',
      'kind',
      'copies',
      'actualCopies',
      'userId',
      'isTakeOut',
      'tzBackPlan',
      'overdueDays',
      'scanDays',
      'status',
      'useStatus',
      'tzSubmit',
    ],
    filters: ['sealId', 'kind', 'userId', 'status', 'useStatus', 'isTakeOut', 'contractId', 'tzSubmit'],
    sort: '-tzCreate',
  },
  form: [
    { title: '文件', fields: ['name', 'kind', 'file', 'contractId', 'projectId', 'receiver', 'reason'] },
    { title: '用印', fields: ['sealId', 'copies', 'isCross', 'isTakeOut'] },
    { title: '外借', fields: ['outPlace', 'companionId', 'tzOutPlan', 'tzBackPlan'] },
    { title: '审批', fields: ['audit1', 'audit2'] },
  ],
  summary: ['sealId', 'kind', 'copies', 'receiver', 'isTakeOut'],
})
