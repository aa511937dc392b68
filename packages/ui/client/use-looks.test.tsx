import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ClientPlace } from '../declarations/details.ts'
import { useLooks } from './use-looks.ts'

const place = {
  film: { field: 'video', tell: 'watched', least: 90, when: { type: '大版本' } },
} as unknown as ClientPlace
const film = { url: '/file/video/a.mp4?ticket=1', name: 'a.mp4', size: 1 }
const delivery = { id: 'a', type: '大版本', video: [film] }

test('a film is asked for where there is one and the row is of that kind', () => {
  const lackOf = (row: Record<string, unknown>) => renderHook(() => useLooks(place, [row])).result.current.lack
  expect(lackOf(delivery)).toBe('请看完演示视频（已看 0%）')
  expect(lackOf({ ...delivery, type: '小版本' })).toBeUndefined()
  expect(lackOf({ ...delivery, video: [] })).toBeUndefined()
})

test('nine tenths are enough, and a new ticket changes nothing', async () => {
  const { result } = renderHook(() => useLooks(place, [delivery]))
  await act(async () => result.current.films.onWatched('/file/video/a.mp4', { furthest: 89, duration: 100 }))
  expect(result.current.lack).toBe('请看完演示视频（已看 89%）')
  await act(async () => result.current.films.onWatched('/file/video/a.mp4', { furthest: 90, duration: 100 }))
  expect([result.current.lack, result.current.watched]).toEqual([undefined, 90])
})

test('every document that is signed has been opened once', async () => {
  const file = (name: string) => ({ url: `/file/attachment/${name}?ticket=1`, name, size: 1 })
  const document = (name: string, more = {}) => ({
    ...{ id: name, name, needSign: true, status: '通过', file: [file(name)] },
    ...more,
  })
  const sheet = {
    id: 's',
    documents: [
      document('a'),
      document('b'),
      document('c', { needSign: false }),
      document('d', { status: '客户已签' }),
    ],
  }
  const { result } = renderHook(() => useLooks({} as ClientPlace, [sheet]))
  expect(result.current.lack).toBe('还有 2 份需签字的资料没有打开')
  await act(async () => result.current.films.onOpened(file('a')))
  await act(async () => result.current.films.onOpened({ ...file('b'), url: '/file/attachment/b?ticket=2' }))
  expect(result.current.lack).toBeUndefined()
})
