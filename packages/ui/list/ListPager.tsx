import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { Pager } from '../table/Pager.tsx'
import { pageSizes } from './list-state.ts'
import type { List } from './use-list.ts'

export const ListPager = ({ list: { entity, state, total, rows, change } }: { readonly list: List }) => {
  if (rows?.length === 0 && state.page === 1) return null
  return (
    <Pager
      page={state.page}
      size={state.size}
      total={total}
      more={rows?.length === state.size}
      order={orderWords(entity, state.sort)}
      sizes={pageSizes}
      onChange={(page, size) => change({ page, size })}
    />
  )
}

/** `按创建时间从新到旧`, `置顶在前` */
export const orderWords = (entity: Entity, sort: string | undefined): string => {
  const key = (sort ?? entity.list?.sort ?? '-tzCreate').split(',')[0] ?? ''
  const field = entity.fields[key.replace(/^-/, '')]
  if (!field) return ''
  const isDown = key.startsWith('-')
  // a field that only numbers a manual order is named after the ordered things
  if (/(排序|顺序)$/.test(field.label)) return `按${field.label.slice(0, -2) || '排定'}${isDown ? '倒序' : '顺序'}`
  if (field.kind === 'bool') return `${field.label}在${isDown ? '前' : '后'}`
  return `按${field.label}${waysOf(field)[isDown ? 1 : 0]}`
}

/** Returns the words for ascending and descending, by the kind of field. */
const waysOf = (field: Field): readonly [up: string, down: string] => {
  if (isTime(field)) return ['从早到晚', '从新到旧']
  if ('names' in field.options && field.kind === 'int') return ['顺序', '倒序']
  return figures.includes(field.kind) ? ['从小到大', '从大到小'] : ['升序', '降序']
}

const figures: readonly Field['kind'][] = ['int', 'decimal', 'money', 'percent']

/** Days, instants, years, and months written as `2026-11`. */
const isTime = ({ kind, label, options }: Field): boolean =>
  kind === 'date' ||
  kind === 'datetime' ||
  (kind === 'int' && options.isPlain === true) ||
  (kind === 'text' && label.endsWith('月份'))
