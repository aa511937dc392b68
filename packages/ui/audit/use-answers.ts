import type { Entity } from '@chengban/kernel/entity.ts'
import type { Row } from '../data/row.ts'
import { useSession } from '../session/person.ts'
import { answersOf } from './answers.ts'
import { isAskedAhead } from './asked-ahead.ts'
import type { AuditDetail } from './audit-detail.ts'

/** The reader's decisions; a person added before an approver (前加签) agrees with an opinion only. */
export const useAnswers = (entity: Entity, row: Row, detail: AuditDetail | undefined): ReturnType<typeof answersOf> => {
  const me = useSession(({ person }) => person?.id ?? '')
  const answers = answersOf(entity, row)
  if (!isAskedAhead(detail, me) || !answers.pass || entity.audit) return answers
  const { move: _form, ...word } = answers.pass
  return { ...answers, pass: word }
}
