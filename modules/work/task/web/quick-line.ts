import { dayAfter, weekStart } from '@chengban/ui/dates/days.ts'
import { narrow, readDate } from '@chengban/ui/dates/partial-date.ts'

/** What a quick line says: `周报模板 @王芳 周五`. */
export interface QuickLine {
  readonly name: string
  /** As typed behind @; nobody: oneself. */
  readonly person: string | undefined
  readonly date: string
}

const words: Readonly<Record<string, number>> = { 今天: 0, 明天: 1, 后天: 2 }
const weekdays = '一二三四五六日'

/** Parses the line, or returns an error message. The day defaults to today. */
export const readQuickLine = (line: string, today: string): QuickLine | string => {
  const parts = line.trim().split(/\s+/).filter(Boolean)
  const person = parts.find((part) => /^[@＠]./.test(part))?.slice(1)
  const rest = parts.filter((part) => !/^[@＠]/.test(part))
  const last = rest.length > 1 ? dayIn(rest.at(-1) ?? '', today) : undefined
  const name = (last ? rest.slice(0, -1) : rest).join(' ')
  if (!name) return '请填写任务名称'
  const date = last ?? today
  return date < today ? '日期不能早于今天' : { name, person, date }
}

/** A day as people write it; a month and a day are the next such day, a weekday the one of this week or the next. */
const dayIn = (typed: string, today: string): string | undefined => {
  const ahead = words[typed]
  if (ahead !== undefined) return dayAfter(today, ahead)
  const week = /^(下)?(?:周|星期)([一二三四五六日天])$/.exec(typed)
  if (week) return dayOfWeek(weekdays.indexOf(week[2] === '天' ? '日' : (week[2] ?? '')), week[1] === '下', today)
  const short = /^(\d{1,2})(?:[-/月])(\d{1,2})日?$/.exec(narrow(typed))
  const year = Number(today.slice(0, 4))
  const read = (text: string): string | undefined => {
    const found = readDate(text)
    return found?.whole ? found.from : undefined
  }
  if (!short) return read(typed)
  const here = read(`${year}-${short[1]}-${short[2]}`)
  return here && here < today ? read(`${year + 1}-${short[1]}-${short[2]}`) : here
}

const dayOfWeek = (place: number, isNext: boolean, today: string): string => {
  const day = dayAfter(weekStart(today), place)
  return isNext || day < today ? dayAfter(day, 7) : day
}
