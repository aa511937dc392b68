import type { Engine } from '@chengban/engine/engine.ts'
import { spellings } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { bodyOf } from './body.ts'
import { ok } from './envelope.ts'
import type { Sessions } from './session.ts'

type Body = Readonly<Record<string, unknown>>

/** One move or act of the audit; answers where the record stands now. */
export const moved = async (engine: Engine, entity: Entity, name: string, body: Body) => {
  const id = String(body.id ?? '')
  const acted = await engine.act(entity, name, { ...body, id, version: body.version })
  const row = await engine.detail(entity, id).catch(() => ({ version: null }))
  return ok({ id, ...acted, version: row.version })
}

export interface MoveAlias {
  readonly path: string
  readonly entity: Entity
  /** Name of the move, or `decide`: approve or reject by `pass`. */
  readonly name: string
}

/** Further addresses that declarations give to moves and to acts of the audit. */
export const aliasesOf = (entities: Iterable<Entity>): MoveAlias[] =>
  [...entities].flatMap((entity) => [
    ...[entity.workflow, ...(entity.flows ?? [])].flatMap((flow) =>
      (flow?.moves ?? []).flatMap(({ name, call }) => (call ? [{ path: call, entity, name }] : [])),
    ),
    ...Object.entries(entity.audit?.calls ?? {}).map(([name, path]) => ({ path, entity, name })),
  ])

/** The same function behind another door. */
export const aliasRoutes = (app: FastifyInstance, sessions: Sessions, aliases: readonly MoveAlias[]): void => {
  for (const { path, entity, name } of aliases)
    for (const url of spellings(path))
      app.post(`/api${url}`, (request) => {
        const { pass, ...body } = bodyOf(request.body)
        const decided = name === 'decide' ? decision(pass) : undefined
        const sent = decided || pass === undefined ? body : { ...body, pass }
        return sessions.answer(request, (engine) => moved(engine, entity, decided ?? name, sent))
      })
}

const decision = (pass: unknown): 'approve' | 'reject' => {
  if (typeof pass !== 'boolean') throw invalid({ pass: '请选择是否通过' })
  return pass ? 'approve' : 'reject'
}
