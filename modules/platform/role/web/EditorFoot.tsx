import { Button } from 'antd'
import { useState } from 'react'
import { differenceOf, type Rights } from './rights.ts'

interface Props {
  readonly before: Rights
  readonly after: Rights
  readonly onDrop: () => void
  readonly onSave: () => Promise<void>
}

const most = 6

/** What 保存 would change, named; sensitive codes then wait for a second person. */
export const EditorFoot = ({ before, after, onDrop, onSave }: Props) => {
  const [isBusy, setBusy] = useState(false)
  const { added, removed } = differenceOf(before, after)
  const named = [...added.map((each) => `+ ${each}`), ...removed.map((each) => `− ${each}`)]
  const save = async (): Promise<void> => {
    setBusy(true)
    await onSave()
    setBusy(false)
  }
  return (
    <div className="cb-rights-foot">
      <span title={named.join('\n')}>
        增加 {added.length} 项，去掉 {removed.length} 项<code>{named.slice(0, most).join('  ')}</code>
        {named.length > most && ` 等 ${named.length} 项`}
      </span>
      <Button onClick={onDrop}>取消</Button>
      <Button type="primary" loading={isBusy} disabled={named.length === 0} onClick={() => void save()}>
        保存
      </Button>
    </div>
  )
}
