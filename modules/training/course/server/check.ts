import { openDecision } from '@chengban/engine/audit/opened.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import { updateRow } from '@chengban/engine/row/rows.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { check } from '../check.call.ts'
import { chaptersOf } from './round-chapters.ts'

interface Note {
  readonly chapterId: string
  /** As it was called when it was checked: it may have stood in a draft alone. */
  readonly chapter: string
  readonly ok: boolean
  readonly opinion: string | null
}

/** Records the current approver's verdict on one chapter; like their other actions, it raises the version. */
export const checkChapter: CallHandler<typeof check> = async (engine, { id, version, chapterId, ok, opinion }) => {
  if (ok !== true && !opinion) throw invalid({ opinion: '请填写审核意见' })
  const entity = engine.writer.catalog.entity('course')
  return engine.write(entity, async (tx) => {
    const { before, round } = await openDecision(tx, engine.writer, entity, { id: String(id), version })
    const chapters = await chaptersOf(tx, { id, chapters: round.draft?.chapters })
    const chapter = chapters.find((one) => one.id === chapterId)
    if (!chapter) throw notFound()
    const note: Note = {
      chapterId: chapter.id,
      chapter: chapter.name,
      ok: ok === true,
      opinion: opinion ? String(opinion) : null,
    }
    const others = listIn<Note>(before.checks).filter((one) => one.chapterId !== chapterId)
    const checks = [...others, note]
    await updateRow(tx, engine.writer.catalog, entity, { ...before, checks }, ['checks'], {})
    return { checks }
  })
}
