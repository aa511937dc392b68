import type { CallHandler } from '@chengban/engine/call.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { logs } from '../logs.call.ts'

interface LogRow extends Omit<AnswerOf<typeof logs>['nodes'][number], 'added' | 'removed'> {
  readonly changes: readonly { readonly field: string; readonly old: string; readonly new: string }[]
  readonly total: number
}

/** The change records of roles, of who has them, of bundles and of personal entries. */
export const permissionLogs: CallHandler<typeof logs> = async (engine, input) => {
  const { offset, size } = pageAsked(input)
  const asked = [input.roleId ?? null, input.userId ?? null, input.date1 ?? null, input.date2 ?? null]
  const rows = await engine.read<LogRow>({ text: found, params: [...asked, size, offset] })
  const [counted] = rows.length ? rows : await engine.read<LogRow>({ text: found, params: [...asked, 1, 0] })
  const nodes = rows.map(({ changes, total: _total, ...told }) => ({ ...told, ...differences(changes) }))
  return { nodes, totalCount: counted?.total ?? 0 }
}

/** Splits names as people read them, or personal entries as they are stored (JSON). */
const listOf = (text: string): string[] =>
  text.startsWith('[') ? (JSON.parse(text) as string[]) : text.split('、').filter((one) => one !== '')

/** What came and what went, over all fields of the record. */
const differences = (changes: LogRow['changes']): { added: string[]; removed: string[] } => ({
  added: changes.flatMap((one) => listOf(one.new).filter((code) => !listOf(one.old).includes(code))),
  removed: changes.flatMap((one) => listOf(one.old).filter((code) => !listOf(one.new).includes(code))),
})

// A setting that needed confirmation shows who confirmed it; the confirmation has no line
const found = `
  select l.tz_create as "tzCreate", rule.label_user(l.user_id) as "user",
    jsonb_build_object('module', l.module, 'id', l.relevance_id, 'name', l.name) as target, l.changes,
    case when l.note = '待复核' then confirmed.name end as "confirmedBy",
    coalesce(case when confirmed.pass is false then '复核退回：' || coalesce(confirmed.opinion, '') end, l.note, l.opinion) as remark,
    count(*) over ()::integer as total
  from app.permission_log($1, $2, $3, $4) l
    left join lateral app.permission_confirmed(l.id) confirmed on l.note = '待复核'
  order by l.tz_create desc, l.id desc limit $5 offset $6`
