import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'

/** SQL: the kind of a leave `r` keeps its person away, unlike a journey, on which they work. */
export const isAbsence = `${settingSql('restDay.kinds')} -> r.kind ->> 'present' is distinct from 'true'`

/** SQL: from when a leave `r` keeps its person away, and until when, once it was ended early. */
export const awayFrom = "app.half_at(r.start_date, r.start_half, '上午')"
export const awayUntil =
  "app.half_at(coalesce(r.actual_end, r.end_date), coalesce(r.actual_end_half, r.end_half), '下午')"
