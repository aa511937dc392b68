import { anyOf, holds, isSet, linked, me, via } from '@chengban/kernel/expr.ts'
import { byToken } from '@chengban/kernel/row-rule.ts'

const leads = anyOf(me('impPrincipalId'), me('principalId'))
/** Over the project: who fills in sheets. */
export const worker = anyOf(leads, me('devPrincipalId'), linked('projectMember', 'projectId', 'userId'))
export const lead = via('projectId', leads)
/** The client by the link, or whoever hands them their phone: the creator and those who work there. */
const client = anyOf(byToken('project', 'projectId'), me('creatorId'), via('projectId', worker))

const shown = { digest: 'contentHash', page: '/demand/projectProgressConfirm' } as const

/** From the draft through our own confirmation to the client's. */
export const status = {
  field: 'status',
  states: ['草稿', '待内部确认', '客户待确认', '已确认', '有异议', '已完成', '已作废'],
  initial: '草稿',
  moves: [
    {
      name: 'submit',
      label: '提交',
      from: ['草稿', '有异议'],
      to: '待内部确认',
      who: anyOf(me('creatorId'), lead),
      guard: 'projectProgress/submitting',
    },
    {
      name: 'confirm',
      label: '内部确认',
      from: ['待内部确认'],
      to: '客户待确认',
      who: lead,
      call: { path: '/project-progress/confirm', answers: { contentHash: 'contentHash' } },
      guard: 'projectProgress/confirming',
      effect: 'projectProgress/confirmed',
    },
    { name: 'back', label: '退回', from: ['待内部确认'], to: '草稿', who: lead, opinion: 'required' },
    {
      name: 'sign',
      label: '客户签字',
      from: ['客户待确认'],
      to: '已确认',
      who: client,
      shown,
      input: ['signature', 'signer', 'signerPhone', 'satisfaction'],
      required: { signature: '请签名', signer: '请填写签字人' },
      guard: 'projectProgress/signing',
      effect: 'projectProgress/signedWith',
    },
    {
      name: 'dispute',
      label: '有异议',
      from: ['客户待确认'],
      to: '有异议',
      who: client,
      shown,
      input: ['clientOpinion', 'signer', 'signerPhone'],
      required: { clientOpinion: '请填写意见' },
      guards: [{ holds: isSet('clientOpinion'), field: 'clientOpinion', message: '请填写意见' }],
      effect: 'projectProgress/takenBack',
    },
    {
      name: 'productSign',
      label: '产品签字',
      from: ['待内部确认', '客户待确认', '已确认'],
      to: 'same',
      who: via('projectId', anyOf(me('devPrincipalId'), me('principalId'))),
      input: ['productSign'],
      required: { productSign: '请签名' },
      call: '/project-progress/productSign',
      set: { productSignerId: { from: 'me' }, tzProductSign: { from: 'now' } },
    },
    {
      name: 'signatureProduct',
      label: '客户确认产品问题',
      from: ['客户待确认', '已确认'],
      to: 'same',
      who: client,
      shown: { digest: 'contentHash', page: '/demand/productProblemConfirm' },
      input: ['signatureProduct', 'productSigner'],
      required: { signatureProduct: '请签名', productSigner: '请填写签字人' },
      guards: [{ holds: isSet('productSign'), field: 'signatureProduct', message: '产品负责人尚未签字' }],
      set: { tzSignatureProduct: { from: 'now' } },
    },
    {
      name: 'complete',
      label: '完成',
      from: ['已确认'],
      to: '已完成',
      who: anyOf(lead, holds('project:manage')),
      call: {
        path: '/project-progress/complete',
        answers: { node: 'node', projectStatus: 'projectId.projectStatus' },
      },
    },
    {
      name: 'void',
      label: '作废',
      from: ['草稿', '待内部确认', '客户待确认', '有异议'],
      to: '已作废',
      who: anyOf(me('creatorId'), holds('project:manage')),
      opinion: 'required',
      effect: 'projectProgress/takenBack',
      danger: true,
    },
  ],
} as const
