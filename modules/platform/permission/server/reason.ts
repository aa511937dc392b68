/** One entry that speaks of a code. */
export interface Reason {
  /** 角色 …, 个人权限, 代理 …, 账号. */
  readonly source: string
  /** The entry as it is stored. */
  readonly entry: string
  /** 允许, 禁止, 未担任, 未生效：…, or that a deputy is given no codes. */
  readonly effect: string
}
