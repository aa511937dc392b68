import { dictOf, enumValues, type Field, type Kind, targetOf } from '../field.ts'
import { choiceName } from '../kinds/choice.ts'
import { outside, Problem } from '../kinds/face.ts'
import { isLines } from '../kinds/lines.ts'
import { filesIn } from './files-cell.ts'
import { jsonIn } from './json-cell.ts'
import { linesIn } from './lines-cell.ts'
import { placeIn } from './place-cell.ts'
import { namesIn } from './several.ts'
import { dayOf, instantOf, timeOf } from './typed-moment.ts'

/** Records that cells name and that are outside the row; looked up for all rows beforehand. */
export interface Known {
  /** Codes in use of a dictionary's entry by its name or code. */
  dict(type: string, text: string): readonly string[]
  /** Ids of the rows of an entity that the person sees, by title, number or id. */
  row(entity: string, text: string): readonly string[]
}

/** Turns a cell's text, which is not empty, into what a form would send, or says why it cannot be. */
type CellFace = (text: string, field: Field, known: Known) => unknown

/** What a spreadsheet's cell gives a field of its kind. */
export const fromCell = (text: string, field: Field, known: Known): unknown => {
  const face = standsInCell(field) ? faces[field.kind] : null
  if (text.length >= mostInCell && text.endsWith('…'))
    return new Problem(`${field.label}超出单元格的长度，请在页面修改`)
  return face ? face(text, field, known) : new Problem(`${field.label}不能导入`)
}

/**
 * Whether a spreadsheet cell can hold the field: a person draws a signature, and a sealed value appears in no sheet.
 */
export const standsInCell = (field: Field): boolean =>
  faces[field.kind] !== null && !(isLines(field) && !Object.values(field.options.shape).every(standsInCell))

/** The most UTF-16 units a cell may hold. */
export const mostInCell = 32_767

const half = (text: string): string => text.normalize('NFKC').trim()

/** Codes and numbers typed in full width become what they mean; names keep their signs. */
const line: CellFace = (text) => {
  const plain = text.replace(/\s*[\r\n]+\s*/g, ' ')
  return /^[\u0020-\u007e\u3000\uff01-\uff5e]+$/.test(plain) ? half(plain) : plain.trim()
}
const lines: CellFace = (text) => text.replace(/\r\n?/g, '\n').trim()
const contact: CellFace = (text) => half(text)

const figure: CellFace = (text) => {
  const plain = half(text)
    .replace(/\s/g, '')
    .replace(/^[¥$]|元$/g, '')
  return /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain) ? plain.replaceAll(',', '') : plain
}
const whole: CellFace = (text, field, known) => String(figure(text, field, known)).replace(/\.0+$/, '')
const percent: CellFace = (text, field, known) => String(figure(text, field, known)).replace(/%$/, '')

const yes = ['是', 'true', '1', 'y', 'yes', '√', '✓']
const no = ['否', 'false', '0', 'n', 'no', '×', '✗']
const bool: CellFace = (text, field) => {
  const plain = half(text).toLowerCase()
  return yes.includes(plain) || (no.includes(plain) ? false : new Problem(`${field.label}只能填是或否`))
}

const moment =
  (read: (text: string) => string | null): CellFace =>
  (text) =>
    read(half(text)) ?? new Problem('日期错误')
const time: CellFace = (text, field) => timeOf(half(text)) ?? new Problem(`${field.label}格式错误`)

const choice: CellFace = (text, field) => {
  const values = enumValues(field)
  return values.find((value) => [value, choiceName(field, value)].map(half).includes(half(text))) ?? outside(field)
}
const dict: CellFace = (text, field, known) => {
  const [code, ...others] = known.dict(dictOf(field), half(text))
  if (code === undefined) return outside(field)
  return others.length ? new Problem(`${field.label}“${text}”有多项，请填写编码`) : code
}

const ref: CellFace = (text, field, known) => {
  const [id, ...others] = known.row(targetOf(field), half(text))
  if (id === undefined) return new Problem(`${field.label}不存在`)
  return others.length ? new Problem(`${field.label}“${text}”有多条，请改填编号`) : id
}
const refs: CellFace = (text, field, known) => {
  const found = namesIn(text).map((name) => ref(name, field, known))
  return found.find((one) => one instanceof Problem) ?? found
}

/** Json of a shape is read field by field. */
const json: CellFace = (text, field, known) => {
  if (!isLines(field)) return jsonIn(text, field)
  const found = linesIn(text, field)
  if (found instanceof Problem) return found
  const rows = found.map((line) =>
    line.flatMap(({ name, field: inner, text: said }) => (said ? [[name, fromCell(said, inner, known)] as const] : [])),
  )
  const wrong = rows.flatMap((row, at) =>
    row.flatMap(([, value]) => (value instanceof Problem ? [new Problem(`第${at + 1}行：${value.message}`)] : [])),
  )
  return wrong[0] ?? rows.map((row) => Object.fromEntries(row))
}

/** The spreadsheet face of every kind. A missing one does not compile; null means that no cell holds the kind. */
const faces: Record<Kind, CellFace | null> = {
  text: line,
  longText: lines,
  int: whole,
  decimal: figure,
  money: figure,
  percent,
  bool,
  date: moment(dayOf),
  datetime: moment(instantOf),
  time,
  enum: choice,
  dict,
  ref,
  refs,
  phone: contact,
  email: contact,
  url: contact,
  number: line,
  file: filesIn,
  files: filesIn,
  images: filesIn,
  signature: null,
  sealed: null,
  json,
  place: placeIn,
}
