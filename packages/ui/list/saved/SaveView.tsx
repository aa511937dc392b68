import { Suspense, useState } from 'react'
import { reportError } from '../../api/error-notice.ts'
import { notifyDone } from '../../api/notices.ts'
import { patchRow } from '../../data/calls.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import { firstState } from '../list-state.ts'
import type { List } from '../use-list.ts'
import { contentOf } from './content.ts'
import { addressOf, isChanged } from './saved-view.ts'

const SaveDialog = lazyPart(() => import('./SaveDialog.tsx'))

/** 另存为视图 once the list stands otherwise than at first, and 保存 into the present view where it is one's own. */
export const SaveView = ({ list }: { readonly list: List }) => {
  const [isOpen, setOpen] = useState(false)
  const { saved, state, chosen } = list
  const { current } = saved
  const isOther = current
    ? isChanged(current, state, chosen.own)
    : addressOf({ ...state, view: '' }) !== addressOf(firstState) || chosen.isChosen
  const store = async (): Promise<void> => {
    if (!current) return
    await patchRow({ resource: 'savedView' }, current.row, contentOf(list)).then(
      () => notifyDone(`视图「${current.name}」已保存`),
      reportError,
    )
    chosen.choose(undefined)
    await saved.again()
  }
  if (!isOther) return null
  return (
    <>
      {current?.isOpen && (
        <button type="button" className="cb-quiet-button" onClick={() => void store()}>
          保存
        </button>
      )}
      <button type="button" className="cb-quiet-button" onClick={() => setOpen(true)}>
        另存为视图
      </button>
      {isOpen && (
        <Suspense>
          <SaveDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
