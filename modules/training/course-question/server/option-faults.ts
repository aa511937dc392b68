export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export const judged = [
  { key: 'A', text: '正确' },
  { key: 'B', text: '错误' },
] as const

interface Options {
  readonly type: string
  readonly options: readonly { readonly key: string; readonly text: string }[]
  readonly answer: readonly string[]
}

interface Faults {
  readonly options?: string
  readonly answer?: string
}

/** Returns the faults in a question's options and answer, for typed and for imported questions. */
export const optionFaults = ({ type, options, answer }: Options): Faults => {
  const keys = options.map(({ key }) => key)
  const texts = options.map(({ text }) => text.trim())
  const inOptions = [
    options.length < 2 && '选项至少2个',
    keys.some((key, at) => key !== letters[at]) && '选项须从A起连续',
    new Set(texts).size < texts.length && '选项重复',
    type === '判断' && texts.join() !== judged.map(({ text }) => text).join() && '判断题只有 A 正确、B 错误',
  ].find((fault) => fault !== false)
  const inAnswer = [
    (type === '多选' ? answer.length < 2 : answer.length !== 1) && '答案数量不正确',
    answer.some((key) => !keys.includes(key)) && '答案不在选项中',
  ].find((fault) => fault !== false)
  return { ...(inOptions ? { options: inOptions } : {}), ...(inAnswer ? { answer: inAnswer } : {}) }
}
