import type { Flags } from './field.ts'
import type { DecimalOptions, PercentOptions } from './kinds/decimal.ts'
import type { FileOptions, SignatureOptions } from './kinds/file.ts'
import type { IntOptions } from './kinds/int.ts'
import type { JsonOptions, PlaceOptions } from './kinds/json.ts'
import type { NumberOptions } from './kinds/number.ts'
import type { RefOptions } from './kinds/ref.ts'
import type { TextOptions } from './kinds/text.ts'

/** Options whose type differs by kind. */
type DifferingOption = 'names' | 'shape' | 'each' | 'distinct' | 'totals'

/** Options of single kinds, for code that reads a field of any kind. The kind's own file says what each means. */
export interface KindOptions
  extends Readonly<Partial<Record<keyof Flags<unknown> | DifferingOption, unknown>>>,
    Pick<
      TextOptions,
      'pattern' | 'isMarkdown' | 'whole' | 'isSentence' | 'record' | 'settingKey' | 'isNumbered' | 'lower' | 'isMonth'
    >,
    Pick<IntOptions, 'big' | 'isPlain' | 'bar' | 'unit' | 'isSeconds' | 'isDaysLeft' | 'alarms'>,
    Pick<PercentOptions, 'account'>,
    Pick<DecimalOptions, 'below' | 'digits' | 'isUnsummed'>,
    Pick<RefOptions, 'onDelete' | 'offers' | 'makes' | 'absent'>,
    Pick<FileOptions, 'accept' | 'blanks'>,
    Pick<SignatureOptions, 'signer' | 'again'>,
    Pick<JsonOptions, 'structure' | 'lineName' | 'isTable' | 'isMap' | 'choices' | 'parts' | 'isShort'>,
    Pick<PlaceOptions, 'isHere' | 'wrong'>,
    Partial<Pick<NumberOptions, 'at' | 'forms'>> {
  readonly min?: number | string
  readonly max?: number | string
  readonly values?: readonly string[]
  readonly dict?: string
  readonly to?: string
  readonly among?: Readonly<Record<string, unknown>>
  readonly isAnew?: boolean
  readonly lapses?: boolean
  readonly isWholeDay?: boolean
}
