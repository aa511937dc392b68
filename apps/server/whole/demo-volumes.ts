import type { EntityName } from '@chengban/kernel/registry.ts'

/** Of an entity the rows for which a SQL condition holds, and how many the demonstration company has of them. */
export type Volume = readonly [entity: EntityName, where: string, count: number]

const all = 'true'
const standing = 'tz_revoke is null and tz_expire > now()'
const out = "receive_status in ('已领取', '部分归还', '待归还审核') and due_date < current_date"

const platform: readonly Volume[] = [
  ['department', 'parent_id is not null', 8],
  ['user', "status = '在职'", 40],
  ['fileAudit', all, 30],
  ['fileAudit', "status = '通过'", 22],
  ['fileAudit', "status = '通过' and expire_date < current_date", 2],
  ['fileAudit', "status = '待一级审核'", 3],
  ['fileAudit', "status = '草稿'", 2],
  ['fileAudit', "status = '驳回'", 2],
  ['fileAudit', "status = '已作废'", 1],
  ['fileShare', all, 8],
  ['fileShare', standing, 3],
  ['document', all, 12],
  ['document', "status = '已发布'", 10],
  ['document', "status = '草稿'", 1],
  ['document', "status = '已停用'", 1],
  ['document', 'doc_version = 2', 1],
]

const sales: readonly Volume[] = [
  ['client', all, 60],
  ['clientContact', all, 120],
  ['businessOpportunity', all, 45],
  ['contract', all, 40],
  ['contract', "status = '通过'", 30],
  ['contract', 'money not between 12000 and 1800000', 0],
  ['returnedMoneyApply', all, 90],
  ['invoicing', all, 80],
  ['invoicing', 'is_red', 5],
  ['invoicing', 'is_red and (blue_id is null or money >= 0)', 0],
  ['invoicingPlan', all, 70],
  ['clientVisit', all, 150],
  ['zfcg', all, 30],
]

const projects: readonly Volume[] = [
  ['project', all, 24],
  ['project', "project_status = '实施中'", 14],
  ['projectProduct', all, 6],
  ['productLibrary', all, 8],
  ['productLibraryVersion', all, 30],
  ['milepost', all, 90],
  ['wbsTask', all, 260],
  ['impRecord', all, 70],
  ['train', all, 20],
]

const work: readonly Volume[] = [
  ['task', all, 300],
  ['applyFor', all, 120],
  ['bug', all, 200],
  ['workDay', all, 50],
]

const administration: readonly Volume[] = [
  ['officialSeal', all, 5],
  ['officialSealUse', all, 30],
  ['receiveItem', all, 40],
  ['receive', all, 35],
  ['receive', out, 3],
  ['testApply', all, 15],
  ['demoApply', all, 12],
  ['overtime', all, 25],
  ['restDay', all, 30],
  ['violate', all, 6],
  ['entry', all, 4],
]

const finance: readonly Volume[] = [
  ['submitExpense', all, 60],
  ['moneyPayroll', all, 480],
  ['socialInsurance', all, 480],
  ['moneyComeGo', all, 40],
]

const training: readonly Volume[] = [
  ['category', 'parent_id is null', 5],
  ['category', 'parent_id is not null', 12],
  ['course', all, 30],
  ['courseChapter', all, 90],
  ['courseLog', all, 900],
  ['courseComment', all, 120],
]

/** How much of everything the demonstration company has, by area. */
export const volumes: readonly Volume[] = [
  ...platform,
  ...sales,
  ...projects,
  ...work,
  ...administration,
  ...finance,
  ...training,
]

/** What a query gives of rows that are counted in another way than by one condition, written as text. */
export type Measure = readonly [what: string, query: string, answer: string]

const reports = `(select user_id, date, timeliness from store.daily_work
  union all select user_id, date, timeliness from store.market_work) r where date < (select max(date) from store.daily_work)`

const money = `(select month, id from store.money_month
  union all select to_char(date, 'YYYY-MM'), id from store.money_other) m`

/** The volumes that are so many of every one of something. */
export const measures: readonly Measure[] = [
  ['stages of opportunities', 'select count(distinct schedule) from store.business_opportunity', '9'],
  ['states of projects', 'select count(distinct project_status) from store.project', '11'],
  ['most versions of a document', 'select max(doc_version) from store.document', '2'],
  ['years of holidays', 'select count(distinct extract(year from date)) from store.holiday', '3'],
  [
    'a person with more than 60 messages',
    'select count(*) from (select from store.message group by user_id having count(*) > 60) m',
    '0',
  ],
  [
    'daily reports: all, people, days',
    `select concat_ws(' ', count(*), count(distinct user_id), count(distinct date)) from ${reports}`,
    '2160 36 60',
  ],
  [
    'daily reports: late and missing, in percent',
    `select concat_ws(' ', round(avg((timeliness in ('迟交', '补交'))::int) * 100), round(avg((timeliness in ('缺交', '待交'))::int) * 100)) from ${reports}`,
    '3 2',
  ],
  // every list of deciding opens with rows: see decision 047
  [
    'open audit tasks: enough, over enough modules',
    `select concat_ws(' ', count(*) >= 25, count(distinct module) >= 8) from store.audit_task where status = '待处理'`,
    't t',
  ],
  ['weeks of week reports', 'select count(distinct week_start) from store.week_work', '8'],
  ['quarters of goals', 'select count(distinct (year, quarter)) from store.okr', '2'],
  ['months of attendance', 'select count(distinct month) from store.attendance_month', '3'],
  ['quarters of performance', `select count(distinct (year, quarter)) from store.performance where type = '季度'`, '2'],
  [
    'months of money, fewest and most rows of one',
    `select concat_ws(' ', count(*), min(n), max(n)) from (select count(*) as n from ${money} group by month) x`,
    '24 30 30',
  ],
  [
    'months of pay: all, companies, fewest and most people of one',
    `select concat_ws(' ', count(*), max(companies), min(n), max(n)) from (
       select count(*) as n, count(distinct s.company) as companies from store.money_payroll p
       join store.submit_payroll s on s.id = p.submit_id group by s.month) x`,
    '12 2 40 40',
  ],
  ['months of insurance', 'select count(distinct (year, month)) from store.social_insurance', '12'],
]
