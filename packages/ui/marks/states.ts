/** The meaning of a state; each has one hue. `ring` is drawn hollow: nothing has begun. */
export type Hue = 'ring' | 'still' | 'wait' | 'move' | 'done' | 'bad' | 'change'

const WORDS: Readonly<Record<Hue, readonly string[]>> = {
  ring: [
    '草稿',
    '未生效',
    '未上传',
    '未开始',
    '待启动',
    '立项草稿',
    '未提交',
    '未发布',
    '已撤回',
    '撤回',
    '未交',
    '未激活',
  ],
  still: [
    '已归档',
    '已终止',
    '已作废',
    '已关闭',
    '关闭',
    '停用',
    '已取消',
    '取消',
    '已结束',
    '已过期',
    '搁置',
    '暂停',
    '离职',
  ],
  wait: [
    '待审核',
    '待审批',
    '待签署',
    '待客户签字',
    '待处理',
    '待确认',
    '待验收',
    '待排期',
    '待激活',
    '待测试',
    '审核中',
    '立项审核',
    '排队',
  ],
  move: [
    '履行中',
    '实施中',
    '已签署',
    '开票中',
    '进行中',
    '处理中',
    '开发中',
    '测试中',
    '准备',
    '部署',
    '配置',
    '客户培训',
    '试运行一',
    '试运行二',
    '跟进中',
  ],
  done: [
    '通过',
    '履行完毕',
    '已验收',
    '按时',
    '已完成',
    '完成',
    '已通过',
    '启用',
    '正常',
    '已交',
    '已回款',
    '已开票',
    '赢单',
    '成功',
    '已解决',
  ],
  bad: ['驳回', '失败', '逾期', '已驳回', '异常', '输单', '拒绝', '超期'],
  change: ['变更中', '变更审核'],
}

const HUES: ReadonlyMap<string, Hue> = new Map(
  Object.entries(WORDS).flatMap(([hue, words]) => words.map((word) => [word, hue as Hue] as const)),
)

const FORMS: readonly (readonly [RegExp, Hue])[] = [
  [/^(逾期|迟|超期)/, 'bad'],
  [/^(待|还剩|等)/, 'wait'],
  [/(驳回|失败)$/, 'bad'],
  [/变更/, 'change'],
  [/^未/, 'ring'],
  [/中$/, 'move'],
  [/^已(归档|终止|作废|关闭|撤|取消)/, 'still'],
  [/(完毕|通过|完成)$/, 'done'],
]

/** The hue of a state's word: by the list first, else by its form (待… waits, …中 is under way). */
export function hueOf(word: string): Hue {
  return HUES.get(word) ?? FORMS.find(([form]) => form.test(word))?.[1] ?? 'still'
}
