import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { dicts } from '../dicts.call.ts'

type Answer = AnswerOf<typeof dicts>
type Entry = Answer['nodes'][number]
type DictRows = Pick<Answer, 'nodes' | 'roles' | 'departments'> & { readonly types: readonly string[] }

/** Returns all dictionaries. A type without an enabled entry is included, empty. */
export const allDicts: CallHandler<typeof dicts> = async (engine) => {
  const [found] = await engine.read<DictRows>({ text, prepared: true })
  const { nodes = [], types = [], roles = [], departments = [] } = found ?? {}
  const inUse = Map.groupBy(
    nodes.filter(({ isEnable }) => isEnable),
    ({ dictTypeId }) => dictTypeId,
  )
  const dicts = Object.fromEntries(types.map((type) => [type, columnsOf(inUse.get(type) ?? [])]))
  const { value = [], label = [] } = dicts.company ?? {}
  const companies = { value: ['all', ...value], label: ['全部', ...label] }
  return { nodes, dicts, roles, companies, departments, quarters: [1, 2, 3, 4], weeks: [1, 2, 3, 4, 5] }
}

const columnsOf = (entries: readonly Entry[]) => ({
  value: entries.map(({ code }) => code),
  label: entries.map(({ name }) => name),
  sort: entries.map(({ sort }) => sort),
})

const text = `
  select (
    select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'code', d.code, 'name', d.name, 'sort', d.sort,
      'dictTypeId', d.dict_type_id, 'color', d.color, 'isDefault', d.is_default, 'isEnable', d.is_enable)
      order by t.sort, t.id, d.sort, d.code), '[]')
    from public.dict d join public.dict_type t on t.id = d.dict_type_id
  ) as nodes, array(select t.id from public.dict_type t order by t.sort, t.id) as types, (
    select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'sort', r.sort) order by r.sort, r.name), '[]')
    from public.role r where r.id in (select app.roles_in_use())
  ) as roles, (
    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'parentId', p.parent_id) order by p.sort, p.name), '[]')
    from public.department p where p.is_enable
  ) as departments`
