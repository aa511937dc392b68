import type { Move } from '@chengban/kernel/workflow.ts'
import { useState } from 'react'
import { reportError } from '../../api/error-notice.ts'
import { notify, notifyDone } from '../../api/notices.ts'
import { moveRow, readRow } from '../../data/calls.ts'
import { idOf, type Row } from '../../data/row.ts'
import { patchUndoably } from '../../data/undo.ts'
import { useFollowed } from '../use-followed.ts'
import type { List } from '../use-list.ts'
import type { BoardColumn } from './board-columns.ts'
import { leadTo, whyNot } from './lead.ts'

/** A card on its way, shown where it goes until the server has answered. */
export interface OnWay {
  readonly row: Row
  readonly to: string
}

/** A move that has to be asked about: which of several, or what it needs. */
export interface MoveQuestion extends OnWay {
  readonly moves: readonly Move[]
}

/** Moves cards. A refused card returns to its column and a notice shows the reason. */
export const useBoardMove = ({ entity, asker }: List, name: string) => {
  const again = useFollowed(entity)
  const [onWay, setOnWay] = useState<OnWay>()
  const [asked, setAsked] = useState<MoveQuestion>()
  const run = async (way: OnWay, act: () => Promise<unknown>): Promise<void> => {
    setOnWay(way)
    await act().catch(reportError)
    await again()
    setOnWay(undefined)
  }
  const refuse = async (row: Row, to: string): Promise<void> => {
    const whole = await readRow(entity, idOf(row)).catch(() => row)
    notify({ kind: 'warn', text: whyNot(entity, name, { ...row, ...whole }, to, asker) })
  }
  const move = async (row: Row, { value, label }: BoardColumn): Promise<void> => {
    const lead = leadTo(entity, name, row, value)
    const way = { row, to: value }
    if (lead.by === 'nothing') return refuse(row, value)
    if (lead.by === 'writing') {
      const words = `已移到「${label}」`
      return run(way, () => patchUndoably(entity, row, { [name]: value || null }, { words, again }))
    }
    const [only, ...others] = lead.moves
    if (!only || others.length || needsWords(only)) return setAsked({ ...way, moves: lead.moves })
    return run(way, async () => {
      await moveRow(entity, only.name, row)
      notifyDone(`${only.label}成功`)
    })
  }
  return { onWay, asked, move, again, leave: () => setAsked(undefined) }
}

const needsWords = ({ input, opinion, danger }: Move): boolean =>
  (input?.length ?? 0) > 0 || opinion !== undefined || danger === true
