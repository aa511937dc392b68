import { allOf, anyOf, asked, eq, field, is, isFilled, me, nobody, not, said, when } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

const pass = eq(asked('pass'), true)
const ofTask = is({ targetType: 'task' })
const ofRequest = is({ targetType: 'applyFor' })
const moved = { date: field('newDate'), adjustor: field('userId'), changeTime: { from: 'now' } } as const

/** Asked for, agreed or refused, taken back, or overtaken by what became of its target. */
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
      call: '/change/changeAudit',
      asks: { pass: bool('是否通过', { required: true }) },
      opinion: 'optional',
      guards: [{ holds: anyOf(pass, isFilled(said)), field: 'opinion', message: '请填写审批意见' }],
      set: { opinion: said, tzAudit: { from: 'now' } },
      effects: [
        { move: ['task', 'dateAgreed'], at: 'targetId', when: allOf(ofTask, pass), input: moved },
        { move: ['task', 'dateRefused'], at: 'targetId', when: allOf(ofTask, not(pass)) },
        {
          move: ['applyFor', 'dateAgreed'],
          at: 'targetId',
          when: allOf(ofRequest, pass),
          input: { endTime: field('newDate') },
        },
        { move: ['applyFor', 'dateRefused'], at: 'targetId', when: allOf(ofRequest, not(pass)) },
      ],
      notify: [
        { to: ['userId'], text: '【时间变更】{title}改期至{newDate}已同意', when: pass },
        { to: ['userId'], text: '【时间变更】{title}的改期被拒绝', when: not(pass) },
      ],
    },
    {
      name: 'withdraw',
      label: '撤回',
      from: ['待审核'],
      to: '已撤回',
      who: me('userId'),
      call: '/change/changeWithdraw',
      effects: [
        { move: ['task', 'dateTakenBack'], at: 'targetId', when: ofTask },
        { move: ['applyFor', 'dateTakenBack'], at: 'targetId', when: ofRequest },
      ],
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
