import { afterEach, expect, test, vi } from 'vitest'
import { stampImage } from './stamp-image.ts'
import { stampLines } from './stamp-lines.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a picture says its minute, and its place as far as it is known', () => {
  expect(stampLines('2026-11-28 09:12', null)).toEqual(['2026-11-28 09:12'])
  expect(stampLines('2026-11-28 09:12', { address: ' ', lng: 120.15, lat: 30.28 })).toEqual([
    '2026-11-28 09:12',
    '120.15, 30.28',
  ])
  expect(stampLines('2026-11-28 09:12', { address: '市一医院', lng: 120.15, lat: 30.28 })[1]).toBe('市一医院')
})

test('what the device cannot draw is sent as it was taken', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  const file = new File(['x'], '门诊.jpg')
  expect(await stampImage(file, ['2026-11-28 09:12'])).toBe(file)
})

test('the lines are drawn into the picture, under its own name', async () => {
  const pen = { drawImage: vi.fn(), fillRect: vi.fn(), fillText: vi.fn(), canvas: { width: 800, height: 600 } }
  vi.stubGlobal('createImageBitmap', async () => ({ width: 800, height: 600, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['drawn'], { type: 'image/jpeg' })),
  )
  const made = await stampImage(new File(['x'], '门诊.jpg'), ['2026-11-28 09:12', '市一医院'])
  expect(pen.fillText.mock.calls.map(([line]) => line)).toEqual(['2026-11-28 09:12', '市一医院'])
  expect([made.name, made.size]).toEqual(['门诊.jpg', 5])
})
