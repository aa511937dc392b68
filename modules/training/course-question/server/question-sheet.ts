import { type Cell, isBlank, isFault, type Sheet } from '@chengban/engine/import/cell.ts'
import { isAmong } from '@chengban/kernel/is-among.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { judged, letters, optionFaults } from './option-faults.ts'

export const questionHeads = ['题型', '题干', ...letters.map((letter) => `选项${letter}`), '答案', '分值', '解析']
const kinds = ['单选', '多选', '判断'] as const

/** A question as the sheet has it, with what cannot be taken of it. */
export interface SheetQuestion {
  readonly row: number
  readonly errors: readonly string[]
  readonly values: {
    readonly type: string
    readonly content: string
    readonly options: readonly { readonly key: string; readonly text: string }[]
    readonly answer: readonly string[]
    readonly score: number
    readonly analysis: string | null
  }
}

const wordOf = (cell: Cell | undefined): string => (cell === undefined || isFault(cell) ? '' : cell.trim())

/** Reads the questions of a sheet, skipping blank rows and accepting the headings in any order. */
export const sheetQuestions = ([heads = [], ...rows]: Sheet): SheetQuestion[] => {
  const places = questionHeads.map((head) => heads.findIndex((cell) => wordOf(cell) === head))
  const missing = ['题型', '题干', '选项A', '选项B', '答案'].find((head) => places[questionHeads.indexOf(head)] === -1)
  if (missing) throw invalid({ file: `模板缺少列：${missing}` })
  const read = (cells: readonly Cell[]) => (head: string) => wordOf(cells[places[questionHeads.indexOf(head)] ?? -1])
  const found = rows.flatMap((cells, at) => (cells.every(isBlank) ? [] : [questionIn(read(cells), at + 2)]))
  if (found.length === 0) throw invalid({ file: '文件中没有数据行' })
  return found
}

const questionIn = (of: (head: string) => string, row: number): SheetQuestion => {
  const type = of('题型')
  const written = letters.map((key) => ({ key, text: of(`选项${key}`) })).filter(({ text }) => text)
  const options = type === '判断' && written.length === 0 ? judged : written
  const answer = [
    ...new Set(
      of('答案')
        .toUpperCase()
        .replace(/[\s,，、;；]/g, ''),
    ),
  ].sort()
  const score = of('分值') === '' ? 10 : Number(of('分值'))
  const values = { type, content: of('题干'), options, answer, score, analysis: of('解析') || null }
  return { row, errors: faultsOf(values), values }
}

const faultsOf = (values: SheetQuestion['values']): string[] => {
  const { type, content, score } = values
  return [
    ...(isAmong(kinds, type) ? [] : ['题型只能为单选、多选、判断']),
    ...(content ? [] : ['题干不能为空']),
    ...Object.values(optionFaults(values)),
    ...(Number.isInteger(score) && score >= 1 && score <= 100 ? [] : ['分值须为1至100的整数']),
  ]
}
