import type { Field } from '@chengban/kernel/field.ts'

/** Whether the instant stands for its day, as declared. */
export const isWholeDay = ({ options }: Field): boolean => (options as { isWholeDay?: true }).isWholeDay ?? false
