import {
  add,
  allOf,
  anyOf,
  asked,
  eq,
  exists,
  field,
  gt,
  holds,
  is,
  isFilled,
  isSet,
  me,
  not,
  via,
  was,
  when,
} from '@chengban/kernel/expr.ts'
import { coalesce } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

const keeper = allOf(holds('receive:manage'), not(me('userId')))
/** What went out by the numbers of its pieces comes back by them. */
const numbered = isFilled(was('assetNos'))
/** What nobody keeps is seen to by all who manage the shelf. */
export const unkept = via('itemId', not(isSet('keeperId')))
/** True if the receiver has left or is about to leave and may no longer come to the office. */
const leaving = anyOf(
  via('userId', is({ status: '离职' })),
  exists({
    of: 'entry',
    by: 'userId',
    at: 'userId',
    where: is({ kind: '入职', stage: ['待离职', '交接中', '已离职'] }),
  }),
)
const passed = eq(asked('pass'), true)

/** What becomes of a thing once its application has passed: handed out, given back, settled. */
export const receiveStatus = {
  field: 'receiveStatus',
  states: ['未领取', '待领取', '已领取', '待归还审核', '部分归还', '已归还', '已核销', '已取消'],
  initial: '未领取',
  moves: [
    {
      name: 'handOut',
      label: '发放',
      from: ['待领取'],
      to: when([[via('itemId', is({ kind: '耗材' })), '已核销']], '已领取'),
      who: keeper,
      except: [{ who: me('userId'), message: '不能为自己发放' }],
      locks: ['itemId'],
      input: ['signature', 'assetNos'],
      required: { signature: '请签名' },
      guard: 'receive/handOut',
      set: { tzReceive: { from: 'now' } },
      effect: 'receive/handedOut',
      notify: [{ to: ['userId'], text: '【领用】{itemId} {quantity}已发放' }],
    },
    {
      name: 'returnApply',
      label: '归还申请',
      from: ['已领取', '部分归还'],
      to: '待归还审核',
      elsewhere: { 已核销: '该物品无需归还' },
      call: { path: '/receive/returnApply', answers: { receiveStatus: 'receiveStatus', outQuantity: 'outQuantity' } },
      who: anyOf(me('userId'), allOf(holds('receive:manage'), leaving)),
      asks: {
        quantity: int('归还数量', { required: true, min: 0 }),
        lost: int('遗失数量', { min: 0, default: 0 }),
        assetNos: json('归还的编号', { structure: ['text'], among: { column: 'assetNos' } }),
        lostNos: json('遗失的编号', { structure: ['text'], among: { column: 'assetNos' } }),
        remark: longText('说明', { max: 500 }),
      },
      begins: { quantity: { column: 'outQuantity' } },
      guards: [
        {
          holds: anyOf(not(gt(asked('lost'), 0)), not(eq(coalesce(asked('remark'), ''), ''))),
          field: 'remark',
          message: '请填写遗失说明',
        },
      ],
      requires: [
        { when: allOf(numbered, gt(asked('quantity'), 0)), fields: ['assetNos'], message: '请填写归还的编号' },
        { when: allOf(numbered, gt(asked('lost'), 0)), fields: ['lostNos'], message: '请填写遗失的编号' },
      ],
      guard: 'receive/returning',
      notify: [
        { to: ['itemId.keeperId'], text: '【领用】{itemId}待归还审核' },
        { to: [{ holds: 'receive:manage' }], text: '【领用】{itemId}待归还审核', when: unkept },
      ],
    },
    {
      name: 'returnAudit',
      label: '归还审核',
      from: ['待归还审核'],
      to: when(
        [
          [allOf(not(passed), gt(field('returnQuantity'), 0)), '部分归还'],
          [not(passed), '已领取'],
          [gt(field('quantity'), add(field('returnQuantity'), field('lostQuantity'))), '部分归还'],
          [gt(field('returnQuantity'), 0), '已归还'],
        ],
        '已核销',
      ),
      call: {
        path: '/receive/returnAudit',
        answers: { receiveStatus: 'receiveStatus', outQuantity: 'outQuantity', stock: 'itemId.stock' },
      },
      who: keeper,
      locks: ['itemId'],
      asks: {
        pass: bool('是否通过', { required: true }),
        good: int('完好数量', { min: 0, default: 0 }),
        damaged: int('损坏数量', { min: 0, default: 0 }),
        lost: int('遗失数量', { min: 0, default: 0 }),
        goodNos: json('完好的编号', { structure: ['text'], among: { column: 'assetNos' } }),
        damagedNos: json('损坏的编号', { structure: ['text'], among: { column: 'assetNos' } }),
        lostNos: json('遗失的编号', { structure: ['text'], among: { column: 'assetNos' } }),
        compensation: money('赔偿金额', { min: 0, default: '0.00' }),
      },
      opinion: 'optional',
      requires: [
        {
          when: anyOf(not(passed), gt(asked('damaged'), 0), gt(asked('lost'), 0)),
          fields: ['opinion'],
          message: '请填写审批意见',
        },
      ],
      guard: 'receive/returnAudit',
      effect: 'receive/returned',
      notify: [
        { to: ['userId'], text: '【领用】{itemId}归还未通过，请核对', when: not(passed) },
        { to: ['userId'], text: '【领用】{itemId}已归还', when: passed },
      ],
    },
    {
      name: 'extend',
      label: '延期',
      from: ['已领取', '部分归还'],
      to: 'same',
      who: keeper,
      input: ['dueDate'],
      required: { dueDate: '请填写归还日期' },
      opinion: 'required',
      guard: 'receive/extend',
      set: { extendCount: add(field('extendCount'), 1) },
      notify: [{ to: ['userId'], text: '【领用】{itemId}归还日期延至{dueDate}' }],
    },
    {
      name: 'cancel',
      label: '取消领用',
      from: ['待领取'],
      to: '已取消',
      who: anyOf(me('userId'), holds('receive:manage')),
      danger: true,
    },
  ],
} as const
