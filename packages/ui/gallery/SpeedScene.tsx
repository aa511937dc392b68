import { useLayoutEffect, useRef, useState } from 'react'
import { Money } from '../marks/Money.tsx'
import { StatusDot } from '../marks/StatusDot.tsx'
import type { Column } from '../table/columns.ts'
import { DataTable } from '../table/DataTable.tsx'
import type { Selection } from '../table/selection.ts'

interface Row {
  readonly id: string
  readonly name: string
  readonly money: string
  readonly status: string
}

const STATES = ['履行中', '待一级审核', '履行完毕', '驳回', '草稿']
const COLUMNS: readonly Column<Row>[] = Array.from({ length: 15 }, (_, i): Column<Row> => {
  if (i === 0) return { key: 'name', title: '名称', name: true }
  const key = `c${i}`
  if (i % 3 === 0) return { key, title: `状态${i}`, width: 110, render: (row) => <StatusDot word={row.status} /> }
  return { key, title: `金额${i}`, width: 110, align: 'right', render: (row) => <Money value={row.money} /> }
})

function pageOf(page: number): Row[] {
  return Array.from({ length: 50 }, (_, i) => {
    const n = page * 50 + i
    return { id: String(n), name: `合同 ${n}`, money: `${n * 7919}.50`, status: STATES[n % 5] ?? '' }
  })
}
const key = (row: Row) => row.id

/** A page of 50 rows × 15 columns: what its change and one tick cost, in ms to the next picture. */
export function SpeedScene() {
  const [page, setPage] = useState(0)
  const [rows, setRows] = useState(() => pageOf(0))
  const [selected, setSelected] = useState<Selection>(new Set())
  const began = useRef(0)
  const [costs, setCosts] = useState<string[]>([])
  useLayoutEffect(() => {
    if (began.current === 0) return
    const from = began.current
    began.current = 0
    requestAnimationFrame(() => setTimeout(() => setCosts((old) => [...old, (performance.now() - from).toFixed(0)])))
  })
  const turn = () => {
    began.current = performance.now()
    setPage(page + 1)
    setRows(pageOf(page + 1))
  }
  const tick = (next: Selection) => {
    began.current = performance.now()
    setSelected(next)
  }
  return (
    <div className="g-sheet g-list">
      <div className="g-tools">
        <button type="button" onClick={turn}>
          翻页
        </button>{' '}
        <output>{costs.join(' ')}</output>
      </div>
      <DataTable label="速度" columns={COLUMNS} rows={rows} rowKey={key} selected={selected} onSelect={tick} />
    </div>
  )
}
