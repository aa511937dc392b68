import { allOf, anyOf, eq, field, ge, holds, is, isSet, me, not, today } from '@chengban/kernel/expr.ts'
import { addDays } from '@chengban/kernel/formula.ts'

const nobody = anyOf()

/** A breach is told, answered, judged, once appealed against, and ends. */
export const status = {
  field: 'status',
  states: ['草稿', '待说明', '待审核', '驳回', '生效', '复核中', '已撤销', '已到期'],
  initial: '草稿',
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
    },
    {
      name: 'explain',
      label: '说明',
      from: ['待说明'],
      to: '待审核',
      who: me('userId'),
      input: ['statement', 'statementFile'],
      required: { statement: '请填写情况说明' },
    },
    {
      name: 'appeal',
      label: '申诉',
      from: ['生效'],
      to: '复核中',
      who: me('userId'),
      input: ['appeal'],
      required: { appeal: '请填写申诉内容' },
      guards: [{ holds: eq(field('appealCount'), 0), message: '只能申诉一次' }],
    },
    {
      name: 'revoke',
      label: '撤销',
      from: ['生效'],
      to: '已撤销',
      who: allOf(holds('violate:manage'), not(me('userId'))),
      opinion: 'required',
      danger: true,
    },
    { name: 'expire', label: '到期', from: ['生效'], to: '已到期', who: nobody },
  ],
} as const
