/** The cards every first page can have; figures come as further cards, each declared by its area. */
export const blocks = {
  audits: '待我审批',
  todos: '我的待办',
  notices: '通知提醒',
  calendar: '本周日程',
  documents: '待读文档',
} as const

export type Block = keyof typeof blocks
