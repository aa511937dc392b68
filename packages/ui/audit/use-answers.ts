import type { Entity } from '@chengban/kernel/entity.ts'
import type { Row } from '../data/row.ts'
import { useSession } from '../session/person.ts'
import { answersOf } from './answers.ts'
import { type AuditDetail, lastRound } from './audit-detail.ts'

/** How the reader decides; whoever was asked ahead of an approver agrees with a word alone. */
export const useAnswers = (entity: Entity, row: Row, detail: AuditDetail | undefined): ReturnType<typeof answersOf> => {
  const me = useSession(({ person }) => person?.id ?? '')
  const answers = answersOf(entity, row)
  const tasks = (detail && lastRound(detail)?.tasks) ?? []
  const isAhead = tasks.some(({ user, kind, status }) => user.id === me && kind === '前加签' && status === '待处理')
  if (!isAhead || !answers.pass || entity.audit) return answers
  const { move: _form, ...word } = answers.pass
  return { ...answers, pass: word }
}
