interface Way {
  readonly to: string
  readonly words: string
  /** Name of an icon of the menu. */
  readonly icon: string
}

/** What people open on the phone, in this order; each shows only what they may open. */
export const ways: readonly Way[] = [
  { to: '/phone/phoneAudits', words: '审批', icon: 'AuditOutlined' },
  { to: '/task', words: '我的任务', icon: 'CheckSquareOutlined' },
  { to: '/taskDay', words: '今日产出', icon: 'FormOutlined' },
  { to: '/dailyWork', words: '日报周报', icon: 'ReadOutlined' },
  { to: '/date', words: '日程会议', icon: 'CalendarOutlined' },
  { to: '/client', words: '我的客户', icon: 'ShopOutlined' },
  { to: '/businessOpportunity', words: '我的商机', icon: 'BulbOutlined' },
  { to: '/productLibrary', words: '产品库', icon: 'AppstoreOutlined' },
  { to: '/yyxx/index', words: '学习', icon: 'BookOutlined' },
  { to: '/user', words: '通讯录', icon: 'TeamOutlined' },
  { to: '/document', words: '文档', icon: 'FileProtectOutlined' },
]
