import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { duplicate } from '../duplicate.call.ts'
import { likeness, type Sought, tailOf } from '../likeness.ts'
import { masked, maskedPerson, normalName } from '../normal-name.ts'

interface DuplicateRow {
  readonly id: string
  readonly name: string
  readonly normalName: string
  readonly alias: string
  readonly accountId: string | null
  readonly owner: string | null
  readonly ownership: string
  readonly isCalled: boolean
  readonly isSeen: boolean
}

const statement = `
  select f.id, f.name, f.normal_name as "normalName", f.alias, f.account_id as "accountId", f.owner, f.ownership,
    f.is_called as "isCalled", exists (select from public.client c where c.id = f.id) as "isSeen"
  from app.like_clients($1, $2, $3) f where f.id is distinct from $4 order by f.name, f.id`

const most = 10

/**
 * Answers with identical clients before similar ones. Clients the caller may not see are masked, recognisable only to
 * those who know them.
 */
export const findDuplicates: CallHandler<typeof duplicate> = async (engine, { name, accountId, phone, exceptId }) => {
  const sought: Sought = {
    normal: name ? normalName(name) : null,
    tax: accountId?.trim().toUpperCase() || null,
    tail: tailOf(phone),
  }
  if (!(name || sought.tax || phone)) throw invalid({ name: '请输入名称、税号或电话' })
  demandPatience(engine.writer.actor.userId)
  const { normal, tax, tail } = sought
  const params = [normal, tax, tail, exceptId ?? null]
  const nodes = (await engine.read<DuplicateRow>({ text: statement, params }))
    .flatMap((found) => {
      const like = likeness(sought, { ...found, alias: JSON.parse(found.alias) })
      return like ? [{ ...like, ...shown(found) }] : []
    })
    .sort((a, b) => Number(a.level === '疑似') - Number(b.level === '疑似'))
    .slice(0, most)
  return { nodes, totalCount: nodes.length }
}

const shown = ({ id, name, owner, ownership, isSeen }: DuplicateRow) => ({
  id: isSeen ? id : null,
  name: isSeen ? name : masked(name),
  userName: owner === null || isSeen ? owner : maskedPerson(owner),
  ownership,
})

const asked = new Map<string, readonly number[]>()
const perMinute = 30

/** Nobody lists the clients of others by asking again and again. */
const demandPatience = (userId: string): void => {
  const now = clock.now().getTime()
  const lately = (asked.get(userId) ?? []).filter((at) => now - at < 60_000)
  if (lately.length >= perMinute) throw new Refusal('RATE_LIMITED', '操作过于频繁，请稍后再试')
  asked.set(userId, [...lately, now])
}
