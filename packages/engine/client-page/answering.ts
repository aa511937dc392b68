import type { Entity } from '@chengban/kernel/entity.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { moveOf } from '@chengban/kernel/moves.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import type { Sender } from '../call.ts'
import { oneRow } from '../db/one-row.ts'
import { isUuid } from '../db/uuid.ts'
import type { Engine } from '../engine.ts'
import type { Values } from '../row/scene.ts'
import { view } from '../schema/names.ts'

// Decision 117: Who signs as the client

/** How people outside answer what they have read: by moves of the entity itself. */
export interface Answering {
  readonly of: Entity
  readonly agree: string
  /** The move for a person who disagrees, with their words as opinion or in `clientOpinion`. */
  readonly refuse?: string
}

/** The first row answered, and the state it is in now. */
interface Answered {
  readonly id: string
  readonly status: string
}

interface Read {
  readonly id: string
  readonly version: number
}

const mostAtOnce = 20

/**
 * The call behind the button of such a page. It takes `id` (or `ids`), `contentHash` (or `contentHashes`) of the
 * content read, `agree`, `signature` as data URL and the input of the move; all rows move or none.
 */
export const answering = (how: Answering) => {
  const { of } = how
  return async (engine: Engine, input: Values, from: Sender): Promise<Answered> => {
    const move = answeringMove(how, input.agree !== false)
    const ids = idsOf(input)
    if (input.agree === false && ids.length > 1) throw invalid({ ids: '异议请逐份提出' })
    const rows = await read(engine, of, ids)
    const hashes = hashesOf(input)
    const words = wordsOf(move, input)
    const drawn = input.agree === false ? undefined : drawnField(of, move)
    const inputs = []
    for (const [at, { id, version }] of rows.entries()) {
      const picture = drawn && input.signature ? { [drawn]: [await from.draw(engine, input.signature)] } : {}
      inputs.push({ id, version, ...words, ...seen(move, hashes[at]), ...picture })
    }
    const [made] = await engine.moves(of, move.name, inputs)
    return { id: oneRow(ids), status: made?.status ?? '' }
  }
}

const answeringMove = ({ of, agree, refuse }: Answering, isAgreed: boolean): Move => {
  if (!isAgreed && !refuse) throw invalid({ agree: '不能提出异议' })
  const name = (!isAgreed && refuse) || agree
  const found = moveOf(of, name)
  if (!found) throw new Error(`${of.name} has no move ${name}`)
  return found
}

const seen = ({ shown }: Move, hash: unknown) => (shown?.digest ? { [shown.digest]: hash } : {})

/** The column that keeps the drawing. */
const drawnField = ({ fields }: Entity, { input = [] }: Move): string | undefined =>
  input.find((name) => fields[name]?.kind === 'signature')

const idsOf = ({ id, ids }: Readonly<Record<string, unknown>>): readonly string[] => {
  const given = [...new Set(Array.isArray(ids) ? ids.map(String) : id ? [String(id)] : [])]
  if (given.length === 0) throw invalid({ id: '请选择要确认的内容' })
  if (given.length > mostAtOnce) throw invalid({ ids: `一次最多${mostAtOnce}份` })
  if (!given.every(isUuid)) throw notFound()
  return given
}

const hashesOf = ({ ids, contentHash, contentHashes }: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(ids) ? listIn<unknown>(contentHashes) : [contentHash]

/** The present rows; a row that the person does not see is missing. */
const read = async (engine: Engine, of: Entity, ids: readonly string[]): Promise<Read[]> => {
  const rows = await engine.read<Read>({
    text: `select v.id, v.version from ${view(of.name)} v where v.id = any ($1::uuid[])`,
    params: [ids],
  })
  return ids.map((id) => {
    const found = rows.find((row) => row.id === id)
    if (!found) throw notFound()
    return found
  })
}

/** What of the input the move takes; the opinion goes where it asks for one. */
const wordsOf = ({ input = [], asks = {}, opinion: takesOpinion }: Move, given: Readonly<Record<string, unknown>>) => {
  const names = [...input, ...Object.keys(asks)].filter((name) => name !== 'signature')
  const named = names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]))
  const { opinion } = given
  if (opinion === undefined || opinion === null) return Object.fromEntries(named)
  return {
    ...Object.fromEntries(named),
    ...(takesOpinion ? { opinion } : {}),
    ...(names.includes('clientOpinion') ? { clientOpinion: opinion } : {}),
  }
}
