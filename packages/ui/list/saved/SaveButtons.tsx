import { Suspense, useState } from 'react'
import { reportError } from '../../api/error-notice.ts'
import { notifyDone } from '../../api/notices.ts'
import { patchRow } from '../../data/calls.ts'
import { lazyPart } from '../../declarations/load-part.ts'
import type { List } from '../use-list.ts'
import { contentOf } from './content.ts'

const SaveDialog = lazyPart(() => import('./SaveDialog.tsx'))

/** 另存为视图, and 保存 into the present view where it is one's own. */
export default function SaveButtons({ list }: { readonly list: List }) {
  const [isOpen, setOpen] = useState(false)
  const { saved, chosen } = list
  const { current } = saved
  const store = async (): Promise<void> => {
    if (!current) return
    await patchRow({ resource: 'savedView' }, current.row, contentOf(list)).then(
      () => notifyDone(`视图「${current.name}」已保存`),
      reportError,
    )
    chosen.choose(undefined)
    await saved.again()
  }
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
