import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { datetime } from '@chengban/kernel/kinds/date.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { longText } from '@chengban/kernel/kinds/text.ts'
import { auditStates } from '@chengban/kernel/workflow.ts'

const one = ['草稿', '待一级审核', '通过', '驳回', '已撤回', '已作废'] as const
const two = ['草稿', '待一级审核', '待二级审核', '通过', '驳回', '已撤回', '已作废'] as const

const status = <const S extends string>(values: readonly S[]) =>
  oneOf('审核状态', values, { readonly: true, default: '草稿' as S })

const submitted = datetime('提交时间', { readonly: true })

/** The fields of an audit with one level, where what has passed is not changed. */
export const oneLevel = {
  status: status(one),
  audit1: ref('审核人', 'user'),
  opinion: longText('审核意见', { readonly: true }),
  tzSubmit: submitted,
} as const

/** The same where it may be changed with another round. */
export const oneLevelChanging = { ...oneLevel, status: status(auditStates[1]) } as const

/** The fields of an audit with two levels, where what has passed is not changed. */
export const twoLevels = {
  status: status(two),
  audit1: ref('一级审核人', 'user'),
  audit2: ref('二级审核人', 'user'),
  opinionFirst: longText('一级意见', { readonly: true }),
  opinion: longText('审核意见', { readonly: true }),
  tzSubmit: submitted,
} as const
