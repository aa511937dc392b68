import { isLimit, typesOf } from '@chengban/engine/files/folders.ts'
import type { SettingKey } from '@chengban/kernel/registry.ts'
import { readPeriods } from '@chengban/kernel/working-time.ts'
import { firstSettings } from '@chengban/modules/settings.gen.ts'
import { hostsOf, isHost } from '../../iframe/server/frame-address.ts'
import { boardsOf } from '../../metabase/boards.ts'

export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const wholeAddress = '应为完整地址，如https://example.com/login'

const isAddress = (text: string): boolean => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? '')

const listIn = (text: string): readonly unknown[] | undefined => {
  const list: unknown = isJson(text) ? JSON.parse(text) : undefined
  return Array.isArray(list) ? list : undefined
}
/** Whether all of a list counts for its reader, so that nothing of it is left out in silence. */
const isBoards = (text: string): boolean => listIn(text)?.length === boardsOf(text).length
const isHosts = (text: string): boolean => listIn(text)?.length === hostsOf(text).filter(isHost).length

/** What the server itself reads must be readable. */
const shapes: Readonly<Record<string, { fits: (text: string) => boolean; message: string }>> = {
  // attendance, leave and overtime know a morning and an afternoon
  'workday.hours': {
    fits: (text) => readPeriods(text)?.length === 2,
    message: '应为上午、下午两个依次不重叠的时段，如[["08:30","12:00"],["13:30","18:00"]]',
  },
  'auth.tokenHours': {
    fits: (text) => Number(text) >= 8 && Number(text) <= 24,
    message: '须在8与24小时之间',
  },
  'upload.types': { fits: (text) => typesOf(text) !== null, message: '应为各目录的扩展名列表，且为系统支持的类型' },
  'upload.maxBytes': { fits: isLimit, message: '应为1到1099511627776的整数（字节）' },
  'ding.homeUrl': { fits: isAddress, message: '应为本系统的完整地址，如https://oa.example.com' },
  'metabase.url': { fits: isAddress, message: '应为完整地址，如https://bi.example.com' },
  'metabase.boards': { fits: isBoards, message: '应为看板列表，每项有key、name与看板编号dashboard，key不能为list' },
  'iframe.hosts': { fits: isHosts, message: '应为网站列表，如["docs.example.com",".example.com"]' },
  'sso.darwin.url': { fits: isAddress, message: wholeAddress },
  'sso.engineer.url': { fits: isAddress, message: wholeAddress },
  'sso.assistant.url': { fits: isAddress, message: wholeAddress },
  'sso.cpjl.url': { fits: isAddress, message: wholeAddress },
  'mail.port': {
    fits: (text) => /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536,
    message: '应为1到65535的整数',
  },
  'mail.tls': { fits: (text) => text === '必须' || text === '可不加密', message: '应为“必须”或“可不加密”' },
  'remind.digestTime': { fits: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), message: '应为时刻，如17:30' },
  'warn.reportMissing': { fits: (text) => /^[1-9]\d{0,2}$/.test(text), message: '应为1到999的整数' },
  'upload.maxFiles': { fits: (text) => /^[1-9]\d{0,2}$/.test(text), message: '应为1到999的整数' },
}

/** Returns the error in a parameter's text beyond its type; undefined when there is none. */
export const shapeFault = (key: string, text: string): string | undefined => {
  const shape = shapes[key]
  return shape && !shape.fits(text) ? shape.message : kindFault(text, firstSettings[key as SettingKey])
}

const kinds = { list: '列表', object: '对象' } as const

/** A list stays a list and an object an object: whoever reads them asks no further. */
const kindFault = (text: string, first: string | undefined): string | undefined => {
  const kind = first === undefined ? undefined : kindOf(first)
  return kind && kindOf(text) !== kind ? `应为${kinds[kind]}，如${first}` : undefined
}

const kindOf = (text: string): keyof typeof kinds | undefined => {
  const value: unknown = isJson(text) ? JSON.parse(text) : undefined
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && value !== null ? 'object' : undefined
}

/** A list or an object that has a first value is never empty; the flows are, where the declared approvers decide. */
export const mayBeEmpty = (key: string): boolean => {
  const first = firstSettings[key as SettingKey]
  return first === undefined || first === '[]' || kindOf(first) === undefined || key.startsWith('flow.')
}
