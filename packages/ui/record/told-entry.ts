import type { Entity } from '@chengban/kernel/entity.ts'
import type { Entry, FieldChange } from '../comments/comment.ts'
import type { FileEntry } from '../files/file-entry.ts'

/** A comment or a 记录 as GET /api/comment gives it. */
export interface RecordEntry {
  readonly id: string
  readonly version: number
  readonly canEdit: boolean
  readonly mentions?: readonly string[] | null
  readonly type: '评论' | '记录'
  readonly source: '系统' | '人工'
  readonly content: string
  readonly tzCreate: string
  readonly user: { readonly name: string; readonly avatar?: string | readonly FileEntry[] | null } | null
  readonly file?: readonly FileEntry[] | null
  readonly detail?: {
    readonly action?: string
    readonly from?: string | null
    readonly to?: string | null
    readonly opinion?: string | null
    readonly changes?: readonly FieldChange[]
  } | null
}

/** The same as the time line shows it. */
export const entryOf = ({
  id,
  version,
  canEdit,
  type,
  source,
  content,
  tzCreate,
  user,
  file,
  detail,
}: RecordEntry): Entry => ({
  id,
  type,
  tzCreate,
  user: { name: user?.name ?? '系统', avatar: pictureOf(user?.avatar) },
  content: detail?.action ? (detail.opinion ?? '') : content,
  ...(type === '记录' && source === '人工' ? { isRemark: true } : {}),
  ...(detail?.action ? { action: detail.action } : {}),
  ...movedBy(detail),
  ...(detail?.changes?.length ? { changes: detail.changes } : {}),
  ...(file?.length ? { file } : {}),
  ...(canEdit ? { own: { version } } : {}),
})

const pictureOf = (avatar: string | readonly FileEntry[] | null | undefined): string | undefined =>
  (typeof avatar === 'string' ? avatar : avatar?.[0]?.url) || undefined

/** The states a step led from and to, where it led anywhere. */
const movedBy = (detail: RecordEntry['detail']): Pick<Entry, 'moved'> => {
  const { from, to } = detail ?? {}
  return from && to && from !== to ? { moved: { from, to } } : {}
}

/** Marks the changes of covered fields; a change names its field by the label. */
export const withCovers = ({ fields }: Entity, entry: Entry): Entry => {
  const covered = new Set(Object.values(fields).flatMap(({ label, options }) => (options.covered ? [label] : [])))
  if (covered.size === 0 || !entry.changes) return entry
  return { ...entry, changes: entry.changes.map((one) => ({ ...one, isCovered: covered.has(one.label) })) }
}
