import { text } from '@chengban/kernel/kinds/text.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ClientPlace } from '../declarations/details.ts'
import { ok, refused, serve } from '../list/testing/list-bench.tsx'
import { useAnswer } from './use-answer.ts'

const place: ClientPlace = {
  shows: [],
  send: '/sheet/sign',
  agree: '签字',
  header: 'X-Report-Token',
  input: { signer: text('签字人', { required: true }), signature: text('签名') },
}
const params = new URLSearchParams({ token: 't'.repeat(43), id: 'a' })
const rows = [{ id: 'a' }]
let bench: ReturnType<typeof serve>
afterEach(() => bench.close())

test('a signature that is refused stays on the pad with its words; taken, the page is done', async () => {
  bench = serve({ 'POST /api/sheet/sign': () => refused('CONFLICT', '内容已更新，请刷新后再签') })
  const { result } = renderHook(() => useAnswer(place, rows, params))
  act(() => result.current.say('signer', '何川'))
  act(() => result.current.agree())
  const drawn = new Blob(['x'], { type: 'image/png' })
  await act(async () => expect(result.current.sign(drawn)).rejects.toThrow('内容已更新，请刷新后再签'))
  expect([result.current.isSigning, result.current.done]).toEqual([true, ''])
  bench.answers['POST /api/sheet/sign'] = () => ok({})
  await act(() => result.current.sign(drawn))
  expect([result.current.isSigning, result.current.done]).toEqual([false, '已确认，谢谢'])
})
