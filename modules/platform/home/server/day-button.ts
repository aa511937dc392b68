/** The state of a person's working day. */
export interface DayState {
  readonly isWorkDay: boolean
  readonly isLeave: boolean
  readonly plan: string | null
  readonly isEstimate: boolean
  readonly isSave: boolean
  readonly report: string | null
}

export interface DayButton {
  readonly label: string
  readonly link: string
}

/** The one thing that is due next, by the hour of Shanghai; nothing on leave or on a day without work. */
export const buttonOf = (day: DayState, now: Date): DayButton | null => {
  if (!day.isWorkDay || day.isLeave) return null
  const hour = new Date(now.getTime() + 8 * 3_600_000).getUTCHours()
  if (hour < 12 && !day.isEstimate) return { label: '提交预估', link: '/taskDay' }
  if (hour >= 12 && !day.isSave) return { label: '提交产出', link: '/taskDay' }
  if (hour >= 16 && ['未填', '草稿', '退回'].includes(day.report ?? ''))
    return { label: '提交日报', link: '/dailyWork' }
  return day.report === '已锁定' ? { label: '申请解锁', link: '/dailyWork' } : null
}
