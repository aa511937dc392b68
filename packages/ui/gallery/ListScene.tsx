import { useState } from 'react'
import { notify } from '../api/notices.ts'
import { Money } from '../marks/Money.tsx'
import { StatusDot } from '../marks/StatusDot.tsx'
import { DataCards } from '../table/DataCards.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { Pager } from '../table/Pager.tsx'
import type { Selection } from '../table/selection.ts'
import { COLUMNS, CONTRACTS, type Contract, chosenSum } from './contracts.tsx'

const key = (row: Contract) => row.id
const name = (row: Contract) => row.name
const href = (row: Contract) => `#contract/${row.id}`

export function ListScene() {
  const [selected, setSelected] = useState<Selection>(new Set(['2', '4', '7']))
  const [sort, setSort] = useState<string>()
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  const chosen = CONTRACTS.filter((row) => selected.has(row.id))
  if (innerWidth < 768) return <Cards />
  return (
    <div className="g-sheet g-list">
      <div className="g-title">我的合同</div>
      <div className="g-tools">
        已选 {selected.size} 条 {chosenSum(chosen)}
      </div>
      <DataTable
        label="我的合同"
        columns={COLUMNS}
        rows={CONTRACTS}
        rowKey={key}
        rowName={name}
        href={href}
        onOpen={(row) => notify({ kind: 'info', text: row.name })}
        selected={selected}
        onSelect={setSelected}
        sort={sort}
        onSort={setSort}
        loading={location.search.includes('loading')}
        footLabel="本页已生效合计"
        pageKeys
      />
      <Pager
        page={page}
        size={size}
        total={128}
        order="按创建时间从新到旧"
        onChange={(next, count) => {
          setPage(next)
          setSize(count)
        }}
      />
    </div>
  )
}

function Cards() {
  return (
    <DataCards
      label="我的合同"
      rows={CONTRACTS.slice(0, 8)}
      rowKey={key}
      card={(row) => ({
        kind: '合同',
        title: row.name,
        facts: [
          { label: '合同额', value: <Money value={row.money} />, strong: true },
          { label: '客户', value: row.client },
        ],
        foot: <StatusDot word={row.status} mine={row.mine} holder={row.holder} />,
        aside: '11-18',
      })}
      onOpen={() => {}}
    />
  )
}
