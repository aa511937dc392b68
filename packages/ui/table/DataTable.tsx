import { type HTMLAttributes, type ReactNode, useMemo, useRef } from 'react'
import { type Column, TICK_WIDTH, tableWidth } from './columns.ts'
import { pageState, pageToggled, rangeToggled, type Selection, toggled } from './selection.ts'
import { TableBody } from './TableBody.tsx'
import { TableFoot } from './TableFoot.tsx'
import { TableHead } from './TableHead.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { useOverflow } from './use-overflow.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useSight } from './use-sight.ts'
import { useStable } from './use-stable.ts'
import './table.css'

export interface DataTableProps<Row> {
  /** Name of the table for screen readers: 我的合同. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** undefined: not yet read (skeleton after 120 ms). Old rows stay while `loading`. */
  readonly rows: readonly Row[] | undefined
  /** Which part of all rows these are: another one begins at its top. */
  readonly part?: unknown
  readonly rowKey: (row: Row) => string
  /** What a row is called, for its tick. Default: its key. */
  readonly rowName?: (row: Row) => string
  readonly href?: (row: Row) => string | undefined
  readonly onOpen?: (row: Row) => void
  readonly loading?: boolean
  /** Without it there are no ticks. */
  readonly selected?: Selection
  readonly onSelect?: (next: Selection) => void
  /** `tzCreate` ascending, `-tzCreate` descending. */
  readonly sort?: string | undefined
  readonly onSort?: (sort: string | undefined) => void
  /** 32 px rows, or 40 with `easy`. */
  readonly density?: 'dense' | 'easy'
  readonly footLabel?: ReactNode
  /** Sums of all rows by column, for the foot. */
  readonly whole?: Readonly<Record<string, string>> | undefined
  /** Default: the sums of the rows are shown below. */
  readonly hasFoot?: boolean
  readonly empty?: ReactNode
  /** Handles further keys on the focused row; true means handled. */
  readonly onKey?: (key: string, id: string) => boolean
  /** What the row's element carries beside: dragging. Keep its identity stable. */
  readonly rowProps?: (row: Row) => HTMLAttributes<HTMLElement>
  /** j, k, x and Enter work on the whole page, not only with the focus inside. One table of a page. */
  readonly pageKeys?: boolean
}

const NONE: Selection = new Set()

/** The list: sticky head, name and foot, ticks, keyboard, page sums. Data and choices are the caller's. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, onOpen, loading = false, selected, density = 'dense' } = props
  const box = useRef<HTMLElement>(null)
  const ids = useMemo(() => (rows ?? []).map(rowKey), [rows, rowKey])
  const acts = useRowActs(props, ids)
  const { current, stand } = useRowKeys({
    box,
    ids,
    wide: props.pageKeys ?? false,
    onOpen: acts.openId,
    onTick: acts.tickId,
    onKey: props.onKey,
  })
  const sight = useSight(box, ids, density === 'easy' ? 40 : 32, props.part)
  const open = useStable((row: Row) => {
    stand(rowKey(row))
    onOpen?.(row)
  })
  const sort = useStable((next: string | undefined) => props.onSort?.(next))
  const ticks = selected !== undefined
  const width = tableWidth(columns, ticks)
  const wide = useOverflow(box, width) ? ' is-wide' : ''
  return (
    <div className={`cb-table is-${density}${onOpen ? ' is-opening' : ''}${wide}`}>
      {loading && rows !== undefined && <div className="cb-table-line" role="progressbar" aria-label="正在读取" />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section ref={box} className="cb-table-scroll" tabIndex={0} aria-label={label} aria-busy={loading || !rows}>
        <table style={{ minWidth: width }}>
          <TableColumns columns={columns} ticks={ticks} />
          <TableHead
            columns={columns}
            ticked={ticks ? pageState(selected, ids) : undefined}
            onTickAll={acts.tickAll}
            sort={props.sort}
            onSort={props.onSort && sort}
          />
          {!rows && <TableSkeleton columns={columns} ticks={ticks} />}
          {rows && (
            <TableBody
              {...pick(props)}
              rows={rows}
              ids={ids}
              sight={sight}
              current={current}
              onTick={acts.tick}
              onOpen={onOpen && open}
            />
          )}
          <Foot {...props} />
        </table>
        {rows?.length === 0 && <div className="cb-table-empty">{props.empty}</div>}
      </section>
    </div>
  )
}

function Foot<Row>({ columns, rows, selected, hasFoot, footLabel = '本页合计', whole }: DataTableProps<Row>) {
  if (!rows?.length || hasFoot === false) return null
  return <TableFoot columns={columns} rows={rows} ticks={selected !== undefined} label={footLabel} whole={whole} />
}

function pick<Row>({ columns, rowName, href, selected, rowProps }: DataTableProps<Row>) {
  return { columns, rowName, href, selected, rowProps }
}

function TableColumns<Row>({ columns, ticks }: { readonly columns: readonly Column<Row>[]; readonly ticks: boolean }) {
  return (
    <colgroup>
      {ticks && <col style={{ width: TICK_WIDTH }} />}
      {columns.map((column) => (
        <col key={column.key} style={column.width && !column.grows ? { width: column.width } : undefined} />
      ))}
    </colgroup>
  )
}

function useRowActs<Row>({ rows, selected = NONE, onSelect, onOpen }: DataTableProps<Row>, ids: readonly string[]) {
  const last = useRef<string>(undefined)
  const tick = useStable((id: string, on: boolean, shift: boolean) => {
    const from = last.current
    last.current = id
    onSelect?.(shift && from !== undefined ? rangeToggled(selected, ids, from, id, on) : toggled(selected, id, on))
  })
  const tickAll = useStable((on: boolean) => onSelect?.(pageToggled(selected, ids, on)))
  return {
    tick,
    tickAll,
    tickId: (id: string) => tick(id, !selected.has(id), false),
    openId: (id: string) => {
      const row = rows?.[ids.indexOf(id)]
      if (row !== undefined) onOpen?.(row)
    },
  }
}
