import { isDay } from '../kinds/date.ts'
import { shownSerial } from './moment.ts'

const dayForm = /^(\d{4})([-/.年])(\d{1,2})[-/.月](\d{1,2})日?$/
const solidForm = /^(\d{4})(\d{2})(\d{2})$/
const timeForm = /^(\d{1,2})[:时](\d{1,2})(?:[:分](\d{1,2}))?(?:[分秒]|\.0+)?$/
/** Days as spreadsheets count them, from 1927 (four digits are a year) to 2100, the time of day behind the point. */
const serialForm = /^(?:[1-6]\d{4}|7[0-2]\d{3}|73[0-3]\d{2}|734[01]\d)(?:\.\d+)?$/

/** The day of what people type for one: 2024-1-5, 2024/01/05, 2024年1月5日, 20240105, 45296; null for anything else. */
export function dayOf(text: string): string | null {
  return split(text)?.day ?? null
}

/** The instant, with the time of day in Asia/Shanghai: midnight where there is none. */
export function instantOf(text: string): string | null {
  if (/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return Number.isNaN(Date.parse(text)) ? null : text
  const found = split(text)
  return found && `${found.day}T${found.time}+08:00`
}

/** `HH:mm` of 8:30, 08:30:00, 8时30分 or a part of a day. */
export function timeOf(text: string): string | null {
  if (/^0?\.\d+$/.test(text)) return shownSerial(25_569 + Number(text), true).slice(11, 16)
  return clockTime(text)?.slice(0, 5) ?? null
}

function split(text: string): { day: string; time: string } | null {
  if (serialForm.test(text)) {
    const [day = '', time = ''] = shownSerial(Number(text), true).split(' ')
    return { day, time }
  }
  const [, first = '', second] = /^(\S+?)(?:(?:\s+|T|(?<=日))(\S+))?$/.exec(text) ?? []
  const [, year, , month = '', date = ''] = dayForm.exec(first) ?? spread(solidForm.exec(first))
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const time = second === undefined ? '00:00:00' : clockTime(second)
  return isDay(day) && time !== null ? { day, time } : null
}

const spread = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found ? ['', found[1], '', found[2], found[3]] : []

function clockTime(text: string): string | null {
  const parts = timeForm.exec(text)?.slice(1, 4)
  const [hour = '0', minute = '0', second = '0'] = parts ?? []
  if (!parts || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  return [hour, minute, second].map((part) => part.padStart(2, '0')).join(':')
}
