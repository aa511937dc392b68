import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { openReport } from '../../report/server/opened.ts'
import { reportDay } from '../../report/server/windows.ts'

/** As every report of a day, with what the person did outside so far. */
export const marketWorkDay: Handler<'marketWork'> = async (scene) => {
  await reportDay(scene)
  await marketWorkCount(scene)
}

export const marketWorkCount: Handler<'marketWork'> = async ({ tx, row }) => {
  Object.assign(row, await outsideOf(tx, row))
}

export const marketWorkOpened: Handler<'marketWork'> = (scene) =>
  openReport(scene, () => outsideOf(scene.tx, scene.row))

type Day = Scene<'marketWork'>['row']

/** The visits that were paid that day, and how many opportunities its hand-written diary is about. */
const outsideOf = async (tx: Sql, { userId, date }: Day): Promise<Pick<Day, 'visits' | 'opportunityCount'>> => {
  const [found] = await tx.query<{ visits: Day['visits']; opportunities: number }>(daySql, [userId, date])
  return { visits: found?.visits ?? [], opportunityCount: found?.opportunities ?? 0 }
}

const onDay = (column: string): string => `(${column} at time zone 'Asia/Shanghai')::date = $2::date`

const daySql = `select coalesce((
    select jsonb_agg(jsonb_build_object('clientVisitId', v.id, 'client', c.name, 'content', v.content, 'place', v.place,
      'tzVisit', to_char(v.tz_visit at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"')) order by v.tz_visit, v.id)
    from store.client_visit v join store.client c on c.id = v.client_id
    where v.creator_id = $1 and v.status in ('已拜访', '已补录') and ${onDay('v.tz_visit')}), '[]') as visits, (
    select count(distinct l.business_opportunity_id)::integer from store.business_log l
    where l.creator_id = $1 and not l.is_auto and ${onDay('l.tz_log')}) as opportunities`
