import { expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { deliver } from './deliver.ts'
import type { OutboxEntry, OutboxWrite } from './outbox-entry.ts'

const write = (path: string, more: Partial<OutboxWrite> = {}): OutboxWrite => ({
  method: 'POST',
  path,
  body: {},
  key: `key of ${path}`,
  ...more,
})

const create = write('/api/restDay', { body: { id: 'r1', reason: '搬家' } })
const submit = write('/api/restDay/action/submit', { takes: ['id', 'version'] })

const entry = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: 'e1',
  owner: 'u1',
  at: 1,
  title: '调休请假',
  page: '/restDay',
  writes: [create, submit],
  done: 0,
  state: 'sending',
  ...more,
})

const server = (send: (write: OutboxWrite) => unknown) => ({
  send: vi.fn(async (one: OutboxWrite) => (await send(one)) as Record<string, unknown>),
  read: vi.fn(async () => ({ id: 'r1', version: 4 })),
  onDone: vi.fn(async () => undefined),
})

const refuse =
  (code: 'CONFLICT' | 'VALIDATION' | 'NO_RESPONSE' | 'UNAUTHENTICATED', message = '', data = {}) =>
  () =>
    Promise.reject(new ApiError(code, 0, message, data))

test('sends the writes in their order; the second takes the id and version that the first gave', async () => {
  const own = server(({ path }) => (path === create.path ? { id: 'r1', version: 1 } : { id: 'r1', version: 2 }))
  expect(await deliver(entry(), own)).toEqual({ state: 'sent', answer: { id: 'r1', version: 2 } })
  expect(own.send.mock.calls.map(([{ key, body }]) => [key, body])).toEqual([
    [create.key, { id: 'r1', reason: '搬家' }],
    [submit.key, { id: 'r1', version: 1 }],
  ])
  expect(own.onDone.mock.calls).toEqual([
    [1, { id: 'r1', version: 1 }],
    [2, { id: 'r1', version: 2 }],
  ])
})

test('goes on after the writes that are done', async () => {
  const own = server(() => ({ id: 'r1', version: 2 }))
  await deliver(entry({ done: 1, answer: { id: 'r1', version: 1 } }), own)
  expect(own.send.mock.calls.map(([{ path }]) => path)).toEqual([submit.path])
})

test.each(['NO_RESPONSE', 'UNAUTHENTICATED'] as const)('goes on waiting after %s', async (code) => {
  expect(await deliver(entry(), server(refuse(code)))).toEqual({ state: 'waiting' })
})

test('a refusal gives its reason, that of fields before its own words', async () => {
  const fields = { endDate: '结束时间不能早于开始时间' }
  expect(await deliver(entry(), server(refuse('VALIDATION', '输入有误', { fields })))).toEqual({
    state: 'refused',
    reason: '结束时间不能早于开始时间',
  })
  expect(await deliver(entry(), server(refuse('CONFLICT', '与已有请假时间重叠')))).toEqual({
    state: 'refused',
    reason: '与已有请假时间重叠',
  })
})

test('a row that an earlier try stored is read and submitted, not refused', async () => {
  const own = server((one) => (one.path === create.path ? refuse('CONFLICT', '数据已存在')() : { version: 5 }))
  expect(await deliver(entry(), own)).toMatchObject({ state: 'sent' })
  expect(own.read).toHaveBeenCalledWith('/api/restDay/r1')
  expect(own.send).toHaveBeenLastCalledWith(expect.objectContaining({ body: { id: 'r1', version: 4 } }))
})

test('what another row refuses is refused in its words', async () => {
  const own = server(refuse('CONFLICT', '数据已存在'))
  own.read.mockRejectedValue(new ApiError('NOT_FOUND', 404, '数据不存在'))
  expect(await deliver(entry(), own)).toEqual({ state: 'refused', reason: '数据已存在' })
})
