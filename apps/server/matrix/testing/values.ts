import type { Field } from '@chengban/kernel/field.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'

/** Part of every text that the keyword box searches. */
export const keyword = '矩阵'

/** A month long gone: YYYY-MM. */
const monthOf = (n: number): string => `${1000 + Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`

const texts = (n: number): string[] => [
  `${keyword}${n}`,
  `/matrix/${n}`,
  `matrix${n}`,
  String(10_000_000 + n),
  monthOf(n),
  `1101011990${String(1_000_000 + n)}`,
  `1101011990${String(10_000_000 + n)}`,
  `V${1 + Math.floor(n / 1000)}.${n % 1000}.0`,
]

/** A value that the field's kind and options take; `n` keeps unique ones apart. */
export const sampleOf = (name: string, field: Field, n: number): unknown => {
  const options = field.options as {
    values?: readonly string[]
    min?: number
    max?: number
    pattern?: { source: string }
  }
  switch (field.kind) {
    case 'text':
    case 'sealed':
    case 'longText':
      return fitting(name, texts(n), options)
    case 'int':
      return Math.max(options.min ?? 0, 1)
    case 'decimal':
    case 'money':
    case 'percent':
      return '100.00'
    case 'bool':
      return false
    case 'date':
      return new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10)
    case 'datetime':
      return shanghai(new Date(Date.UTC(2026, 0, 5, 0, n)).toISOString())
    case 'time':
      return '08:00'
    case 'enum':
      return options.values?.[0] ?? null
    case 'phone':
      return `139${String(10_000_000 + n)}`
    case 'email':
      return `matrix${n}@example.com`
    case 'url':
      return `https://example.com/${n}`
    case 'place':
      return { lng: 120, lat: 30, address: keyword }
    case 'json':
      return []
    default:
      return null
  }
}

const fitting = (
  name: string,
  candidates: readonly string[],
  { min = 0, max = 255, pattern }: { min?: number; max?: number; pattern?: { source: string } },
): string => {
  const fits = (text: string): boolean =>
    text.length >= min && text.length <= max && (!pattern || new RegExp(pattern.source, 'u').test(text))
  const found = candidates.find(fits)
  if (found === undefined) throw new Error(`no text is known that ${name} takes: name one in exceptions.ts`)
  return found
}

/** Other values to try where a check over the row does not hold. */
export const othersOf = (name: string, field: Field, n: number): unknown[] => {
  const values = field.options.values ?? []
  if (field.kind === 'bool') return [true, false]
  if (field.kind === 'enum') return [...values]
  return field.options.required
    ? [sampleOf(name, field, n)].filter((value) => value !== null)
    : [sampleOf(name, field, n), null]
}

/** One of the values between the bounds, in turn. */
export const within = ({ options }: Field, n: number): number => {
  const { min = 0, max = 0 } = options as { readonly min?: number; readonly max?: number }
  return min + (n % (max - min + 1))
}
