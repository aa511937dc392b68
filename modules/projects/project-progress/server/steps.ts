import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { move } from '@chengban/engine/write/move.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { clientLink } from '../../project/server/client-link.ts'
import { projectProgress } from '../project-progress.entity.ts'
import type { complete, confirm, confirmMove, reportSync } from '../steps.call.ts'

type Sheet = RowOf<'projectProgress'>

interface Stepped {
  readonly tx: Sql
  readonly before: Sheet
  readonly after: Sheet
  readonly project: RowOf<'project'>
}

interface Step {
  readonly name: 'complete' | 'confirm' | 'reportSync'
  readonly id: string
  readonly version: number
  readonly opinion?: string | null | undefined
}

/** Moves the sheet and builds the answer from the sheet before and after the move. */
const step = <T>(
  engine: Engine,
  { name, ...input }: Step,
  answer: (stepped: Stepped) => T | Promise<T>,
): Promise<T> => {
  if (!isUuid(input.id)) throw notFound()
  const { writer } = engine
  return engine.write(projectProgress, async (tx) => {
    const before = await findOne({ tx, writer }, 'projectProgress', input.id)
    await move(tx, writer, projectProgress, name, input)
    const after = await findOne({ tx, writer }, 'projectProgress', input.id)
    const project = after && (await findOne({ tx, writer }, 'project', after.projectId))
    if (!before || !after || !project) throw notFound()
    return answer({ tx, before, after, project })
  })
}

export const completeSheet: CallHandler<typeof complete> = (engine, input) =>
  step(engine, { name: 'complete', ...input }, ({ after: { id, node, isStageEnd }, project }) => ({
    id,
    node,
    nextNode: isStageEnd && project.impNode > node ? project.impNode : null,
    projectStatus: project.projectStatus,
  }))

export const confirmSheet: CallHandler<typeof confirm> = (engine, input, from) =>
  step(engine, { name: 'confirm', ...input }, async ({ tx, after: { id, status, contentHash }, project }) => ({
    id,
    status,
    link: await clientLink(tx, from, { page: 'projectProgressConfirm', token: project.reportToken ?? '', id }),
    contentHash: contentHash ?? '',
  }))

export const syncSheet: CallHandler<typeof reportSync> = (engine, input) =>
  step(engine, { name: 'reportSync', ...input }, ({ before, after: { report, contentHash } }) => ({
    report,
    contentHash: contentHash ?? '',
    changed: before.contentHash !== contentHash,
  }))

/** The same at its other address. @alias */
export const confirmSheetByMove: CallHandler<typeof confirmMove> = confirmSheet
