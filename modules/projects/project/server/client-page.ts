import type { CallHandler } from '@chengban/engine/call.ts'
import { shownByLink } from '@chengban/engine/client-page/reading.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Row } from '@chengban/engine/read/list.ts'
import { notFound } from '@chengban/kernel/refusal.ts'

/** One row of a project as its client sees it. */
export const readClientPage: CallHandler = async (engine, { kind, id }) => {
  if (!isUuid(String(id))) throw notFound()
  const of = engine.writer.catalog.entity(String(kind))
  const [row] = await shownByLink(engine, of, { where: 'v.id = $1', params: [id] })
  if (!row) throw notFound()
  const { projectId, ...shown } = row
  return { ...(await namesOf(engine, projectId)), nodes: [shown] }
}

/** What stands above every page for a client: the project and whose it is. */
export const namesOf = async (engine: Engine, projectId: unknown) => {
  const [project] = await engine.read<Row>({
    text: `select rule.label_project($1) ->> 'name' as name, app.project_client($1) as client`,
    params: [projectId],
  })
  return { projectName: project?.name ?? null, clientName: project?.client ?? null }
}
