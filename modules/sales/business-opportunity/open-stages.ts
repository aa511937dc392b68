import { allOf, is } from '@chengban/kernel/expr.ts'

/** The open stages in their order. */
export const openStages = ['线索', '初步接洽', '需求确认', '方案演示', '招投标', '商务谈判'] as const

/** The sale is still to be won. */
export const isOpen = is({ schedule: openStages })

/** It has passed and is still to be won. */
export const isPursued = allOf(is({ status: ['通过', '变更中'] }), isOpen)
