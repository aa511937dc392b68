import type { CallHandler } from '@chengban/engine/call.ts'

interface Entry {
  readonly value: string
  readonly label: string
  readonly sort: number
  readonly isEnable: boolean
}

interface Found {
  readonly nodes: readonly { readonly id: string; readonly entries: readonly Entry[] }[]
  readonly roles: unknown
  readonly departments: unknown
}

export const allDicts: CallHandler = async ({ writer: { db, actor } }) => {
  const [found] = await db.read<Found>(actor, { text, prepared: true })
  const { nodes = [], roles = [], departments = [] } = found ?? {}
  const dicts = Object.fromEntries(
    nodes.map(({ id, entries }) => [id, columnsOf(entries.filter(({ isEnable }) => isEnable))]),
  )
  const { value = [], label = [] } = dicts.company ?? {}
  const companies = { value: ['all', ...value], label: ['全部', ...label] }
  return { nodes, dicts, roles, companies, departments, quarters: [1, 2, 3, 4], weeks: [1, 2, 3, 4, 5] }
}

const columnsOf = (entries: readonly Entry[]) => ({
  value: entries.map(({ value }) => value),
  label: entries.map(({ label }) => label),
  sort: entries.map(({ sort }) => sort),
})

const text = `
  select (
    select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'entries', (
      select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'value', d.code, 'label', d.name, 'sort', d.sort,
        'color', d.color, 'isDefault', d.is_default, 'isEnable', d.is_enable) order by d.sort, d.code), '[]')
      from public.dict d where d.dict_type_id = t.id)) order by t.sort, t.id), '[]')
    from public.dict_type t
  ) as nodes, (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'sort', r.sort) order by r.sort, r.name), '[]')
    from public.role r where r.id in (select app.roles_in_use())
  ) as roles, (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'parentId', p.parent_id) order by p.sort, p.name), '[]')
    from public.department p where p.is_enable
  ) as departments`
