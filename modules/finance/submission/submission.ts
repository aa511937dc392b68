import { audited, handedIn } from '@chengban/kernel/audited.ts'
import { allOf, anyOf, exists, field, gt, is, isSet, lt, me, not, via } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { dict, oneOf } from '@chengban/kernel/kinds/choice.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { number } from '@chengban/kernel/kinds/number.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'

const lineStates = ['草稿', '待审核', '通过', '驳回', '已作废'] as const

/** The number a submission is given when it is first handed in: `{prefix}-{YYYYMM}-{4 digits}`. */
export const serialNumber = (prefix: string) =>
  number('单号', { unique: true, search: true, at: 'submit', forms: [{ prefix: `${prefix}-{YYYY}{MM}-`, digits: 4 }] })

/** The fields by which a submission is audited on two levels. */
export const auditFields = { ...audited(2, { without: ['变更中'] }), ...handedIn } as const

/**
 * How every submission is audited: what it must hold, and what becomes of its lines with it. What has passed is not
 * changed but voided, or reversed by a line of the opposite sign.
 */
export const submissionAudit = {
  change: 'none',
  guard: { submit: 'submission/submit', approve: 'submission/approve', void: 'submission/void' },
  effect: {
    submit: 'submission/submitted',
    approve: 'submission/passed',
    reject: 'submission/returned',
    withdraw: 'submission/returned',
    auditWithdraw: 'submission/takenBack',
    void: 'submission/voided',
  },
} as const

/** What the write path asks of a submission, and of each of its lines. */
export const submissionRules = { check: 'submission/check', removing: 'submission/removing' } as const
export const lineRules = { check: 'line/check', saved: 'line/saved', removing: 'line/removing' } as const

/** The fields by which a line follows its submission (`submitId`). */
export const lineFields = {
  company: dict('所属公司', 'company', { computed: of('submitId', 'company'), kept: true }),
  status: oneOf('状态', lineStates, { readonly: true, default: '草稿' }),
  opinion: longText('审核意见', { readonly: true }),
  /** The state before each level began to decide: `{level: {status, money, opinion}}`. */
  atLevels: json('各级审核前', { hidden: true, readonly: true }),
} as const

/** A line names the one it takes back. One that is named, by a draft too, cannot be taken back a second time. */
export const reversing = <const N extends 'moneyMonth' | 'moneyOther' | 'moneyExpense'>(of: N) =>
  ({
    reverseId: ref('冲销原记录', of),
    isReversed: bool('已有冲销记录', {
      computed: exists({ of, by: 'reverseId', where: not(is({ status: ['驳回', '已作废'] })) }),
    }),
  }) as const

/** Who reads a line, makes it and writes it follows its submission. */
export const ofMaker = via('submitId', me('creatorId'))
export const lineWrite = { create: ofMaker, update: ofMaker, remove: ofMaker } as const

/** A line is of money that came or went; only what takes back another line is negative. */
export const positive = {
  holds: anyOf(gt(field('money'), 0), allOf(lt(field('money'), 0), isSet('reverseId'))),
  field: 'money',
  message: '金额须大于0',
} as const
