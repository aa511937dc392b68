import { call } from '@chengban/kernel/call.ts'
import { allOf, holds, is, me } from '@chengban/kernel/expr.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { int } from '@chengban/kernel/kinds/int.ts'
import { json } from '@chengban/kernel/kinds/json.ts'
import { refs } from '@chengban/kernel/kinds/ref.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import { asMove, begunLines, bodyOf, doneWords, mayTake, type Offered, offersAt } from './offered.ts'

const person = (...codes: string[]) => ({
  userId: 'u1',
  has: (code: string) => codes.includes(code),
  today: '2026-11-24',
  now: '2026-11-24T09:00:00+08:00',
})

const appeal = call({
  method: 'POST',
  path: '/attendance/apply',
  label: '申诉考勤',
  who: holds('attendance:apply'),
  offered: {
    of: 'attendance',
    on: 'rows',
    label: '申诉',
    when: allOf(me('userId'), is({ isLock: false })),
    from: { month: 'month' },
    rows: 'rows',
    each: { type: oneOf('类型', ['补卡', '外出']) },
    done: '已提交{submitted}条，跳过{skipped}人',
  },
  input: { month: text('月份', { required: true }), rows: json('申诉'), audit1: text('审核人') },
  answer: { submitted: 'int' },
})
const [rows] = offersAt([appeal], 'attendance', 'rows') as readonly [Offered]
const day = (id: string, more: object = {}) => ({
  id,
  version: 2,
  userId: 'u1',
  isLock: false,
  month: '2026-11',
  ...more,
})

test('stands at its place alone', () => {
  expect(offersAt([appeal], 'attendance', 'record')).toEqual([])
  expect(offersAt([appeal], 'overtime', 'rows')).toEqual([])
})

test('is offered to who holds the code, on rows of which the condition is not known to fail', () => {
  expect(mayTake(rows, day('a'), person('attendance:apply'))).toBe(true)
  expect(mayTake(rows, day('a'), person())).toBe(false)
  expect(mayTake(rows, day('a', { isLock: true }), person('attendance:apply'))).toBe(false)
  expect(mayTake(rows, day('a', { userId: 'u2' }), person('attendance:apply'))).toBe(false)
})

test('what makes a move is offered to whom the server lets make it', () => {
  const made: Offered = { call: appeal, offer: { of: 'attendance', on: 'record', move: 'appeal' } }
  expect(mayTake(made, day('a', { can: ['update'] }), person('attendance:apply'))).toBe(false)
  expect(mayTake(made, day('a', { can: ['update', 'appeal'] }), person('attendance:apply'))).toBe(true)
})

test('asks for what the place does not know, under its own word', () => {
  expect(asMove(rows)).toMatchObject({ label: '申诉' })
  expect(Object.keys(asMove(rows).asks ?? {})).toEqual(['audit1', 'type'])
})

test('sends each chosen row with what is asked once, and what they have in common', () => {
  expect(bodyOf(rows, [day('a'), day('b')], { type: '补卡', audit1: null })).toEqual({
    month: '2026-11',
    rows: [
      { id: 'a', version: 2, type: '补卡' },
      { id: 'b', version: 2, type: '补卡' },
    ],
  })
})

test('refuses rows that differ in what is one for all', () => {
  expect(() => bodyOf(rows, [day('a'), day('b', { month: '2026-10' })], {})).toThrow('同一')
})

test('sends ids where the call takes references', () => {
  const ignore = call({
    method: 'POST',
    path: '/checkOnWork/action/ignoreFact',
    label: '忽略',
    offered: { of: 'checkOnWorkFact', on: 'rows', rows: 'factIds', given: { isIgnore: true } },
    input: { factIds: refs('事实', 'checkOnWorkFact'), isIgnore: bool('忽略'), reason: longText('原因') },
    answer: { changed: 'int' },
  })
  const [offered] = offersAt([ignore], 'checkOnWorkFact', 'rows') as readonly [Offered]
  expect(bodyOf(offered, [day('a')], { reason: '误记' })).toEqual({ factIds: ['a'], isIgnore: true, reason: '误记' })
})

test('a record gives its id and version where the call asks for them, and what it is asked for by another name', () => {
  const both = call({
    method: 'POST',
    path: '/x',
    label: '重置',
    offered: { of: 'user', on: 'record', from: { courseId: 'month' } },
    input: { id: text('课'), version: int('version'), courseId: text('课程') },
    answer: {},
  })
  const [offered] = offersAt([both], 'user', 'record') as readonly [Offered]
  expect(bodyOf(offered, [day('a')], {})).toEqual({ id: 'a', version: 2, courseId: '2026-11' })
  expect(asMove(offered).asks).toEqual({})
})

test('says what came of it', () => {
  expect(doneWords(rows, { submitted: 3, skipped: [1, 2] })).toBe('已提交3条，跳过2人')
  expect(doneWords({ ...rows, offer: { ...rows.offer, done: undefined as never } }, {})).toBe('申诉成功')
})

test('chosen rows are lines of the form, which begin with what they say and are sent as they were typed', () => {
  const each = call({
    method: 'POST',
    path: '/attendance/apply',
    label: '申诉',
    offered: {
      of: 'attendance',
      on: 'rows',
      rows: 'rows',
      lines: {
        shape: { at: text('时间'), kind: text('类型', { default: '补卡' }) },
        begins: { at: 'tzIn' },
        told: ['kind'],
      },
    },
    input: { rows: json('申诉', { required: true }) },
    answer: { submitted: 'int' },
  })
  const [offered] = offersAt([each], 'attendance', 'rows') as readonly [Offered]
  expect(asMove(offered).asks?.rows?.kind).toBe('json')
  const begun = begunLines(offered, [day('a', { tzIn: '08:25' }), day('b')])
  expect(begun).toEqual({
    rows: [
      { id: 'a', version: 2, at: '08:25', kind: '补卡' },
      { id: 'b', version: 2, at: null, kind: '补卡' },
    ],
  })
  const typed = { rows: [{ id: 'a', version: 2, at: '08:20', kind: '外勤' }] }
  expect(bodyOf(offered, [day('a'), day('b')], typed)).toEqual({ rows: [{ id: 'a', version: 2, at: '08:20' }] })
})
