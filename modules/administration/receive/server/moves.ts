import { today } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { add, compare, multiply } from '@chengban/kernel/decimal.ts'
import { present } from '@chengban/kernel/present.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { dayAfter } from '@chengban/kernel/working-days.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { tellHolders } from '../../entry/server/tell-holders.ts'

interface Asset {
  readonly no: string
  readonly state: '在库' | '借出' | '报废' | '遗失'
  readonly receiveId: string | null
}
interface Item {
  readonly kind: string
  readonly price: string | null
  readonly stock: number
  readonly assets: readonly Asset[]
}

const itemOf = async ({ tx, row }: Scene<'receive'>): Promise<Item> => {
  const [item] = await tx.query<Item>('select kind, price::text, stock, assets from store.receive_item where id = $1', [
    row.itemId,
  ])
  if (!item) throw invalid({ itemId: '物品不存在' })
  return item
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** A fixed asset goes out by its numbers, each of them on the shelf. */
export const receiveHandOut: Handler<'receive'> = async (scene) => {
  const { row } = scene
  const { kind, assets } = await itemOf(scene)
  if (kind !== '固定资产') {
    row.assetNos = null
    return
  }
  const shelf = new Set(assets.filter(({ state }) => state === '在库').map(({ no }) => no))
  const chosen = [...new Set(textsOf(row.assetNos))].filter((no) => shelf.has(no))
  if (chosen.length !== row.quantity) throw invalid({ assetNos: `请选择${row.quantity}个资产编号` })
}

export const receiveHandedOut: Handler<'receive'> = async (scene) => {
  const { row } = scene
  await book(scene, { kind: '领用', quantity: -Number(row.quantity), assetNos: textsOf(row.assetNos) })
  await mark(scene, textsOf(row.assetNos), { state: '借出', receiveId: String(row.id) })
}

/** Asked here: what the move asks for bears the name of a column, which a guard would read in its place. */
const demandOut = ({ quantity, returnQuantity, lostQuantity }: Scene<'receive'>['row'], given: number): void => {
  const out = Number(quantity) - Number(returnQuantity) - Number(lostQuantity)
  if (given < 1 || given > out) throw invalid({ quantity: `归还数量须在1与${out}之间` })
}

/** Refuses numbers that came back before: somebody else may have them now. */
const isOut = ({ state, receiveId }: Asset, id: unknown): boolean => state === '借出' && receiveId === id

/** Keeps the declared return on the row until a manager has inspected it. */
export const receiveReturning: Handler<'receive', 'returnApply'> = async (scene) => {
  const { row, asked } = scene
  demandOut(row, Number(asked.quantity) + Number(asked.lost))
  const [nos, lostNos] = [textsOf(asked.assetNos), textsOf(asked.lostNos)]
  if (textsOf(row.assetNos).length > 0) {
    const out = (await itemOf(scene)).assets.filter((asset) => isOut(asset, row.id)).map(({ no }) => no)
    const all = [...nos, ...lostNos]
    const fits = all.every((no) => out.includes(no)) && new Set(all).size === all.length
    if (!fits || nos.length !== asked.quantity || lostNos.length !== asked.lost)
      throw invalid({ assetNos: '资产编号不属于该领用' })
  }
  row.returning = { quantity: asked.quantity, lost: asked.lost, assetNos: nos, lostNos, remark: asked.remark ?? null }
}

interface Returning {
  readonly quantity: number
  readonly lost: number
  readonly assetNos?: readonly string[]
  readonly lostNos?: readonly string[]
}

/**
 * Settles an inspected return. Refuses counts that do not add up to the declared quantity, and compensation above the
 * value of the items.
 */
export const receiveReturnAudit: Handler<'receive'> = async (scene) => {
  const { before, row, asked = {} } = scene
  const { quantity, lost } = (before?.returning ?? {}) as Returning
  row.returning = null
  const [good, gone] = [Number(asked.good), Number(asked.damaged) + Number(asked.lost)]
  if (!asked.pass) return
  if (good + gone !== quantity + lost) throw invalid({ good: '数量合计与归还申请不符' })
  demandNumbers(present(before?.returning), asked)
  const { price } = await itemOf(scene)
  const most = price === null ? null : multiply(price, String(gone))
  if (most !== null && compare(String(asked.compensation), most) > 0)
    throw invalid({ compensation: `赔偿金额不能超过${most}元` })
  row.returnQuantity = Number(row.returnQuantity) + good
  row.lostQuantity = Number(row.lostQuantity) + gone
  const compensation = String(asked.compensation ?? '0')
  row.compensation = add(row.compensation ?? '0', compensation)
  if (compare(compensation, '0') > 0) await tellFinance(scene, compensation)
}

/** Notifies finance of the person and the amount, whether or not they may see the record. */
const tellFinance = async (scene: Scene<'receive'>, money: string): Promise<void> => {
  const { tx, row } = scene
  const [found] = await tx.query<{ person: string; item: string }>(
    'select u.name as person, i.name as item from store."user" u, store.receive_item i where u.id = $1 and i.id = $2',
    [row.userId, row.itemId],
  )
  await tellHolders(scene, 'money:manage', row.userId, `【赔偿】${found?.person} ${found?.item} ${money}元`)
}

interface Judged {
  readonly goodNos: readonly string[]
  readonly damagedNos: readonly string[]
  readonly lostNos: readonly string[]
}

/**
 * Returns the asset numbers of good, damaged and lost pieces as inspected; uses the declared ones if the inspector
 * names none.
 */
const numbersOf = ({ assetNos = [], lostNos = [] }: Returning, asked: Readonly<Record<string, unknown>>): Judged => {
  const said = [asked.goodNos, asked.damagedNos, asked.lostNos].some((one) => textsOf(one).length > 0)
  if (!said && Number(asked.damaged) === 0) return { goodNos: assetNos, damagedNos: [], lostNos }
  return { goodNos: textsOf(asked.goodNos), damagedNos: textsOf(asked.damagedNos), lostNos: textsOf(asked.lostNos) }
}

/** Each number of the application once, as many of each kind as were counted. */
const demandNumbers = (returning: Returning, asked: Readonly<Record<string, unknown>>): void => {
  const expected = [...(returning.assetNos ?? []), ...(returning.lostNos ?? [])]
  if (expected.length === 0) return
  const { goodNos, damagedNos, lostNos } = numbersOf(returning, asked)
  const judged = [...goodNos, ...damagedNos, ...lostNos]
  const counts = [goodNos.length, damagedNos.length, lostNos.length]
  const isWhole = [...judged].sort().join() === [...expected].sort().join()
  if (!isWhole || counts.join() !== [asked.good, asked.damaged, asked.lost].map(Number).join())
    throw invalid({ goodNos: '资产编号与归还申请不符' })
}

export const receiveReturned: Handler<'receive'> = async (scene) => {
  const { before, asked = {} } = scene
  if (!asked.pass) return
  const { goodNos, damagedNos, lostNos } = numbersOf((before?.returning ?? {}) as Returning, asked)
  const [good, damaged, lost] = [Number(asked.good), Number(asked.damaged), Number(asked.lost)]
  if (good > 0) await book(scene, { kind: '归还', quantity: good, assetNos: goodNos })
  if (damaged > 0) await book(scene, { kind: '报损', quantity: 0, loss: damaged, assetNos: damagedNos })
  if (lost > 0) await book(scene, { kind: '遗失', quantity: 0, loss: lost, assetNos: lostNos })
  const { id } = scene.row
  await mark(scene, goodNos, { state: '在库', receiveId: null }, id)
  await mark(scene, damagedNos, { state: '报废', receiveId: null }, id)
  await mark(scene, lostNos, { state: '遗失', receiveId: null }, id)
}

/** A later day than before, within the limit of all. */
export const receiveExtend: Handler<'receive'> = async ({ tx, before, row }) => {
  const days = await settingOf(tx, 'receive.maxDays')
  const due = String(row.dueDate)
  if (due <= String(before?.dueDate ?? '') || due > dayAfter(today(), days))
    throw invalid({ dueDate: `归还日期须在${days}天内` })
}

interface Entry {
  readonly kind: '领用' | '归还' | '报损' | '遗失'
  readonly quantity: number
  readonly loss?: number
  readonly assetNos?: readonly string[] | null
}

const book = async (scene: Scene<'receive'>, { loss = 0, assetNos = null, ...entry }: Entry): Promise<void> => {
  const { row } = scene
  const { stock } = await itemOf(scene)
  const after = stock + entry.quantity
  await addRow(scene, 'receiveStock', { ...entry, itemId: row.itemId, loss, assetNos, receiveId: row.id, after })
}

/** Changes numbers that are out only where this application has them. */
const mark = async (
  scene: Scene<'receive'>,
  numbers: readonly string[],
  to: Omit<Asset, 'no'>,
  from: unknown = null,
): Promise<void> => {
  if (numbers.length === 0) return
  await change(scene, 'receiveItem', scene.row.itemId, ({ assets }) => ({
    assets: assets.map((asset) =>
      numbers.includes(asset.no) && (asset.receiveId ?? null) === from ? { ...asset, ...to } : asset,
    ),
  }))
}
