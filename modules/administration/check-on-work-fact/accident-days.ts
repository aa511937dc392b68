/** The days of a list of accidents, and the messages that refuse them. */
export const accidentDays = {
  date: 'date',
  demandsDays: true,
  mostDays: 400,
  refusesDays: { reversed: '开始日期不能晚于结束日期', tooMany: '日期范围不能超过400天' },
} as const
