import type { Engine } from '@chengban/engine/engine.ts'
import { toldWithLines } from '@chengban/engine/read/told-reading.ts'
import { kebab } from '@chengban/engine/schema/names.ts'
import { createAndRead, updateAndRead, type Written } from '@chengban/engine/write/answered.ts'
import { hasMove } from '@chengban/engine/write/move.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid, noRoute, Refusal } from '@chengban/kernel/refusal.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressed, bodyOf, idOf, idsOf, inner, without } from './body.ts'
import { bulk } from './bulk.ts'
import { ok } from './envelope.ts'
import { moved } from './move.ts'
import type { Sessions } from './session.ts'
import { isVeiling, shownWritten } from './shown.ts'

type Answer = Promise<{ code: 'OK'; message: string; data: unknown }>

/** An act on a request's entity, in the name of the engine's person. */
type Act = (engine: Engine, entity: Entity, request: FastifyRequest) => Answer

/** Forms, deletion, switching on and off, and moves of every table. */
export const writingRoutes = (
  app: FastifyInstance,
  sessions: Sessions,
  entityOf: (request: FastifyRequest) => Entity,
): void => {
  const doing = (act: Act) => (request: FastifyRequest) => {
    const entity = entityOf(request)
    return sessions.answer(request, (engine) => act(engine, entity, request))
  }
  app.post('/api/:table', doing(create))
  app.patch(
    '/api/:table/:id?',
    doing((engine, entity, request) => (isSwitch(entity, request) ? enable : update)(engine, entity, request)),
  )
  app.delete('/api/:table/:id', doing(removeOne))
  app.delete('/api/:table', doing(removeMany))
  app.post(
    '/api/:table/bulk',
    doing(async (engine, entity, { body }) => ok(await bulk(engine, entity, bodyOf(body)))),
  )
  app.post('/api/:table/action/:name', doing(move))
}

const create: Act = async (engine, entity, { body }) => {
  const sent = inner(body, 'input')
  return answer(engine, entity, await createAndRead(engine, entity, sent, isVeiling(entity)), sent, { version: 1 })
}

const update: Act = async (engine, entity, request) => {
  const id = idOf(entity, request)
  const { id: _id, version, ...rest } = bodyOf(request.body)
  const sent = 'patch' in rest ? inner(rest, 'patch') : rest
  const wanted = { id, values: without(sent, ['id', 'version']), version: version ?? sent.version }
  try {
    return answer(engine, entity, await updateAndRead(engine, entity, wanted, isVeiling(entity)), sent)
  } catch (error) {
    if (!(error instanceof Refusal) || error.message !== '单据已变更，请刷新') throw error
    const row = await engine.written(entity, id, isVeiling(entity))
    const current = row && (await toldWithLines(engine, entity, shownWritten(engine, entity, row)))
    throw new Refusal('CONFLICT', error.message, { current: current ?? null })
  }
}

const removeOne: Act = async (engine, entity, request) => {
  const id = addressed(entity, (request.params as { id: string }).id)
  const body = bodyOf(request.body ?? {})
  await removing(engine, body).remove(entity, [id], body.version)
  return ok({ id })
}

/** `dryRun: true` only says whether it would be refused: a page that lets people take deleting back asks so first. */
const removing = (engine: Engine, { dryRun }: Readonly<Record<string, unknown>>): Engine =>
  dryRun === true ? engine.trying() : engine

const removeMany: Act = async (engine, entity, { body }) => {
  const sent = bodyOf(body)
  const ids = idsOf(sent)
  if (ids.length === 0) throw invalid({ ids: '请选择要删除的项目' })
  await removing(engine, sent).remove(entity, ids)
  return ok({ deleted: ids.length })
}

/** `PATCH /api/{table}/{table}-enable`, in either spelling. */
const isSwitch = (entity: Entity, { params }: FastifyRequest): boolean => {
  const { id } = params as { id?: string }
  return id !== undefined && [entity.name, entity.resource, kebab(entity.name)].some((one) => id === `${one}-enable`)
}

const enable: Act = async (engine, entity, request) => {
  const body = bodyOf(request.body)
  const ids = idsOf(body)
  if (ids.length === 0) throw invalid({ ids: '请选择要启用或停用的项目' })
  const wanted = typeof body.isEnable === 'boolean' ? body.isEnable : undefined
  const isEnable = await engine.enable(entity, ids, wanted)
  return ok({ id: ids[0], isEnable, ...('isUse' in entity.fields ? { isUse: isEnable } : {}) })
}

const move: Act = (engine, entity, { params, body }) => {
  const { name } = params as { name: string }
  if (!hasMove(entity, name)) throw noRoute()
  return moved(engine, entity, name, bodyOf(body))
}

/** Answers the row after the write; its id alone (a new one with its version) where the writer no longer sees it. */
const answer = async (
  engine: Engine,
  entity: Entity,
  { id, row }: Written,
  sent: object,
  unseen: object = {},
): Answer => ok(row ? shownWritten(engine, entity, row, Object.keys(sent)) : { id, ...unseen })
