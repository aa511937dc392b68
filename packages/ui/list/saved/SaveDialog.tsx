import { Checkbox, Input, Modal } from 'antd'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { reportError } from '../../api/error-notice.ts'
import { notifyDone } from '../../api/notices.ts'
import { createRow, patchRow } from '../../data/calls.ts'
import { idOf } from '../../data/row.ts'
import { useHolds } from '../../session/person.ts'
import type { List } from '../use-list.ts'
import { contentOf } from './content.ts'
import type { SavedView } from './saved-view.ts'
import '../../form/form.css'

interface Props {
  readonly list: List
  /** The view to rename; without one, the present list is saved as a new view. */
  readonly view?: SavedView
  readonly onClose: () => void
}

const resource = { resource: 'savedView' }

/** Names a view, makes it the one the list opens with, and shares it with everybody. */
export default function SaveDialog(props: Props) {
  const { view, onClose } = props
  const mayShare = useHolds('config:manage')
  const [name, setName] = useState(view?.name ?? '')
  const [isDefault, setDefault] = useState(view?.isDefault ?? false)
  const [isShared, setShared] = useState(view?.isShared ?? false)
  const { error, isBusy, save } = useSave(props, { name: name.trim(), isDefault, isShared })
  return (
    <Modal
      open
      title={view ? '视图' : '另存为视图'}
      okText="保存"
      cancelText="取消"
      width={416}
      confirmLoading={isBusy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="cb-field">
        <label htmlFor="view-name">名称</label>
        <Input
          id="view-name"
          autoFocus
          maxLength={50}
          value={name}
          status={error ? 'error' : ''}
          aria-describedby="view-name-note"
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => void save()}
        />
        <div id="view-name-note" className={error ? 'cb-field-note is-wrong' : 'cb-field-note'}>
          {error}
        </div>
      </div>
      <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)}>
        打开列表时就用它
      </Checkbox>
      {mayShare && (
        <Checkbox checked={isShared} onChange={(event) => setShared(event.target.checked)}>
          共享给所有人
        </Checkbox>
      )}
    </Modal>
  )
}

const useSave = ({ list, view, onClose }: Props, values: { readonly name: string } & Record<string, unknown>) => {
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { saved, state, change } = list
  const store = async (): Promise<void> => {
    if (view) {
      await patchRow(resource, view.row, values)
      return void (await saved.again())
    }
    const made = await createRow(resource, { module: saved.module, ...values, ...contentOf(list) })
    list.chosen.choose(undefined)
    await saved.again()
    change({ ...state, saved: idOf(made) })
  }
  const save = async (): Promise<void> => {
    if (!values.name) return setError('名称不能为空')
    setBusy(true)
    try {
      await store()
      notifyDone(`视图「${values.name}」已保存`)
      onClose()
    } catch (refusal) {
      const told = refusal instanceof ApiError ? Object.values(refusal.fields)[0] : undefined
      if (told) setError(told)
      else reportError(refusal)
    } finally {
      setBusy(false)
    }
  }
  return { error, isBusy, save }
}
