import { expect, it } from 'vitest'
import type { Part } from '../../../record/page/stage.ts'
import { sendMatched } from './send-matched.ts'

const part = (id: string): Part => ({ row: { id } }) as unknown as Part
const file = (name: string): File => new File(['x'], name)
const entry = (name: string) => ({ name, url: `/file/${name}`, size: 1 })

it('brings nothing of a row of which one file did not go, and the other rows all the same', async () => {
  const [a, b, c] = [file('a'), file('b'), file('c')]
  const moved: unknown[] = []
  const problems = await sendMatched(
    [a, b, c].map((one, at) => ({ file: one, to: at < 2 ? 'one' : 'two' })),
    [part('one'), part('two'), part('three')],
    {
      send: async ({ name }) => {
        if (name === 'b') throw new Error('网络断开')
        return entry(name)
      },
      move: async ({ row }, entries) => moved.push([row.id, entries.map(({ name }) => name)]),
    },
  )
  expect(moved).toEqual([['two', ['c']]])
  expect([...problems]).toEqual([
    [a, '网络断开'],
    [b, '网络断开'],
  ])
})

it('brings several files of one row by one move, and tells what the server refused', async () => {
  const [a, b] = [file('a'), file('b')]
  const moved: unknown[] = []
  const both = [a, b].map((one) => ({ file: one, to: 'one' }))
  const send = async ({ name }: File) => entry(name)
  expect(
    await sendMatched(both, [part('one')], { send, move: async (_, entries) => moved.push(entries.length) }),
  ).toEqual(new Map())
  expect(moved).toEqual([2])
  const refused = async () => Promise.reject(new Error('该阶段未开始或已完成'))
  expect([...(await sendMatched(both, [part('one')], { send, move: refused })).values()]).toEqual([
    '该阶段未开始或已完成',
    '该阶段未开始或已完成',
  ])
})
