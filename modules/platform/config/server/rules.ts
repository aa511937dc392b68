import { isLimit, typesOf } from '@chengban/engine/files/folders.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { readPeriods } from '@chengban/kernel/working-time.ts'
import { faultIn } from '../../flow/server/store.ts'

const hidden = '******'

/** Values are of their type; a key is written where nothing reads it back, and ****** stands in its place. */
export const checkConfig: Handler<'config'> = async (scene) => {
  const { tx, writer, before, row } = scene
  if (row.type === '密钥') hide(scene)
  else if (before?.type === '密钥')
    Object.assign(row, { value: row.value === hidden ? null : row.value, secretValue: null })
  if (row.value !== null && !fits[String(row.type)]?.(String(row.value)))
    throw invalid({ value: `参数值不是有效的${row.type === '开关' ? '开关（true或false）' : row.type}` })
  const said = shapes[String(row.key)]
  if (said && row.value !== null && !said.fits(String(row.value))) throw invalid({ value: said.message })
  await demandOpenHost(scene)
  const fault = row.value === null ? undefined : await faultIn(tx, writer.catalog, String(row.key), String(row.value))
  if (fault) throw invalid({ value: fault })
}

const syncKey = /^sync\.[0-9a-f-]{36}(\.secret)?$/

/** The address of a client's system, and its secret, which nothing reads back. */
const demandOpenHost = async ({ row, writer }: Scene<'config'>): Promise<void> => {
  const [found, secret] = syncKey.exec(String(row.key)) ?? []
  if (!found || row.value === null) return
  const type = secret ? '密钥' : 'JSON'
  if (row.type !== type) throw invalid({ type: `类型应为${type}` })
  if (secret) return
  const { url } = (JSON.parse(String(row.value)) ?? {}) as { readonly url?: unknown }
  if (!(await writer.services.outbound.mayCall(String(url ?? '')))) throw invalid({ value: '不允许同步到该地址' })
}

export const configId: Handler<'config'> = ({ row }) => row.key

export const removingConfig: Handler<'config'> = ({ row }) => {
  if (row.isSystem) throw conflict('内置参数不可删除')
}

const hide = ({ before, row }: Scene<'config'>): void => {
  const isAsShown = row.value === hidden && before?.type === '密钥'
  if (isAsShown) return
  row.secretValue = row.value
  row.value = row.value === null ? null : hidden
}

const wholeAddress = '应为完整地址，如https://example.com/login'

const isAddress = (text: string): boolean => text === '' || /^https?:$/.test(URL.parse(text)?.protocol ?? '')

/** What the server itself reads must be readable. */
const shapes: Readonly<Record<string, { fits: (text: string) => boolean; message: string }>> = {
  'workday.hours': {
    fits: (text) => readPeriods(text) !== undefined,
    message: '应为依次不重叠的时段，如[["08:30","12:00"]]',
  },
  'auth.tokenHours': {
    fits: (text) => Number(text) >= 8 && Number(text) <= 24,
    message: '须在8与24小时之间',
  },
  'upload.types': { fits: (text) => typesOf(text) !== null, message: '应为各目录的扩展名列表，且为系统支持的类型' },
  'upload.maxBytes': { fits: isLimit, message: '应为1到1099511627776的整数（字节）' },
  'ding.homeUrl': { fits: isAddress, message: '应为本系统的完整地址，如https://oa.example.com' },
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
  'upload.maxFiles': { fits: (text) => /^[1-9]\d{0,2}$/.test(text), message: '应为1到999的整数' },
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const fits: Readonly<Record<string, (text: string) => boolean>> = {
  文本: () => true,
  密钥: () => true,
  数字: (text) => /^-?\d+(\.\d+)?$/.test(text),
  开关: (text) => text === 'true' || text === 'false',
  JSON: isJson,
}
