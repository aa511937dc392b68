import { askerOf } from '@chengban/engine/asker.ts'
import { isReading, type NamedCall, type Sender, spelled } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Call } from '@chengban/kernel/call.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { errorsAt, Problem } from '@chengban/kernel/kinds/face.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { isEmpty, missing, readValue } from '@chengban/kernel/kinds/kinds.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type Easel, keepDrawing } from '../files/kept-drawing.ts'
import { bodyOf } from './body.ts'
import { ok } from './envelope.ts'
import { parseJson } from './json.ts'
import { keptAnswer } from './kept-answer.ts'
import type { Sessions } from './session.ts'

interface Options {
  readonly sessions: Sessions
  readonly calls: readonly NamedCall[]
  readonly easel: Easel
}

/** The named calls: input read by the field kinds of their signature, the right asked first. `{path}/{id}` = id. */
export const namedCalls: FastifyPluginAsync<Options> = async (app, { sessions, calls, easel }) => {
  for (const { signature, handler, path } of spelled(calls)) {
    app.route({
      method: signature.method,
      url: `/api${path}${signature.input?.id && !path.endsWith('/:id') ? '/:id?' : ''}`,
      handler: async (request, reply) => {
        const { ip: address, host } = request
        const from: Sender = { address, host, draw: (engine, drawn) => draw(easel, engine, drawn) }
        const byToken = tokenOf(sessions, signature, request)
        const run = async (engine: Engine) => {
          if (isReading(signature)) engine.readsOnly()
          return ok(await handler(engine, inputOf(signature, request), from))
        }
        if (byToken) return byToken(run)
        const answer = await sessions.answer(request, async (engine) => {
          demandRight(signature, engine)
          return run(engine)
        })
        return signature.isKept ? keptAnswer(request, reply, signature, answer.data) : answer
      },
    })
  }
}

export const demandRight = ({ who }: Call, { writer }: Engine): void => {
  if (who && evaluate(who, {}, askerOf(writer.actor)) !== true) throw forbidden()
}

/** Stores it in the name of the signed-in person; the holder of a link has no account. */
const draw = async (easel: Easel, engine: Engine, drawn: unknown): Promise<FileEntry> => {
  await engine.begin()
  const file = await keepDrawing(easel, drawn, engine.writer.actor.userId || null)
  engine.brings(file)
  return file
}

/** The way in without a session, where the call has one and the request comes by it. */
const tokenOf = (sessions: Sessions, { token }: Call, request: FastifyRequest) => {
  if (!token) return undefined
  const value = sessions.tokenOf(request, token.of)
  if (value === undefined && token.staff) return undefined
  return <T>(work: (engine: Engine) => Promise<T>) => sessions.asBearer(request, token.of, value, work)
}

type Values = Record<string, unknown>

const inputOf = (signature: Call, request: FastifyRequest): Values => {
  const sent: Values = { ...(signature.method === 'GET' ? (request.query as object) : bodyOf(request.body ?? {})) }
  const { id } = request.params as { id?: string }
  if (id && sent.id !== undefined && String(sent.id) !== id) throw invalid({ id: 'id不一致' })
  if (id) sent.id = id
  return readInput(signature, sent)
}

/** All that is wrong with the fields, at once; those handed on are left as they came. */
export const readInput = (signature: Pick<Call, 'method' | 'input' | 'handsOn'>, sent: Readonly<Values>): Values => {
  const errors: Record<string, string> = {}
  const input: Values = {}
  for (const [name, field] of Object.entries(signature.input ?? {})) {
    const isHandedOn = signature.handsOn?.includes(name)
    const value = isHandedOn ? sent[name] : readValue(fromQuery(signature, field.kind, sent[name]), field)
    if (value instanceof Problem) Object.assign(errors, errorsAt(name, value))
    else if (!isHandedOn && field.options.required && isEmpty(value)) errors[name] = missing(field).message
    else if (sent[name] !== undefined) input[name] = value
  }
  if (Object.keys(errors).length) throw invalid(errors)
  return input
}

/** A query string carries text only; a value that is not valid JSON stays text, which its reader refuses. */
const fromQuery = (signature: Pick<Call, 'method'>, kind: string, raw: unknown): unknown => {
  if (signature.method !== 'GET' || typeof raw !== 'string') return raw
  if (kind === 'bool') return raw === 'true'
  // of several each comes under the same name: one alone is a list too
  if (kind === 'refs') return raw.startsWith('[') ? parsedOr(raw) : raw.split(',').filter((id) => id !== '')
  return kind === 'json' ? parsedOr(raw) : raw
}

const parsedOr = (text: string): unknown => {
  try {
    return parseJson(text)
  } catch {
    return text
  }
}
