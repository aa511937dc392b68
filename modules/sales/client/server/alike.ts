import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { likeness, tailOf } from '../likeness.ts'
import { masked, maskedPerson, normalName } from '../normal-name.ts'

// Decision 115: A record keeps the confirmation that it is no duplicate

interface Other {
  readonly by: '名称' | '税号' | null
  readonly name: string
  readonly owner: string | null
  readonly normalName: string
  /** A json list of names. */
  readonly alias: string
  readonly isCalled: boolean
}

const live = `t.is_use and t.status not in ('驳回', '已作废') and t.id <> $1`

// one statement, since an import asks it for each row
const statement = `
  (select '名称' as by, t.name, u.name as owner, t.normal_name as "normalName", '[]' as alias, false as "isCalled"
   from store.client t left join store."user" u on u.id = t.user_id where $5 and t.normal_name = $2 and ${live} limit 1)
  union all (select '税号', t.name, null, t.normal_name, '[]', false from store.client t
    where $5 and t.account_id = $3 and ${live} limit 1)
  union all (select null, f.name, null, f.normal_name, f.alias, f.is_called
    from app.like_clients($2, null, $4) f where $6 and f.id <> $1)`

/** Refuses a client whose name or tax number another one in use has; with `asksLike` also one that is like another. */
const refuseAlike = async ({ tx, row }: Scene<'client'>, asksSame: boolean, asksLike: boolean): Promise<void> => {
  const normal = normalName(String(row.name))
  const tail = tailOf(row.phone)
  const params = [row.id, normal, row.accountId || null, tail, asksSame, asksLike]
  const found = await tx.query<Other>(statement, params)
  const same = found.find(({ by }) => by !== null)
  if (same?.by === '名称')
    throw conflict(`客户已存在：${masked(same.name)}，负责人${same.owner === null ? '公海' : maskedPerson(same.owner)}`)
  if (same) throw invalid({ accountId: `税号已被客户【${masked(same.name)}】使用` })
  const isLike = found.some((one) =>
    likeness({ normal, tax: null, tail }, { ...one, alias: JSON.parse(one.alias), accountId: null }),
  )
  if (isLike) throw invalid({ confirmDuplicate: '存在疑似重复客户，请确认' })
}

export const clientDuplicates: Handler<'client'> = async (scene) => {
  if (scene.row.isUse) await refuseAlike(scene, true, false)
}

/** One that is like another is stored once its person says that it is not the same. */
export const checkAlike: Handler<'client'> = async (scene) => {
  const { row, before, input, writer } = scene
  const isSame = before && before.name === row.name && before.phone === row.phone
  const isChecked = !isSame && row.isUse && !writer.isSystem
  // submitting and approving a change send no names, so a confirmation given in the draft remains valid
  const isNamed = 'name' in input || 'phone' in input
  if (isChecked && before && isNamed && input.confirmDuplicate !== true) row.confirmDuplicate = false
  const asksLike = isChecked === true && !row.confirmDuplicate
  const asksSame = !before || (['name', 'accountId', 'isUse'] as const).some((name) => before[name] !== row[name])
  if (row.isUse && (asksSame || asksLike)) await refuseAlike(scene, asksSame, asksLike)
}
