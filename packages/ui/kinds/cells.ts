import type { Kind } from '@chengban/kernel/field.ts'
import { BoolCell } from './bool/BoolCell.tsx'
import type { CellFace } from './cell.ts'
import { DictCell, EnumCell } from './choice/ChoiceCell.tsx'
import { DateCell, DateTimeCell } from './date/DateCell.tsx'
import { DecimalCell, IntCell, MoneyCell, PercentCell } from './figure/FigureCell.tsx'
import { FileCell, ImageCell } from './file/FileCell.tsx'
import { hiding } from './hiding.tsx'
import { LongTextCell } from './long-text/LongTextCell.tsx'
import { NumberCell } from './number/NumberCell.tsx'
import { RareCell } from './RareCell.tsx'
import { RefCell, RefsCell } from './ref/RefCell.tsx'
import { EmailCell, PhoneCell, TextCell, UrlCell } from './text/TextCell.tsx'
import './kinds.css'

const right = 'right' as const

/** How every kind is read; a missing one does not compile. */
export const cells: Record<Kind, CellFace> = hiding<Kind>({
  text: { Cell: TextCell, width: 120, isSortable: true },
  longText: { Cell: LongTextCell, width: 220, isWide: true },
  int: { Cell: IntCell, width: 56, align: right, isSortable: true },
  decimal: { Cell: DecimalCell, width: 80, align: right, isSortable: true },
  money: { Cell: MoneyCell, width: 116, align: right, isSortable: true },
  percent: { Cell: PercentCell, width: 68, align: right, isSortable: true },
  bool: { Cell: BoolCell, width: 56, isSortable: true },
  date: { Cell: DateCell, width: 100, isSortable: true },
  datetime: { Cell: DateTimeCell, width: 136, isSortable: true },
  time: { Cell: TextCell, width: 72, isSortable: true },
  enum: { Cell: EnumCell, width: 104, isSortable: true },
  dict: { Cell: DictCell, width: 96, isSortable: true, quiet: true },
  ref: { Cell: RefCell, width: 132, isSortable: true, quiet: true },
  refs: { Cell: RefsCell, width: 140, isWide: true },
  file: { Cell: FileCell, width: 150, isWide: true },
  files: { Cell: FileCell, width: 150, isWide: true },
  images: { Cell: ImageCell, width: 96, isWide: true },
  signature: { Cell: RareCell, width: 96 },
  json: { Cell: RareCell, width: 140, isWide: true },
  phone: { Cell: PhoneCell, width: 108, isSortable: true },
  email: { Cell: EmailCell, width: 180, isSortable: true },
  url: { Cell: UrlCell, width: 180, isSortable: true },
  place: { Cell: RareCell, width: 180, isWide: true },
  sealed: { Cell: TextCell, width: 96 },
  number: { Cell: NumberCell, width: 124, isSortable: true, quiet: 'more' },
})
