import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { keysOf } from '@chengban/kernel/keys-of.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

type Item = RowOf<'planItem'>
export type SourceType = Exclude<Item['sourceType'], '其他'>

interface Source {
  readonly table: string
  /** Whom the record `s` is about, the person being `$2`. */
  readonly whose: string
  readonly title: string
  readonly project: string
  /** The piece of the breakdown it is, or is a part of. */
  readonly leaf?: string
}

const among = (table: string, by: string, also = ''): string =>
  `exists (select from store.${table} p where p.${by} = s.id and p.user_id = $2${also})`
const tried = (table: string, by: string): string =>
  `s.solver_id = $2 or s.tester_id = $2 or ${among(`${table}_collaborator`, by)}`
const named = { title: 's.name', project: 's.project_id' } as const

/** What a line of a plan may be about, by its kind. */
const sources: Readonly<Record<SourceType, Source>> = {
  task: {
    ...named,
    table: 'task',
    whose: `s.designee = $2 or ${among('task_users', 'task_id', ` and p.type = '协作'`)}`,
    leaf: 's.wbs_id',
  },
  extraTask: { ...named, table: 'extra_task', whose: 's.user_id = $2' },
  bug: { ...named, table: 'bug', whose: tried('bug', 'bug_id'), leaf: 's.wbs_id' },
  applyFor: { ...named, table: 'apply_for', whose: tried('apply_for', 'apply_for_id'), leaf: 's.wbs_id' },
  wbsTask: { ...named, table: 'wbs_task', whose: 's.user_id = $2', leaf: 's.id' },
  milepost: { ...named, table: 'milepost', whose: `s.user_id = $2 or ${among('milepost_user_ids', 'milepost_id')}` },
  pmoAssign: { title: 'left(s.content, 255)', project: 's.project_id', table: 'pmo_assign', whose: 's.user_id = $2' },
  workDay: {
    title: 's.name',
    project: 'null::uuid',
    table: 'work_day',
    whose: among('work_day_attend', 'work_day_id'),
  },
}

const sourceTypes = keysOf(sources)

export interface NamedSource {
  readonly title: string
  readonly projectId: string | null
}

/** What a person's line is about; undefined where it is none of theirs. */
export const sourceOf = async (
  tx: Sql,
  { sourceType, sourceId }: Pick<Item, 'sourceType' | 'sourceId'>,
  person: string,
): Promise<NamedSource | undefined> => {
  if (sourceType === '其他' || !sourceId || !isUuid(sourceId)) return undefined
  const { table, whose, title, project } = sources[sourceType]
  const [found] = await tx.query<NamedSource>(
    `select ${title} as title, ${project} as "projectId" from store.${table} s where s.id = $1::uuid and (${whose})`,
    [sourceId, person],
  )
  return found
}

export type Sourced = Pick<Item, 'sourceType' | 'sourceId'>

export interface Leaf {
  readonly sourceType: SourceType
  readonly sourceId: string
  readonly leafId: string
  readonly projectId: string
}

/** The ids of the records of one kind that the items name. */
export const sourceIds = (items: readonly Sourced[], kind: SourceType): string[] =>
  items.flatMap(({ sourceType, sourceId }) => (sourceType === kind && sourceId && isUuid(sourceId) ? [sourceId] : []))

/** Returns the work breakdown leaves that the items belong to, leaving out paused and ended projects. */
export const leavesOf = async (tx: Sql, items: readonly Sourced[]): Promise<Leaf[]> => {
  const named = sourceTypes.flatMap((kind) => {
    const { table, leaf } = sources[kind]
    const ids = sourceIds(items, kind)
    return leaf && ids.length ? [{ kind, table, leaf, ids }] : []
  })
  if (named.length === 0) return []
  const parts = named.map(
    ({ kind, table, leaf }, at) =>
      `select '${kind}' as "sourceType", s.id::text as "sourceId", w.id::text as "leafId", w.project_id::text as "projectId"
       from store.${table} s join store.wbs_task w on w.id = ${leaf} join store.project p on p.id = w.project_id
       where s.id = any ($${at + 1}::uuid[]) and p.project_status not in ('暂停', '终止', '已结束')
         and not exists (select from store.wbs_task c where c.parent_id = w.id)`,
  )
  return tx.query<Leaf>(
    parts.join(' union all '),
    named.map(({ ids }) => ids),
  )
}
