import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { openReport } from '../../report/server/opened.ts'

/** Counted as its author opens it, and as it goes in. */
export const pmoWorkOpened: Handler<'pmoWork'> = (scene) =>
  openReport(scene, async () => ({ figures: await figuresOf(scene) }))

export const pmoWorkFigures: Handler<'pmoWork'> = async (scene) => {
  scene.row.figures = await figuresOf(scene)
}

type Figures = Scene<'pmoWork'>['row']['figures']

const figuresOf = async ({ tx, writer, row }: Scene<'pmoWork'>): Promise<Figures> => {
  const { catalog } = writer
  const text = weekSql({
    delayed: columnSql(catalog, 'project', 'isDelay', 'p'),
    late: columnSql(catalog, 'milepost', 'lateDays', 'm'),
    applyForLate: columnSql(catalog, 'applyFor', 'delayDays', 'a'),
  })
  const [found] = await tx.query<{ figures: Figures }>(text, [row.weekStart])
  return found?.figures ?? null
}

interface Columns {
  readonly delayed: string
  readonly late: string
  readonly applyForLate: string
}

/** Figures of all current projects, and of the week that begins on the given Monday. */
const weekSql = ({ delayed, late, applyForLate }: Columns): string => `select (to_jsonb(p) || to_jsonb(m) || to_jsonb(a)
    || to_jsonb(b) || to_jsonb(r)) as figures
  from (select count(*)::integer as projects, count(*) filter (where ${delayed})::integer as delayed
    from store.project p where p.project_status in ('准备', '实施中', '待验收')) p,
  (select count(*)::integer as "milepostsDue", count(*) filter (where ${late} > 0)::integer as "milepostsLate"
    from store.milepost m where m.end_date between $1::date and $1::date + 6 and m.status <> '取消') m,
  (select count(*)::integer as "applyForOpen", count(*) filter (where ${applyForLate} > 0)::integer as "applyForLate"
    from store.apply_for a where a.stage not in ('已完成', '已关闭', '已转缺陷')
      and not (a.stage = '未通过' and a.audit_status = '草稿')) a,
  (select count(*)::integer as "bugOpen", count(*) filter (where b.priority = '急')::integer as "bugUrgent"
    from store.bug b where b.status not in ('草稿', '已关闭')) b,
  (select count(*)::integer as "reportsMissing" from (
    select d.timeliness from store.daily_work d where d.date between $1::date and $1::date + 6
    union all select k.timeliness from store.market_work k where k.date between $1::date and $1::date + 6
    union all select w.timeliness from store.week_work w where w.week_start = $1::date
  ) t where t.timeliness = '缺交') r`
