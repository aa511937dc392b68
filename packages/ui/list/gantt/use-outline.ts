import { rowName } from '@chengban/kernel/row-name.ts'
import { reportError } from '../../api/error-notice.ts'
import { notify, notifyDone } from '../../api/notices.ts'
import { patchRow } from '../../data/calls.ts'
import { idOf, mayEdit, type Row } from '../../data/row.ts'
import { patchUndoably } from '../../data/undo.ts'
import type { List } from '../use-list.ts'
import { deeper, higher } from './outline.ts'

interface Around {
  readonly around: ReadonlyMap<number, Row>
  readonly names: { readonly after?: string | undefined; readonly group?: string | undefined }
  readonly again: () => Promise<void>
}

/**
 * Changes of the plan by hand: the level of a row and its predecessors. Each can be undone, except where a row got its
 * first child, since the sums of the children replace its own figures.
 */
export const useOutline = ({ entity }: List, { around, names, again }: Around) => {
  const parent = entity.tree?.parent
  const { after } = names
  const within = [names.group, ...(entity.list?.order?.within ?? [])].filter((name) => name !== undefined)
  const write = (row: Row, patch: Row, words: string): void =>
    void patchUndoably(entity, row, patch, { words, again }).catch(reportError)
  const writeForGood = async (row: Row, patch: Row, words: string): Promise<void> => {
    await patchRow(entity, row, patch)
    await again()
    notifyDone(words)
  }
  const indent = (index: number, by: 1 | -1): void => {
    const row = around.get(index)
    if (!row || !parent) return
    const under = by > 0 ? deeper(around, index, { parent, within }) : higher(around, index, { parent })
    if (under === undefined) return
    if (!mayEdit(row, parent)) return void notify({ kind: 'warn', text: '权限不足' })
    const words = `${by > 0 ? '已降一级' : '已升一级'}：${rowName(entity, row)}`
    if (under && isLeaf(around, parent, under)) void writeForGood(row, { [parent]: under }, words).catch(reportError)
    else write(row, { [parent]: under }, words)
  }
  const mayLink = (row: Row): boolean => after !== undefined && mayEdit(row, after)
  const link = (first: Row, id: string): void => {
    const row = [...around.values()].find((one) => idOf(one) === id)
    if (!row || !after || row === first) return
    const held = idsIn(row[after])
    if (held.includes(idOf(first))) return
    if (!mayLink(row)) return void notify({ kind: 'warn', text: '权限不足' })
    write(row, { [after]: [...held, idOf(first)] }, `${rowName(entity, row)}：在${rowName(entity, first)}之后`)
  }
  const linkable = [...around.values()].filter(mayLink)
  /** Whether another row in sight may wait for it. */
  const mayPull = (first: Row): boolean => linkable.some((row) => idOf(row) !== idOf(first))
  return { indent: parent ? indent : undefined, mayPull, link }
}

const isLeaf = (rows: ReadonlyMap<number, Row>, parent: string, id: string): boolean =>
  ![...rows.values()].some((row) => row[parent] === id)

const idsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).map((each) => String(typeof each === 'object' && each ? each.id : each))
