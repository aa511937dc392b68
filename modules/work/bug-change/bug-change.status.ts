import { allOf, anyOf, asked, eq, field, isFilled, me, nobody, not, said, when } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

const pass = eq(asked('pass'), true)

/** As the request to move the date of a task, with the words kept on the bug. */
export const status = {
  field: 'status',
  states: ['待审核', '同意', '拒绝', '已撤回', '已失效'],
  initial: '待审核',
  moves: [
    {
      name: 'audit',
      label: '审核',
      from: ['待审核'],
      to: when([[pass, '同意']], '拒绝'),
      who: allOf(me('auditorId'), not(me('userId'))),
      call: '/bugChange/changeAudit',
      asks: { pass: bool('是否通过', { required: true }) },
      opinion: 'optional',
      guards: [{ holds: anyOf(pass, isFilled(said)), field: 'opinion', message: '请填写审批意见' }],
      set: { opinion: said, tzAudit: { from: 'now' } },
      effects: [
        {
          move: ['bug', 'dateAgreed'],
          at: 'bugId',
          when: pass,
          input: { endTime: field('newDate'), updateDateOpinion: field('opinion') },
        },
        {
          move: ['bug', 'dateRefused'],
          at: 'bugId',
          when: not(pass),
          input: { updateDateOpinion: field('opinion') },
        },
      ],
      notify: [
        { to: ['userId'], text: '【时间变更】{bugId}改期至{newDate}已同意', when: pass },
        { to: ['userId'], text: '【时间变更】{bugId}的改期被拒绝', when: not(pass) },
      ],
    },
    {
      name: 'withdraw',
      label: '撤回',
      from: ['待审核'],
      to: '已撤回',
      who: me('userId'),
      call: '/bugChange/changeWithdraw',
      effects: [{ move: ['bug', 'dateTakenBack'], at: 'bugId' }],
    },
    {
      name: 'lapse',
      label: '失效',
      from: ['待审核'],
      to: '已失效',
      who: nobody,
      opinion: 'optional',
      set: { opinion: said },
    },
  ],
} as const
