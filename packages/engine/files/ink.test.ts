import { expect, test } from 'vitest'
import { isDrawnOn } from './ink.ts'
import { boasting, clear, drawing, ink, signed } from './testing/drawing.ts'
import { samples } from './testing/samples.ts'

const white = [255, 255, 255, 255] as const

test('nothing, a point, a spot and a sheet all of ink are no drawing', async () => {
  expect(await isDrawnOn(drawing(300, 150, () => clear))).toBe(false)
  expect(await isDrawnOn(drawing(300, 150, () => white))).toBe(false)
  expect(await isDrawnOn(drawing(300, 150, () => [255, 255, 255, 1]))).toBe(false)
  expect(await isDrawnOn(drawing(300, 150, (x, y) => (x === 9 && y === 9 ? ink : clear)))).toBe(false)
  expect(await isDrawnOn(drawing(300, 150, (x, y) => (x < 14 && y < 14 ? ink : clear)))).toBe(false)
  expect(await isDrawnOn(drawing(300, 150, () => ink))).toBe(false)
  expect(await isDrawnOn(samples.png)).toBe(false)
})

test('ink that is too little or along a line alone is none', async () => {
  const corners = (x: number, y: number) => (x % 999 === 0 && y % 599 === 0 ? ink : clear)
  expect(await isDrawnOn(drawing(1000, 600, corners))).toBe(false)
  expect(await isDrawnOn(drawing(300, 150, (_, y) => (y < 14 ? ink : clear)))).toBe(false)
})

test('what is no picture, or claims more pixels than any pad has, is never decoded', async () => {
  expect(await isDrawnOn(Buffer.from('no picture'))).toBe(false)
  expect(await isDrawnOn(signed.subarray(0, 40))).toBe(false)
  expect(await isDrawnOn(boasting(100_000, 100_000))).toBe(false)
})

test('a stroke is one: on nothing, on white, on a large sheet', async () => {
  expect(await isDrawnOn(signed)).toBe(true)
  expect(await isDrawnOn(drawing(160, 60, (x, y) => (Math.abs(y - x / 3) < 2 ? ink : white)))).toBe(true)
  expect(await isDrawnOn(drawing(1600, 800, (x, y) => (Math.abs(y - x / 2) < 4 ? ink : clear)))).toBe(true)
  expect(await isDrawnOn(drawing(60, 160, (x, y) => (Math.abs(x - y / 3) < 2 ? ink : clear)))).toBe(true)
})
