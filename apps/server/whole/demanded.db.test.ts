import { run, type Scene, type Values, type Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { writingAsSystem } from '@chengban/engine/row/transaction.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { flowOf, movesOf } from '@chengban/kernel/moves.ts'
import { neededBy } from '@chengban/kernel/needed.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { entities } from '../compose.ts'
import { systemWriter } from '../jobs/system-writer.ts'
import { openServer, type TestServer } from '../testing/server.ts'
import { asker, sceneOf } from './testing/move-scene.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer({ demo: true })
})
afterAll(() => server.close())

/** Fields of a move that its handler refuses for being empty, though its declaration asks for none of them. */
const undeclared = ({ entity, before, row, asked, chosen, opinion }: Scene, move: Move, error: unknown): string[] => {
  if (!(error instanceof Refusal)) return []
  const state = flowOf(entity, move.name)?.field
  const all: Values = { ...row, ...asked, ...(chosen && state ? { [state]: chosen } : {}), opinion }
  const whole = { ...entity, fields: { ...entity.fields, ...move.asks } }
  const names = [...(move.input ?? []), ...Object.keys(move.asks ?? {}), ...(move.opinion ? ['opinion'] : [])]
  const needed = neededBy({ entity: whole, move, row: all, before: before ?? {}, opinion, asker })
  return Object.entries(error.data?.fields ?? {}).flatMap(([name, said]) =>
    names.includes(name) && isEmpty(all[name]) && !(name in needed)
      ? [`${entity.name}.${move.name}.${name}: ${said}`]
      : [],
  )
}

const guarded = entities.flatMap((entity) => movesOf(entity).flatMap((move) => (move.guard ? [{ entity, move }] : [])))

/** Scenes of a move over rows of the company in the states it starts from. */
const scenesOf = async (within: Within, entity: Entity, move: Move): Promise<Scene[]> => {
  const state = flowOf(entity, move.name)?.field
  const which = state ? { [state]: move.from } : {}
  const rows = await find(within, entity.name as never, which as never, { most: 6 })
  return rows.flatMap((before) => [true, false].map((isYes) => sceneOf(within, entity, move, before, isYes)))
}

/** What the handler in front of a move says; nothing of what it writes stays. */
const refusalOf = async (scene: Scene, move: Move): Promise<unknown> => {
  await scene.tx.query('savepoint attempt')
  const refusal = await run(scene, move.guard).then(
    () => null,
    (error: unknown) => error,
  )
  await scene.tx.query('rollback to attempt')
  return refusal
}

/** Over all moves with a handler in front. */
const found = (moves: readonly { readonly entity: Entity; readonly move: Move }[] = guarded) =>
  writingAsSystem(server.parts.db, async (tx) => {
    const within = { tx, writer: systemWriter(server.parts) }
    const told = new Set<string>()
    let refusals = 0
    for (const { entity, move } of moves)
      for (const scene of await scenesOf(within, entity, move)) {
        const refusal = await refusalOf(scene, move)
        if (refusal) refusals++
        for (const one of undeclared(scene, move, refusal)) told.add(one)
      }
    return { told: [...told].sort(), refusals }
  })

test('what a move refuses empty its declaration asks for', async () => {
  const { told, refusals } = await found()
  expect(told).toEqual([])
  expect(refusals).toBeGreaterThan(20)
})

test('a handler that asks for more is named', async () => {
  const move = guarded.find(({ entity, move: { name } }) => entity.name === 'submitExpense' && name === 'noticeCheck')
  if (!move) throw new Error('no such move')
  const { handlers } = server.parts
  const asking = () => Promise.reject(invalid({ remark: '请说明', received: '请选择' }))
  Object.assign(handlers, { 'submitExpense/noticeCheck': asking })
  const mute = { ...move, move: { ...move.move, requires: [] } }
  expect((await found([mute])).told).toEqual(['submitExpense.noticeCheck.remark: 请说明'])
})
