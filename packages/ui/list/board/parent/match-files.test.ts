import { expect, it } from 'vitest'
import { matchFiles } from './match-files.ts'

const wanted = [
  { id: 'plan', name: '培训计划' },
  { id: 'sign', name: '签到表' },
  { id: 'form', name: '满意度表（签）' },
  { id: 'film', name: '现场照片或视频' },
]
const of = (...names: readonly string[]) =>
  matchFiles(
    names.map((name) => ({ name })),
    wanted,
  )

it('matches nothing that is not alike, is too short, or could be two', () => {
  expect(of('IMG_2031.jpg', '表.pdf', '.pdf')).toEqual([undefined, undefined, undefined])
  const two = [
    { id: 'a', name: '测试报告' },
    { id: 'b', name: '测试记录' },
  ]
  expect(matchFiles([{ name: '测试.docx' }], two)).toEqual([undefined])
  expect(matchFiles([{ name: '甲.pdf' }], [])).toEqual([undefined])
})

it('finds a row whatever stands round its name', () => {
  expect(of('培训计划.docx', '01-签到表（11月）.pdf', '满意度表.PDF', '甲市中心医院_现场照片或视频 2.mp4')).toEqual([
    'plan',
    'sign',
    'form',
    'film',
  ])
})

it('takes the same name before one that holds it, and the longer of two that are held', () => {
  const rows = [
    { id: 'short', name: '手册' },
    { id: 'long', name: '操作手册' },
  ]
  expect(matchFiles([{ name: '操作手册.pdf' }, { name: '新操作手册v2.pdf' }, { name: '手册.pdf' }], rows)).toEqual([
    'long',
    'long',
    'short',
  ])
})
