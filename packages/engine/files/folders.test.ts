import { terabyte } from '@chengban/kernel/upload-folders.ts'
import { expect, test } from 'vitest'
import { folderRules, largestOf, rulesOf, typesOf } from './folders.ts'

test('lists that name unknown folders or types, or programs outside package, are none', () => {
  for (const text of [
    ...['', '[', 'null', '[]', '5', '{"secrets":["pdf"]}', '{"image":"png"}', '{"image":[1]}'],
    ...['{"image":["svg"]}', '{"attachment":["html"]}', '{"attachment":["exe"]}', '{"image":["PNG"]}'],
  ]) {
    expect(typesOf(text), text).toBeNull()
  }
  expect(typesOf('{"package":["exe"]}')).toEqual({ package: ['exe'] })
})

test('a list replaces its folder alone; a limit lowers what is above it, in words of its own', () => {
  const rules = rulesOf({ attachment: ['pdf', 'ofd'] }, 30 * 1_048_576)
  expect(rules.attachment.accept).toEqual(['pdf', 'ofd'])
  expect(rules.video.accept).toEqual(folderRules.video.accept)
  expect([rules.attachment.tooLarge, rules.image.tooLarge, rules.import.tooLarge]).toEqual([
    '文件不能超过30MB',
    '文件不能超过30MB',
    '导入文件不能超过20MB',
  ])
  expect(largestOf(rules)).toMatchObject({ maxBytes: 30 * 1_048_576 })
  expect(rulesOf({}, 1_610_612_736).video.tooLarge).toBe('文件不能超过1.5GB')
  expect(largestOf(folderRules)).toMatchObject({ maxBytes: terabyte, tooLarge: '文件超过1TB' })
})
