import { nobody } from '@chengban/kernel/expr.ts'

/** What becomes of approved hours once the punches are known. */
export const settle = {
  field: 'settle',
  states: ['未核实', '已核实', '已转调休', '已计薪', '无效'],
  initial: '未核实',
  moves: [{ name: 'pay', label: '计薪', from: ['已核实'], to: '已计薪', who: nobody }],
} as const
