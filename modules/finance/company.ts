/** Money is one company's: what a filter calls 全部 is never stored. */
export const ofOne = { required: true, absent: '请选择所属公司' } as const
