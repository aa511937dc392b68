/** Whether a value is one of a fixed list; narrows its type to that of the list. */
export const isAmong = <T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)
