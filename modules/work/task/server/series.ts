import { today } from '@chengban/engine/clock.ts'
import { updateRow } from '@chengban/engine/row/rows.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { makeSeries } from './make-series.ts'
import { dropPlans } from './task-rules.ts'

/** Creates the rest of the current week's tasks as soon as a series is published. */
export const taskBegun: Handler<'task'> = async (scene) => {
  await makeSeries(scene, scene.row, today())
}

/** The first task of the series keeps its end; it may be ended from every task of it. */
export const taskEndCycle: Handler<'task'> = async ({ tx, writer, entity, row }) => {
  const first = row.aboriginal
    ? (
        await tx.query<Values>('select id, weekly_cycle as "weeklyCycle" from store.task where id = $1 for update', [
          row.aboriginal,
        ])
      )[0]
    : row
  if (!first?.weeklyCycle) throw conflict('该任务不循环')
  first.weeklyCycle = { ...first.weeklyCycle, until: today() }
  if (first !== row) await updateRow(tx, writer.catalog, entity, first, ['weeklyCycle'], {})
}

/** Cancels the future tasks of the series that have not begun. */
export const taskCycleEnded: Handler<'task'> = async (scene) => {
  const { tx, row, before } = scene
  if (row.status !== before?.status) await dropPlans(scene)
  const later = await tx.query<{ id: string }>(
    `select id from store.task where (aboriginal = $1 or id = $1) and date > $2 and status in ('待确认', '待开始') and id <> $3 order by id`,
    [row.aboriginal ?? row.id, today(), row.id],
  )
  for (const { id } of later) await moveBySystem(scene, 'task', 'cancel', id, { opinion: '循环已结束' })
}
