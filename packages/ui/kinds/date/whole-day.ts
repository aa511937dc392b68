import type { Field } from '@chengban/kernel/field.ts'

/** Whether the declaration says that the instant means its whole day. */
export const isWholeDay = ({ options }: Field): boolean => options.isWholeDay ?? false
