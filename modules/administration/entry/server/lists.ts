import type { Within } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

type File = RowOf<'entry'>
type Item = Pick<
  RowOf<'entryItem'>,
  'kind' | 'name' | 'documentId' | 'courseId' | 'isRequired' | 'sort' | 'dueDays'
> & {
  readonly responsibleId: string
}

/** Of these kinds, what the templates have for the file. */
export const addLists = async (
  within: Within,
  file: File,
  kinds: readonly Item['kind'][],
  due: (kind: Item['kind']) => string | null,
): Promise<void> => {
  const items = await within.tx.query<Item>(itemsText, [
    file.departmentId,
    file.presetRoleId,
    file.userId,
    file.mentorId,
    file.leaderId,
    file.initiator,
    file.handoverId,
    kinds,
  ])
  for (const item of items) {
    await addRow(within, 'entryItem', { ...item, entryId: file.id, dueDate: due(item.kind) })
  }
}

/** Holders of the code by their job; administrators, who hold all codes, only where nobody else does. */
const firstHolder = (code: string): string =>
  `(select h.id from app.holders_of('${code}', app.now()) h (id) join store."user" u on u.id = h.id
    where t.kind <> '交接' or u.id is distinct from $3::uuid order by app.covers(app.entries_of(u.id, app.now()), '*'), u.sort, u.id limit 1)`

/**
 * Selects the templates that apply to everybody, to the department or one above it, and to the role. If the responsible
 * person of a template does not exist, 人事 takes the item; a leaver never takes over from themselves. Adds the newcomer
 * courses (入职必学) that the person will see, unless a template names the course.
 */
const itemsText = `select t.kind, t.name, t.document_id as "documentId", t.course_id as "courseId",
    t.is_required as "isRequired", t.sort, t.due_days as "dueDays", (
      select w.id from unnest(array[case t.responsible when '本人' then $3::uuid when '导师' then $4::uuid
          when '部门负责人' then $5::uuid when '人事' then ${firstHolder('entry:manage')}
          when '行政' then ${firstHolder('receive:manage')} when '交接人' then $7::uuid end,
        ${firstHolder('entry:manage')}, $7::uuid, $6::uuid, $3::uuid]) with ordinality w (id, n)
      where w.id is not null and (t.kind <> '交接' or w.id is distinct from $3::uuid) order by w.n limit 1) as "responsibleId"
  from store.entry_template t
  where t.is_enable and t.kind = any ($8::text[]) and (t.role_id is null or t.role_id = $2::uuid)
    and (t.department_id is null or $1::uuid in (select rule.department_below(t.department_id)))
  union all
  select '学习', c.name, null, c.id, true, c.sort, 10, $3::uuid
  from store.course c
  where '学习' = any ($8::text[]) and c.is_entry and c.shelf = '已上架'
    and (c.is_open or exists (select from store.course_role_ids r where r.course_id = c.id and r.role_id = $2::uuid)
      or exists (select from store.course_department_ids d, rule.department_below(d.department_id) b (id)
        where d.course_id = c.id and b.id = $1::uuid))
    and not exists (select from store.entry_template t where t.is_enable and t.kind = '学习' and t.course_id = c.id
      and (t.role_id is null or t.role_id = $2::uuid)
      and (t.department_id is null or $1::uuid in (select rule.department_below(t.department_id))))
  order by kind, sort, name`
