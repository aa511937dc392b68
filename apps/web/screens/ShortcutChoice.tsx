import { reportError } from '@chengban/ui/api/error-notice.ts'
import { keepSetting } from '@chengban/ui/session/keep-setting.ts'
import { useState } from 'react'
import { most } from './shortcuts.ts'

interface Props {
  readonly entries: readonly { readonly route: string; readonly name: string }[]
  readonly first: readonly string[]
  readonly onDone: () => void
}

/** The functions shown on the first page, in the order they were ticked. */
export default function ShortcutChoice({ entries, first, onDone }: Props) {
  const [chosen, setChosen] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const turn = (route: string): void =>
    setChosen(chosen.includes(route) ? chosen.filter((each) => each !== route) : [...chosen, route])
  const keep = async (routes: readonly string[] | null): Promise<void> => {
    setBusy(true)
    await keepSetting('shortcuts', routes).then(onDone, reportError)
    setBusy(false)
  }
  return (
    <div className="cb-hello-choice">
      <ul>
        {entries
          .filter(({ route }) => route !== '/hello')
          .map(({ route, name }) => (
            <li key={route}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.includes(route)}
                  disabled={!chosen.includes(route) && chosen.length >= most}
                  onChange={() => turn(route)}
                />{' '}
                {name}
              </label>
            </li>
          ))}
      </ul>
      <p>
        <small>
          已选 {chosen.length} 个，最多 {most} 个，按勾选的先后排列
        </small>
        <button type="button" className="cb-link" disabled={isBusy} onClick={() => void keep(null)}>
          恢复默认
        </button>
        <button type="button" className="cb-button" onClick={onDone}>
          取消
        </button>
        <button type="button" className="cb-button ink" disabled={isBusy} onClick={() => void keep(chosen)}>
          保存
        </button>
      </p>
    </div>
  )
}
