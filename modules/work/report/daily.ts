/** Each person has one daily report a day. */
export const oneADay = {
  unique: [{ fields: ['userId', 'date'], message: '当日日报已存在' }],
  indexes: [
    ['userId', 'date'],
    ['manager', 'status', 'date'],
    ['date', 'timeliness'],
  ],
} as const

/** How lists of daily reports are searched, ordered and drawn. */
export const dailyList = {
  filters: ['date', 'userId', 'status', 'timeliness', 'manager'],
  sort: '-date,userId',
  calendar: { from: 'date', hue: 'timeliness' },
  matrix: { row: 'userId', day: 'date', cell: 'timeliness' },
} as const
