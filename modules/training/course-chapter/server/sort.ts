import type { CallHandler } from '@chengban/engine/call.ts'
import { readState } from '@chengban/engine/round/state.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import { draftedLines } from '@chengban/engine/write/draft-line.ts'
import { update } from '@chengban/engine/write/save.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict, forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { updateRule } from '@chengban/kernel/write-rules.ts'
import type { orderChapters } from '../sort.call.ts'

/** The list of the course with nothing but another order: its rules say who may, and when. */
export const sortChapters: CallHandler<typeof orderChapters> = (engine, { courseId, version, ids }) => {
  const { writer } = engine
  const course = writer.catalog.entity('course')
  const wanted = listIn<string>(ids)
  return engine.write(course, async (tx) => {
    const locked = await lockRow(tx, writer.catalog, course, courseId, [updateRule(course)])
    if (!locked?.seen) throw notFound()
    if (!locked.rules[0]) throw forbidden()
    if (locked.row.version !== version) throw conflict('单据已变更，请刷新')
    const draft = locked.row.status === '变更中' ? (await readState(tx, course, courseId)).last?.draft : null
    const standing = await draftedLines(tx, writer, course, 'chapters', courseId, draft)
    const chapters = wanted.flatMap((id) => standing.find((one) => one.id === id) ?? [])
    if (new Set(chapters).size !== standing.length || wanted.length !== standing.length)
      throw invalid({ ids: '章节不一致' })
    await update(tx, writer, course, courseId, { chapters }, version)
    const after = await lockRow(tx, writer.catalog, course, courseId)
    return { courseId, version: Number(after?.row.version) }
  })
}
