/** What 记录 call the steps that tell of a draft. */
export const draftSteps = { edit: '修改变更内容', submit: '提交变更' } as const
