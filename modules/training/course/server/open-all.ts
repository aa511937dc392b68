import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { course } from '../course.entity.ts'
import type { openAll } from '../open-all.call.ts'

/** Closing takes a begun course from nobody. */
export const openTogether: CallHandler<typeof openAll> = (engine, { ids, categoryId, isOpen }) => {
  const named = Array.isArray(ids) ? [...new Set(ids.map(String))] : []
  if (named.length > 0 === Boolean(categoryId)) throw invalid({ ids: '请选择课程或分类' })
  const { writer } = engine
  return engine.write(course, async (tx) => {
    const within = { tx, writer }
    const wanted = categoryId ? await below(tx, categoryId) : named
    const rows = await find(within, 'course', { id: wanted }, { isLocked: true })
    if (rows.length < wanted.length) throw notFound()
    if (!isOpen) await demandNamed(tx, wanted)
    const changed = await change(within, 'course', wanted, { isOpen })
    return { changed: changed.length }
  })
}

const below = async (tx: Sql, categoryId: string): Promise<string[]> => {
  const rows = await tx.query<{ id: string }>(
    `with recursive shelf as (
       select id from store.category where id = $1
       union all select c.id from store.category c join shelf s on c.parent_id = s.id
     ) select c.id from store.course c where c.status = '通过' and c.category_id in (select id from shelf) order by c.id`,
    [categoryId],
  )
  return rows.map(({ id }) => id)
}

/** Nobody would see a closed course that names no role, no department and nobody by an assignment. */
const demandNamed = async (tx: Sql, ids: readonly string[]): Promise<void> => {
  const rows = await tx.query<{ name: string }>(
    `select c.name from store.course c where c.id = any ($1)
       and not exists (select from store.course_role_ids l where l.course_id = c.id) and not exists (select from store.course_department_ids l where l.course_id = c.id)
       and not exists (select from store.course_assign a where a.course_id = c.id and a.is_enable) order by c.name`,
    [ids],
  )
  if (rows.length > 0) throw invalid({ isOpen: `请选择可见范围：${rows.map(({ name }) => name).join('、')}` })
}
