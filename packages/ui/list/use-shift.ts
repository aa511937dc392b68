import { isReadonly } from '@chengban/kernel/field.ts'
import { reportError } from '../api/error-notice.ts'
import { notify } from '../api/notices.ts'
import { canOf, mayEdit, type Row } from '../data/row.ts'
import { patchUndoably } from '../data/undo.ts'
import { dayOf, shifted } from '../dates/days.ts'
import { shiftVia } from './shift-via.ts'
import { useFollowed } from './use-followed.ts'
import type { List } from './use-list.ts'

/**
 * Moves a row along the days, entirely or only its end: by writing its dates, or by a separate call (`via`) that also
 * moves dependent rows. That call runs dry first, and asks for confirmation when other bars would move.
 */
export const useShift = ({ entity }: List, from: string, to: string | undefined, via?: string) => {
  const again = useFollowed(entity)
  const isOpen = (name: string): boolean => {
    const field = entity.fields[name]
    return field !== undefined && !isReadonly(field) && !field.options.fixed
  }
  const names = [...new Set([from, to ?? from])]
  const isWritable = via !== undefined || names.every(isOpen)
  const mayShift = (row: Row): boolean =>
    via ? canOf(row).includes('update') : isWritable && names.every((name) => mayEdit(row, name))
  const whyNot = (row: Row): string | undefined => {
    if (!isWritable) return `${entity.fields[from]?.label}不能这样改`
    return mayShift(row) ? undefined : '权限不足'
  }
  const shift = async (row: Row, days: number, isEnd: boolean): Promise<void> => {
    const patch = shiftedDates(row, isEnd ? [to ?? from] : names, days)
    const [begin, end] = [dayOf(patch[from] ?? row[from]), to ? dayOf(patch[to] ?? row[to]) : '']
    const refusal = whyNot(row) ?? (end && begin > end ? '结束不能早于开始' : undefined)
    if (refusal) return void notify({ kind: 'warn', text: refusal })
    const words = `已改为 ${[begin, end].filter(Boolean).join(' 至 ')}`
    if (via) return shiftVia(via, row, { start: begin, end }, { again, was: stretchOf(row, from, to) })
    await patchUndoably(entity, row, patch, { words, again }).catch(reportError)
  }
  return {
    mayShift,
    isWritable,
    again,
    shift: (row: Row, days: number, isEnd = false): void => {
      if (days !== 0) void shift(row, days, isEnd)
    },
  }
}

const stretchOf = (row: Row, from: string, to: string | undefined) => {
  const [start, end] = [dayOf(row[from]), to ? dayOf(row[to]) : '']
  return start && end ? { start, end } : undefined
}

const shiftedDates = (row: Row, names: readonly string[], days: number): Row =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = row[name]
      return typeof value === 'string' ? [[name, shifted(value, days)]] : []
    }),
  )
