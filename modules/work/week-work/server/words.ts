import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { openReport } from '../../report/server/opened.ts'

/** Until its author writes, a report of the week says what its days said. */
export const weekWorkOpened: Handler<'weekWork'> = (scene) =>
  openReport(scene, async () => (scene.row.status === '未填' ? wordsOf(scene.tx, scene.row) : {}))

interface Line {
  readonly project: string | null
  readonly title: string
  readonly output: string
}

type Week = Scene<'weekWork'>['row']

const wordsOf = async (tx: Sql, { userId, weekStart }: Week): Promise<Pick<Week, 'progress' | 'plan'>> => {
  const lines = await tx.query<Line>(workedSql, [userId, weekStart])
  const next = await tx.query<{ title: string }>(nextSql, [userId, weekStart])
  return { progress: byProject(lines) || null, plan: numbered(next.map(({ title }) => title)) || null }
}

/** Each project with what came of it, what belongs to none at the end. */
const byProject = (lines: readonly Line[]): string =>
  [...Map.groupBy(lines, ({ project }) => project)]
    .map(
      ([project, of]) => `【${project ?? '其他'}】\n${numbered(of.map(({ title, output }) => `${title}：${output}`))}`,
    )
    .join('\n')

const numbered = (words: readonly string[]): string => words.map((one, index) => `${index + 1}. ${one}`).join('\n')

/** Outputs of the days of a week, those of one piece of work together. */
const workedSql = `select p.name as project, i.title, string_agg(distinct trim(i.output), '；') as output
  from store.plan_item i join store.task_day d on d.id = i.task_day_id left join store.project p on p.id = i.project_id
  where d.user_id = $1 and d.date between $2::date and $2::date + 6 and d.tz_save is not null and trim(i.output) <> ''
  group by p.id, p.name, i.title order by p.name nulls last, min(d.date), i.title`

/** What the plan of the next week names, else what that of this one has left undone. */
const nextSql = `with week as (select w.id, w.week_start from store.task_week w
    where w.user_id = $1 and w.week_start in ($2::date, $2::date + 7)),
  following as (select i.* from store.plan_item i join week w on w.id = i.task_week_id and w.week_start > $2::date),
  undone as (select i.* from store.plan_item i join week w on w.id = i.task_week_id and w.week_start = $2::date
    where not i.is_done and not exists (select from following))
  select x.title from (select * from following union all select * from undone) x order by x.sort, x.id`
