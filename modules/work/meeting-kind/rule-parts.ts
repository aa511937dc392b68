import { allOf, anyOf, is, isSet, not } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { time } from '@chengban/kernel/kinds/date.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { ref, refs } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { weekdays } from '../weekdays.ts'
import { usual } from './rule.ts'

const meets = not(is({ freq: ['none'] }))
const monthly = is({ freq: 'month' })
const numbered = (most: number, word: (at: number) => string) =>
  Array.from({ length: most }, (_, at) => [at + 1, word(at + 1)] as const)

/** The rule of a kind of meeting as people set it. */
export const ruleParts = {
  freq: oneOf('频率', ['none', 'day', 'week', 'month'], {
    names: { none: '不定期', day: '每天', week: '每周', month: '每月' },
  }),
  monthDay: json('每月几号', {
    choices: [...numbered(31, (day) => `${day} 日`), ['last', '最后一天']],
    shownWhen: allOf(monthly, not(isSet('monthWeek'))),
  }),
  monthWeek: json('每月第几个', {
    choices: [...numbered(5, (week) => `第 ${week} 个`), ['last', '最后一个']],
    shownWhen: allOf(monthly, not(isSet('monthDay'))),
  }),
  weekdays: weekdays('星期', { shownWhen: anyOf(is({ freq: 'week' }), allOf(monthly, isSet('monthWeek'))) }),
  time: time('开始时间', { shownWhen: meets }),
  minutes: int('时长（分钟）', { min: 5, max: 480, default: usual.minutes }),
  move: oneOf('非工作日', ['skip', 'before', 'after'], {
    names: { skip: '不开', before: '提前到工作日', after: '推后到工作日' },
    default: usual.move,
    shownWhen: meets,
  }),
  hostId: ref('主持人', 'user', { among: { isEnable: true }, shownWhen: meets }),
  userIds: refs('参会人', 'user', { among: { isEnable: true }, shownWhen: meets }),
  departmentIds: refs('参会部门', 'department', { shownWhen: meets }),
  roleIds: refs('参会角色', 'role', { shownWhen: meets }),
  address: text('地点'),
  mustAttend: bool('必须参加', { default: usual.mustAttend }),
  needSummary: bool('须写纪要', { default: usual.needSummary }),
  summaryHours: int('纪要期限（小时）', {
    min: 1,
    max: 72,
    default: usual.summaryHours,
    shownWhen: is({ needSummary: true }),
  }),
  aheadDays: int('提前生成（天）', { min: 0, max: 14, default: usual.aheadDays, shownWhen: meets }),
} as const
