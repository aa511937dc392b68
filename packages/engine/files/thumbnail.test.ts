import { createCanvas, loadImage } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { bytesOf } from './bytes.ts'
import { pictureSize } from './picture-size.ts'
import { picture } from './testing/picture.ts'
import { samples } from './testing/samples.ts'
import { thumbnail } from './thumbnail.ts'

/** The camera was held on its side: the wide picture is shown upright. */
const onItsSide = async (): Promise<Buffer> => {
  const jpeg = await picture(400, 200).encode('jpeg', 90)
  const exif = Buffer.from('4578696600004d4d002a000000080001011200030000000100060000000000000000', 'hex')
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2]), exif, jpeg.subarray(2)])
}

const seen = async (webp: Buffer) => {
  const image = await loadImage(webp)
  const canvas = createCanvas(image.width, image.height)
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0)
  const at = (x: number, y: number) => ((pen.getImageData(x, y, 1, 1).data[0] ?? 0) > 128 ? 'red' : 'blue')
  const [right, low] = [image.width - 2, image.height - 2]
  return { size: [image.width, image.height], corners: [at(1, 1), at(right, 1), at(1, low)].join(' ') }
}

test('what is no picture, is broken, or would fill the memory is refused before it is drawn', async () => {
  const huge = Buffer.from(await picture(10, 10).encode('png'))
  huge.writeUInt32BE(60_000, 16)
  huge.writeUInt32BE(60_000, 20)
  await expect(thumbnail(huge, { width: 64, turned: 0 })).rejects.toThrow('图片尺寸过大')
  for (const source of [samples.jpeg, samples.pdf, samples.svg, Buffer.alloc(0)])
    await expect(thumbnail(source, { width: 64, turned: 0 })).rejects.toMatchObject({ message: '图片无法读取' })
})

test('never enlarged, never nothing', async () => {
  const wide = await picture(3000, 2).encode('png')
  expect((await seen(await thumbnail(wide, { width: 64, turned: 0 }))).size).toEqual([64, 1])
  const small = await picture(40, 20).encode('png')
  expect((await seen(await thumbnail(small, { width: 64, turned: 0 }))).size).toEqual([40, 20])
})

test('fitted to the width, and turned clockwise', async () => {
  const png = await picture(400, 200).encode('png')
  const look = async (width: number | null, turned: 0 | 90 | 180 | 270) => seen(await thumbnail(png, { width, turned }))
  expect(await look(100, 0)).toEqual({ size: [100, 50], corners: 'red blue red' })
  expect(await look(100, 90)).toEqual({ size: [100, 200], corners: 'red red blue' })
  expect(await look(100, 180)).toEqual({ size: [100, 50], corners: 'blue red blue' })
  expect(await look(null, 270)).toEqual({ size: [200, 400], corners: 'blue blue red' })
})

test('upright as the camera noted', async () => {
  expect(await seen(await thumbnail(await onItsSide(), { width: 100, turned: 0 }))).toEqual({
    size: [100, 200],
    corners: 'red red blue',
  })
})

test('sizes are read without decoding', async () => {
  for (const kind of ['png', 'jpeg', 'webp'] as const) {
    const bytes = kind === 'png' ? await picture(300, 200).encode(kind) : await picture(300, 200).encode(kind, 80)
    expect(await pictureSize(bytesOf(bytes)), kind).toEqual({ width: 300, height: 200 })
  }
  expect(await pictureSize(bytesOf(await onItsSide()))).toEqual({ width: 400, height: 200 })
  expect(await pictureSize(bytesOf(samples.gif))).toEqual({ width: 1, height: 1 })
  for (const none of [samples.pdf, samples.mp4, Buffer.alloc(3)]) expect(await pictureSize(bytesOf(none))).toBeNull()
})
