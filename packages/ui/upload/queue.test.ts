import { expect, test, vi } from 'vitest'
import type { FileEntry } from '../files/file-entry.ts'
import { overall, UploadQueue } from './queue.ts'
import type { SendOptions } from './sending.ts'

const file = (name: string) => new File(['0123456789'], name)
const settle = () => new Promise((done) => setTimeout(done))

function fixture(shrink: (file: File) => Promise<File> = async (each) => each) {
  const calls: { file: File; options: SendOptions; pass: () => void; fail: (why: string) => void }[] = []
  const done: FileEntry[] = []
  const queue = new UploadQueue({
    send: (each, options) =>
      new Promise((resolve, reject) => {
        const pass = () => resolve({ url: `/file/${each.name}`, name: each.name, size: each.size })
        calls.push({ file: each, options, pass, fail: (why) => reject(new Error(why)) })
      }),
    shrink,
    needsShrinking: (each) => each.name.endsWith('.jpg'),
    onDone: (entry) => done.push(entry),
  })
  return { queue, calls, done }
}

test('a failed file stays with its reason, and goes again on 重试', async () => {
  const { queue, calls, done } = fixture()
  queue.add([file('a.pdf')])
  await settle()
  calls[0]!.fail('存储空间不足')
  await settle()
  expect(queue.items()[0]).toMatchObject({ state: 'failed', message: '存储空间不足' })
  queue.retry(1)
  await settle()
  calls[1]!.pass()
  await settle()
  expect(queue.items()[0]?.state).toBe('done')
  expect(queue.items()[0]?.message).toBeUndefined()
  expect(done).toHaveLength(1)
})

test('cancelling aborts the request and delivers nothing, even if it arrives', async () => {
  const { queue, calls, done } = fixture()
  queue.add([file('a.pdf'), file('b.pdf')])
  await settle()
  queue.cancel(1)
  expect(calls[0]!.options.signal.aborted).toBe(true)
  calls[0]!.pass()
  calls[1]!.pass()
  await settle()
  expect(queue.items().map((item) => item.state)).toEqual(['cancelled', 'done'])
  expect(done.map((entry) => entry.name)).toEqual(['b.pdf'])
  expect(overall(queue.items())).toBe(1)
})

test('a picture that cannot be scaled offers its original', async () => {
  const shrink = vi.fn(async () => {
    throw new Error('文件压缩失败')
  })
  const { queue, calls } = fixture(shrink)
  queue.add([file('a.jpg')])
  await settle()
  expect(queue.items()[0]).toMatchObject({ state: 'unshrunk', message: '文件压缩失败' })
  expect(calls).toHaveLength(0)
  queue.sendOriginal(1)
  await settle()
  expect(calls).toHaveLength(1)
  expect(shrink).toHaveBeenCalledTimes(1)
})

test('three go at once, and the bar counts bytes', async () => {
  const { queue, calls } = fixture()
  queue.add(['1', '2', '3', '4', '5'].map((name) => file(`${name}.pdf`)))
  await settle()
  expect(calls).toHaveLength(3)
  calls[0]!.options.onProgress(5)
  expect(overall(queue.items())).toBeCloseTo(0.1)
  calls[1]!.pass()
  await settle()
  expect(calls).toHaveLength(4)
})
