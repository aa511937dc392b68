import {
  allOf,
  anyOf,
  asked,
  eq,
  exists,
  field,
  ge,
  gt,
  holds,
  is,
  isSet,
  le,
  lt,
  me,
  not,
  now,
  via,
  when,
} from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { signature } from '@chengban/kernel/kinds/file.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { outOfUse } from '../official-seal/out-of-use.ts'
import { keeperAway, keepersTurn, notForOneself, sealActs, sealHand } from './seal-hands.ts'

/** Returns the recipients of a message: the keeper, and the backup while the keeper is away. */
export const toKeepers = (text: string) =>
  [
    { to: ['sealId.keeperId'], text },
    { to: ['sealId.backupId'], text, when: keeperAway },
  ] as const

/** The seal is not out of use. */
export const inUse = Object.entries(outOfUse).map(([status, message]) => ({
  holds: via('sealId', not(is({ status }))),
  message,
}))
const inStock = {
  holds: via('sealId', is({ status: '在库' })),
  message: '印章不在库，当前由{sealId.currentUseId.userId}借出',
} as const
const overdue = via(
  'userId',
  exists({
    of: 'officialSealUse',
    by: 'userId',
    where: allOf(is({ useStatus: ['已借出', '待归还审核'] }), lt(field('tzBackPlan'), now())),
  }),
)
const witness = ref('见证人', 'user', { among: { isEnable: true } })
const passed = eq(asked('pass'), true)

/** What becomes of an approved application: stamped at the keeper's desk, or taken out and brought back. */
export const stage = {
  field: 'useStatus',
  states: ['未用印', '待用印', '已借出', '待归还审核', '待上传', '已归档', '已取消'],
  initial: '未用印',
  moves: [
    {
      name: 'stamp',
      label: '用印登记',
      from: ['待用印'],
      to: '待上传',
      who: sealActs,
      except: [keepersTurn, notForOneself],
      locks: ['sealId'],
      input: ['actualCopies'],
      required: { actualCopies: '请填写实际份数' },
      asks: { witnessId: witness, remark: longText('备注', { max: 500 }) },
      guards: [
        { holds: is({ isTakeOut: false }), message: '外借单请办理借出' },
        ...inUse,
        inStock,
        {
          holds: allOf(ge(field('actualCopies'), 1), le(field('actualCopies'), field('copies'))),
          field: 'actualCopies',
          message: '份数须在1与{copies}之间',
        },
        {
          holds: anyOf(not(is({ kind: '合同' })), via('contractId', is({ status: ['通过', '变更中'] }))),
          message: '合同未通过审核，不能用印',
        },
      ],
      guard: 'officialSealUse/stamp',
      set: { tzUse: { from: 'now' }, operatorId: { from: 'me' } },
      notify: [{ to: ['userId'], text: '【用印】{name}已用印，请上传盖章扫描件' }],
    },
    {
      name: 'handOut',
      label: '借出',
      from: ['待用印'],
      to: '已借出',
      who: sealActs,
      except: [keepersTurn, notForOneself],
      locks: ['sealId'],
      asks: { signature: signature('申请人签名', { required: true, signer: 'userId' }), witnessId: witness },
      guards: [
        { holds: is({ isTakeOut: true }), message: '非外借单' },
        ...inUse,
        inStock,
        { holds: not(overdue), message: '有逾期未归还的印章' },
      ],
      guard: 'officialSealUse/stamp',
      set: { tzOut: { from: 'now' }, operatorId: { from: 'me' } },
      effects: [{ move: ['officialSeal', 'lend'], at: 'sealId', input: { currentUseId: field('id') } }],
      notify: [
        { to: ['userId', 'companionId', { headOf: 'userId' }], text: '【用印】{sealId}已借出，请于{tzBackPlan}前归还' },
      ],
    },
    {
      name: 'returnApply',
      label: '归还申请',
      from: ['已借出'],
      to: '待归还审核',
      call: { path: '/official-seal/returnApply', answers: { useStatus: 'useStatus', overdueDays: 'overdueDays' } },
      who: anyOf(me('userId'), me('companionId')),
      input: ['actualCopies', 'tzUse', 'stampedFile'],
      required: { actualCopies: '份数须在0与{copies}之间' },
      asks: { remark: longText('归还说明', { max: 500 }) },
      guards: [
        {
          holds: allOf(ge(field('actualCopies'), 0), le(field('actualCopies'), field('copies'))),
          field: 'actualCopies',
          message: '份数须在0与{copies}之间',
        },
        {
          holds: anyOf(
            eq(field('actualCopies'), 0),
            allOf(isSet('tzUse'), gt(field('tzUse'), field('tzOut')), le(field('tzUse'), now())),
          ),
          field: 'tzUse',
          message: '用印时间须在借出之后且不晚于现在',
        },
      ],
      set: {
        returnRemark: { asked: 'remark' },
        tzUse: when([[gt(field('actualCopies'), 0), field('tzUse')]], null),
      },
      notify: toKeepers('【用印】{sealId}待归还审核'),
    },
    {
      name: 'returnAudit',
      label: '归还审核',
      from: ['待归还审核'],
      to: when(
        [
          [not(passed), '已借出'],
          [anyOf(is({ condition: '遗失' }), eq(field('actualCopies'), 0), isSet('stampedFile')), '已归档'],
        ],
        '待上传',
      ),
      call: {
        path: '/official-seal/returnAudit',
        answers: { useStatus: 'useStatus', sealStatus: 'sealId.status', tzBack: 'tzBack' },
      },
      who: sealActs,
      except: [keepersTurn, { who: me('userId'), message: '不能审核自己的归还' }],
      locks: ['sealId'],
      input: ['condition'],
      asks: { pass: bool('是否通过', { required: true }) },
      opinion: 'optional',
      requires: [
        {
          when: anyOf(not(passed), is({ condition: ['损坏', '遗失'] })),
          fields: ['opinion'],
          message: '请填写审批意见',
        },
        { when: passed, fields: ['condition'], message: '请选择归还状况' },
      ],
      guard: 'officialSealUse/returned',
      effects: [
        { move: ['officialSeal', 'takeBack'], at: 'sealId', when: allOf(passed, is({ condition: '完好' })) },
        { move: ['officialSeal', 'lose'], at: 'sealId', when: allOf(passed, not(is({ condition: '完好' }))) },
      ],
      notify: [
        { to: ['userId', 'companionId'], text: '【用印】{sealId}归还未通过，请核对', when: not(passed) },
        { to: ['userId', 'companionId'], text: '【用印】{sealId}已归还', when: passed },
      ],
    },
    {
      name: 'archive',
      label: '上传归档',
      from: ['待上传'],
      to: '已归档',
      who: anyOf(me('userId'), sealHand),
      input: ['stampedFile'],
      required: { stampedFile: '请上传盖章扫描件' },
    },
    {
      name: 'cancel',
      label: '取消用印',
      from: ['待用印'],
      to: '已取消',
      who: anyOf(me('userId'), holds('officialSeal:manage')),
      opinion: 'required',
      opinionMessage: '请填写取消原因',
      danger: true,
      notify: toKeepers('【用印】{name}已取消用印'),
    },
  ],
} as const
