import { Impatient, type Patience } from '@chengban/engine/db/patience.ts'
import { Shares } from '@chengban/engine/db/shares.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { xlsxMime } from '@chengban/engine/excel/xlsx.ts'
import { listsOf } from '@chengban/engine/import/lists.ts'
import { template } from '@chengban/engine/import/template.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { noRoute, Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { blankSheets } from './blank-sheets.ts'
import { bodyOf } from './body.ts'
import { ok } from './envelope.ts'
import { untilHungUp } from './hanging-up.ts'
import { demandImport, type ImportStore, importFile } from './import.ts'
import type { Server, Sessions } from './session.ts'

/** Sheets coming in, and the empty sheet to fill. */
export const importRoutes: FastifyPluginAsync<{ server: Server; sessions: Sessions; store: ImportStore }> = async (
  app,
  { server, sessions, store },
) => {
  await app.register(blankSheets, { sessions })
  const entityOf = ({ params }: FastifyRequest): Entity => {
    const found = server.catalog.byResource((params as { table: string }).table)
    if (!found) throw noRoute()
    return found
  }
  const turns = new Shares(atOnce)
  app.post('/api/:table/import', (request) => {
    const entity = entityOf(request)
    return sessions.as(request, async (engine) => {
      const { userId } = engine.writer.actor
      const work = () => importFile(engine, entity, bodyOf(request.body), store)
      return ok(await untilHungUp(request, (patience) => inTurn(turns, userId, patience, work)))
    })
  })
  const empty = (request: FastifyRequest, reply: FastifyReply) => {
    const entity = entityOf(request)
    return sessions.as(request, (engine) => sendTemplate(engine, entity, reply))
  }
  app.get('/api/:table/import-template', empty)
  app.get('/api/:table/template', empty)
}

/** Sheets that are brought in at the same time, one of each person: each takes a thread to read and a connection to write. */
const atOnce = 2
/** Milliseconds that a sheet waits for its turn. */
const mostMs = 120_000

/** Leaves the queue when its client hangs up; an import that has begun runs to its end. */
const inTurn = async <T>(turns: Shares, userId: string, patience: Patience, work: () => Promise<T>): Promise<T> => {
  let hasBegun = false
  const begin = (): Promise<T> => {
    hasBegun = true
    return work()
  }
  return turns.run(userId, begin, { patience, most: mostMs }).catch((error: unknown) => {
    if (hasBegun || !(error instanceof Impatient)) throw error
    throw new Refusal('RATE_LIMITED', '正在导入的文件较多，请稍后再试')
  })
}

const sendTemplate = async (engine: Engine, entity: Entity, reply: FastifyReply): Promise<FastifyReply> => {
  demandImport(engine, entity)
  const dicts = await engine.read<{ type: string; name: string }>({
    text: 'select v.dict_type_id as type, v.name from public.dict v where v.is_enable order by v.sort, v.code',
  })
  const names = Map.groupBy(dicts, ({ type }) => type)
  const file = encodeURIComponent(`${entity.label}_导入模板.xlsx`)
  reply.header('content-disposition', `attachment; filename*=UTF-8''${file}`).header('cache-control', 'no-store')
  const { actor, catalog } = engine.writer
  const wanted = { entity, lists: listsOf(catalog, entity, actor.entries), entries: actor.entries }
  return reply.type(xlsxMime).send(template(wanted, (type) => (names.get(type) ?? []).map(({ name }) => name)))
}
