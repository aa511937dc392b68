import { DownOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { reportError } from '../../api/error-notice.ts'
import { createRow, removeRows } from '../../data/calls.ts'
import { offerUndo } from '../../data/undo.ts'
import { useTotals } from '../../data/use-rows.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import { queryOf } from '../filters.ts'
import { firstState } from '../list-state.ts'
import { MenuPopover } from '../MenuPopover.tsx'
import type { List } from '../use-list.ts'
import { type SavedView, stateOf } from './saved-view.ts'

const SaveDialog = lazyPart(() => import('./SaveDialog.tsx'))

const mostCounted = 6

/** The saved views, after the declared ones; the acts on the active one are behind its arrow. */
export default function SavedTabs({ list }: { readonly list: List }) {
  const { entity, views, saved } = list
  const counts = useTotals(
    entity,
    saved.views.slice(0, mostCounted).map((view) => {
      const state = stateOf(view)
      return queryOf(entity, { ...state, sort: undefined }, views.find(({ key }) => key === state.view) ?? views[0])
    }),
  )
  return saved.views.map((view, at) => (
    <span key={view.id} className="cb-views-saved">
      <button
        type="button"
        aria-current={view === saved.current ? 'true' : undefined}
        title={view.isShared ? '共享视图' : undefined}
        onClick={() => saved.take(view)}
      >
        {view.name}
        <span className="cb-views-count">{counts[at]?.toLocaleString('en-US')}</span>
      </button>
      {view === saved.current && view.isOpen && <ViewMenu list={list} view={view} />}
    </span>
  ))
}

const ViewMenu = ({ list, view }: { readonly list: List; readonly view: SavedView }) => {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <MenuPopover
        choices={[
          { key: 'edit', words: '改名、默认与共享', choose: () => setEditing(true) },
          { key: 'remove', words: '删除视图', choose: () => void removeView(list, view) },
        ]}
      >
        <button type="button" className="cb-views-more" aria-label={`「${view.name}」的操作`}>
          <DownOutlined />
        </button>
      </MenuPopover>
      {isEditing && (
        <Suspense>
          <SaveDialog list={list} view={view} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Nothing refers to a view, so a new one like it is the same. */
const removeView = async ({ saved, state, change }: List, { row, name }: SavedView): Promise<void> => {
  const { module, filters, columns, sort, address, isDefault, isShared } = row
  const whole = { module, name, filters, columns, sort, address, isDefault, isShared }
  try {
    await removeRows({ resource: 'savedView' }, [row])
    change({ ...firstState, size: state.size })
    await saved.again()
    offerUndo(`已删除视图「${name}」`, async () => {
      await createRow({ resource: 'savedView' }, whole)
      await saved.again()
    })
  } catch (error) {
    reportError(error)
  }
}
