import type { Entity } from '@chengban/kernel/entity.ts'
import type { Checked } from '@chengban/kernel/job.ts'
import { clock, today } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { notify } from '../row/announce.ts'
import type { Catalog } from '../schema/catalog.ts'
import { type Drift, driftSql } from '../schema/drift.ts'
import { own } from '../schema/expression.ts'
import { table } from '../schema/names.ts'
import type { JobResult, JobScene } from './job.ts'

const mostLines = 20

interface DriftingRow extends Drift {
  readonly entity: Entity
  /** Title of the row. */
  readonly title: string | null
}

/** Compares kept columns with the values their rows give. Notifies once a day, and writes nothing. */
export const checkKept = async (
  { transaction, catalog }: JobScene,
  { of, tells, title, link }: Checked,
): Promise<JobResult> =>
  transaction(async (tx) => {
    const found: DriftingRow[] = []
    for (const name of of) found.push(...(await driftsOf(tx, catalog, catalog.entity(name))))
    if (found.length === 0) return { differing: 0 }
    const holders = await tx.query<{ id: string }>('select h.id from app.holders_of($1::text, $2) h (id)', [
      tells,
      clock.now().toISOString(),
    ])
    const text = textOf(found)
    await notify(
      tx,
      holders.map(({ id }) => ({
        ...{ userId: id, kind: '系统' as const, title, text, link },
        dedupeKey: `${title}:${of.join()}:${today()}:${id}`,
      })),
    )
    return { differing: found.length }
  })

const driftsOf = async (tx: Sql, catalog: Catalog, entity: Entity): Promise<readonly DriftingRow[]> => {
  const asked = driftSql(catalog, entity)
  if (!asked) return []
  const drifts = await tx.query<Drift>(asked)
  const ids = [...new Set(drifts.map(({ id }) => id))].slice(0, mostLines)
  const titles = await tx.query<{ id: string; title: string | null }>(
    `select t.id::text as id, (${own(catalog.inside(entity, 't'), entity.title)})::text as title from ${table(entity.name)} t where t.id = any($1::uuid[])`,
    [ids],
  )
  const named = new Map(titles.map(({ id, title }) => [id, title]))
  return drifts.map((drift) => ({ ...drift, entity, title: named.get(drift.id) ?? null }))
}

/** A line for each, the first so many. */
const textOf = (found: readonly DriftingRow[]): string =>
  [
    ...found.slice(0, mostLines).map(({ entity, id, title, name, kept, reckoned }) => {
      const { label } = entity.fields[name] ?? { label: name }
      return `${entity.label}【${title ?? id}】${label}：记录 ${kept ?? '空'}，应为 ${reckoned ?? '空'}`
    }),
    ...(found.length > mostLines ? [`共 ${found.length} 处`] : []),
  ].join('\n')
