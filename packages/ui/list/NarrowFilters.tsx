import { Button, Drawer } from 'antd'
import { Suspense } from 'react'
import { shownField } from '../columns/state-shown.ts'
import { filterOf } from '../kinds/filters.ts'
import { useWayBack } from '../window/way-back.ts'
import { NarrowOrder } from './NarrowOrder.tsx'
import type { List } from './use-list.ts'

interface Props {
  readonly list: List
  readonly onClose: () => void
}

/** All filters of a list in a sheet from below. */
export default function NarrowFilters({ list, onClose }: Props) {
  useWayBack(true, onClose)
  return (
    <Drawer open onClose={onClose} placement="bottom" size="70%" title="筛选">
      <Suspense>
        {list.filters.map((name) => (
          <One key={name} list={list} name={name} />
        ))}
        <NarrowOrder list={list} />
      </Suspense>
      <div className="cb-narrow-acts">
        <Button onClick={() => list.change({ filters: {}, sort: undefined })}>清除</Button>
        <Button type="primary" onClick={onClose}>
          看结果
        </Button>
      </div>
    </Drawer>
  )
}

const One = ({ list: { entity, state, change }, name }: { readonly list: List; readonly name: string }) => {
  const field = shownField(entity, name)
  const face = field && filterOf(field)
  if (!field || !face) return null
  return (
    <fieldset className="cb-narrow-filter">
      <legend>{field.label}</legend>
      <face.Filter
        field={field}
        text={state.filters[name] ?? ''}
        onChange={(text) => change({ filters: { ...state.filters, [name]: text } })}
      />
    </fieldset>
  )
}
