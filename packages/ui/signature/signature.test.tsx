import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { widthsOf } from './pen.ts'
import { cutOf } from './picture.ts'
import { SignaturePad } from './SignaturePad.tsx'
import { onStage, stageOf } from './strokes.ts'

vi.mock('./picture.ts', async (original) => ({
  ...(await original<typeof import('./picture.ts')>()),
  pictureOf: async () => new Blob(['png']),
}))

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const stroke = (...points: [number, number][]): void => {
  const canvas = screen.getByRole('img', { name: '在这里签名' })
  canvas.setPointerCapture = () => undefined
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, isPrimary: true, button: 0, pointerId: 1 })
  const [first = [0, 0], ...rest] = points
  fireEvent.pointerDown(canvas, at(first))
  for (const point of rest) fireEvent.pointerMove(canvas, at(point))
  fireEvent.pointerUp(canvas)
}

test('nothing drawn, or all of it taken back: 请签名', async () => {
  const done = vi.fn(async () => {})
  render(<SignaturePad onDone={done} onShut={() => undefined} />)
  await press('确定')
  expect(screen.getByRole('alert').textContent).toBe('请签名')
  stroke([10, 10], [20, 20])
  await press('撤销一笔')
  await press('确定')
  stroke([10, 10], [20, 20])
  stroke([30, 10])
  await press('清除')
  await press('确定')
  expect(screen.getByRole('alert').textContent).toBe('请签名')
  expect(done).not.toHaveBeenCalled()
})

test('what is refused is said, and the strokes stay', async () => {
  const done = vi.fn().mockRejectedValueOnce(new Error('存储空间不足')).mockResolvedValueOnce(undefined)
  render(<SignaturePad onDone={done} onShut={() => undefined} />)
  stroke([10, 10], [20, 20])
  stroke([30, 10], [40, 30], [50, 20])
  await press('确定')
  expect(screen.getByRole('alert').textContent).toBe('存储空间不足')
  await press('确定')
  const { png, strokes } = done.mock.calls[1]?.[0] ?? {}
  expect(png).toBeInstanceOf(Blob)
  expect(strokes).toMatchObject({ width: innerWidth, height: innerHeight })
  expect(strokes.strokes.map((points: unknown[]) => points.length)).toEqual([2, 3])
})

test('a device held upright: the stage lies across, touches are turned by 90°', () => {
  const phone = { width: 390, height: 844 }
  expect(stageOf(phone)).toEqual({ width: 844, height: 390 })
  expect(onStage({ x: 390, y: 0 }, phone)).toEqual({ x: 0, y: 0 })
  expect(onStage({ x: 0, y: 844 }, phone)).toEqual({ x: 844, y: 390 })
  expect(onStage({ x: 100, y: 20 }, { width: 844, height: 390 })).toEqual({ x: 100, y: 20 })
})

test('the picture is cut to the strokes and 16 px; no line is thinner than 1', () => {
  expect(cutOf([])).toBeUndefined()
  const points = [
    { x: 100, y: 50, t: 0 },
    { x: 300, y: 90, t: 1 },
  ]
  // two pixels a point, the pen reaching 1.8 beyond its middle
  expect(cutOf([points])).toEqual({ left: 200 - 4 - 16, top: 100 - 4 - 16, width: 400 + 8 + 32, height: 80 + 8 + 32 })
  expect(Math.min(...widthsOf(points))).toBeGreaterThanOrEqual(1)
})
