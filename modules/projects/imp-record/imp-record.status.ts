import { anyOf, field, holds, is, isSet, le, me, nobody, now } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { client, disputed } from '../disputed.ts'
import { open } from '../team.ts'

const remote = is({ type: '远程' })

const shown = { digest: 'contentHash', page: '/demand/impRecordConfirm' } as const

/** From the reservation to the client's signature. */
export const status = {
  field: 'status',
  states: ['已预约', '待填写', '客户待确认', '已确认', '有异议', '已取消'],
  initial: '待填写',
  moves: [
    { name: 'begin', label: '开始填写', from: ['已预约'], to: '待填写', who: me('userId'), guards: [open] },
    {
      name: 'submit',
      label: '提交',
      from: ['待填写', '有异议'],
      to: '客户待确认',
      who: me('userId'),
      guards: [
        { holds: le(field('tzEnd'), now()), field: 'tzEnd', message: '还未结束，不能提交' },
        { holds: isSet('content'), field: 'content', message: '实施内容不能为空' },
        { holds: anyOf(remote, isSet('place')), field: 'place', message: '请定位' },
        { holds: anyOf(remote, isSet('photo')), field: 'photo', message: '请上传现场照片' },
        open,
      ],
      guard: 'impRecord/submitting',
      set: { node: of('projectId', 'impNode') },
      effect: 'projectProgress/confirmed',
      notify: [{ to: ['projectId.impPrincipalId'], text: '【实施记录】{projectId}的实施记录待客户确认' }],
    },
    {
      name: 'confirm',
      label: '客户确认',
      from: ['客户待确认'],
      to: '已确认',
      who: client,
      elsewhere: '单据已变更，请刷新',
      shown,
      input: ['signature', 'signer', 'satisfaction'],
      required: { signature: '请签名', signer: '请填写签字人' },
      set: { tzConfirm: { from: 'now' } },
      notify: [{ to: ['userId', 'projectId.impPrincipalId'], text: '【实施记录】{projectId}的实施记录已由客户确认' }],
    },
    disputed(shown, {
      to: ['userId', 'projectId.impPrincipalId'],
      text: '【实施记录】客户对{projectId}的实施记录有异议',
    }),
    {
      name: 'cancel',
      label: '取消',
      from: ['已预约', '待填写'],
      to: '已取消',
      who: anyOf(me('userId'), holds('impRecord:manage')),
      opinion: 'required',
      guards: [open],
      notify: [{ to: ['coUserIds'], text: '【实施记录】{projectId}的实施安排已取消' }],
      danger: true,
    },
    {
      name: 'stop',
      label: '随项目取消',
      from: ['已预约', '待填写', '客户待确认', '有异议'],
      to: '已取消',
      who: nobody,
      opinion: 'required',
      notify: [{ to: ['userId', 'coUserIds'], text: '【实施记录】{projectId}已终止，实施安排已取消' }],
    },
  ],
} as const
