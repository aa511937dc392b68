import { breaks } from '../breakage.ts'

const bounds = 'modules/sales/contract/server/bounds.db.test.ts'
const ledger = 'modules/sales/contract/server/ledger.db.test.ts'
const invoicing = 'modules/sales/invoicing/server/invoicing.db.test.ts'
const gifts = 'modules/sales/gift-give/server/gifts.db.test.ts'
const administration = 'modules/administration/server/administration.db.test.ts'
const rights = 'modules/platform/role/server/rights.db.test.ts'
const contract = 'apps/server/story/contract.db.test.ts'
const stages = 'modules/projects/project/stages.db.test.ts'
const delivery = 'modules/projects/server/delivery.db.test.ts'
const plan = 'modules/work/plan-item/plan.db.test.ts'
const myDay = 'modules/work/task-day/my-day.db.test.ts'
const today = 'modules/work/task-day/today.db.test.ts'
const openedReports = 'modules/work/report/server/opened.db.test.ts'
const seals = 'modules/administration/official-seal-use/server/uses.db.test.ts'
const sealsRefused = 'modules/administration/official-seal-use/server/refused.db.test.ts'

/** What handlers of the modules hold to. */
export const ofRules = [
  ...breaks('modules/sales/contract/server/ledger.ts', [ledger], {
    'ledger-is-not-locked': ["where id = $1 for no key update', [contractId]", "where id = $1', [contractId]"],
    'total-falls-below-what-waits': [
      'const received = add(ledger.received, ledger.pendingReceipts)',
      'const received = ledger.received',
      bounds,
    ],
    'total-falls-below-what-was-invoiced': [
      'const invoiced = add(ledger.invoiced, ledger.reserved)',
      "const invoiced = '0'",
      bounds,
    ],
  }),
  ...breaks('modules/sales/contract/server/money-rules.ts', [ledger], {
    'contract-with-money-is-voided': ["if (used) throw conflict('合同已有", "if (false) throw conflict('合同已有"],
    'supplement-is-voided-though-paid-for': [
      'limitUnder(ledger, subtract(ledger.total, String(row.money)), ',
      'void (ledger.total, ',
    ],
  }),
  ...breaks('modules/sales/contract/server/contract-rules.ts', [contract], {
    'contract-at-the-small-sum-is-small': ["replace('-', ''), limit) < 0", "replace('-', ''), limit) <= 0", bounds],
    'contract-of-an-unapproved-client-is-handed-in': ['if (!client?.may) throw', 'if (false) throw', bounds],
    'supplement-of-a-supplement': ['if (!root || root.parent_id) throw', 'if (!root) throw', bounds],
  }),
  ...breaks('modules/sales/returned-money-apply/server/returned-money-apply-rules.ts', [ledger], {
    'more-than-is-owed-comes-in': ["if (more(money, '0') && more(after, total))", 'if (false)'],
    'more-than-came-is-paid-back': [
      "if (more('0', after)) throw invalid({ detail",
      'if (false) throw invalid({ detail',
    ],
    'receipts-that-wait-are-not-counted': [
      '? ledger.pendingReceipts : ledger.pendingRefunds',
      "? '0.00' : ledger.pendingRefunds",
    ],
    'money-comes-in-tomorrow': ['date > today()', "date > '9'", bounds],
    'refund-beside-a-receipt': ['.size > 1) throw', '.size > 2) throw'],
    'receipt-is-voided-though-paid-back': ["if (more('0', after)) throw conflict('作废后已回款为负')", ''],
  }),
  ...breaks('modules/sales/invoicing/server/invoicing-rules.ts', [invoicing], {
    'invoice-beyond-the-balance': ['if (more(String(row.money), balance)) throw', 'if (false) throw'],
    'red-invoice-beyond-the-blue': ['if (!blue || more(money, blue.left))', 'if (!blue)'],
    'red-invoices-on-their-way-are-not-counted': [
      '(money - flushed_money - flushing_money)',
      '(money - flushed_money)',
    ],
    'issued-invoice-is-edited': ['if (changed.some((name) => !always.has(name)))', 'if (false)'],
    'plan-line-is-invoiced-twice': ['if (more(String(row.money), left)) throw', 'if (false) throw', ledger],
  }),
  ...breaks('modules/sales/invoicing/server/complete.ts', [invoicing], {
    'invoice-of-tomorrow': ['if (day > today() || day <', 'if (day <', bounds],
    'month-limit-of-a-seller-is-passed': [
      'if (limit !== null && more(add(used, String(row.amountNoTax)), limit))',
      'if (false)',
      bounds,
    ],
  }),
  ...breaks('modules/sales/invoicing/server/titles.ts', [invoicing], {
    'tax-rate-the-seller-does-not-have': ['if (seller && !rates.some(', 'if (seller && false && rates.some('],
    'title-out-of-use-is-invoiced': ['if (!seller?.isLive || !buyer?.isLive)', 'if (!seller || !buyer)', bounds],
    'one-invoice-over-its-limit': [
      'if (seller.singleLimit !== null && more',
      'if (seller.singleLimit === null && more',
    ],
  }),
  ...breaks('modules/sales/invoicing-plan/server/invoicing-plan-rules.ts', [ledger], {
    'plan-goes-beyond-the-contract': ['if (more(String(row.money), left)) throw', 'if (false) throw'],
    'plan-falls-below-what-was-invoiced': ['if (more(used, String(row.money))) throw', 'if (false) throw'],
    'cancelled-lines-are-counted': ['and id <> $2 and not is_cancel`', 'and id <> $2`', bounds],
    'invoiced-plan-line-is-deleted': ['if (used) throw', 'if (false) throw'],
  }),
  ...breaks('modules/sales/gift-give/server/gift-give-rules.ts', [gifts], {
    'gift-to-who-is-not-of-the-client': ['if (!contact) throw', 'if (false) throw'],
    'gifts-beyond-the-year': ['told.limit) > 0)', 'told.limit) > 9)'],
    'gifts-at-the-limit-of-the-year': ['told.limit) > 0)', 'told.limit) >= 0)'],
  }),
  ...breaks('modules/sales/contract/contract.entity.ts', [bounds], {
    'numbered-contract-is-deleted': ["holds: not(isSet('contractNumber'))", "holds: isSet('name')"],
  }),
  ...breaks('modules/sales/gift-give/gift-give.entity.ts', [gifts], {
    'gift-beyond-the-stock': ["le(field('quantity'), of('giftTypeId', 'available'))", "le(field('quantity'), 10000)"],
  }),
  ...breaks('modules/administration/rest-day/server/rest-day-rules.ts', [administration], {
    'leave-is-taken-twice': ["if (other) throw conflict('与已有请假时间重叠')", ''],
    'leave-beyond-the-balance': ['if (covered < wanted.length * 4) throw', 'if (false) throw'],
    'three-days-off-without-a-deputy': ['if (days >= 3 && !row.handoverId)', 'if (days > 3 && !row.handoverId)'],
  }),
  ...breaks('modules/administration/overtime/server/overtime-rules.ts', [administration], {
    'overtime-below-half-an-hour': ["'0.5') < 0)", "'0.0') < 0)"],
    'overtime-is-told-twice': ["if (found.overlaps) throw conflict('与已有加班时间重叠')", ''],
    'overtime-beyond-the-month': ['found.monthMax) <= 0) return', 'found.monthMax) <= 1) return'],
  }),
  ...breaks(
    'modules/administration/attendance-month/server/open.ts',
    ['modules/administration/attendance/server/appeals.db.test.ts'],
    {
      'locked-month-is-written': ['if (locked.length > 0) throw', 'if (false) throw'],
    },
  ),
  ...breaks(
    'modules/administration/attendance/server/appeal.ts',
    ['modules/administration/attendance/server/appeals.db.test.ts'],
    {
      'punches-by-hand-without-end': ['if (used.length >= most) throw', 'if (false) throw'],
    },
  ),
  ...breaks('modules/administration/attendance/reckon.ts', ['modules/administration/attendance/reckon.test.ts'], {
    'small-lateness-without-end': ['if (figures.isElastic && !day.isIgnore) left--', ''],
  }),
  ...breaks(
    'modules/administration/overtime/server/settle.ts',
    ['modules/administration/rest-day/server/earned.db.test.ts'],
    {
      'hours-used-are-taken-back': ['if (all !== remain) throw', 'if (false) throw'],
    },
  ),
  ...breaks(
    'modules/finance/submit-payroll/server/calc/who.ts',
    ['modules/finance/submit-payroll/server/calc/calc.db.test.ts'],
    {
      'pay-over-open-attendance': ['if (unlocked.length > 0) throw', 'if (false) throw'],
    },
  ),
  ...breaks(
    'modules/finance/submit-payroll/server/calc/unchanged.ts',
    ['modules/finance/submit-payroll/server/calc/calc.db.test.ts'],
    {
      'pay-changed-since-is-handed-in': ['if (all.length > 0) throw', 'if (false) throw'],
    },
  ),
  ...breaks('modules/administration/official-seal-use/server/official-seal-use-rules.ts', [sealsRefused], {
    'seal-goes-out-that-may-not': ['if (!seal?.canTakeOut) throw', 'if (!seal) throw'],
    'seal-is-out-too-long': ['if (hours > seal.maxOutDays * 24)', 'if (hours > seal.maxOutDays * 30)', seals],
    'scans-are-owed-without-end': ['if (n >= mostWaiting) throw', 'if (n > mostWaiting) throw'],
    'seal-out-of-use-is-used': ['if (gone) throw conflict(gone)', 'return'],
  }),
  ...breaks('modules/platform/department/server/department-rules.ts', ['modules/platform/server/settings.db.test.ts'], {
    'two-departments-of-one-name': ['if (same.length) throw', 'if (false) throw'],
    'department-closes-over-its-people': ['if (before?.isEnable && !row.isEnable &&', 'if (false &&'],
  }),
  ...breaks('modules/platform/role/server/granting.ts', [rights], {
    'bundle-is-given-unweighed': ['where rp.role_id = any (', 'where false and rp.role_id = any ('],
    'given-what-one-does-not-have': ['if (lacking !== undefined) throw', 'if (false) throw'],
    'entry-that-bars-is-taken-away-by-anybody': [
      "...before.filter((entry) => entry.startsWith('!') && !after.includes(entry)).map(bare),",
      '',
    ],
  }),
  ...breaks('modules/platform/role/server/administrators.ts', [rights], {
    'last-administrator-goes': [
      "if (left.length === 0) throw conflict('至少保留一名系统管理员')",
      '',
      'modules/platform/user/server/leave.db.test.ts',
    ],
  }),
  ...breaks('modules/projects/implementary-progress/server/gate.ts', [stages], {
    'stage-closes-without-its-papers': ["name: '资料', ok: missing.length === 0", "name: '资料', ok: true"],
  }),
  ...breaks('modules/projects/implementary-progress/server/implementary-progress-rules.ts', [stages], {
    'stage-stands-twice': ["if (twice.length) throw invalid({ node: '该阶段已存在' })", ''],
    'stage-is-passed-over-ahead': ["if (found.length === 0) throw conflict('只能跳过当前或下一阶段')", ''],
  }),
  ...breaks('modules/projects/project/server/project-rules.ts', [delivery], {
    'ended-project-is-written': ['if (told) throw invalid({ projectId: told })', ''],
  }),
  ...breaks('modules/projects/wbs-task/server/wbs-task-rules.ts', [delivery], {
    'parent-task-is-typed': ["throw invalid({ [name]: '父任务由下级汇总' })", 'return'],
    'task-worked-on-is-divided': ["if (above.hasHours || above.status === '完成') throw", 'if (false) throw'],
  }),
  ...breaks('modules/work/task-day/server/task-day-rules.ts', [plan], {
    'day-off-is-planned-as-a-working-day': ['if (!before && !(await isWorkDay(tx, row.date)))', 'if (false)'],
  }),
  ...breaks('modules/work/task-day/server/estimate.ts', [myDay], {
    'planned-too-far-ahead': ['if (date > furthestDay()) throw', 'if (false) throw'],
    'planned-over-an-older-version': ['}, version)', '}, day?.version)'],
  }),
  ...breaks('modules/work/task-day/server/window.ts', [myDay], {
    'told-before-noon': ['if (now < second(`${of.date}T12:00:00+08:00`)) throw', 'if (false) throw'],
    'told-after-the-lock': ['if (now > second(lock) &&', 'if (false &&'],
  }),
  ...breaks('modules/work/task-day/server/hours.ts', [myDay], {
    'hours-without-an-output': ["demandEach(items, 'output', isBare", "demandEach([], 'output', isBare"],
    'sixteen-hours-are-no-bound': ['if (hours > most) throw', 'if (false) throw'],
  }),
  ...breaks('modules/work/task-day/server/wbs-hours.ts', [today], {
    'hours-of-a-leaf-are-added': ["if (row) await change(within, 'wbsHour', row.id, values)", 'if (false) return'],
  }),
  ...breaks('modules/work/task/server/hours.ts', ['modules/work/task/series-end.db.test.ts'], {
    'hours-of-a-result-reach-a-day-that-was-told': [
      'if (day && !untold.includes(day.stage)) return',
      'if (false) return',
    ],
  }),
  ...breaks('modules/work/task-week/server/carry.ts', ['modules/work/task-week/carry.db.test.ts'], {
    'undone-work-is-carried-twice': ['standing.some((other) => isSame(one, other))', 'false'],
    'a-week-that-brings-its-items-gets-those-of-the-last': [
      'if (before || lists?.length) return',
      'if (before) return',
    ],
  }),
  ...breaks('modules/work/report/server/opened.ts', [openedReports], {
    'whoever-opens-a-report-reads-it-for-its-reviewer': ['if (row.manager === userId && row.status', 'if (row.status'],
    'a-report-is-read-again-at-every-opening': ['if (readers.some((one) => one.userId === userId)) return readers', ''],
  }),
  ...breaks('modules/work/week-work/server/words.ts', [openedReports], {
    'what-was-written-of-a-week-is-filled-in-over': [
      "scene.row.status === '未填' ? wordsOf(scene.tx, scene.row) : {}",
      'wordsOf(scene.tx, scene.row)',
    ],
  }),
  ...breaks('modules/administration/receive/server/moves.ts', [administration], {
    'more-comes-back-than-was-said': ['if (good + gone !== quantity + lost) throw', 'if (false) throw'],
    'paid-beyond-its-worth': [
      'compare(String(asked.compensation), most) > 0',
      'compare(String(asked.compensation), most) > 1',
    ],
  }),
]
