const zone = 'Asia/Shanghai'
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' })
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' })

/** When something was, as short as it is clear: 14:20 today, 昨天, 11-18 this year, else 2025-11-18. In +08:00. */
export const whenWords = (instant: string, now: Date): string => {
  const then = new Date(instant)
  const [date, today] = [day.format(then), day.format(now)]
  if (date === today) return clock.format(then)
  if (date === day.format(new Date(now.getTime() - 86_400_000))) return '昨天'
  return date.slice(0, 4) === today.slice(0, 4) ? date.slice(5) : date
}

/** 11 月 18 日，星期三 in +08:00. */
export const dateWords = (now: Date): string => {
  const parts = new Intl.DateTimeFormat('zh-CN', {
    timeZone: zone,
    month: 'numeric',
    day: 'numeric',
    weekday: 'long',
  }).formatToParts(now)
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.find((part) => part.type === type)?.value ?? ''
  return `${of('month')} 月 ${of('day')} 日，${of('weekday')}`
}

/** The greeting of the hour, in +08:00. */
export const greeting = (now: Date): string => {
  const hour = Number(clock.format(now).slice(0, 2))
  if (hour < 6) return '夜深了'
  if (hour < 9) return '早上好'
  if (hour < 12) return '上午好'
  if (hour < 14) return '中午好'
  return hour < 18 ? '下午好' : '晚上好'
}
