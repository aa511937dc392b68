import { anyOf, field, holds, isSet, le, lt, today } from '@chengban/kernel/expr.ts'

const manager = holds('entry:manage')
const nobody = anyOf()

/** The way of an 入职 file from its approval to the last day. */
export const stage = {
  field: 'stage',
  states: [
    '未生效',
    '待入职',
    '学习中',
    '待考核',
    '试用中',
    '待转正',
    '已转正',
    '待离职',
    '交接中',
    '已离职',
    '未报到',
  ],
  initial: '未生效',
  moves: [
    {
      name: 'arrive',
      label: '办理入职',
      from: ['待入职'],
      to: '学习中',
      who: manager,
      input: ['tzProbation'],
      guards: [
        { holds: isSet('tzProbation'), field: 'tzProbation', message: '请填写入职日期' },
        { holds: le(field('tzProbation'), today()), message: '入职日期未到' },
      ],
    },
    {
      name: 'noShow',
      label: '未报到',
      from: ['待入职'],
      to: '未报到',
      who: manager,
      opinion: 'required',
      danger: true,
      guards: [{ holds: lt(field('tzProbation'), today()), message: '入职日期未到' }],
    },
    { name: 'learnt', label: '学习完成', from: ['学习中'], to: '待考核', who: nobody },
    { name: 'regularDue', label: '待转正', from: ['试用中'], to: '待转正', who: nobody },
    { name: 'lastDay', label: '进入交接', from: ['待离职'], to: '交接中', who: nobody },
    {
      name: 'finish',
      label: '办结离职',
      from: ['待离职', '交接中'],
      to: '已离职',
      who: manager,
      danger: true,
      guards: [{ holds: le(field('tzDemobilize'), today()), message: '最后工作日未到' }],
    },
  ],
} as const
