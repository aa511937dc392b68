import { type Cell, isBlank, isFault, type Sheet } from '@chengban/engine/import/cell.ts'
import { isDay } from '@chengban/kernel/kinds/date.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { listHeads } from './construction-lists.ts'

type Head = (typeof listHeads)[number]

/** A row of the list as it was written, with what cannot be taken of it. */
export interface ListRow {
  readonly row: number
  readonly module: string
  readonly name: string
  readonly content: string | null
  readonly priority: '高' | '中' | '低'
  readonly jobNumber: string
  /** Man-days; null where nothing is said. */
  readonly days: string | null
  readonly start: string | null
  readonly end: string | null
  readonly before: readonly string[]
  readonly remark: string | null
  readonly errors: readonly string[]
}

const wordOf = (cell: Cell | undefined): string => (cell === undefined || isFault(cell) ? '' : cell.trim())
/** A heading may say in brackets what it takes. */
const headOf = (cell: Cell | undefined): string => wordOf(cell).replace(/[（(].*[)）]$/, '')

/** Empty rows are passed over. */
export const listRows = ([heads = [], ...rows]: Sheet): ListRow[] => {
  if (!listHeads.every((head, at) => headOf(heads[at]) === head)) throw invalid({ file: '模板不正确' })
  return rows.flatMap((cells, at) => (cells.slice(1).every(isBlank) ? [] : [readRow(cells, at + 2)]))
}

const readRow = (cells: readonly Cell[], row: number): ListRow => {
  const of = (head: Head): string => wordOf(cells[listHeads.indexOf(head)])
  const dayOf = (head: Head): string | null => of(head).slice(0, 10) || null
  const said = {
    ...{ module: of('模块'), name: of('功能点'), content: of('建设内容') || null, jobNumber: of('负责人工号') },
    ...{ days: of('预计人天') || null, start: dayOf('计划开始'), end: dayOf('计划结束'), remark: of('备注') || null },
    priority: of('优先级') || '中',
    before: of('前置模块')
      .split(/[、,，]/)
      .map((name) => name.trim())
      .filter(Boolean),
  }
  const errors = [...cells.filter(isFault).map(({ fault }) => fault), ...faultsOf(said)]
  return { ...said, priority: said.priority as ListRow['priority'], row, errors }
}

type TypedRow = Omit<ListRow, 'row' | 'errors' | 'priority'> & { readonly priority: string }

const faultsOf = ({ module, name, priority, days, start, end }: TypedRow): string[] => [
  ...(module ? [] : ['请填写模块']),
  ...([module, name].some((word) => [...word].length > 255) ? ['名称最多255个字'] : []),
  ...(['高', '中', '低'].includes(priority) ? [] : ['优先级只能为高、中、低']),
  ...(days === null || /^\d{1,5}(\.\d{1,3})?$/.test(days) ? [] : ['预计人天格式错误']),
  ...([start, end].every((day) => day === null || isDay(day)) ? [] : ['日期格式错误']),
  ...(start && end && start > end ? ['计划开始不能晚于计划结束'] : []),
]
