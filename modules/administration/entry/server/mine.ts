import type { CallHandler } from '@chengban/engine/call.ts'
import { divide, multiply, round } from '@chengban/kernel/decimal.ts'
import { entryItem } from '../../entry-item/entry-item.entity.ts'
import { entry } from '../entry.entity.ts'
import type { mine } from '../mine.call.ts'

type Row = Readonly<Record<string, unknown>>

const nobody = { entry: null, items: [], learnDone: 0, learnTotal: 0, percent: null, nextStep: '', regularPlan: null }

/** Answers with the caller's newest file, without its pay, and with its list items and the place to learn each. */
export const myEntry: CallHandler<typeof mine> = async (engine) => {
  const filters = { userId: { equalTo: engine.writer.actor.userId }, kind: { equalTo: '入职' } }
  const [found] = await engine.list(entry, { filters, sort: '-tzCreate' }, { offset: 0, size: 1 })
  if (!found) return nobody
  const { salary: _pay, regularSalary: _later, ...file } = found
  const mine = { filters: { entryId: { equalTo: file.id } }, sort: 'kind,sort' }
  const items = await engine.list(entryItem, mine, { offset: 0, size: 200 })
  const [learnDone, learnTotal] = [file.learnDone, file.learnTotal]
  const share = learnTotal > 0 ? divide(multiply(String(learnDone), '100'), String(learnTotal)) : null
  return {
    entry: file,
    items: items.map((item) => ({ ...item, link: linkOf(item) })),
    learnDone,
    learnTotal,
    percent: share === null ? null : round(share, 1),
    nextStep: stepAfter(file, learnTotal - learnDone),
    regularPlan: file.regularPlan,
  }
}

const linkOf = ({ id, documentId, courseId }: Row): string => {
  if (documentId) return `/document/read/${documentId}`
  return courseId ? `/record/course/${courseId}` : `/record/entryItem/${id}`
}

const stepAfter = ({ stage, tzProbation, regularPlan }: Row, left: number): string => {
  const steps: Readonly<Record<string, string>> = {
    待入职: `${tzProbation} 办理入职`,
    学习中: `还有 ${left} 项要学`,
    待考核: '等待入职考核',
    试用中: `试用到 ${regularPlan}`,
    待转正: '请提交转正申请',
    待离职: '请准备工作交接',
    交接中: '请完成工作交接',
  }
  return steps[String(stage)] ?? ''
}
