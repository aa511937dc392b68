import type { Kind } from '@chengban/kernel/field.ts'
import { BoolControl } from './bool/BoolControl.tsx'
import { boolFilter } from './bool/BoolFilter.tsx'
import { cells } from './cells.ts'
import { DictControl, EnumControl } from './choice/ChoiceControl.tsx'
import { choiceFilter } from './choice/ChoiceFilter.tsx'
import { DateControl, DateTimeControl } from './date/DateControl.tsx'
import { dateFilter } from './date/DateFilter.tsx'
import { FigureControl } from './figure/FigureControl.tsx'
import { figureFilter } from './figure/FigureFilter.tsx'
import { FileControl } from './file/FileControl.tsx'
import { JsonControl } from './json/JsonControl.tsx'
import { LongTextControl } from './long-text/LongTextControl.tsx'
import { RefControl, RefsControl } from './ref/RefControl.tsx'
import { refFilter } from './ref/RefFilter.tsx'
import { TextControl } from './text/TextControl.tsx'
import { textFilter } from './text/TextFilter.tsx'
import type { WidgetFace } from './widget.ts'
import './controls.css'

/** Every kind with all its faces in the browser; a missing one does not compile. */
export const faces: Record<Kind, WidgetFace> = {
  text: { ...cells.text, Control: TextControl, filter: textFilter },
  longText: { ...cells.longText, Control: LongTextControl, filter: textFilter },
  int: { ...cells.int, Control: FigureControl, filter: figureFilter },
  decimal: { ...cells.decimal, Control: FigureControl, filter: figureFilter },
  money: { ...cells.money, Control: FigureControl, filter: figureFilter },
  percent: { ...cells.percent, Control: FigureControl, filter: figureFilter },
  bool: { ...cells.bool, Control: BoolControl, filter: boolFilter },
  date: { ...cells.date, Control: DateControl, filter: dateFilter },
  datetime: { ...cells.datetime, Control: DateTimeControl, filter: dateFilter },
  time: { ...cells.time, Control: TextControl, filter: null },
  enum: { ...cells.enum, Control: EnumControl, filter: choiceFilter },
  dict: { ...cells.dict, Control: DictControl, filter: choiceFilter },
  ref: { ...cells.ref, Control: RefControl, filter: refFilter },
  refs: { ...cells.refs, Control: RefsControl, filter: refFilter },
  file: { ...cells.file, Control: FileControl, filter: null },
  files: { ...cells.files, Control: FileControl, filter: null },
  images: { ...cells.images, Control: FileControl, filter: null },
  signature: { ...cells.signature, Control: null, filter: null },
  json: { ...cells.json, Control: JsonControl, filter: null },
  phone: { ...cells.phone, Control: TextControl, filter: textFilter },
  email: { ...cells.email, Control: TextControl, filter: textFilter },
  url: { ...cells.url, Control: TextControl, filter: textFilter },
  place: { ...cells.place, Control: null, filter: null },
  number: { ...cells.number, Control: null, filter: textFilter },
}
