import type { Engine } from '@chengban/engine/engine.ts'
import { spellings } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { bodyOf } from './body.ts'
import { ok } from './envelope.ts'
import { answersOf } from './move-answer.ts'
import { type MoveDoor, moveDoors } from './move-doors.ts'
import type { Sessions } from './session.ts'

type Body = Readonly<Record<string, unknown>>

/** One move or act of the audit; answers where the record stands now. */
export const moved = async (
  engine: Engine,
  entity: Entity,
  name: string,
  body: Body,
  answers?: MoveDoor['answers'],
) => {
  const id = String(body.id ?? '')
  const acted = await engine.act(entity, name, { ...body, id, version: body.version })
  const row = (await engine.written(entity, id)) ?? { version: null }
  return ok({ id, ...acted, version: row.version, ...(await answersOf(engine, entity, row, answers)) })
}

/** The same function behind the addresses that declarations give it. */
export const moveDoorRoutes = (app: FastifyInstance, sessions: Sessions, entities: Iterable<Entity>): void => {
  for (const door of moveDoors(entities))
    for (const url of spellings(door.path))
      app.post(`/api${url}`, (request) => {
        const { name, body } = chosen(door, bodyOf(request.body))
        return sessions.answer(request, (engine) => moved(engine, door.entity, name, body, door.answers))
      })
}

/** A single move may ask for `pass` itself: then it goes with the rest. */
const chosen = ({ leads }: MoveDoor, sent: Body): { readonly name: string; readonly body: Body } => {
  if (typeof leads === 'string') return { name: leads, body: sent }
  const { pass, ...body } = sent
  if (typeof pass !== 'boolean') throw invalid({ pass: '请选择是否通过' })
  return { name: pass ? leads.agreed : leads.refused, body }
}
