import {
  allOf,
  anyOf,
  asked,
  count,
  eq,
  field,
  holds,
  is,
  isSet,
  le,
  me,
  nobody,
  not,
  some,
  today,
} from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'

const keeper = anyOf(me('initiator'), holds('contract:manage'))
const root = not(isSet('parentId'))
const all = ['未生效', '待签署', '已签署', '履行中', '履行完毕', '已归档', '已终止'] as const

const planners = { holds: 'invoicingPlan:edit' } as const
/** Supplements that have not ended go where their root goes. */
const supplements = {
  move: ['contract', 'follow'],
  by: 'parentId',
  where: is({ stage: ['待签署', '已签署', '履行中', '履行完毕'] }),
} as const
/** It is to be invoiced, and nobody has planned when. */
const unplanned = allOf(is({ invoice: true }), eq(count({ of: 'invoicingPlan', by: 'contractId' }), 0))

/** What becomes of a contract once it is in force. */
export const stage = {
  field: 'stage',
  states: all,
  initial: '未生效',
  moves: [
    {
      name: 'sign',
      label: '签署',
      from: ['待签署'],
      to: '已签署',
      who: keeper,
      input: ['signDate', 'signer', 'contractChapter'],
      begins: { signDate: 'today' },
      required: { signDate: '签订日期不能为空', contractChapter: '请上传盖章扫描件' },
      guards: [
        { holds: is({ status: '通过' }), message: '当前状态不能签署' },
        { holds: le(field('signDate'), today()), field: 'signDate', message: '签订日期不能晚于今天' },
      ],
      effect: 'contract/signed',
      effects: [
        {
          move: ['businessOpportunity', 'signed'],
          at: 'businessOpportunityId',
          where: not(is({ schedule: ['赢单', '输单'] })),
        },
      ],
      notify: [
        { to: ['initiator', planners], text: '【合同】{name}已签署，请排开票计划', when: allOf(root, unplanned) },
        { to: [{ holds: 'project:manage' }], text: '【合同】{name}已签署，请立项【{name}】', when: root },
      ],
    },
    { name: 'start', label: '开始履行', from: ['已签署'], to: '履行中', who: keeper },
    {
      name: 'accept',
      label: '登记验收',
      from: ['已签署', '履行中'],
      to: '履行中',
      who: anyOf(keeper, some('project', 'contractId', me('principalId'))),
      input: ['dtAccept', 'acceptanceFile'],
      begins: { dtAccept: 'today' },
      required: { dtAccept: '验收日期不正确', acceptanceFile: '请上传验收报告' },
      guards: [
        { holds: root, message: '补充协议不单独验收' },
        { holds: le(field('signDate'), field('dtAccept')), field: 'dtAccept', message: '验收日期不正确' },
        { holds: le(field('dtAccept'), today()), field: 'dtAccept', message: '验收日期不正确' },
      ],
      guard: 'contract/acceptOnce',
      effect: 'contract/accepted',
      notify: [{ to: ['initiator', planners], text: '【合同】{name}已验收' }],
    },
    {
      name: 'finish',
      label: '履行完毕',
      from: ['履行中'],
      to: '履行完毕',
      who: keeper,
      guards: [
        { holds: root, message: '补充协议随主合同办结' },
        { holds: isSet('dtAccept'), message: '未登记验收' },
      ],
      guard: 'contract/finish',
      effects: [supplements],
    },
    {
      name: 'archive',
      label: '归档',
      from: ['履行完毕'],
      to: '已归档',
      who: holds('contract:manage'),
      guards: [
        { holds: root, message: '补充协议随主合同办结' },
        { holds: isSet('contractChapter'), field: 'contractChapter', message: '请上传盖章扫描件' },
        { holds: isSet('acceptanceFile'), field: 'acceptanceFile', message: '请上传验收报告' },
      ],
      effects: [supplements],
    },
    {
      name: 'terminate',
      label: '终止',
      from: ['待签署', '已签署', '履行中'],
      to: '已终止',
      who: anyOf(holds('contract:void'), holds('contract:manage')),
      opinion: 'required',
      danger: true,
      guard: 'contract/terminate',
      effect: 'contract/terminated',
      effects: [
        supplements,
        {
          move: ['project', 'contractEnded'],
          by: 'contractId',
          where: is({ projectStatus: ['待启动', '准备', '实施中', '待验收', '已验收', '维护中', '暂停'] }),
        },
      ],
      notify: [{ to: ['initiator', { holds: 'returnedMoney:manage' }], text: '【合同】{name}已终止' }],
    },
    {
      name: 'follow',
      label: '随主合同',
      from: ['待签署', '已签署', '履行中', '履行完毕'],
      to: of('parentId', 'stage'),
      who: nobody,
    },
    {
      name: 'handOver',
      label: '移交',
      from: all,
      to: 'same',
      who: holds('client:assign'),
      many: { most: 500 },
      anyVersion: true,
      call: { path: '/contract/action/handOver', names: { reason: 'opinion' } },
      asks: { userId: ref('接收人', 'user', { required: true, among: { isEnable: true } }) },
      opinion: 'required',
      opinionMessage: '请填写移交原因',
      guards: [{ holds: not(eq(field('initiator'), asked('userId'))), field: 'userId', message: '接收人已是发起人' }],
      set: { initiator: { asked: 'userId' } },
      notify: [
        { to: ['initiator'], text: '【合同】{name}已移交给您' },
        { to: [{ was: 'initiator' }], text: '【合同】{name}已移交给{initiator.name}' },
      ],
    },
  ],
} as const
