/** Data of a new colleague. */
export interface Newcomer {
  readonly mustChange: boolean
  readonly user: Readonly<Record<string, unknown>>
  readonly documents: readonly { readonly type: string; readonly status: string }[]
}

export interface Step {
  readonly label: string
  readonly isDone: boolean
  /** Where it is done. */
  readonly to: string
}

const filled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

const own = ['mobile', 'email', 'avatar', 'bankAccount'] as const

/** The five things of the first days, ticked by what the data says. */
export const arrivalSteps = ({ mustChange, user, documents }: Newcomer): readonly Step[] => {
  const musts = documents.filter(({ type }) => type === '入职必读')
  return [
    { label: '修改初始密码', isDone: !mustChange, to: '/password' },
    { label: '完善个人信息', isDone: own.every((name) => filled(user[name])), to: `/record/user/${String(user.id)}` },
    { label: '绑定钉钉', isDone: filled(user.dingtalkId), to: '/password' },
    { label: '阅读入职必读', isDone: musts.every(({ status }) => status === '已读'), to: '/document' },
    { label: '完成入职学习', isDone: user.entryLearn === true, to: '/entryLearn' },
  ]
}
