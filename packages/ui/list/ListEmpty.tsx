import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { type Entity, nameOfOne } from '@chengban/kernel/entity.ts'
import { Button } from 'antd'
import { Fragment } from 'react'
import { useSearchParams } from 'react-router'
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
  if (list.isPart) return <NoneOfPart list={list} />
  return (
    <Empty
      title={`还没有${nameOfOne(entity)}`}
      why={onCreate ? whyCreate(entity) : `${whereFrom(entity)}有了以后会列在这里。`}
      action={
        onCreate && (
          <Button type={list.isUntouched ? 'primary' : 'default'} icon={<PlusOutlined />} onClick={onCreate}>
            新建{nameOfOne(entity)}
          </Button>
        )
      }
    />
  )
}

/** Shown for an empty tab of part of the rows: the tab's name says which rows belong to it. */
const NoneOfPart = ({ list: { entity } }: Pick<Props, 'list'>) => {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  const one = nameOfOne(entity)
  return <Empty title={`暂无${one}`} why={tab ? `属于「${tab}」的${one}会列在这里。` : '有符合的会列在这里。'} />
}

const whyCreate = (entity: Entity): string =>
  entity.audit
    ? `新建${nameOfOne(entity)}后提交审核，通过后生效，进展也在这里看。`
    : `新建的${nameOfOne(entity)}会列在这里。`

/** How rows come that nobody makes in this list: in the words of the declaration, or with what they belong to. */
const whereFrom = ({ madeBy, readOnly, fields }: Entity): string => {
  const said = madeBy?.create ?? madeBy?.others ?? (readOnly ? '由系统记入' : undefined)
  if (said) return `${said}，`
  const owner = Object.values(fields).find(
    ({ kind, options }) => kind === 'ref' && options.required && options.onDelete === 'cascade',
  )
  return owner ? `随「${owner.label}」而来，` : ''
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
