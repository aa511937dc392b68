import { request } from '../api/request.ts'
import type { Coming, Round, Task } from '../audit/rounds.ts'
import type { FieldChange } from '../comments/comment.ts'
import type { NamedRow, Row } from '../data/row.ts'

interface DetailRound {
  readonly round: number
  readonly kind: string
  readonly status: string
  readonly tzSubmit: string
  readonly initiator?: NamedRow | null
  readonly levels?: number
  readonly tasks: readonly (Task & { readonly id: string })[]
}

/** A record as its approvers read it. */
export interface AuditDetail {
  readonly moduleLabel?: string
  readonly record: Row
  readonly version: number
  readonly rounds: readonly DetailRound[]
  /** Against the round before. */
  readonly diff: readonly FieldChange[]
  readonly nextApprovers: readonly Coming[]
  /** By level: whether all or one of several must agree; one where nothing is said. */
  readonly modes?: Round['modes']
  readonly actions: readonly string[]
  readonly needSignature: boolean
}

/** Reading it marks my open task and its message read. */
export const readDetail = (module: string, relevanceId: string, signal?: AbortSignal): Promise<AuditDetail> =>
  request('GET', '/api/auditTask/detail', { query: { module, relevanceId }, ...(signal ? { signal } : {}) })

/** The last submission. */
export const lastRound = ({ rounds }: AuditDetail): DetailRound | undefined =>
  rounds.reduce<DetailRound | undefined>((last, round) => (last && last.round > round.round ? last : round), undefined)

/** A round for the line; only an open one has somebody to come. */
export const lineRound = (detail: AuditDetail, round: DetailRound): Round => {
  const isOpen = round.tasks.some(({ status }) => status === '待处理' || status === '等待加签')
  const person = round.initiator ?? { id: '', name: '' }
  return {
    kind: round.kind,
    tzSubmit: round.tzSubmit,
    initiator: person,
    tasks: round.tasks,
    modes: detail.modes,
    next: isOpen ? detail.nextApprovers : [],
    effect: { what: '生效' },
  }
}
