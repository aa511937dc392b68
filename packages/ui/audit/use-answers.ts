import type { Entity } from '@chengban/kernel/entity.ts'
import type { Row } from '../data/row.ts'
import { useSession } from '../session/person.ts'
import { answersOf } from './answers.ts'
import { type AuditDetail, lastRound } from './audit-detail.ts'

/** The reader's decisions; a person added before an approver (前加签) agrees with an opinion only. */
export const useAnswers = (entity: Entity, row: Row, detail: AuditDetail | undefined): ReturnType<typeof answersOf> => {
  const me = useSession(({ person }) => person?.id ?? '')
  const answers = answersOf(entity, row)
  const tasks = (detail && lastRound(detail)?.tasks) ?? []
  const isAhead = tasks.some(({ user, kind, status }) => user.id === me && kind === '前加签' && status === '待处理')
  if (!isAhead || !answers.pass || entity.audit) return answers
  const { move: _form, ...word } = answers.pass
  return { ...answers, pass: word }
}
