/** The meaning of a state; each has one hue. `ring` is drawn hollow: nothing has begun. */
export type Hue = 'ring' | 'still' | 'wait' | 'move' | 'done' | 'bad' | 'change'

/** Words whose form does not tell; all others go by FORMS. */
const WORDS: Readonly<Record<Hue, string>> = {
  ring: '草稿 立项草稿 草拟 规划 计划 已撤回 撤回 空闲 线索',
  still: '关闭 停用 取消 结束 终止 作废 搁置 暂停 暂缓 挂起 离职 无效 免交 免除 不适用 停止维护 不再维护 请假 休息',
  wait: '关注 饱和 审核中 立项审核 排队 即将到期 申请反结账',
  move: '已打开 准备 部署 配置 客户培训 试运行一 试运行二 初步接洽 需求确认 方案演示 招投标 商务谈判 借出 已签署 已提交 已下发 已保存 已领取 已借出 已受理 意向 试用',
  done: '通过 完成 在用 在库 同意 合格 满意 很满意 生效 有效 在职 正常 启用 按时 成功 赢单 参加 已转正',
  bad: '驳回 退回 拒绝 失败 异常 输单 有异议 不合格 不满意 严重 坏账 早退 缺卡 缺席 缺失 风险 超载 超时交卷',
  change: '变更中 变更审核',
}

const HUES: ReadonlyMap<string, Hue> = new Map(
  Object.entries(WORDS).flatMap(([hue, words]) => words.split(' ').map((word) => [word, hue as Hue] as const)),
)

/** Read in this order. */
const FORMS: readonly (readonly [RegExp, Hue])[] = [
  [/^(逾期|迟|超期|旷工)/, 'bad'],
  [/(驳回|失败)$/, 'bad'],
  [/变更/, 'change'],
  [/待|^还剩|^等/, 'wait'],
  [/^未/, 'ring'],
  [/中$|^部分/, 'move'],
  [
    /已(归档|终止|作废|关闭|停用|取消|结束|失效|过期|到期|销毁|下架|冲销|红冲|撤|忽略|跳过|合并|转|锁定|离职|收回|清零|封账)/,
    'still',
  ],
  [/已|完毕$|通过$|完成$/, 'done'],
]

/** The hue of a state's word: 待… waits, …中 is under way, 已… is finished well unless it was closed or withdrawn. */
export function hueOf(word: string): Hue {
  return HUES.get(word) ?? FORMS.find(([form]) => form.test(word))?.[1] ?? 'still'
}
