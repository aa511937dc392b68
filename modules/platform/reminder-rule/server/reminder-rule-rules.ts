import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

const channels = ['站内', '钉钉']
const mostDays = 365

/** Checks a rule. Null offsets are valid: the parameter applies, else the declared ones. */
export const reminderRuleCheck: Handler<'reminderRule'> = ({ row }) => {
  if (row.offsets !== null && !isOffsets(row.offsets))
    throw invalid({ offsets: `提前/延后天数须为1至10个-${mostDays}至${mostDays}的整数` })
  if (!Array.isArray(row.channels) || !row.channels.every((one) => channels.includes(String(one))))
    throw invalid({ channels: '渠道不在可选范围' })
  if (row.channels.length === 0) throw invalid({ channels: '请选择渠道' })
}

const isOffsets = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length >= 1 &&
  value.length <= 10 &&
  value.every((one) => Number.isInteger(one) && Math.abs(one) <= mostDays)
