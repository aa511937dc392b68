import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { tellPeople } from '@chengban/engine/row/tell-people.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { daysBetween } from '@chengban/kernel/days.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

const limit = async (tx: Sql, key: 'maxDays' | 'maxExtend'): Promise<number> =>
  Number(await settingOf(tx, `testApply.${key}`))

/** Both ends counted. */
export const testApplyWithin: Handler<'testApply'> = async ({ tx, row }) => {
  const most = await limit(tx, 'maxDays')
  if (daysBetween(String(row.startDate), String(row.endDate)) + 1 > most)
    throw invalid({ endDate: `测试最长${most}天` })
}

/** An account of an environment has one test at a time. */
export const testApplyFree: Handler<'testApply'> = async ({ tx, row }) => demandFree(tx, row)

export const testApplyExtend: Handler<'testApply'> = async ({ tx, before, row }) => {
  const [times, days] = [await limit(tx, 'maxExtend'), await limit(tx, 'maxDays')]
  if (Number(row.extendCount) >= times) throw conflict(`最多延期${times}次`)
  const more = daysBetween(String(before?.endDate), String(row.endDate))
  if (more <= 0 || more > days) throw invalid({ endDate: `延期须晚于原结束日期且不超过${days}天` })
  await demandFree(tx, row)
}

const demandFree = async (tx: Sql, row: Values): Promise<void> => {
  await lock(tx, 'testAccounts', `${row.url} ${row.account}`)
  const [other] = await tx.query<{ id: string; name: string; until: string }>(
    `select id, name, end_date::text as until from store.test_apply
     where id <> $1 and test_status = '进行中' and url = $2 and account = $3 and start_date <= $5 and end_date >= $4 limit 1`,
    [row.id, row.url, row.account, row.startDate, row.endDate],
  )
  if (!other) return
  const isSeen = await mayRead(tx, 'testApply', other.id)
  throw conflict(`账号已被${isSeen ? `【${other.name}】` : ''}占用至${other.until}`)
}

/**
 * testApply/completed: enters the result in the diary of the opportunity, and tells who sells it and who owns the
 * product, whether or not they see the test.
 */
export const testApplyCompleted: Handler<'testApply'> = async (scene) => {
  const { tx, writer, entity, row } = scene
  if (row.businessOpportunityId) {
    const feedback = row.feedback ? `；${row.feedback}` : ''
    await addRow(scene, 'businessLog', {
      businessOpportunityId: row.businessOpportunityId,
      kind: '跟进',
      content: `【测试】${row.name}：${row.result}，问题${row.problemCount}个${feedback}`,
      isAuto: true,
    })
  }
  const people = await tx.query<{ id: string }>(
    `select u.id::text from store."user" u where u.is_enable and u.id <> $3 and u.id in (
       (select o.sales_personnel from store.business_opportunity o where o.id = $1),
       (select l.principal_id from store.product_library l where l.id = $2)) order by u.id`,
    [row.businessOpportunityId, row.productLibraryId, writer.actor.userId],
  )
  const ids = people.map(({ id }) => id)
  await tellPeople(scene, ids, `【测试】${row.name}已完成：${row.result}`, entity, String(row.id))
}
