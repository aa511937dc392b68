import { add, field, holds, is, lt, nobody, not, via } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { open, team } from '../team.ts'

/** A stage begins when the one before is done; what the client has confirmed closes it. */
export const status = {
  field: 'status',
  states: ['未开始', '进行中', '待确认', '已完成', '已跳过'],
  initial: '未开始',
  moves: [
    {
      name: 'begin',
      label: '开始',
      from: ['未开始'],
      to: '进行中',
      who: nobody,
      set: { actualStart: { from: 'today' } },
      effect: 'implementaryProgress/begun',
    },
    {
      name: 'prepared',
      label: '完成准备',
      from: ['进行中'],
      to: '已完成',
      who: nobody,
      set: { actualEnd: { from: 'today' } },
      effect: 'implementaryProgress/done',
    },
    { name: 'ask', label: '提交确认', from: ['进行中'], to: '待确认', who: nobody },
    { name: 'unask', label: '回到进行中', from: ['待确认'], to: '进行中', who: nobody },
    {
      name: 'complete',
      label: '完成阶段',
      from: ['待确认'],
      to: '已完成',
      who: nobody,
      set: { actualEnd: { from: 'today' } },
      effect: 'implementaryProgress/done',
      notify: [{ to: team, text: '【项目】{projectId}的{name}阶段已完成' }],
    },
    {
      name: 'skip',
      label: '跳过',
      from: ['未开始', '进行中'],
      to: '已跳过',
      who: holds('project:manage'),
      locks: ['projectId'],
      opinion: 'required',
      guards: [{ holds: not(is({ node: [0, 6] })), message: '该阶段不能跳过' }, open],
      guard: 'implementaryProgress/skipping',
      set: { skipReason: { from: 'opinion' } },
      effect: 'implementaryProgress/done',
      notify: [
        { to: ['projectId.principalId', 'projectId.impPrincipalId'], text: '【项目】{projectId}的{name}阶段已跳过' },
      ],
    },
    {
      name: 'goBack',
      label: '退回阶段',
      from: ['已完成', '已跳过'],
      to: '进行中',
      who: holds('project:manage'),
      locks: ['projectId'],
      opinion: 'required',
      guards: [
        { holds: not(is({ node: 0 })), message: '准备阶段不能退回' },
        {
          holds: via('projectId', is({ projectStatus: ['实施中', '待验收'] })),
          message: '项目不在实施中',
        },
        { holds: lt(field('node'), of('projectId', 'impNode')), message: '只能退回已过的阶段' },
      ],
      guard: 'implementaryProgress/goingBack',
      set: { actualStart: { from: 'today' }, actualEnd: null, skipReason: null },
      effect: 'implementaryProgress/goneBack',
      notify: [{ to: team, text: '【项目】{projectId}退回到{name}阶段' }],
      danger: true,
    },
    {
      name: 'reset',
      label: '重新等待',
      from: ['进行中', '待确认', '已完成', '已跳过'],
      to: '未开始',
      who: nobody,
      set: { round: add(field('round'), 1), actualStart: null, actualEnd: null, skipReason: null },
    },
  ],
} as const
