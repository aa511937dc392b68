import type { Reading } from '@chengban/engine/read/list.ts'
import { has } from '@chengban/kernel/has.ts'

export interface VisibleMenu {
  readonly id: number
  readonly name: string
  readonly icon: string | null
  readonly route: string | null
  /** Approvals of the entry's modules that wait for the person. */
  readonly badge: number
  readonly children: readonly Omit<VisibleMenu, 'children'>[]
}

interface Entry extends Omit<VisibleMenu, 'children'> {
  readonly parentId: number | null
  readonly codes: readonly string[]
}

/** What of the function tree a person may open, or has decisions waiting in; a heading with nothing below it is left out. */
export const visibleMenus = async ({ db, actor }: Pick<Reading, 'db' | 'actor'>): Promise<VisibleMenu[]> => {
  const entries = await db.read<Entry>(actor, { text, prepared: true })
  const holds = (codes: readonly string[]): boolean => codes.some((code) => has(actor.entries, code))
  const open = entries.filter(
    ({ codes, route, badge }) => codes.length === 0 || holds(codes) || isAsked({ route, badge }),
  )
  const shown = ({ parentId: _parent, codes: _codes, ...entry }: Entry) => entry
  return open
    .filter(({ parentId }) => parentId === null)
    .map((group) => ({ ...shown(group), children: open.filter(({ parentId }) => parentId === group.id).map(shown) }))
    .filter(({ route, children }) => route !== null || children.length > 0)
}

/** Screens that open to anybody with a decision waiting there, regardless of their codes. */
const forDeciders = new Set(['/taskAudit', '/changeTimeAudit'])
const isAsked = ({ route, badge }: Pick<Entry, 'route' | 'badge'>): boolean =>
  badge > 0 && route !== null && forDeciders.has(route)

const text = `
  select m.id, m.name, m.icon, m.route, m.parent_id as "parentId", m.operation_codes as codes, (
    select count(*)::integer from public.audit_task t
    where (m.badge = '*' or t.module = any (string_to_array(m.badge, ' '))) and t.user_id = (select app.me()) and t.status = '待处理') as badge
  from public.menu m where m.active order by m.sort, m.id`
