/** Accounts of the demonstration company whose pages are looked at, with their roles. */
export const accounts = [
  { account: 'yf02', role: '员工' },
  { account: 'xs01', role: '销售主管' },
  { account: 'admin', role: '系统管理员' },
] as const

export type DemoAccount = (typeof accounts)[number]

export const demoPassword = 'Demo@2026'
