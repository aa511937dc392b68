/** A month as the books name it: YYYY-MM. */
export const monthPattern = { source: '^\\d{4}-(0[1-9]|1[0-2])$', message: '月份格式错误' } as const
