import type { CallHandler } from '@chengban/engine/call.ts'
import { shownByLink } from '@chengban/engine/client-page/reading.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { type SignInTimes, signInClosed } from '../../train/server/sign-in-time.ts'
import type { clientPage } from '../client-page.call.ts'
import { namesOf } from './page-head.ts'
import { readProblems } from './problems.ts'

// Decision 124: A client prints what they signed

/** One row of a project as its client sees it, or the problems raised on one sheet. */
export const readClientPage: CallHandler<typeof clientPage> = async (engine, { kind, id, temporaryId }) => {
  if (kind === 'problems') return readProblems(engine, String(temporaryId))
  if (!isUuid(String(id))) throw notFound()
  const of = engine.writer.catalog.entity(String(kind))
  const [row] = await shownByLink(engine, of, { where: 'v.id = $1', params: [id] })
  if (!row) throw notFound()
  const { projectId, ...shown } = row
  return {
    ...(await namesOf(engine, projectId)),
    nodes: [{ ...shown, ...(await besides[String(kind)]?.(engine, row)) }],
  }
}

/** What a page tells beside the fields of its row. */
const besides: Readonly<Record<string, (engine: Engine, row: Row) => Promise<Row>>> = {
  projectVer: (engine, row) => problemNames(engine, row),
  impRecord: async (engine, { userId, place }) => ({
    headline: [await nameOf(engine, userId), (place as { address?: string } | null)?.address]
      .filter(Boolean)
      .join(' · '),
    // only read for the headline: the client needs neither the account nor the position
    userId: undefined,
    place: undefined,
  }),
  train: async (engine, row) => ({
    teacherId: [{ name: await nameOf(engine, row.teacherId) }],
    closed: signInClosed(row as unknown as SignInTimes),
  }),
}

const nameOf = async (engine: Engine, userId: unknown): Promise<string | null> => {
  const [user] = await engine.read<{ name: string | null }>({
    text: `select rule.label_user($1) ->> 'name' as name`,
    params: [userId],
  })
  return user?.name ?? null
}

/** What a delivery solves, by name. */
const problemNames = async (engine: Engine, { bugIds, applyForIds }: Row): Promise<Row> => {
  const text = `select array(select rule.label_bug(x) ->> 'name' from unnest($1::uuid[]) x) as bugs,
    array(select rule.label_apply_for(x) ->> 'name' from unnest($2::uuid[]) x) as requests`
  const [names] = await engine.read<{ bugs: readonly string[]; requests: readonly string[] }>({
    text,
    params: [bugIds ?? [], applyForIds ?? []],
  })
  const shown = (list: readonly string[] = []) => list.map((name) => ({ name }))
  return { bugIds: shown(names?.bugs), applyForIds: shown(names?.requests) }
}
