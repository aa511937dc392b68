import type { Kind } from '@chengban/kernel/field.ts'
import { BoolControl } from './bool/BoolControl.tsx'
import { cells } from './cells.ts'
import { DictControl, EnumControl, IntControl } from './choice/ChoiceControl.tsx'
import { DateControl, DateTimeControl } from './date/DateControl.tsx'
import { TimeControl } from './date/TimeControl.tsx'
import { FigureControl } from './figure/FigureControl.tsx'
import { FileControl } from './file/FileControl.tsx'
import { filters } from './filters.ts'
import { JsonControl } from './json/JsonControl.tsx'
import { LongTextControl } from './long-text/LongTextControl.tsx'
import { PlaceControl } from './place/PlaceControl.tsx'
import { RefControl, RefsControl } from './ref/RefControl.tsx'
import { SealedControl } from './sealed/SealedControl.tsx'
import { SignatureControl } from './signature/SignatureControl.tsx'
import { TextControl } from './text/TextControl.tsx'
import type { WidgetFace } from './widget.ts'
import './controls.css'

/** Every kind with all its faces in the browser; a missing one does not compile. */
export const faces: Record<Kind, WidgetFace> = {
  text: { ...cells.text, Control: TextControl, filter: filters.text },
  longText: { ...cells.longText, Control: LongTextControl, filter: filters.longText },
  int: { ...cells.int, Control: IntControl, filter: filters.int },
  decimal: { ...cells.decimal, Control: FigureControl, filter: filters.decimal },
  money: { ...cells.money, Control: FigureControl, filter: filters.money },
  percent: { ...cells.percent, Control: FigureControl, filter: filters.percent },
  bool: { ...cells.bool, Control: BoolControl, filter: filters.bool },
  date: { ...cells.date, Control: DateControl, filter: filters.date },
  datetime: { ...cells.datetime, Control: DateTimeControl, filter: filters.datetime },
  time: { ...cells.time, Control: TimeControl, filter: filters.time },
  enum: { ...cells.enum, Control: EnumControl, filter: filters.enum },
  dict: { ...cells.dict, Control: DictControl, filter: filters.dict },
  ref: { ...cells.ref, Control: RefControl, filter: filters.ref },
  refs: { ...cells.refs, Control: RefsControl, filter: filters.refs },
  file: { ...cells.file, Control: FileControl, filter: filters.file },
  files: { ...cells.files, Control: FileControl, filter: filters.files },
  images: { ...cells.images, Control: FileControl, filter: filters.images },
  signature: { ...cells.signature, Control: SignatureControl, filter: filters.signature },
  json: { ...cells.json, Control: JsonControl, filter: filters.json },
  phone: { ...cells.phone, Control: TextControl, filter: filters.phone },
  email: { ...cells.email, Control: TextControl, filter: filters.email },
  url: { ...cells.url, Control: TextControl, filter: filters.url },
  place: { ...cells.place, Control: PlaceControl, filter: filters.place },
  sealed: { ...cells.sealed, Control: SealedControl, filter: filters.sealed },
  number: { ...cells.number, Control: null, filter: filters.number },
}
