import type { Sql } from '@chengban/engine/db/sql.ts'
import type { RowOf, Settings } from '@chengban/kernel/registry.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'

/** What a kind of leave asks for; a kind without a rule is like 事假. */
export type KindRules = Settings['restDay.kinds']
type KindRule = NonNullable<KindRules[string]>

export const kindRules = (tx: Sql): Promise<KindRules> => settingOf(tx, 'restDay.kinds')

export const ruleOf = async (tx: Sql, kind: unknown): Promise<KindRule> => (await kindRules(tx))[String(kind)] ?? {}

/** Whose days, and which: as asked for, or as really taken where that is less. */
export type Leave = Pick<RowOf<'restDay'>, 'userId' | 'kind' | 'startDate' | 'startHalf' | 'endDate' | 'endHalf'> & {
  readonly actualEnd?: string | null
  readonly actualEndHalf?: string | null
}

export interface HalfDay {
  readonly day: string
  readonly half: '上午' | '下午'
}

/** Its half days in their order: on working days, or on all of them. */
export const halfDays = (tx: Sql, leave: Leave, isByCalendar: boolean): Promise<HalfDay[]> =>
  tx.query<HalfDay>('select day::text, half from app.half_days($1, $2, $3, $4, $5)', [
    leave.startDate,
    leave.startHalf,
    leave.actualEnd ?? leave.endDate,
    leave.actualEndHalf ?? leave.endHalf,
    isByCalendar,
  ])
