import { expect, test } from 'vitest'
import { chaptersOf, notesOf } from './review-rows.ts'

const film = { id: 'film', name: '讲解', type: '视频', passScore: 80 }
const quiz = { id: 'quiz', name: '测验', type: '测验', passScore: 80 }

test('a new course is reviewed by its chapters', () => {
  expect(chaptersOf({ id: '1', chapters: [film, quiz] })).toEqual([film, quiz])
  expect(chaptersOf({ id: '1' })).toEqual([])
})

test('a change is reviewed by what it drafted, over what stands, without the chapters it drops', () => {
  const change = { draft: { chapters: [{ id: 'quiz', passScore: 60, questions: [] }] } }
  expect(chaptersOf({ id: '1', chapters: [film, quiz], change })).toEqual([{ ...quiz, passScore: 60, questions: [] }])
})

test('a change that leaves the chapters alone shows those that stand', () => {
  expect(chaptersOf({ id: '1', chapters: [film], change: { draft: { name: '新名' } } })).toEqual([film])
})

test('nobody has said anything of a chapter before the first review', () => {
  expect(notesOf({ id: '1' })).toEqual([])
})
