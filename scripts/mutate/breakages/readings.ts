import { breaks } from '../breakage.ts'

const asked = 'packages/engine/read/asked-columns.test.ts'
const rowRules = 'apps/server/story/row-rules.db.test.ts'
const statistics = 'apps/server/rest/statistics.db.test.ts'
const imports = 'apps/server/rest/import.db.test.ts'

/** Lists, filters, figures and sheets. */
export const ofReadings = [
  ...breaks('packages/engine/read/scope.ts', [rowRules], {
    'alternatives-of-one-column-list-a-row-twice': ["sets.join(' union ')", "sets.join(' union all ')"],
    'bearer-of-a-link-sees-as-a-person': ['if (token) return tokenScope(catalog, entity)', ''],
    'own-rows-are-all-rows': [
      "if (view !== 'own') return scopeOf",
      'if (true) return scopeOf',
      'apps/server/rest/sought.db.test.ts',
    ],
  }),
  ...breaks('packages/engine/read/column-rights.ts', [asked], {
    'secret-column-is-compared': ['if (secret && !has(entries, secret)) return false', ''],
    'logged-column-is-compared': ['!isNeverCompared(entity, name) && ', ''],
    'column-seen-in-part-is-compared': [
      'part === undefined || reduce(part, entries) !== false',
      'true || reduce(part as never, entries)',
    ],
  }),
  ...breaks('packages/engine/read/filter.ts', [asked], {
    'filter-is-nested-without-end': ['if (scene.depth > 5)', 'if (scene.depth > 500)'],
    'unknown-operator-is-left-out': ['if (!known || (known.ofElement', 'if (known && (known.ofElement'],
    'empty-or-holds-for-all': ["|| String(key === 'and')", "|| 'true'"],
  }),
  ...breaks('packages/engine/read/partial-date.ts', ['packages/engine/read/partial-date.test.ts'], {
    'month-ends-with-its-first-day': [
      'else if (month) next.setUTCMonth(next.getUTCMonth() + 1)',
      'else if (month) next.setUTCDate(next.getUTCDate() + 1)',
    ],
    'stretch-holds-the-first-moment-after': ['${target} < ${after()})`', '${target} <= ${after()})`'],
    'after-a-stretch-begins-with-it': [
      'greaterThan: (say, { target, after }) => say`${target} >= ${after()}`',
      'greaterThan: (say, { target, after }) => say`${target} > ${after()}`',
    ],
  }),
  ...breaks('packages/engine/read/sort.ts', [asked], {
    'empty-values-stand-in-front': ['nullsLast: falling && !isFilled', 'nullsLast: false'],
    'ordered-by-what-is-not-read': ['if (!mayReadColumn(entity, name, entries)) throw forbidden()', ''],
  }),
  ...breaks('packages/engine/read/rights.ts', [rowRules], {
    'not-of-a-code-grants': [
      "typeof inner === 'boolean' ? !inner : rule",
      "typeof inner === 'boolean' ? inner : rule",
      'packages/engine/read/rights.test.ts',
    ],
    'one-of-all-codes-is-enough': [
      "const deciding = op.is === 'or'",
      'const deciding = true',
      'packages/engine/read/rights.test.ts',
    ],
  }),
  ...breaks('packages/engine/statistics/period.ts', [statistics], {
    'quarter-ends-a-month-early': ['* 3 - 2, 3)', '* 3 - 2, 2)'],
    'last-period-is-left-out': ['for (let day = from; day <= to;', 'for (let day = from; day < to;'],
  }),
  ...breaks('packages/engine/import/row.ts', [imports], {
    'row-stands-twice-in-a-sheet': [
      'else errors[present(group.at(-1))]',
      'else if (false) errors[present(group.at(-1))]',
    ],
  }),
  ...breaks('packages/engine/search/probe.ts', ['packages/engine/search/probe.test.ts'], {
    'fragment-is-read-as-a-pattern': ["fragment.replace(/[\\\\%_]/g, '\\\\$&')", 'fragment'],
  }),
]
