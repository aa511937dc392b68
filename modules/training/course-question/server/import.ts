import type { CallHandler } from '@chengban/engine/call.ts'
import { ownFileBytes } from '@chengban/engine/import/own-file.ts'
import { readSheetFile } from '@chengban/engine/import/read-sheet.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { create } from '@chengban/engine/write/save.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import { maker } from '../../course-chapter/course-chapter.entity.ts'
import { courseQuestion } from '../course-question.entity.ts'
import type { importQuestions } from '../import.call.ts'
import { questionHeads, type SheetQuestion, sheetQuestions } from './question-sheet.ts'

const most = 500

/** Appends the questions of the sheet after the existing ones. */
export const bringQuestions: CallHandler<typeof importQuestions> = async (engine, { chapterId, file, dry }) => {
  const sheet = await readSheetFile(await ownFileBytes(engine, file?.[0]?.url), { columns: questionHeads.length })
  const questions = sheetQuestions(sheet)
  const errors = questions.flatMap(({ row, errors: own }) => own.map((message) => ({ row, message })))
  const total = questions.length
  const bring = dry ? engine.trying() : engine
  await bring.write(courseQuestion, async (tx) => {
    const within = { tx, writer: bring.writer }
    const chapter = await openRow(within, 'courseChapter', chapterId, { who: maker })
    if (chapter.type !== '测验') throw invalid({ chapterId: '请选择测验章节' })
    const stands = await find(within, 'courseQuestion', { chapterId }, { sort: ['sort'] })
    if (stands.length + total > most) throw invalid({ file: `题目最多${most}道` })
    if (errors.length === 0) await add(within, chapterId, questions, stands.at(-1)?.sort ?? 0)
  })
  const [first] = errors
  if (first && !dry) throw new Refusal('VALIDATION', `第${first.row}行：${first.message}`, { errors })
  return { total, saved: dry ? 0 : total, errors }
}

const add = async ({ tx, writer }: Within, chapterId: string, questions: readonly SheetQuestion[], last: number) => {
  for (const [at, { values }] of questions.entries())
    await create(tx, writer, courseQuestion, { ...values, chapterId, sort: last + (at + 1) * 10 })
}
