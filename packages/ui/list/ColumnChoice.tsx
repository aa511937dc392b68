import { Checkbox } from 'antd'
import { possibleColumns } from './default-columns.ts'
import type { List } from './use-list.ts'

/** Every field that can stand in a column, those that do ticked. */
export default function ColumnChoice({ list: { entity, chosen } }: { readonly list: List }) {
  const names = [...chosen.shown, ...possibleColumns(entity).filter((name) => !chosen.shown.includes(name))]
  const toggle = (name: string, on: boolean): void => {
    const next = on ? [...chosen.shown, name] : chosen.shown.filter((each) => each !== name)
    if (next.length) chosen.choose(next)
  }
  return (
    <div className="cb-columns">
      <div className="cb-columns-head">
        <b>显示的列</b>
        <button type="button" className="cb-link" disabled={!chosen.isChosen} onClick={() => chosen.choose(undefined)}>
          恢复默认
        </button>
      </div>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Checkbox checked={chosen.shown.includes(name)} onChange={(event) => toggle(name, event.target.checked)}>
              {entity.fields[name]?.label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  )
}
