import { EditOutlined, EllipsisOutlined } from '@ant-design/icons'
import type { Entity } from '@chengban/kernel/entity.ts'
import { type Mark, markWord } from '@chengban/kernel/mark.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Dropdown } from 'antd'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../api/error-notice.ts'
import { enableRow, moveRow } from '../data/calls.ts'
import { removeUndoably } from '../data/removal.ts'
import { canOf, idOf, type Row } from '../data/row.ts'
import { isBare } from '../data/submission.ts'
import { tellSubmitted } from '../data/submitted.ts'
import { useTrail } from '../data/trail.ts'
import { loadPart } from '../declarations/load-part.ts'
import { arrangeMoves, isDeciding, recordMoves } from '../move/acts.ts'
import { closeTab } from '../shell/tabs.ts'
import { confirm } from '../table/confirm.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { Followers } from './Followers.tsx'
import { usePlace } from './place.ts'
import { useOfferedActs } from './use-offered-acts.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly isEditing: boolean
  readonly onEdit: () => void
  readonly again: () => void
  /** Slot: what may take the ink before the record's own next act. */
  readonly ink?: ((own: (isInk: boolean) => ReactNode) => ReactNode) | undefined
  /** Names of moves that the page shows elsewhere. */
  readonly elsewhere?: readonly string[]
}

/** What the person may do with the record now, from its `can`: one ink button, two beside it, the rest behind …. */
export const RecordActs = ({ entity, row, isEditing, onEdit, again, ink = plainInk, elsewhere = nowhere }: Props) => {
  const can = canOf(row)
  const { offered, ask, dialog } = useOfferedActs(entity, row, again)
  const own = recordMoves(entity, row).filter(({ name }) => !elsewhere.includes(name))
  const moves = isEditing ? [] : [...own, ...offered]
  const { next, beside, rest } = arrangeMoves(moves, isDeciding(entity, row))
  const { isBusy, submit } = useSubmit(entity, row, again, onEdit)
  // submitting can be taken back, so it is not asked about
  const begin = (each: Move): void => (each.name === 'submit' && isBare(each) ? void submit() : ask(each))
  const extra = useExtraActs(entity, row, again)
  const mayEdit = (can.includes('update') || can.includes('updateMine')) && !isEditing
  useShortcut('e', () => mayEdit && onEdit())
  const items = [
    ...rest.map(({ name, label, danger }) => ({ key: name, label, danger: danger ?? false })),
    ...extra.map(({ key, label, danger }) => ({ key, label, danger })),
  ].sort((one, other) => Number(one.danger) - Number(other.danger))
  const pick = (key: string): void => {
    const picked = rest.find(({ name }) => name === key)
    if (picked) begin(picked)
    else extra.find((act) => act.key === key)?.run()
  }
  return (
    <div className="cb-record-acts">
      {items.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => pick(key) }}>
          <Button icon={<EllipsisOutlined />} aria-label="更多" />
        </Dropdown>
      )}
      {mayEdit && (
        <Button icon={<EditOutlined />} onClick={onEdit}>
          编辑
        </Button>
      )}
      {beside.map((each) => (
        <Button key={each.name} onClick={() => begin(each)}>
          {each.label}
        </Button>
      ))}
      {!isEditing && <Followers entity={entity} row={row} />}
      {ink(
        (isInk) =>
          next && (
            <Button type={isInk ? 'primary' : 'default'} loading={isBusy} onClick={() => begin(next)}>
              {next.label}
            </Button>
          ),
      )}
      {dialog}
    </div>
  )
}

const nowhere: readonly string[] = []
const plainInk = (own: (isInk: boolean) => ReactNode): ReactNode => own(true)

/** Submits the record. A refusal shows a notice, and opens the record for editing when it names fields. */
const useSubmit = (entity: Entity, row: Row, again: () => void, onEdit: () => void) => {
  const [isBusy, setBusy] = useState(false)
  const submit = async (): Promise<void> => {
    setBusy(true)
    try {
      await moveRow(entity, 'submit', row)
      await tellSubmitted(entity, row)
    } catch (error) {
      reportError(error)
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) onEdit()
    } finally {
      setBusy(false)
      again()
    }
  }
  return { isBusy, submit }
}

interface Act {
  readonly key: string
  readonly label: string
  readonly danger: boolean
  readonly run: () => void
}

/** The reader's own marks, 启用, 停用, 删除. */
const useExtraActs = (entity: Entity, row: Row, again: () => void): readonly Act[] => {
  const leave = useLeave(entity, row)
  const client = useQueryClient()
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: ['list', entity.name] })
  const can = canOf(row)
  const names = [rowName(entity, row)]
  const isOn = row.isEnable === true
  const enable = (): void =>
    confirm.enable(names, !isOn, async (back) => {
      await enableRow(entity, row, back ? isOn : !isOn)
      again()
    })
  const remove = (): void =>
    confirm.remove(names, async () => {
      const undo = await removeUndoably(entity, [row], refresh)
      leave()
      return undo
    })
  const mark = (each: Mark): Promise<void> =>
    loadPart(() => import('../data/mark-row.ts'))
      .then(({ markRow }) => markRow(each, row))
      .then(again, reportError)
      .then(refresh)
  return [
    ...(entity.marks ?? [])
      .filter(({ off, field }) => off || !row[field])
      .map((each) => ({
        ...{ key: each.field, label: markWord(row, each), danger: false },
        run: () => void mark(each),
      })),
    ...(can.includes('enable') && !entity.workflow
      ? [{ key: 'isEnable', label: isOn ? '停用' : '启用', danger: false, run: enable }]
      : []),
    ...(can.includes('delete') ? [{ key: 'delete', label: '删除', danger: true, run: remove }] : []),
  ]
}

/** Back to the list it came from; its tab closes with the record. */
const useLeave = (entity: Entity, row: Row) => {
  const trail = useTrail(entity.name)
  const navigate = useNavigate()
  const place = usePlace()
  return (): void => {
    if (place) {
      place.close()
      return
    }
    const here = `/record/${entity.name}/${idOf(row)}`
    const next = closeTab(here, here)
    navigate(trail ? trail.path + trail.search : (next ?? '/hello'))
  }
}
