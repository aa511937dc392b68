import { allOf, anyOf, eq, field, holds, isSet, me, nobody, not, via } from '@chengban/kernel/expr.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date } from '@chengban/kernel/kinds/date.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { byToken } from '@chengban/kernel/row-rule.ts'
import { leads as lead, open, team, worker } from '../team.ts'

/**
 * The client through the link, or the employee who hands the client their phone: the creator or a worker of the
 * project.
 */
const client = anyOf(byToken('project', 'projectId'), me('creatorId'), via('projectId', worker))

/** Nobody to hand it to, and somebody else who leads: what one confirmed is not signed by oneself. */
const ownWord = allOf(
  me('confirmId'),
  via(
    'projectId',
    allOf(not(isSet('clientId')), isSet('impPrincipalId'), not(eq(field('principalId'), field('impPrincipalId')))),
  ),
)

const shown = { digest: 'contentHash', page: '/demand/projectProgressConfirm' } as const

const leaders = ['projectId.impPrincipalId', 'projectId.principalId'] as const

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
      locks: ['projectId'],
      guard: 'projectProgress/submitting',
      notify: [{ to: leaders, text: '【进度确认】{name}待内部确认' }],
    },
    {
      name: 'reportSync',
      label: '更新内容',
      from: ['草稿', '待内部确认', '有异议'],
      to: 'same',
      who: anyOf(me('creatorId'), lead),
      elsewhere: '已发送客户，不能更新',
      elsewhereAt: 'status',
      guard: 'projectProgress/syncing',
    },
    {
      name: 'confirm',
      label: '内部确认',
      from: ['待内部确认'],
      to: '客户待确认',
      who: lead,
      locks: ['projectId'],
      guard: 'projectProgress/confirming',
      effect: 'projectProgress/confirmed',
      points: '/implementaryProgress/gate',
      shows: { link: '客户链接' },
      notify: [{ to: ['creatorId'], text: '【进度确认】{name}已发送，请将链接交给客户' }],
    },
    {
      name: 'back',
      label: '退回',
      from: ['待内部确认'],
      to: '草稿',
      who: lead,
      opinion: 'required',
      notify: [{ to: ['creatorId'], text: '【进度确认】{name}被退回' }],
    },
    {
      name: 'sign',
      label: '客户签字',
      from: ['客户待确认'],
      to: '已确认',
      who: client,
      elsewhere: '单据已变更，请刷新',
      except: [{ who: ownWord, message: '不能签署自己确认的确认单' }],
      shown,
      input: ['signature', 'signer', 'signerPhone', 'satisfaction'],
      required: { signature: '请签名', signer: '请填写签字人' },
      guard: 'projectProgress/signing',
      effect: 'projectProgress/signedWith',
      notify: [{ to: ['creatorId', ...leaders], text: '【进度确认】客户已签字：{name}' }],
    },
    {
      name: 'dispute',
      label: '有异议',
      from: ['客户待确认'],
      to: '有异议',
      who: client,
      elsewhere: '单据已变更，请刷新',
      shown,
      input: ['signer', 'signerPhone'],
      opinion: 'required',
      opinionMessage: '请填写意见',
      set: { clientOpinion: { from: 'opinion' } },
      effect: 'projectProgress/takenBack',
      notify: [{ to: ['creatorId', ...leaders], text: '【进度确认】客户有异议：{name}' }],
    },
    {
      name: 'trainRejected',
      label: '随培训打回',
      from: ['待内部确认', '客户待确认', '已确认'],
      to: '有异议',
      who: nobody,
      effect: 'projectProgress/takenBack',
      notify: [{ to: ['creatorId', ...leaders], text: '【进度确认】培训记录被打回：{name}' }],
    },
    {
      name: 'productSign',
      label: '产品签字',
      from: ['待内部确认', '客户待确认', '已确认'],
      to: 'same',
      who: via('projectId', anyOf(me('devPrincipalId'), via('productLibraryId', me('principalId')))),
      input: ['productSign'],
      required: { productSign: '请签名' },
      asks: {
        dates: lines('完成日期', {
          kind: oneOf('种类', ['bug', 'applyFor'], { required: true }),
          id: text('问题', { required: true, max: 36 }),
          endTime: date('完成日期'),
        }),
      },
      call: {
        path: '/project-progress/productSign',
        names: { signature: 'productSign' },
        answers: { tzProductSign: 'tzProductSign' },
      },
      guards: [{ holds: not(isSet('tzProductSign')), message: '已签字' }],
      guard: 'projectProgress/promising',
      effect: 'projectProgress/promised',
      set: { productSignerId: { from: 'me' }, tzProductSign: { from: 'now' } },
    },
    {
      name: 'signatureProduct',
      label: '客户确认产品问题',
      from: ['客户待确认', '已确认'],
      to: 'same',
      who: byToken('project', 'projectId'),
      shown: { page: '/demand/productProblemConfirm' },
      // of the problems with the days they were read with
      asks: { problemHash: text('问题摘要', { max: 64 }) },
      input: ['signatureProduct', 'productSigner'],
      required: { signatureProduct: '请签名', productSigner: '请填写签字人' },
      guards: [
        { holds: isSet('productSign'), field: 'signatureProduct', message: '产品负责人尚未签字' },
        { holds: not(isSet('tzSignatureProduct')), message: '已签字' },
      ],
      guard: 'projectProgress/agreeing',
      set: { tzSignatureProduct: { from: 'now' } },
    },
    {
      name: 'complete',
      label: '完成',
      from: ['已确认'],
      to: '已完成',
      who: anyOf(lead, holds('project:manage')),
      locks: ['projectId'],
      points: '/implementaryProgress/gate',
      elsewhere: '客户尚未确认',
      elsewhereAt: 'status',
      guards: [open],
      guard: 'projectProgress/completing',
      effect: 'projectProgress/completed',
      notify: [{ to: team, text: '【进度确认】{name}已完成' }],
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
    {
      name: 'stop',
      label: '随项目作废',
      from: ['草稿', '待内部确认', '客户待确认', '有异议'],
      to: '已作废',
      who: nobody,
      opinion: 'optional',
      effect: 'projectProgress/takenBack',
      notify: [{ to: ['creatorId'], text: '【进度确认】{name}已作废' }],
    },
  ],
} as const
