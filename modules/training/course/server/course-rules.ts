import { today } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { assignCourses } from '../../course-assign/server/assign.ts'
import { learnAgain } from './learn-again.ts'
import { chaptersOf, isComplete } from './round-chapters.ts'

/** KC, the year and five digits, from a counter that is locked and never goes back. */
export const courseId: Handler<'course'> = async ({ tx, before }) => {
  if (before) return before.id
  const prefix = `KC${today().slice(0, 4)}`
  const [counter] = await tx.query<{ last: number }>(
    'insert into app.counter (key, last) values ($1, 1) on conflict (key) do update set last = app.counter.last + 1 returning last',
    [prefix],
  )
  return prefix + String(counter?.last ?? 0).padStart(5, '0')
}

const mostTags = 5

export const courseCheck: Handler<'course'> = async ({ tx, before, row }) => {
  const tags = row.tags ?? []
  if (!Array.isArray(tags) || tags.length > mostTags) throw invalid({ tags: `最多${mostTags}个标签` })
  const known = before?.tags ?? []
  await demandTags(
    tx,
    tags.filter((tag) => !known.includes(tag)),
  )
  if (Number(row.credit) * 2 !== Math.trunc(Number(row.credit) * 2)) throw invalid({ credit: '学分以0.5为单位' })
}

/** Refuses newly added tags that are not in the dictionary; existing tags may stay after the dictionary drops them. */
const demandTags = async (tx: Sql, tags: readonly unknown[]): Promise<void> => {
  if (tags.length === 0) return
  const found = await tx.query(
    'select from store.dict where is_enable and dict_type_id = $1 and code = any ($2::text[])',
    ['courseTag', tags.map(String)],
  )
  if (found.length < new Set(tags).size) throw invalid({ tags: '标签不在可选范围' })
}

/** Handed in whole: a required chapter, what each chapter's kind is made of, and somebody who may see the course. */
export const courseSubmit: Handler<'course'> = async (scene) => {
  const { tx, row } = scene
  const chapters = await chaptersOf(tx, row)
  if (!chapters.some(({ isRequired }) => isRequired)) throw conflict('请至少添加一个必修章节')
  const drawn = chapters.find(({ drawCount, questions }) => Number(drawCount ?? 0) > questions.length)
  if (drawn?.type === '测验') throw conflict(`章节【${drawn.name}】抽题数超过题目数`)
  const open = chapters.find((chapter) => !isComplete(chapter))
  if (open) throw conflict(`章节【${open.name}】内容不完整`)
  const audience = [...row.roleIds, ...row.departmentIds]
  if (row.isOpen === false && audience.length === 0) {
    const [assigned] = await tx.query(
      'select from store.course_assign a where a.course_id = $1 and a.is_enable limit 1',
      [row.id],
    )
    if (!assigned) throw invalid({ isOpen: '请选择可见范围' })
  }
  await dropChecks(scene)
}

/** Each round is reviewed anew. A change has passed by the time these rules are asked the second time: then they stay. */
const dropChecks = async ({ tx, before, row }: Scene<'course'>): Promise<void> => {
  if (before?.status !== '变更中') row.checks = []
  else if (row.status === '变更中') await tx.query(`update store.course set checks = '[]' where id = $1`, [row.id])
}

/** The reviewer has looked at every chapter of the round. */
export const courseApprove: Handler<'course'> = async ({ tx, row, before }) => {
  const notes = before?.checks ?? []
  const open = (await chaptersOf(tx, row)).find(({ id }) => !notes.some((note) => note.chapterId === id && note.ok))
  if (open) throw conflict(`章节【${open.name}】未核对通过`)
}

/** A change that has passed is a new version of the course; the first time it is published, to those who must learn it. */
export const courseApproved: Handler<'course'> = async (scene) => {
  const { tx, row, before } = scene
  if (before?.status === '变更中') {
    row.courseVersion = Number(before.courseVersion) + 1
    if (row.requireAgain) await learnAgain(scene)
  }
  row.requireAgain = false
  row.tzPublish ??= row.tzUpdate
  if (row.shelf === '未上架') await assignCourses(tx, { courseId: String(row.id), publishDay: today() })
}

export const courseOnShelf: Handler<'course'> = ({ tx, row }) => assignCourses(tx, { courseId: String(row.id) })

const mostOnTop = 5

export const courseTop: Handler<'course'> = async ({ tx, before }) => {
  if (before?.isTop) return
  await lock(tx, 'coursesOnTop')
  const [found] = await tx.query<{ n: number }>('select count(*)::integer as n from store.course where is_top')
  if ((found?.n ?? 0) >= mostOnTop) throw conflict(`最多置顶${mostOnTop}门课程`)
}
