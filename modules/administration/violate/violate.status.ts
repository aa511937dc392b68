import {
  add,
  allOf,
  anyOf,
  asked,
  eq,
  field,
  ge,
  holds,
  inHand,
  is,
  isSet,
  me,
  nobody,
  not,
  today,
  was,
  when,
} from '@chengban/kernel/expr.ts'
import { addDays } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

const passed = eq(asked('pass'), true)

/** A breach: reported, answered, judged, appealed against once at most, and finally revoked or expired. */
export const status = {
  field: 'status',
  states: ['草稿', '待说明', '待审核', '驳回', '生效', '复核中', '已撤销', '已到期'],
  initial: '草稿',
  decided: {
    asker: 'creatorId',
    questions: [
      { in: '待审核', by: [{ holds: 'violate:audit' }], pass: 'audit', reject: 'audit' },
      { in: '复核中', by: [{ holds: 'violate:audit' }], not: 'auditorId', pass: 'audit', reject: 'audit' },
    ],
  },
  moves: [
    {
      name: 'submit',
      label: '提交',
      from: ['草稿', '驳回'],
      to: '待说明',
      who: allOf(me('creatorId'), holds('violate:apply')),
      guards: [
        { holds: anyOf(is({ level: '提醒' }), isSet('file')), field: 'file', message: '请上传证据' },
        { holds: ge(field('date'), addDays(today(), -90)), field: 'date', message: '只能登记90天内的违规' },
      ],
      guard: 'violate/statementDue',
      notify: [{ to: ['userId', { headOf: 'userId' }], text: '【违规】请于{statementDue}前说明：{detail}' }],
    },
    {
      name: 'explain',
      label: '说明',
      from: ['待说明'],
      to: '待审核',
      call: { path: '/violate/action/explain', names: { file: 'statementFile' } },
      who: me('userId'),
      input: ['statement', 'statementFile'],
      required: { statement: '请填写情况说明' },
      set: { tzStatement: { from: 'now' } },
    },
    {
      name: 'audit',
      label: '审核',
      from: ['待审核', '复核中'],
      to: when(
        [
          [passed, '生效'],
          [is({ status: '复核中' }), '已撤销'],
        ],
        '驳回',
      ),
      call: {
        path: '/violate/audit',
        answers: { warnCount: 'warnCount', expireDate: 'expireDate', numberOfWarnings: 'userId.numberOfWarnings' },
      },
      who: allOf(anyOf(inHand, holds('violate:audit')), not(me('userId')), not(me('creatorId'))),
      input: ['level'],
      asks: { pass: bool('是否通过', { required: true }) },
      opinion: 'optional',
      requires: [
        {
          when: anyOf(not(passed), not(eq(field('level'), was('level')))),
          fields: ['opinion'],
          message: '请填写审批意见',
        },
      ],
      guard: 'violate/judge',
      effect: 'violate/judged',
      notify: [{ to: ['userId', 'creatorId'], text: '【违规】{detail}：{status}' }],
    },
    {
      name: 'appeal',
      label: '申诉',
      from: ['生效'],
      to: '复核中',
      call: { path: '/violate/action/appeal', names: { file: 'appealFile' } },
      who: me('userId'),
      input: ['appeal', 'appealFile'],
      required: { appeal: '请填写申诉内容' },
      guards: [{ holds: eq(field('appealCount'), 0), message: '只能申诉一次' }],
      guard: 'violate/appealInTime',
      set: { appealCount: add(field('appealCount'), 1) },
      notify: [{ to: [{ holds: 'violate:manage' }], text: '【违规】{userId}申诉，请复核' }],
    },
    {
      name: 'revoke',
      label: '撤销',
      from: ['生效'],
      to: '已撤销',
      who: allOf(holds('violate:manage'), not(me('userId'))),
      opinion: 'required',
      danger: true,
      effect: 'violate/judged',
      notify: [{ to: ['userId', 'creatorId'], text: '【违规】已撤销：{detail}' }],
    },
    { name: 'expire', label: '到期', from: ['生效'], to: '已到期', who: nobody },
  ],
} as const
