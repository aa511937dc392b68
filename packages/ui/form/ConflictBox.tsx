import { Button } from 'antd'
import type { Row } from '../data/row.ts'
import { shortDateTime } from '../dates/date-time.ts'
import { cells } from '../kinds/cells.ts'
import { ConflictTable } from '../marks/ConflictTable.tsx'
import type { Form } from './use-form.ts'
import { differences } from './use-save.ts'

interface Props {
  readonly form: Form
  /** The current row on the server. */
  readonly current: Row
  readonly onTheirs: () => void
  readonly onMine: () => void
}

/** 单据已变更: both versions field by field before anything is lost. */
export const ConflictBox = ({ form, current, onTheirs, onMine }: Props) => {
  const { entity } = form
  const shown = (name: string, row: Row) => {
    const field = entity.fields[name]
    if (!field) return `${(row[name] as readonly unknown[] | undefined)?.length ?? 0} 行`
    const { Cell } = cells[field.kind]
    return <Cell field={field} name={name} row={row} />
  }
  const labelOf = (name: string): string =>
    entity.fields[name]?.label ?? form.lines.find(({ key }) => key === name)?.label ?? name
  const when = typeof current.tzUpdate === 'string' ? `在 ${shortDateTime(current.tzUpdate)} ` : ''
  return (
    <div className="cb-form-conflict" role="alert">
      <ConflictTable
        title={`单据已变更：有人${when}改过这条${entity.label}`}
        rows={differences(form, current).map(({ name, isTheirs, isMine }) => ({
          field: name,
          label: labelOf(name),
          ...(isTheirs ? { theirs: shown(name, current) } : {}),
          ...(isMine ? { mine: shown(name, { ...current, ...form.values }) } : {}),
        }))}
        acts={
          <>
            <Button onClick={onTheirs}>用对方的</Button>
            <Button type="primary" onClick={onMine}>
              保留我的并保存
            </Button>
          </>
        }
      />
    </div>
  )
}
