import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { Stream } from './stream.ts'

const identity = { userId: 'u', sessionId: 's' }
const fake = () => {
  const written: string[] = []
  const response = {
    writableEnded: false,
    destroyed: false,
    writableLength: 0,
    write: (text: string) => written.push(text),
    end() {
      response.writableEnded = true
    },
    destroy() {
      response.destroyed = true
    },
  }
  return { response, written, stream: new Stream(identity, response as unknown as ServerResponse) }
}

it('drops a client that does not keep up', () => {
  const { response, stream, written } = fake()
  stream.release()
  response.writableLength = 257 * 1024
  stream.send('record', {})
  expect(response.destroyed).toBe(true)
  stream.send('record', {})
  expect(written).toHaveLength(1)
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
