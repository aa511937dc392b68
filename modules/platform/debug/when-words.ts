const weekdays = '日一二三四五六'

/** When a job runs, as people say it: 每日 03:30, 每15分钟, 每周一 09:00, 每月1日 00:10; a rarer cron line as it is. */
export const whenWords = (when: string): string => {
  const daily = /^daily (\S+)$/.exec(when)
  if (daily) return `每日 ${daily[1]}`
  const every = /^every (\d+) minutes$/.exec(when)
  if (every) return every[1] === '1' ? '每分钟' : `每${every[1]}分钟`
  const [minute = '', hour = '', day, month, weekday = ''] = when.split(' ')
  if (!/^\d+$/.test(minute) || !/^\d+$/.test(hour) || month !== '*') return when
  const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
  if (day === '*' && /^[0-6]$/.test(weekday)) return `每周${weekdays[Number(weekday)]} ${time}`
  if (day !== undefined && /^\d+$/.test(day) && weekday === '*') return `每月${day}日 ${time}`
  return day === '*' && weekday === '*' ? `每日 ${time}` : when
}
