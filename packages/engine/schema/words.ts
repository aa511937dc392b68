import type { Word } from '@chengban/kernel/words.ts'

type Written = (...args: readonly string[]) => string

const date = (text = ''): string => `(${text})::date`
const whole = (text = ''): string => `(${text})::integer`
const figure = (text = ''): string => `(${text})::numeric`
/** 24 digits in any case, as in `packages/kernel/decimal.ts`. */
const quotient = (a: string, b: string): string => `round(round(${a}, 24) / nullif(${b}, 0), 24)`
const seconds = (a = '', b = ''): string => `extract(epoch from (${b}) - (${a}))`
const part = (name: 'year' | 'month', day = ''): string => `extract(${name} from ${date(day)})::integer`

/** Every word of formulas in SQL, over arguments in SQL; all but those that ask other tables are immutable. */
export const wordSql: Record<Word, Written> = {
  divide: (a, b) => quotient(figure(a), figure(b)),
  round: (a, digits) => `round(${figure(a)}, ${digits})`,
  floor: (a) => `floor(${figure(a)})`,
  ceil: (a) => `ceil(${figure(a)})`,
  least: (...args) => `least(${args.join(', ')})`,
  greatest: (...args) => `greatest(${args.join(', ')})`,
  coalesce: (...args) => `coalesce(${args.join(', ')})`,
  join: (...args) => joined(args),
  daysBetween: (a, b) => `(${date(b)} - ${date(a)})`,
  addDays: (day, n) => `(${date(day)} + ${whole(n)})`,
  addMonths: (day, n) => date(`${date(day)} + make_interval(months => ${whole(n)})`),
  lastDay: (day) =>
    date(`make_date(${part('year', day)}, ${part('month', day)}, 1) + interval '1 month' - interval '1 day'`),
  dayOf: (...parts) => `make_date(${parts.map(whole).join(', ')})`,
  dateOf: (instant) => date(`${instant} at time zone 'Asia/Shanghai'`),
  midnightOf: (day) => `(${date(day)}::timestamp at time zone 'Asia/Shanghai')`,
  year: (day) => part('year', day),
  month: (day) => part('month', day),
  yearMonth: (day) => `(lpad(${part('year', day)}::text, 4, '0') || '-' || lpad(${part('month', day)}::text, 2, '0'))`,
  weekday: (day) => `extract(isodow from ${date(day)})::integer`,
  hoursBetween: (a, b) => quotient(seconds(a, b), '3600'),
  minutesBetween: (a, b) => quotient(seconds(a, b), '60'),
  addHours: (instant, n) => `((${instant})::timestamptz + make_interval(hours => ${whole(n)}))`,
  workMinutes: (a, b) => `app.work_minutes(${a}, ${b})`,
  workSince: (day) => `app.work_since(${date(day)})`,
  workUntil: (day) => `app.work_until(${date(day)})`,
  workDays: (a, b) => `app.work_days(${date(a)}, ${date(b)})`,
  addWorkDays: (day, n) => `app.work_day_after(${date(day)}, ${whole(n)})`,
  leader: (person) => `app.leader(${person})`,
  awayOn: (person, day) => `app.away_on(${person}, ${date(day)})`,
  onLeave: (person, first, last) => `app.on_leave(${person}, ${date(first)}, ${date(last)})`,
  enteredAt: (of, id, state, made) => `app.entered_at(${of}, (${id})::text, ${state}, ${made})`,
  setting: (key) => `app.setting_figure(${key})`,
  settingPart: (key, part) => `app.setting_part(${key}, ${part})`,
  dayKind: (day) => `app.day_kind(${date(day)})`,
  readable: (module, id, told) => `app.readable(${module}, ${id}, ${told})`,
  readableValues: (module, id, values) => `app.readable_values(${module}, ${id}, ${values})`,
  readsDraft: (module, id) => `rule.reads_draft(${module}, ${id})`,
  merge: (a, b) => `(${a} || ${b})`,
  hasKey: (json, key) => `jsonb_exists(${json}, (${key})::text)`,
}

/** Null only where all are. */
const joined = (args: readonly string[]): string => {
  const texts = args.map((arg) => `(${arg})::text`)
  const all = texts.map((text) => `coalesce(${text}, '')`).join(' || ')
  return `case when coalesce(${texts.join(', ')}) is not null then ${all} end`
}
