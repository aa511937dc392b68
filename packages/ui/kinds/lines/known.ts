import type { Known } from '@chengban/kernel/cell/from-cell.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { request } from '../../api/request.ts'
import type { DictEntry } from '../choice/dicts.ts'
import type { RefOption } from '../ref/options.ts'
import type { LineColumn } from './line.ts'

type Dicts = ReadonlyMap<string, readonly DictEntry[]>

/** What pasted cells name, looked up as the person pasting: codes of dictionaries, rows they see. */
export const knownFor = async (
  columns: readonly LineColumn[],
  cells: readonly (readonly string[])[],
  dicts: Dicts,
): Promise<Known> => {
  const asked = columns.flatMap(({ field }, at) =>
    field.kind === 'ref'
      ? [...new Set(cells.map((row) => row[at]?.trim() ?? ''))].map((name) => [targetOf(field), name])
      : [],
  )
  const found = new Map<string, readonly string[]>()
  await Promise.all(
    asked.map(async ([to = '', name = '']) => {
      if (name !== '') found.set(`${to} ${name}`, await idsNamed(to, name))
    }),
  )
  return {
    dict: (type, name) =>
      (dicts.get(type) ?? [])
        .filter(({ isEnable, label, value }) => isEnable && (label === name || value === name))
        .map(({ value }) => value),
    row: (to, name) => found.get(`${to} ${name}`) ?? [],
  }
}

const idsNamed = async (to: string, keyword: string): Promise<readonly string[]> => {
  const { nodes } = await request<{ nodes: readonly RefOption[] }>('GET', `/api/${to}/options`, { query: { keyword } })
  return nodes.filter(({ name, sub }) => name === keyword || sub === keyword).map(({ id }) => id)
}
