import { typesOf } from '@chengban/engine/files/folders.ts'
import { checkedSetting } from '@chengban/kernel/checked-setting.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readPeriods } from '@chengban/kernel/working-time.ts'
import { settings } from '@chengban/modules/settings.gen.ts'
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

const lengthOf = (text: string): number | undefined => {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list.length : undefined
}

const isWhole = (weights: Readonly<Record<string, number>> | null): boolean =>
  Object.values(weights ?? {}).reduce((sum, one) => sum + Number(one), 0) === 100

interface Shape {
  readonly fits: (text: string) => boolean
  readonly message: string
}

/** What the kind of a parameter cannot say. */
const shapes: Readonly<Record<string, Shape>> = {
  // attendance, leave and overtime know a morning and an afternoon
  'workday.hours': {
    fits: (text) => readPeriods(text)?.length === 2,
    message: '应为上午、下午两个依次不重叠的时段，如[["08:30","12:00"],["13:30","18:00"]]',
  },
  'upload.types': { fits: (text) => typesOf(text) !== null, message: '应为各目录的扩展名列表，且为系统支持的类型' },
  'performance.weights': {
    fits: (text) => Object.values<Readonly<Record<string, number>> | null>(JSON.parse(text) ?? {}).every(isWhole),
    message: '每组权重合计须为100',
  },
  // whole lists, so that nothing of them is left out in silence
  'metabase.boards': {
    fits: (text) => lengthOf(text) === boardsOf(text).length,
    message: '应为看板列表，每项有key、name与看板编号dashboard，key不能为list',
  },
  'iframe.hosts': {
    fits: (text) => lengthOf(text) === hostsOf(text).filter(isHost).length,
    message: '应为网站列表，如["docs.example.com",".example.com"]',
  },
}

/** Checks a text that has the parameter's type. Returns the text to store, or a Problem; undeclared keys keep theirs. */
export const checkedValue = (key: string, text: string): string | Problem => {
  const [declared, shape] = [settings[key], shapes[key]]
  if (shape && !shape.fits(text)) return new Problem(shape.message)
  return declared && !declared.isSecret ? checkedSetting(declared, text) : text
}

/** Structured data is never empty; approval settings are, where those of the declaration decide. */
export const mayBeEmpty = (key: string): boolean =>
  settings[key]?.field.kind !== 'json' || settings[key].first === '[]' || key.startsWith('flow.')
