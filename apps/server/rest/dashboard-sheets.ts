import { internalSender, type NamedCall } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { CellKind } from '@chengban/engine/excel/column.ts'
import { type SheetOf, workbook, xlsxMime } from '@chengban/engine/excel/xlsx.ts'
import type { ToldBlock, ToldDashboard, ToldTile } from '@chengban/kernel/dashboard-told.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import { showDashboard } from '@chengban/modules/platform/dashboard/dashboard.call.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { readInput } from './calls.ts'
import type { Sessions } from './session.ts'

interface Options {
  readonly sessions: Sessions
  readonly calls: readonly NamedCall[]
}

/** A dashboard as it is shown: its figures, and a sheet for each drawing; first rows are exported by their list. */
export const dashboardSheetRoutes: FastifyPluginAsync<Options> = async (app, { sessions, calls }) => {
  const call = calls.find(({ signature }) => signature === showDashboard)
  if (!call) return
  const told = async (engine: Engine, query: object): Promise<ToldDashboard> =>
    (await call.handler(engine, readInput(showDashboard, { ...query }), internalSender)) as ToldDashboard
  app.get(`/api${showDashboard.path}/export`, (request, reply) =>
    sessions.as(request, async (engine) => {
      if (!has(engine.writer.actor.entries, 'data:export')) throw forbidden()
      return send(reply, await told(engine, request.query as object))
    }),
  )
}

const send = (reply: FastifyReply, { label, tiles, blocks }: ToldDashboard): FastifyReply => {
  const file = encodeURIComponent(`${label}${today().replaceAll('-', '')}.xlsx`)
  reply.header('content-disposition', `attachment; filename*=UTF-8''${file}`).header('cache-control', 'no-store')
  return reply.type(xlsxMime).send(workbook([figures(tiles), ...blocks.filter(({ rows }) => !rows).map(drawing)]))
}

const figures = (tiles: readonly ToldTile[]): SheetOf => ({
  name: '指标',
  columns: [
    { header: '指标', kind: 'text' },
    { header: '数值', kind: 'number' },
    { header: '单位', kind: 'text' },
    { header: '上年', kind: 'number' },
  ],
  rows: tiles.flatMap(({ label, value, unit, before, note }) => [
    [label, value, unit, before],
    ...(note ? [[`${label}：${note.label}`, note.value, note.unit, null]] : []),
  ]),
})

const drawing = ({ label, head, series, points }: ToldBlock): SheetOf => ({
  name: label,
  columns: [
    { header: head, kind: 'text' },
    ...series.map((one, at) => ({
      header: one.unit && one.unit !== '元' ? `${one.label}（${one.unit}）` : one.label,
      kind: kindOf(
        one.unit,
        points.map(({ figures: all }) => all[at]?.value),
      ),
    })),
  ],
  rows: points.map((point) => [point.label, ...series.map((_, at) => point.figures[at]?.value ?? null)]),
})

/** Text cells among figures. */
const kindOf = (unit: string, values: readonly unknown[]): CellKind => {
  if (unit === '元') return 'money'
  return values.some((value) => Number.isNaN(Number(value ?? 0))) ? 'text' : 'number'
}
