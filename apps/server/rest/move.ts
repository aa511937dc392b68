import type { Engine } from '@chengban/engine/engine.ts'
import { spellings } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { moveOf } from '@chengban/kernel/moves.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { type Body, bodyOf } from './body.ts'
import { ok } from './envelope.ts'
import { answersOf } from './move-answer.ts'
import { type MoveDoor, moveDoors } from './move-doors.ts'
import { movedNamed } from './move-named.ts'
import { namedAs, renamed } from './move-names.ts'
import { movedTogether } from './move-together.ts'
import type { Sessions } from './session.ts'

/** Makes one move or act of the audit, or one move of several rows; answers the new state of the record. */
export const moved = async (
  engine: Engine,
  entity: Entity,
  name: string,
  body: Body,
  answers?: MoveDoor['answers'],
) => {
  const own = moveOf(entity, name)
  if (own?.many && body.ids !== undefined) return movedTogether(engine, entity, own, body, answers)
  if (own?.many?.named && body.id === undefined) return movedNamed(engine, entity, own, own.many.named, body)
  const id = String(body.id ?? '')
  const { made, status, ...acted } = await engine.act(entity, name, { ...body, id, version: body.version })
  const row = (await engine.written(entity, id)) ?? { version: null }
  const stands = await answersOf(engine, entity, { row, made }, answers)
  return ok({ id, ...(status ? { status } : {}), ...acted, version: row.version, ...stands })
}

/** The same function behind the addresses that declarations give it. */
export const moveDoorRoutes = (app: FastifyInstance, sessions: Sessions, entities: Iterable<Entity>): void => {
  for (const door of moveDoors(entities))
    for (const url of spellings(door.path))
      app.post(`/api${url}`, (request) => {
        const sent = bodyOf(request.body)
        const { name, body } = chosen(door, renamed(door.names, sent))
        return sessions.answer(request, (engine) =>
          namedAs(door.names, sent, () => moved(engine, door.entity, name, body, door.answers)),
        )
      })
}

/** A single move may ask for `pass` itself: then it goes with the rest. */
const chosen = ({ leads }: MoveDoor, sent: Body): { readonly name: string; readonly body: Body } => {
  if (typeof leads === 'string') return { name: leads, body: sent }
  const { pass, ...body } = sent
  if (typeof pass !== 'boolean') throw invalid({ pass: '请选择是否通过' })
  return { name: pass ? leads.agreed : leads.refused, body }
}
