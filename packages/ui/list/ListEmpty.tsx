import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { nameOfOne } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { Fragment } from 'react'
import { filterOf } from '../kinds/filters.ts'
import { Empty } from '../marks/Empty.tsx'
import type { List } from './use-list.ts'

interface Props {
  readonly list: List
  readonly onCreate: (() => void) | undefined
}

/** Nothing there: never was, or narrowed away; and one way on. */
export const ListEmpty = ({ list, onCreate }: Props) => {
  const { entity, state, view, views, change } = list
  if (state.keyword || Object.values(state.filters).some(Boolean)) return <FilteredAway list={list} />
  if (view?.view === 'todo')
    return <Empty title="没有等你审核的" why={`有新的${nameOfOne(entity).replace(/提交$/, '')}提交时会出现在这里。`} />
  if (view !== views[0])
    return (
      <Empty
        kind="filtered"
        title={`「${view?.label}」里没有${nameOfOne(entity)}`}
        action={<Button onClick={() => change({ view: '' })}>看{views[0]?.label}</Button>}
      />
    )
  if (list.isPart) return <Empty title={`暂无${nameOfOne(entity)}`} why="有符合的会列在这里。" />
  return (
    <Empty
      title={`还没有${nameOfOne(entity)}`}
      why={onCreate ? `新建的${nameOfOne(entity)}会列在这里。` : '有了以后会列在这里。'}
      action={
        onCreate && (
          <Button type="primary" icon={<PlusOutlined />} onClick={onCreate}>
            新建{nameOfOne(entity)}
          </Button>
        )
      }
    />
  )
}

const FilteredAway = ({ list: { entity, state, change, totals, view, views } }: { readonly list: List }) => {
  const total = view && totals[views.indexOf(view)]
  const set = Object.entries(state.filters).filter(([, text]) => text)
  const why = (
    <>
      {total ? `共 ${total.toLocaleString('en-US')} 条，` : ''}被{state.keyword && `「${state.keyword}」`}
      {set.map(([name, text]) => {
        const field = entity.fields[name]
        const face = field && filterOf(field)
        return face && field ? (
          <Fragment key={name}>
            「{field.label}：<face.Words field={field} text={text} />」
          </Fragment>
        ) : null
      })}
      筛掉了。
    </>
  )
  return (
    <Empty
      kind="filtered"
      icon={<SearchOutlined />}
      title={`没有符合条件的${nameOfOne(entity)}`}
      why={why}
      action={<Button onClick={() => change({ filters: {}, keyword: '' })}>清除筛选</Button>}
    />
  )
}
