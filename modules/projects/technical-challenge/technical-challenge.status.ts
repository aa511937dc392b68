import { anyOf, holds, isSet, me, nobody, via } from '@chengban/kernel/expr.ts'
import { open } from '../team.ts'

const devLead = anyOf(
  via('projectId', me('devPrincipalId')),
  via('projectProductId', me('devPrincipalId')),
  holds('project:manage'),
)

/** Taken up, worked on, and tried by who asked. */
export const status = {
  field: 'status',
  states: ['待受理', '攻关中', '待验证', '已解决', '搁置'],
  initial: '待受理',
  moves: [
    {
      name: 'accept',
      label: '受理',
      from: ['待受理', '搁置'],
      to: '攻关中',
      who: devLead,
      input: ['userId'],
      guards: [{ holds: isSet('userId'), field: 'userId', message: '请指定攻关人' }, open],
      notify: [{ to: ['userId'], text: '【技术难题】请攻关：{name}' }],
    },
    {
      name: 'submit',
      label: '提交结论',
      from: ['攻关中'],
      to: '待验证',
      who: me('userId'),
      input: ['result', 'hours'],
      guards: [{ holds: isSet('result'), field: 'result', message: '请填写结论' }, open],
      notify: [{ to: ['proposerId'], text: '【技术难题】{name}已有结论，请验证' }],
    },
    {
      name: 'solve',
      label: '验证通过',
      from: ['待验证'],
      to: '已解决',
      who: me('proposerId'),
      guards: [open],
      set: { tzSolve: { from: 'now' } },
      notify: [{ to: ['userId'], text: '【技术难题】{name}已验证通过' }],
    },
    {
      name: 'back',
      label: '未解决',
      from: ['待验证'],
      to: '攻关中',
      who: me('proposerId'),
      opinion: 'required',
      guards: [open],
      notify: [{ to: ['userId'], text: '【技术难题】{name}未解决' }],
    },
    {
      name: 'shelve',
      label: '搁置',
      from: ['待受理', '攻关中'],
      to: '搁置',
      who: devLead,
      opinion: 'required',
      guards: [open],
      notify: [{ to: ['proposerId'], text: '【技术难题】{name}已搁置' }],
    },
    {
      name: 'stop',
      label: '随项目搁置',
      from: ['待受理', '攻关中', '待验证'],
      to: '搁置',
      who: nobody,
      opinion: 'required',
      notify: [{ to: ['proposerId', 'userId'], text: '【技术难题】{projectId}已终止，{name}已搁置' }],
    },
  ],
} as const
