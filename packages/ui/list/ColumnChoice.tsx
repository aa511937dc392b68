import { Checkbox } from 'antd'
import { possibleColumns } from '../columns/default-columns.ts'
import type { List } from '../list/use-list.ts'
import '../columns/columns.css'

/** A checkbox for every possible column. */
export default function ColumnChoice({ list: { entity, chosen } }: { readonly list: List }) {
  const names = [...new Set([...chosen.standing, ...chosen.shown, ...possibleColumns(entity)])]
  const toggle = (name: string, on: boolean): void => {
    const next = on ? [...chosen.standing, name] : chosen.standing.filter((each) => each !== name)
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
      {chosen.waiting > 0 && <p>这里放不下的 {chosen.waiting} 列没有勾选，勾选后可以左右滚动。</p>}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Checkbox checked={chosen.standing.includes(name)} onChange={(event) => toggle(name, event.target.checked)}>
              {entity.fields[name]?.label}
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  )
}
