import { breaks } from '../breakage.ts'

/** Rights, figures, time and what people type: the kernel. */
export const ofFormulas = [
  ...breaks('packages/kernel/has.ts', ['packages/kernel/has.test.ts'], {
    'entry-that-bars-is-not-heard': [
      "!entries.some((entry) => entry.startsWith('!')",
      "!entries.some((entry) => entry === '!'",
    ],
    'star-covers-by-any-beginning': ["entry.endsWith(':*')", "entry.endsWith('*')"],
  }),
  ...breaks('packages/kernel/decimal.ts', ['packages/kernel/decimal.test.ts'], {
    'half-is-rounded-towards-zero': ['format((value.units + half) / unit, scale)', 'format(value.units / unit, scale)'],
    'negative-half-is-rounded-up': ['value.units < 0n ? -unit / 2n : unit / 2n', 'unit / 2n'],
    'figures-are-compared-without-sign': ['units: match[1] ? -units : units', 'units'],
    'floor-cuts-off-below-zero': ['(units % unit < 0n ? 1n : 0n)', '0n'],
    'trailing-zeros-count-as-digits': ['(\\d*?)0*$/', '(\\d*)$/'],
  }),
  ...breaks('packages/kernel/evaluate.ts', ['packages/kernel/evaluate.test.ts'], {
    'null-is-less-than-any-figure': [
      'if (a === null || b === null) return null',
      'if (a === null || b === null) return true',
    ],
    'below-holds-at-the-bound': ['(order) => order < 0)', '(order) => order <= 0)'],
    'null-is-left-out-of-a-sum': ['if (values.includes(null)) return null', ''],
    'unknown-junction-holds': ['return values.includes(null) ? null : !deciding', 'return !deciding'],
    'first-case-is-taken-untested': ['if (held === true) return value(then)', 'return value(then)'],
  }),
  ...breaks('packages/kernel/days.ts', ['packages/kernel/days.test.ts'], {
    'month-runs-over-its-last-day': ['Math.min(date, lengthOf(newYear, newMonth))', 'date'],
    'day-of-an-instant-is-that-of-greenwich': [
      'dayAt(Date.parse(instant) + 8 * 3_600_000)',
      'dayAt(Date.parse(instant))',
    ],
    'sunday-comes-first': ['% 7) + 7) % 7) + 1', '% 7) + 7) % 7)'],
  }),
  ...breaks('packages/kernel/working-time.ts', ['packages/kernel/working-time.test.ts'], {
    'weekends-are-worked': ['![0, 6].includes', '![6].includes'],
    'holidays-are-worked': ['special[date] ??', 'false ||'],
    'periods-may-run-backwards': ['at > (all[index - 1] ?? -1)', 'at > -1'],
  }),
  ...breaks('packages/kernel/kinds/decimal.ts', ['apps/server/story/body.db.test.ts'], {
    'third-decimal-of-money-is-rounded': ['if (decimals(text) > digits)', 'if (decimals(text) > digits + 1)'],
    'sum-of-any-length-is-read': ['.length > 14', '.length > 140'],
  }),
  ...breaks('packages/kernel/kinds/date.ts', ['packages/kernel/kinds/date.test.ts'], {
    'day-that-is-none-is-read': ['&& made.getUTCMonth() === month - 1', ''],
    'zone-that-is-none-is-read': ['[+-](0\\d|1[0-4])', '[+-](\\d\\d)'],
  }),
  ...breaks('packages/kernel/kinds/lines.ts', ['packages/kernel/kinds/lines.test.ts'], {
    'line-without-its-required-field-passes': ['inner.options.required && isNothing(value)', 'false'],
    'same-value-of-two-lines-passes': ['values.indexOf(value) < index', 'values.indexOf(value) > index'],
    'line-takes-what-it-has-no-field-for': [
      'if (!Object.hasOwn(shape, name))',
      'if (Object.hasOwn(shape, name) && false)',
    ],
  }),
  ...breaks('packages/kernel/kinds/int.ts', ['packages/kernel/kinds/int.test.ts'], {
    'number-beyond-its-bounds-is-read': ['if (bounded instanceof Problem) return bounded', ''],
    'number-beyond-the-column-is-read': ['Math.abs(value) > most', 'Math.abs(value) > most * 2'],
  }),
  ...breaks('packages/kernel/kinds/text.ts', ['packages/kernel/kinds/text.test.ts'], {
    'text-too-long-is-read': ['if (length > max)', 'if (length > max + 1)'],
    'text-against-its-pattern-is-read': ["!new RegExp(pattern.source, 'u').test(value)", 'false'],
    'text-of-blanks-is-kept': ["return value === '' ? null : fits(value, field)", 'return fits(value, field)'],
  }),
  ...breaks('packages/kernel/kinds/ref.ts', ['apps/server/story/flags.db.test.ts'], {
    'more-references-than-allowed': ['return ids.length > max ?', 'return ids.length > max + 1 ?'],
  }),
  ...breaks('packages/kernel/workflow.ts', ['packages/kernel/workflow.test.ts'], {
    'waiting-record-is-not-known-as-one': ['/^待.级审核$/', '/^待一级审核$/'],
    'last-opinion-goes-to-the-first-column': ['if (level === 1 && levels > 1)', 'if (level === 1)'],
    'change-is-offered-where-there-is-none': ["(name !== 'change' || audit.change !== 'none')", 'true'],
  }),
  ...breaks('packages/kernel/version.ts', ['packages/kernel/version.test.ts'], {
    'versions-are-compared-as-text': ["version.split('.').map(Number)", "(version.split('.') as never)"],
  }),
]
