/** Whose desks are looked at: accounts of the demonstration company, with what they are there. */
export const desks = [
  { account: 'yf02', role: '员工' },
  { account: 'xs01', role: '销售主管' },
  { account: 'admin', role: '系统管理员' },
] as const

export type Desk = (typeof desks)[number]

export const demoPassword = 'Demo@2026'
