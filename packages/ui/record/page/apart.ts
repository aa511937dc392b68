import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { mayEdit, type Row, veiledOf } from '../../data/row.ts'

interface Apart {
  readonly title: string
  /** The entity with the fields of that section alone, and without its lists. */
  readonly part: Entity
}

/** The sections that the page shows on tabs of their own, and the entity without them. */
export const apartOf = (entity: Entity): { readonly rest: Entity; readonly apart: readonly Apart[] } => {
  const sections = (entity.form ?? []).filter(({ title }) => entity.page?.apart?.includes(title))
  if (!sections.length) return { rest: entity, apart: [] }
  const only = (takes: (name: string) => boolean): Entity['fields'] =>
    Object.fromEntries(Object.entries(entity.fields).filter(([name]) => takes(name)))
  const named = (fields: readonly string[]) => (name: string) => fields.includes(name)
  const all = sections.flatMap(({ fields }) => fields)
  return {
    rest: { ...entity, fields: only((name) => !all.includes(name)) },
    apart: sections.map(({ title, fields }) => ({
      title,
      part: { ...entity, fields: only(named(fields)), lines: {} },
    })),
  }
}

/** Whether the reader finds anything on the tab, or may enter something: what they may not read comes empty. */
export const tellsOf = ({ part }: Apart, row: Row): boolean =>
  Object.keys(part.fields).some((name) => !isEmpty(row[name]) || mayEdit(row, name) || veiledOf(row).includes(name))
