import { anyOf, asked, eq, field, holds, is, isSet, me, nobody, not, now, via, when } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { files } from '@chengban/kernel/kinds/file.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { byToken } from '@chengban/kernel/row-rule.ts'

const manager = holds('applyFor:manage')
const agreed = eq(asked('agree'), true)
const involved = anyOf(
  me('creatorId'),
  me('closerId'),
  via('projectId', anyOf(me('principalId'), me('impPrincipalId'))),
  manager,
)

/** Moves that request and record the client's signature on a published requirement. */
export const signing = [
  {
    name: 'askSign',
    label: '发送客户确认',
    from: ['待客户确认'],
    to: 'same',
    who: involved,
    guard: 'applyFor/askSign',
    shows: { link: '签字链接' },
  },
  {
    name: 'sign',
    label: '客户确认',
    from: ['待客户确认'],
    to: when([[agreed, '已完成']], '开发中'),
    who: anyOf(byToken('applyFor', 'id'), involved),
    shown: { page: '/demand/applyForSign' },
    asks: {
      agree: bool('确认无误', { required: true }),
      contentHash: text('内容摘要', { required: true, missing: '请阅读内容后再确认' }),
    },
    input: ['signature', 'signer', 'signerPhone', 'clientOpinion'],
    required: { signer: '请填写签字人' },
    guards: [
      { holds: anyOf(not(agreed), isSet('signature')), field: 'signature', message: '请签名' },
      { holds: anyOf(agreed, isSet('clientOpinion')), field: 'clientOpinion', message: '请填写意见' },
    ],
    guard: 'applyFor/signing',
    set: {
      tzClose: when([[agreed, now()]], field('tzClose')),
      isReject: anyOf(is({ isReject: true }), not(agreed)),
      tzFinish: when([[agreed, field('tzFinish')]], null),
      tzTest: when([[agreed, field('tzTest')]], null),
      tzPublish: when([[agreed, field('tzPublish')]], null),
      signToken: null,
      tzSignToken: null,
    },
    notify: [
      { to: ['creatorId', 'closerId', 'solverId'], text: '【需求】客户已确认：{name}', when: agreed },
      { to: ['creatorId', 'closerId', 'solverId'], text: '【需求】客户有异议：{name}', when: not(agreed) },
    ],
  },
  {
    name: 'complete',
    label: '代客户确认',
    from: ['待客户确认'],
    to: '已完成',
    who: manager,
    asks: { file: files('客户确认凭证', { required: true, max: 9 }) },
    opinion: 'required',
    set: { signToken: null, tzSignToken: null, tzClose: { from: 'now' } },
    notify: [{ to: ['creatorId', 'notifyPerson'], text: '【需求】{name}已完成' }],
  },
  {
    name: 'delivered',
    label: '随版本交付确认',
    from: ['待客户确认'],
    to: '已完成',
    who: nobody,
    set: { signToken: null, tzSignToken: null, tzClose: { from: 'now' } },
    notify: [{ to: ['creatorId', 'notifyPerson'], text: '【需求】{name}已完成' }],
  },
] as const
