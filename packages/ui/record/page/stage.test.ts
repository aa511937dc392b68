import { entity } from '@chengban/kernel/entity.ts'
import { everybody, is } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import type { StageLine } from '@chengban/kernel/page.ts'
import { expect, it } from 'vitest'
import { besidesOf, currentOf, nextPart, paceOf, type Stage, squaresOf, stagesOf } from './stage.ts'

const states = ['未上传', '待审核', '通过'] as const
const move = (name: string, label: string) => ({ name, label, from: [], to: '通过', who: everybody })
const paper = entity('impNodeLog', {
  label: '资料',
  title: 'name',
  rows: { own: everybody },
  fields: { name: text('名称'), required: bool('必需'), status: oneOf('状态', states) },
  workflow: {
    field: 'status',
    states,
    initial: '未上传',
    moves: [move('upload', '上传'), move('pass', '通过'), move('back', '退回')],
  } as never,
})
const rows = {
  of: 'impNodeLog',
  by: 'projectId',
  match: ['node'],
  sort: 'sort',
  required: 'required',
  done: is({ status: '通过' }),
  waiting: is({ status: '待审核' }),
  who: [],
  since: 'tzUpload',
  file: 'file',
  acts: { waits: 'pass', missing: 'upload' },
  besides: ['back'],
} as never
const line = {
  sort: 'node',
  name: 'name',
  state: 'status',
  done: ['已完成'],
  passed: ['已跳过'],
  now: ['进行中'],
  plan: ['planStart', 'planEnd'],
  fact: ['actualStart', 'actualEnd'],
  late: 'lateDays',
  parts: ['docDone', 'docTotal'],
} as unknown as StageLine

const stage = (node: number, status: string, more: object = {}) => ({ node, name: `第${node}步`, status, ...more })
const made = (found: readonly object[], stages: readonly object[]): readonly Stage[] =>
  stagesOf(line, stages as never, [{ entity: paper, rows, found: found as never }])

it('gives no document to a stage it does not belong to, and squares by what is there, waits, is missing', () => {
  const [first, second] = made(
    [
      { id: 'a', node: 1, status: '未上传', required: true },
      { id: 'b', node: 1, status: '待审核', required: true },
      { id: 'c', node: 1, status: '通过', required: true },
      { id: 'd', node: 1, status: '未上传', required: false },
    ],
    [stage(1, '进行中', { docDone: 1, docTotal: 3 }), stage(2, '未开始', { docDone: 0, docTotal: 2 })],
  )
  expect(second?.parts).toEqual([])
  expect(squaresOf(first as Stage)).toEqual(['done', 'waits', 'missing'])
  // the reader may see none of the documents, only their numbers
  expect(squaresOf(second as Stage)).toEqual(['missing', 'missing'])
})

it('sends a document back from its row where the reader may, and not once it is done', () => {
  const can = ['pass', 'back']
  const [only] = made(
    [
      { id: 'a', node: 1, status: '待审核', required: true, can },
      { id: 'b', node: 1, status: '待审核', required: true, can: ['upload'] },
      { id: 'c', node: 1, status: '通过', required: true, can },
    ],
    [stage(1, '进行中')],
  )
  expect(only?.parts.map((part) => besidesOf(part).map(({ label }) => label))).toEqual([['退回'], [], []])
})

it('is in hand where it runs; else the last that is over, and before anything the first', () => {
  const at = (...all: readonly string[]) =>
    currentOf(
      made(
        [],
        all.map((status, place) => stage(place, status)),
      ),
    )?.place
  expect(at('已完成', '已跳过', '进行中', '未开始')).toBe(2)
  expect(at('已完成', '已完成')).toBe(1)
  expect(at('未开始', '未开始')).toBe(0)
  expect(at()).toBeUndefined()
})

it('offers nothing of what the reader may not do, is optional or there; passing goes before bringing', () => {
  const running = stage(1, '进行中')
  const next = (found: readonly object[], of: object = running) => {
    const [one] = made(found, [of])
    const { part, move: made1 } = nextPart(one) ?? {}
    return part && [part.row.id, made1?.name]
  }
  const open = { node: 1, required: true, status: '未上传' }
  expect(next([{ ...open, id: 'a' }])).toBeUndefined()
  expect(next([{ ...open, id: 'a', required: false, can: ['upload'] }])).toBeUndefined()
  expect(next([{ ...open, id: 'a', status: '通过', can: ['upload'] }])).toBeUndefined()
  expect(next([{ ...open, id: 'a', can: ['upload'] }], stage(1, '已完成'))).toBeUndefined()
  const waiting = { ...open, id: 'b', status: '待审核', can: ['pass', 'upload'] }
  expect(next([{ ...open, id: 'a', can: ['upload'] }, waiting])).toEqual(['b', 'pass'])
  expect(next([{ ...open, id: 'a', can: ['upload'] }])).toEqual(['a', 'upload'])
  // who brought it may bring it again, but it is not their turn
  expect(next([{ ...waiting, can: ['upload'] }])).toBeUndefined()
})

it('tells how it stands against its plan on the day, the day before and after', () => {
  const word = (status: string, more: object, day = '2026-11-18') =>
    paceOf(made([], [stage(1, status, more)])[0] as Stage, day)?.word
  expect(word('未开始', { planEnd: '2026-11-18' })).toBeUndefined()
  expect(word('已跳过', {})).toBe('跳过')
  expect(word('已完成', { lateDays: 0 })).toBe('按期')
  expect(word('已完成', { lateDays: 4 })).toBe('迟 4 天')
  expect(word('进行中', { planEnd: '2026-11-20' })).toBe('还剩 2 天')
  expect(word('进行中', { planEnd: '2026-11-18' })).toBe('今天到期')
  // a day of rest after the plan's end: late for nobody yet
  expect(word('进行中', { planEnd: '2026-11-17', lateDays: 0 })).toBeUndefined()
  expect(word('进行中', { planEnd: '2026-11-17', lateDays: 1 })).toBe('迟 1 天')
})
