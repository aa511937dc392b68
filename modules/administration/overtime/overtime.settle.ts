import { eq, field, gt, holds, is, lt, nobody, now, when } from '@chengban/kernel/expr.ts'

const keeper = holds('overtime:manage')
const hasPassed = { holds: is({ status: '通过' }), message: '加班未通过审核' }

/** What becomes of approved hours once the punches are known. */
export const settle = {
  field: 'settle',
  states: ['未核实', '已核实', '已转调休', '已计薪', '无效'],
  initial: '未核实',
  moves: [
    {
      name: 'verify',
      label: '核实',
      from: ['未核实'],
      to: when(
        [
          [eq(field('checkedTime'), 0), '无效'],
          [is({ way: '调休' }), '已转调休'],
        ],
        '已核实',
      ),
      who: keeper,
      guards: [hasPassed, { holds: lt(field('tzEnd'), now()), message: '加班尚未结束' }],
      guard: 'overtime/verify',
      effect: 'overtime/verified',
      notify: [
        { to: ['userId'], text: '【加班】{date}核实{checkedTime}小时', when: eq(field('checkedTime'), field('time')) },
        {
          to: ['userId'],
          text: '【加班】{date}核实{checkedTime}小时，打卡时间不足',
          when: gt(field('time'), field('checkedTime')),
        },
      ],
    },
    {
      name: 'recheck',
      label: '重新核实',
      from: ['无效', '已核实', '已转调休'],
      to: '未核实',
      who: keeper,
      guards: [hasPassed],
      guard: 'overtime/recheck',
      effect: 'overtime/rechecked',
    },
    { name: 'pay', label: '计薪', from: ['已核实'], to: '已计薪', who: nobody },
    { name: 'unpay', label: '取消计薪', from: ['已计薪'], to: '已核实', who: nobody },
  ],
} as const
