import { audited } from '@chengban/kernel/audited.ts'
import { entity } from '@chengban/kernel/entity.ts'
import {
  abs,
  add,
  allOf,
  anyOf,
  eq,
  exists,
  field,
  ge,
  gt,
  holds,
  is,
  isSet,
  le,
  lt,
  me,
  not,
  subtract,
  tasked,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { greatest, of, workDays } from '@chengban/kernel/formula.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

const earlier = via('kindId', is({ direction: '提前' }))
const owner = via('milepostId', me('userId'))
/** The days agreed where nobody is to blame; an earlier end takes them back. */
const excused = greatest(
  0,
  add(of('milepostId', 'excusedDays'), when([[via('kindId', is({ excused: true })), field('days')]], 0)),
)

/** A request to move the end of a milestone. */
export const milepostAdvance = entity('milepostAdvance', {
  label: '里程碑推进申请',
  title: 'milepostId',
  fields: {
    milepostId: ref('里程碑', 'milepost', { required: true, fixed: true }),
    projectId: ref('项目', 'project', { computed: of('milepostId', 'projectId'), kept: true }),
    kindId: ref('类型', 'milepostAdvanceKind', { required: true, among: { isEnable: true } }),
    before: date('原截止日期', { readonly: true, default: { of: ['milepostId', 'endDate'] } }),
    after: date('新截止日期', { required: true }),
    days: int('工作日数', {
      computed: subtract(workDays(field('before'), field('after')), workDays(field('after'), field('before'))),
    }),
    reason: longText('原因', { required: true }),
    file: files('附件'),
    ...audited(1, { without: ['变更中'], labels: { status: '状态', opinion: '意见' } }),
  },
  rows: { own: me('creatorId'), manage: holds('milepostAdvance:manage'), also: [tasked, owner] },
  write: {
    create: anyOf(owner, holds('milepostAdvance:apply')),
    update: me('creatorId'),
    remove: me('creatorId'),
  },
  audit: {
    levels: 1,
    codes: { 1: 'milepostAdvance:manage' },
    approvers: { 1: ['projectId.principalId', { holds: 'milepostAdvance:manage' }] },
    change: 'none',
    submit: me('creatorId'),
    locks: ['milepostId'],
    guards: {
      submit: [
        {
          holds: via('milepostId', is({ status: ['未开始', '进行中'] })),
          field: 'milepostId',
          message: '该里程碑不能调整日期',
        },
        {
          holds: not(
            exists({
              of: 'milepostAdvance',
              by: 'milepostId',
              at: 'milepostId',
              where: is({ status: '待一级审核' }),
            }),
          ),
          message: '已有待审核的推进申请',
        },
        {
          holds: anyOf(
            allOf(earlier, lt(field('after'), field('before')), ge(field('after'), today())),
            allOf(not(earlier), gt(field('after'), field('before'))),
          ),
          field: 'after',
          message: '日期错误',
        },
        {
          holds: anyOf(via('kindId', not(isSet('maxDays'))), le(abs(field('days')), of('kindId', 'maxDays'))),
          field: 'after',
          message: '最多{kindId.maxDays}个工作日',
        },
        {
          holds: anyOf(via('kindId', is({ needFile: false })), isSet('file')),
          field: 'file',
          message: '请上传附件',
        },
      ],
      approve: [{ holds: eq(of('milepostId', 'endDate'), field('before')), message: '单据已变更，请刷新' }],
    },
    after: {
      submit: { set: { before: of('milepostId', 'endDate') } },
      approve: {
        effects: [
          {
            move: ['milepost', 'advance'],
            at: 'milepostId',
            input: { endDate: field('after'), excusedDays: excused },
          },
        ],
        notify: [{ to: ['milepostId.userId'], text: '【里程碑】{milepostId}的截止日期调整为{after}' }],
      },
    },
  },
  on: { check: 'milepostAdvance/check' },
  indexes: [['milepostId', 'status'], ['projectId']],
  list: {
    columns: [
      'milepostId',
      'projectId',
      'kindId',
      'before',
      'after',
      'days',
      'reason',
      'status',
      'creatorId',
      'tzCreate',
    ],
    filters: ['projectId', 'kindId', 'status', 'creatorId'],
    sort: '-tzCreate',
  },
  form: [
    { title: '推进', fields: ['milepostId', 'projectId', 'kindId', 'before', 'after', 'days', 'reason', 'file'] },
    { title: '审核', fields: ['audit1'] },
  ],
  summary: ['projectId', 'kindId', 'before', 'after', 'days'],
})
