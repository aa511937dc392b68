import {
  allOf,
  anyOf,
  asked,
  field,
  ge,
  gt,
  inHand,
  is,
  isFilled,
  isSet,
  le,
  me,
  nobody,
  not,
  now,
  said,
  today,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { addDays, addHours, addWorkDays, dateOf, midnightOf, onLeave } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'

const passed = asked('pass')
/** A follow-up sent back may be redone within two working days, and does not count as missed before then. */
const backAgain = allOf(isSet('tzBack'), le(today(), addWorkDays(dateOf(field('tzBack')), 2)))
/** Ten o'clock of the first working day after its day, of the second after it was handed back. */
export const missedAt = when(
  [[isSet('tzBack'), addHours(midnightOf(addWorkDays(dateOf(field('tzBack')), 2)), 10)]],
  addHours(midnightOf(addWorkDays(field('date'), 1)), 10),
)

/** A follow-up is filled in about its day, confirmed, and missed where it does not come. */
export const status = {
  field: 'status',
  states: ['待跟进', '已跟进', '已确认', '缺失', '免除'],
  initial: '待跟进',
  decided: {
    asker: 'userId',
    questions: [{ in: '已跟进', by: ['confirmerId'], pass: 'confirm', reject: 'confirm' }],
  },
  moves: [
    {
      name: 'fill',
      label: '跟进',
      from: ['待跟进', '已跟进', '缺失'],
      to: '已跟进',
      who: me('userId'),
      locks: ['okrId'],
      input: ['value', 'confidence', 'text'],
      required: { value: '请填写当前值' },
      guards: [
        { holds: via('okrId', is({ status: '进行中' })), message: '目标不在进行中' },
        { holds: ge(today(), addDays(field('date'), -6)), message: '未到跟进时间' },
        { holds: anyOf(le(today(), addDays(field('date'), 7)), backAgain), message: '已超过补填期限' },
      ],
      set: { tzFill: now(), tzBack: null },
      effect: 'okrCheck/follow',
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['已跟进'],
      to: when([[passed, '已确认']], '待跟进'),
      who: inHand,
      locks: ['okrId'],
      asks: { pass: bool('是否通过', { required: true }) },
      opinion: 'optional',
      guards: [{ holds: anyOf(passed, isFilled(said)), field: 'opinion', message: '请填写意见' }],
      set: { tzBack: when([[not(passed), now()]], field('tzBack')) },
      effect: 'okrCheck/follow',
      notify: [{ to: ['userId'], text: '【OKR】{okrId}的跟进被退回', when: not(passed) }],
    },
    {
      name: 'miss',
      label: '缺失',
      from: ['待跟进'],
      to: when([[onLeave(field('userId'), field('date'), field('date')), '免除']], '缺失'),
      who: nobody,
      guards: [{ holds: gt(now(), missedAt), message: '未到缺失时间' }],
      set: { isMiss: is({ status: '缺失' }) },
      notify: [{ to: ['userId'], text: '【OKR】{okrId}未按时跟进', when: is({ status: '缺失' }) }],
    },
  ],
} as const
