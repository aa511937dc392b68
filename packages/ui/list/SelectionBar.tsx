import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { Button } from 'antd'
import { Fragment, type ReactNode, useEffect, useEffectEvent } from 'react'
import { mayAsk } from '../data/asker.ts'
import { enableRow } from '../data/calls.ts'
import { removeUndoably } from '../data/removal.ts'
import { canOf, type Row, textValue } from '../data/row.ts'
import { formatMoney } from '../figures/money.ts'
import { CoverFor } from '../kinds/CoverFor.tsx'
import { pageSum } from '../table/columns.ts'
import { confirm } from '../table/confirm.ts'
import { TogetherActs } from './TogetherActs.tsx'
import { useExport } from './use-export.ts'
import type { List } from './use-list.ts'

interface Props {
  readonly list: List
  readonly acts?: ReactNode
}

/** Takes the place of the tools while rows are chosen: how many, their sums, what can be done with all of them. */
export default function SelectionBar({ list, acts }: Props) {
  const { selectedRows, clear } = list
  const { mayExport, isBusy, save } = useExport(list)
  useEscape(clear)
  return (
    <div className="cb-selection" role="toolbar" aria-label="所选">
      <b aria-live="polite">已选 {selectedRows.length} 条</b>
      <Sums list={list} />
      {acts}
      <TogetherActs list={list} />
      <Switches list={list} />
      {mayExport && (
        <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void save(selectedRows)}>
          导出所选
        </Button>
      )}
      <Remove list={list} />
      <button type="button" className="cb-selection-clear" onClick={clear}>
        取消选择 <kbd className="cb-kbd">Esc</kbd>
      </button>
    </div>
  )
}

const Sums = ({ list: { entity, selectedRows, chosen, asker } }: Props) => {
  const names = chosen.shown.filter((name) => isSummed(entity.fields[name]) && mayAsk(entity, name, asker)).slice(0, 2)
  if (names.length === 0) return null
  return (
    <span className="cb-selection-sums">
      {names.map((name, at) => (
        <Fragment key={name}>
          {at > 0 && '，'}
          {entity.fields[name]?.label}{' '}
          <CoverFor isOn={entity.fields[name]?.options.covered}>
            {formatMoney(pageSum(selectedRows, (row) => textValue(row[name])))}
          </CoverFor>
        </Fragment>
      ))}
    </span>
  )
}

const isSummed = (field: Field | undefined): boolean => field?.kind === 'money' && !field.options.isUnsummed

/** Only where the declaration has `isEnable` and no workflow moves it. */
const Switches = ({ list }: Props) => {
  const { entity, selectedRows } = list
  if (!entity.fields.isEnable || entity.workflow || !selectedRows.every((row) => canOf(row).includes('enable')))
    return null
  const change = (rows: readonly Row[], enable: boolean): void =>
    confirm.enable(names(entity, rows), enable, async (back) => {
      for (const row of rows) await enableRow(entity, row, back ? !enable : enable)
      done(list)
    })
  const off = selectedRows.filter((row) => row.isEnable === false)
  const on = selectedRows.filter((row) => row.isEnable === true)
  return (
    <>
      {off.length > 0 && <Button onClick={() => change(off, true)}>启用</Button>}
      {on.length > 0 && <Button onClick={() => change(on, false)}>停用</Button>}
    </>
  )
}

const Remove = ({ list }: Props) => {
  const { entity, selectedRows } = list
  if (entity.readOnly || entity.madeBy?.remove || !selectedRows.some((row) => canOf(row).includes('delete')))
    return null
  const isAllowed = selectedRows.every((row) => canOf(row).includes('delete'))
  const remove = (): void =>
    confirm.remove(names(entity, selectedRows), async () => {
      const undo = await removeUndoably(entity, selectedRows, list.refresh)
      list.clear()
      return undo
    })
  return (
    <Button
      icon={<DeleteOutlined />}
      disabled={!isAllowed}
      title={isAllowed ? undefined : '所选中有不能删除的'}
      onClick={remove}
    >
      删除
    </Button>
  )
}

const names = (entity: Entity, rows: readonly Row[]): readonly string[] => rows.map((row) => rowName(entity, row))

const done = (list: List): void => {
  list.clear()
  void list.refresh()
}

const useEscape = (act: () => void): void => {
  const latest = useEffectEvent(act)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || document.querySelector('[role=dialog],dialog[open]')) return
      latest()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
