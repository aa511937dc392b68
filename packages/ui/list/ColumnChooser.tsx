import { SettingOutlined } from '@ant-design/icons'
import { Checkbox, Popover } from 'antd'
import { possibleColumns } from './default-columns.ts'
import type { List } from './use-list.ts'

/** Which columns stand, kept for the person and the screen on this device. */
export const ColumnChooser = ({ list: { entity, chosen } }: { readonly list: List }) => {
  const names = [...chosen.shown, ...possibleColumns(entity).filter((name) => !chosen.shown.includes(name))]
  const toggle = (name: string, on: boolean): void => {
    const next = on ? [...chosen.shown, name] : chosen.shown.filter((each) => each !== name)
    if (next.length) chosen.choose(next)
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      arrow={false}
      destroyOnHidden
      content={
        <div className="cb-columns">
          <div className="cb-columns-head">
            <b>显示的列</b>
            <button
              type="button"
              className="cb-link"
              disabled={!chosen.isChosen}
              onClick={() => chosen.choose(undefined)}
            >
              恢复默认
            </button>
          </div>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <Checkbox
                  checked={chosen.shown.includes(name)}
                  onChange={(event) => toggle(name, event.target.checked)}
                >
                  {entity.fields[name]?.label}
                </Checkbox>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <button type="button" className="cb-icon-button" aria-label="选择列" title="选择列">
        <SettingOutlined />
      </button>
    </Popover>
  )
}
