import { shownByLink } from '@chengban/engine/client-page/reading.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { namesOf } from './page-head.ts'

// Decision 087: The client signs the promised days of problems

/** A bug or requirement raised on a sheet, as its client may see it. */
export interface Problem {
  readonly kind: 'bug' | 'applyFor'
  readonly id: string
  readonly projectId: unknown
  readonly row: Row
}

/** The client's last answer to a problem. */
interface ClientAnswer {
  readonly words: string
  readonly tz: string
}

/** Faults first, each kind in the order it was raised; of another project there is nothing. */
export const problemsOf = async (engine: Engine, temporaryId: string): Promise<Problem[]> => {
  if (!isUuid(temporaryId)) throw notFound()
  const which = { where: 'v.temporary_id = $1', params: [temporaryId], of: 'project' }
  const of = async (kind: Problem['kind']): Promise<Problem[]> => {
    const rows = await shownByLink(engine, engine.writer.catalog.entity(kind), which)
    return rows.map(({ projectId, temporaryId: _sheet, ...row }) => ({ kind, id: String(row.id), projectId, row }))
  }
  return [...(await of('bug')), ...(await of('applyFor'))]
}

export const readProblems = async (engine: Engine, temporaryId: string) => {
  const problems = await problemsOf(engine, temporaryId)
  const { token } = engine.writer.actor
  const [opened] = token
    ? await engine.read<{ id: string }>({ text: 'select app.token_of($1)::uuid as id', params: [token.of] })
    : []
  const answers = await engine.read<{ id: string; said: ClientAnswer | null }>({
    text: 'select p.id::text, app.said_to_problem(p.kind, p.id) as said from unnest($1::text[], $2::uuid[]) p (kind, id)',
    params: [problems.map(({ kind }) => kind), problems.map(({ id }) => id)],
  })
  const said = new Map(answers.map((one) => [one.id, one.said]))
  const nodes = problems.map(({ kind, id, row: { solveResult, testResult, ...shown } }) => ({
    kind,
    ...shown,
    result: solveResult ?? testResult ?? null,
    said: said.get(id) ?? null,
  }))
  return { ...(await namesOf(engine, problems[0]?.projectId ?? opened?.id ?? null)), nodes }
}
