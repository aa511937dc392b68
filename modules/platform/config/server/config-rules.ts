import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingType } from '@chengban/kernel/setting.ts'
import { settings } from '@chengban/modules/settings.gen.ts'
import { faultIn } from '../../flow/server/store.ts'
import { checkedValue, isJson, mayBeEmpty } from './shapes.ts'

const hidden = '******'

/**
 * Checks that values match their type. A secret is stored in a column that is never read back, and ****** is shown in
 * its place.
 */
export const configCheck: Handler<'config'> = async (scene) => {
  const { tx, writer, before, row } = scene
  demandDeclaredType(scene)
  if (row.type === '密钥') hide(scene)
  else if (before?.type === '密钥')
    Object.assign(row, { value: row.value === hidden ? null : row.value, secretValue: null })
  if (row.value !== null && !fits[String(row.type)]?.(String(row.value)))
    throw invalid({ value: `参数值不是有效的${row.type === '开关' ? '开关（true或false）' : row.type}` })
  if (row.value === null && !mayBeEmpty(String(row.key))) throw invalid({ value: '参数值不能为空' })
  if (row.value !== null && row.value !== before?.value) row.value = valueIn(String(row.key), String(row.value))
  await demandOpenHost(scene)
  const fault = row.value === null ? undefined : await faultIn(tx, writer.catalog, String(row.key), String(row.value))
  if (fault) throw invalid({ value: fault })
}

/** A declared parameter stays of the type that its kind has. */
const demandDeclaredType = ({ row }: Scene<'config'>): void => {
  const declared = settings[String(row.key)]
  const type = declared && settingType(declared)
  if (type && row.type !== type) throw invalid({ type: `类型应为${type}` })
}

const valueIn = (key: string, text: string): string => {
  const value = checkedValue(key, text)
  if (value instanceof Problem) throw invalid({ value: value.message })
  return value
}

const syncKey = /^sync\.[0-9a-f-]{36}(\.secret)?$/

/** The address of a client's system, and its secret, which nothing reads back. */
const demandOpenHost = async ({ row, writer }: Scene<'config'>): Promise<void> => {
  const [found, secret] = syncKey.exec(String(row.key)) ?? []
  if (!found || row.value === null) return
  const type = secret ? '密钥' : 'JSON'
  if (row.type !== type) throw invalid({ type: `类型应为${type}` })
  if (secret) return
  const { url }: { readonly url?: unknown } = JSON.parse(String(row.value)) ?? {}
  if (!(await writer.services.outbound.mayCall(String(url ?? '')))) throw invalid({ value: '不允许同步到该地址' })
}

export const configId: Handler<'config'> = ({ row }) => row.key

const hide = ({ before, row }: Scene<'config'>): void => {
  const isAsShown = row.value === hidden && before?.type === '密钥'
  if (isAsShown) return
  row.secretValue = row.value
  row.value = row.value === null ? null : hidden
}

const fits: Readonly<Record<string, (text: string) => boolean>> = {
  文本: () => true,
  密钥: () => true,
  数字: (text) => /^-?\d+(\.\d+)?$/.test(text),
  开关: (text) => text === 'true' || text === 'false',
  JSON: isJson,
}
