import type { ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { Stream } from './stream.ts'

const identity = { userId: 'u', sessionId: 's' }
const fake = () => {
  const written: string[] = []
  const response = {
    writableEnded: false,
    destroyed: false,
    writableLength: 0,
    drain: (): void => undefined,
    on: (_event: string, work: () => void) => (response.drain = work),
    write(text: string) {
      written.push(text)
      return response.writableLength === 0
    },
    end() {
      response.writableEnded = true
    },
    destroy() {
      response.destroyed = true
    },
  }
  return { response, written, stream: new Stream(identity, response as unknown as ServerResponse) }
}

it('drops a client that is too far behind', () => {
  const { response, stream, written } = fake()
  stream.release()
  response.writableLength = 8 * 1024 * 1024 + 1
  stream.send('record', {})
  expect(response.destroyed).toBe(true)
  stream.send('record', {})
  expect(written).toHaveLength(1)
})

it('drops a client that takes nothing any more, and none that caught up after a burst', () => {
  vi.useFakeTimers()
  const { response, stream } = fake()
  stream.release()
  response.writableLength = 700 * 1024
  stream.send('record', {})
  response.writableLength = 0
  response.drain()
  vi.advanceTimersByTime(31_000)
  stream.beat()
  expect(response.destroyed).toBe(false)
  response.writableLength = 90
  stream.send('record', {})
  vi.advanceTimersByTime(31_000)
  stream.beat()
  expect(response.destroyed).toBe(true)
  vi.useRealTimers()
})

it('tells what was missed before what came meanwhile, and nothing twice', () => {
  const { stream, written } = fake()
  stream.send('message', { n: 2 }, 'b')
  stream.send('message', { n: 3 }, 'c')
  stream.now('message', { n: 1 }, 'a')
  stream.now('message', { n: 2 }, 'b')
  stream.release()
  stream.send('message', { n: 3 }, 'c')
  expect(written).toEqual(['a', 'b', 'c'].map((id, n) => `id: ${id}\nevent: message\ndata: {"n":${n + 1}}\n\n`))
})
