import { askerOf } from '@chengban/engine/asker.ts'
import { type NamedCall, spelled } from '@chengban/engine/call.ts'
import type { Call } from '@chengban/kernel/call.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { errorsAt, Problem } from '@chengban/kernel/kinds/face.ts'
import { isEmpty, readValue } from '@chengban/kernel/kinds/kinds.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { bodyOf } from './body.ts'
import { ok } from './envelope.ts'
import type { Sessions } from './session.ts'

/** The named calls: input read by the field kinds of their signature, the right asked first. `{path}/{id}` = id. */
export const namedCalls: FastifyPluginAsync<{ sessions: Sessions; calls: readonly NamedCall[] }> = async (
  app,
  { sessions, calls },
) => {
  for (const { signature, handler, path } of spelled(calls)) {
    app.route({
      method: signature.method,
      url: `/api${path}${signature.input?.id && !path.endsWith('/:id') ? '/:id?' : ''}`,
      handler: (request) =>
        sessions.answer(request, async (engine) => {
          if (signature.who && evaluate(signature.who, {}, askerOf(engine.writer.actor)) !== true) throw forbidden()
          return ok(await handler(engine, inputOf(signature, request)))
        }),
    })
  }
}

const inputOf = (signature: Call, request: FastifyRequest): Record<string, unknown> => {
  const sent = { ...(signature.method === 'GET' ? (request.query as object) : bodyOf(request.body ?? {})) } as Record<
    string,
    unknown
  >
  const { id } = request.params as { id?: string }
  if (id && sent.id !== undefined && String(sent.id) !== id) throw invalid({ id: 'id不一致' })
  if (id) sent.id = id
  const errors: Record<string, string> = {}
  const input: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(signature.input ?? {})) {
    const value = readValue(fromQuery(signature, field.kind, sent[name]), field)
    if (value instanceof Problem) Object.assign(errors, errorsAt(name, value))
    else if (field.options.required && isEmpty(value)) errors[name] = `${field.label}不能为空`
    else if (sent[name] !== undefined) input[name] = value
  }
  if (Object.keys(errors).length) throw invalid(errors)
  return input
}

/** A query carries text alone. */
const fromQuery = (signature: Call, kind: string, raw: unknown): unknown =>
  signature.method === 'GET' && kind === 'bool' && typeof raw === 'string' ? raw === 'true' : raw
