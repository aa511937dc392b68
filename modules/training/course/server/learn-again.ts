import type { Scene } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { done } from '../../course-log/course-log.states.ts'

interface Line {
  readonly id?: string
  readonly isRequired?: boolean
  readonly questions?: readonly { readonly id?: string }[]
}

/**
 * Applies a new version that must be learnt again: changed chapters become unfinished, and a learner who had finished
 * the course has to finish it once more. Likes, collections, ratings and credits stay; a running quiz keeps its paper.
 */
export const learnAgain = async (scene: Scene<'course'>): Promise<void> => {
  const lines: unknown = (scene.row as { readonly chapters?: unknown }).chapters
  if (!Array.isArray(lines)) return
  const standing = await find(scene, 'courseChapter', { courseId: scene.row.id })
  const ids = standing.map(({ id }) => id)
  const questions = ids.length ? await find(scene, 'courseQuestion', { chapterId: ids }) : []
  const before = new Map(standing.map((one) => [one.id, one]))
  const isNew = ({ id, isRequired }: Line): boolean => !before.has(id ?? '') && isRequired !== false
  const changed = lines.filter((line) => {
    const chapter = before.get(line.id ?? '')
    const asked = questions.filter(({ chapterId }) => chapterId === line.id)
    return chapter !== undefined && (differs(chapter, line, content) || asksOtherwise(asked, line.questions))
  })
  await forget(
    scene,
    changed.flatMap(({ id }) => id ?? []),
  )
  const isMore = (line: Line): boolean => line.isRequired ?? before.get(line.id ?? '')?.isRequired !== false
  if (!changed.some(isMore) && !lines.some(isNew)) return
  const logs = await find(scene, 'courseLog', { courseId: scene.row.id, status: [...done] })
  for (const { id } of logs) await moveBySystem(scene, 'courseLog', 'again', id)
}

/** What a chapter teaches. */
const content = ['video', 'file', 'content', 'minSeconds'] as const
const asking = ['type', 'content', 'images', 'options', 'answer', 'score'] as const

/** What the draft does not name stays. */
const differs = (before: object, line: object, names: readonly string[]): boolean =>
  names.some((name) => name in line && shape(line, name) !== shape(before, name))

const shape = (row: object, name: string): string => {
  const value = (row as Record<string, unknown>)[name] ?? null
  const isFiles = name === 'video' || name === 'file' || name === 'images'
  return JSON.stringify(isFiles ? listIn<{ url: string }>(value).map(({ url }) => url) : value)
}

const asksOtherwise = (standing: readonly RowOf<'courseQuestion'>[], lines: Line['questions']): boolean => {
  if (!lines) return false
  const known = new Map(standing.map((one) => [one.id, one]))
  return (
    lines.length !== standing.length ||
    lines.some((line) => {
      const before = known.get(line.id ?? '')
      return !before || differs(before, line, asking)
    })
  )
}

/** Resets the chapters for everyone, including learners who have not finished yet. */
const forget = async (scene: Scene<'course'>, chapterId: readonly string[]): Promise<void> => {
  if (chapterId.length === 0) return
  const logs = await find(scene, 'courseChapterLog', { chapterId: [...chapterId] })
  const nothing = { isFinish: false, tzFinish: null, ranges: [], watched: 0, furthest: 0, position: 0, readSeconds: 0 }
  await change(
    scene,
    'courseChapterLog',
    logs.map(({ id }) => id),
    { ...nothing, isEnd: false, best: null },
  )
  const attempts = await find(scene, 'courseAttempt', { chapterId: [...chapterId], status: ['已交卷', '超时交卷'] })
  await change(
    scene,
    'courseAttempt',
    attempts.map(({ id }) => id),
    { status: '已清零' },
  )
}
