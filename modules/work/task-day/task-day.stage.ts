import { allOf, anyOf, field, gt, headOf, holds, is, le, me, not, now, said } from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'

const confirmer = allOf(anyOf(me('confirmerId'), allOf(holds('taskDay:confirm'), headOf('userId'))), not(me('userId')))
const pmo = allOf(holds('taskDay:pmo'), not(me('userId')))
const withinDay = { holds: le(field('actualHours'), 16), message: '当日工时不能超过16小时' } as const

/** Planned, worked, confirmed by the leader, confirmed by the PMO. The flags of a day follow from it. */
export const stage = {
  field: 'stage',
  states: ['未预估', '已预估', '已保存', '退回', '已确认', 'PMO已确认'],
  initial: '未预估',
  moves: [
    {
      name: 'estimate',
      label: '提交预估',
      from: ['未预估', '已预估'],
      to: '已预估',
      who: me('userId'),
      guards: [
        { holds: gt(field('planHours'), 0), message: '请填写计划工时' },
        { holds: le(field('planHours'), 16), message: '计划工时不能超过16小时' },
      ],
      guard: 'taskDay/estimate',
    },
    {
      name: 'save',
      label: '提交产出',
      from: ['未预估', '已预估', '已保存', '退回', '已确认'],
      to: '已保存',
      who: me('userId'),
      input: ['summarize'],
      guards: [{ holds: gt(field('actualHours'), 0), message: '请填写工时' }, withinDay],
      guard: 'taskDay/save',
      set: { tzSave: coalesce(field('tzSave'), now()), backOpinion: null, tzConfirm: null },
      effect: 'taskDay/begun',
    },
    {
      name: 'confirm',
      label: '确认',
      from: ['已保存'],
      to: '已确认',
      who: confirmer,
      set: { tzConfirm: { from: 'now' }, confirmerId: { from: 'me' } },
    },
    {
      name: 'back',
      label: '退回',
      from: ['已保存', '已确认'],
      to: '退回',
      who: anyOf(confirmer, allOf(pmo, is({ stage: '已确认' }))),
      opinion: 'required',
      opinionMessage: '请填写意见',
      danger: true,
      set: { backOpinion: said, tzConfirm: null },
      notify: [{ to: ['userId'], text: '【日计划】{date}的产出被退回：{backOpinion}' }],
    },
    {
      name: 'pmoConfirm',
      label: 'PMO确认',
      from: ['已确认'],
      to: 'PMO已确认',
      who: pmo,
      guard: 'work/confirmedOnce',
      set: { tzPmo: { from: 'now' } },
    },
    {
      name: 'pmoCancel',
      label: '取消PMO确认',
      from: ['PMO已确认'],
      to: '已确认',
      who: holds('taskDay:pmo'),
      opinion: 'required',
      opinionMessage: '请填写意见',
      guard: 'taskDay/cancelling',
      set: { tzPmo: null },
    },
  ],
} as const
