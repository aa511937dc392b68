import { PlusOutlined } from '@ant-design/icons'
import { enableRow, removeRows } from '@chengban/ui/data/calls.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { MenuForm } from './MenuForm.tsx'
import { MenuLine } from './MenuLine.tsx'
import { dropped, linesOf, type MenuRow } from './menu-rows.ts'
import { useMenuRows } from './use-menu-rows.ts'
import './menu-tree.css'

/** What the form is about: an entry, or a new one below a group (null: a new group). */
type EditedEntry = { readonly row: MenuRow } | { readonly under: number | null }

/** 菜单: the function tree, put in order by dragging or step by step. */
export default function MenuTree() {
  const { entity, rows, error, refetch, again, move } = useMenuRows()
  const [asked, setAsked] = useState<EditedEntry>()
  const dragged = useRef<MenuRow>(undefined)
  if (error && !rows) return <ListFailed error={error} label="菜单" onAgain={() => void refetch()} />
  const enable = (row: MenuRow): void =>
    confirm.enable([row.name], !row.active, (back) =>
      enableRow(entity, row, back ? row.active : !row.active).then(again),
    )
  const remove = (row: MenuRow): void => confirm.remove([row.name], () => removeRows(entity, [row]).then(again))
  return (
    <section className="cb-menu-tree" aria-label="菜单" aria-busy={rows === undefined}>
      <header>
        <p>拖动排序，或用每行的箭头。改动对所有人立即生效；停用的菜单及其下级不显示。</p>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setAsked({ under: null })}>
          新增分组
        </Button>
      </header>
      <ul>
        {linesOf(rows ?? []).map((row) => (
          <MenuLine
            key={row.id}
            row={row}
            rows={rows ?? []}
            onMove={(place) => move(row, place)}
            onDrag={() => {
              dragged.current = row
            }}
            onDrop={() => dragged.current && move(dragged.current, dropped(dragged.current, row))}
            onAdd={row.parentId === null ? () => setAsked({ under: row.id }) : undefined}
            onEdit={() => setAsked({ row })}
            onEnable={() => enable(row)}
            onRemove={() => remove(row)}
          />
        ))}
      </ul>
      {asked && (
        <MenuForm
          row={'row' in asked ? asked.row : undefined}
          under={'row' in asked ? asked.row.parentId : asked.under}
          rows={rows ?? []}
          onClose={() => setAsked(undefined)}
          onSaved={() => void again()}
        />
      )}
    </section>
  )
}
