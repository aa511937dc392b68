import { anyOf, field, holds, is, me, nobody, via } from '@chengban/kernel/expr.ts'
import { client, disputed } from '../disputed.ts'
import { open } from '../team.ts'

const shown = { digest: 'contentHash', page: '/demand/projectVerVideo' } as const

/** What becomes of a delivery: until it may be delivered it goes with its audit. */
export const status = {
  field: 'status',
  states: ['草稿', '待一级审核', '待二级审核', '待交付', '客户待确认', '已确认', '有异议', '驳回', '已撤回', '已作废'],
  initial: '草稿',
  moves: [
    {
      name: 'deliver',
      label: '交付',
      from: ['待交付'],
      to: '客户待确认',
      who: me('userId'),
      guards: [
        {
          holds: anyOf(is({ needTrain: false }), via('trainId', is({ status: '通过' }))),
          field: 'trainId',
          message: '培训记录未审核通过',
        },
        open,
      ],
      guard: 'projectVer/delivering',
      set: { tzDeliver: { from: 'now' } },
      effect: 'projectProgress/confirmed',
      notify: [
        {
          to: ['projectId.impPrincipalId', 'projectId.principalId'],
          text: '【版本交付】{projectId}的{name}已交付，待客户确认',
        },
      ],
    },
    {
      name: 'confirm',
      label: '客户确认',
      from: ['客户待确认'],
      to: '已确认',
      who: client,
      elsewhere: '单据已变更，请刷新',
      shown,
      input: ['signature', 'signer'],
      required: { signature: '请签名', signer: '请填写签字人' },
      guard: 'projectVer/watched',
      set: { tzConfirm: { from: 'now' } },
      effects: [
        {
          move: ['project', 'runVersion'],
          at: 'projectId',
          input: { productLibraryVersionId: field('productLibraryVersionId') },
        },
      ],
      effect: 'projectVer/confirmed',
      notify: [
        {
          to: ['userId', 'creatorId', 'productLibraryVersionId.productLibraryId.principalId'],
          text: '【版本交付】{projectId}的{name}已由客户确认',
        },
      ],
    },
    disputed(shown, { to: ['userId', 'creatorId'], text: '【版本交付】客户对{projectId}的{name}有异议' }),
    {
      name: 'void',
      label: '作废',
      from: ['草稿', '驳回', '已撤回', '待交付', '有异议'],
      to: '已作废',
      who: anyOf(me('creatorId'), me('userId'), holds('project:manage')),
      opinion: 'required',
      danger: true,
    },
    {
      name: 'stop',
      label: '随项目作废',
      from: ['草稿', '待一级审核', '待二级审核', '待交付', '客户待确认', '有异议', '驳回', '已撤回'],
      to: '已作废',
      who: nobody,
      opinion: 'required',
      notify: [{ to: ['userId', 'creatorId'], text: '【版本交付】{projectId}已终止，{name}已作废' }],
    },
  ],
} as const
