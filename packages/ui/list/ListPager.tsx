import type { Entity } from '@chengban/kernel/entity.ts'
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

/** `按创建时间从新到旧` */
export const orderWords = (entity: Entity, sort: string | undefined): string => {
  const key = (sort ?? entity.list?.sort ?? '-tzCreate').split(',')[0] ?? ''
  const field = entity.fields[key.replace(/^-/, '')]
  if (!field) return ''
  const isTime = field.kind === 'date' || field.kind === 'datetime'
  const words = isTime ? ['从早到晚', '从新到旧'] : ['升序', '降序']
  return `按${field.label}${words[key.startsWith('-') ? 1 : 0]}`
}
