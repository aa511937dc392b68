import { type Field, type Kind, targetOf } from '../field.ts'
import { outside, Problem } from '../kinds/face.ts'
import { dayOf, instantOf, timeOf } from './typed-moment.ts'

/** What stands outside a row and its cells name: looked up for all rows beforehand. */
export interface Known {
  /** Codes in use of a dictionary's entry by its name or code. */
  dict(type: string, text: string): readonly string[]
  /** Ids of the rows of an entity that the person sees, by title, number or id. */
  row(entity: string, text: string): readonly string[]
}

/** Turns a cell's text, which is not empty, into what a form would send, or says why it cannot be. */
type CellFace = (text: string, field: Field, known: Known) => unknown

/** What a spreadsheet's cell gives a field of its kind. */
export const fromCell = (text: string, field: Field, known: Known): unknown =>
  faces[field.kind]?.(text, field, known) ?? new Problem(`${field.label}不能导入`)

/** Whether a kind can stand in a spreadsheet's cell at all. */
export const standsInCell = (kind: Kind): boolean => faces[kind] !== null

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
  const { values } = field.options as unknown as { values: readonly string[] }
  return values.find((value) => half(value) === half(text)) ?? outside(field)
}
const dict: CellFace = (text, field, known) => {
  const [code, ...others] = known.dict((field.options as unknown as { dict: string }).dict, half(text))
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

/** The names in a cell that holds several. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[、,，;；\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** The spreadsheet face of every kind; a missing one does not compile, null stands in no cell. */
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
  file: null,
  files: null,
  images: null,
  signature: null,
  json: null,
  place: null,
}
