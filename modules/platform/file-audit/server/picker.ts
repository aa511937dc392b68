import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import { has } from '@chengban/kernel/has.ts'
import { fileAudit } from '../file-audit.entity.ts'
import type { picker } from '../picker.call.ts'

/**
 * Lists files to choose from. A row under change is shown with its approved values; expired files come last, cannot be
 * chosen and are not counted.
 */
export const pickFiles: CallHandler<typeof picker> = async (engine, { keyword, category, ...paging }) => {
  const { userId, entries } = engine.writer.actor
  const filters = {
    status: { in: ['通过', '变更中'] },
    ...(has(entries, 'file:audit') ? {} : { creatorId: { equalTo: userId } }),
    ...(category ? { category: { equalTo: category } } : {}),
  }
  const page = pageAsked(paging)
  const day = today()
  const inForce = { or: [{ expireDate: { isNull: true } }, { expireDate: { greaterThanOrEqualTo: day } }] }
  const found = keyword ? { keyword: String(keyword) } : {}
  const columns = ['name', 'file', 'creatorId', 'tzCreate', 'expireDate']
  const current = { ...found, filters: { ...filters, ...inForce }, columns, sort: '-tzCreate' }
  const expired = { ...found, filters: { ...filters, expireDate: { lessThan: day } }, columns, sort: '-tzCreate' }
  const [front, back] = await Promise.all([engine.count(fileAudit, current), engine.count(fileAudit, expired)])
  const first = page.offset < front ? await engine.list(fileAudit, current, page) : []
  const rest = page.size - first.length
  const last =
    rest && back ? await engine.list(fileAudit, expired, { offset: Math.max(0, page.offset - front), size: rest }) : []
  const shown = (isExpired: boolean) => (row: Record<string, unknown>) => ({
    id: row.id,
    name: row.name,
    file: row.file,
    creator: row.creator,
    tzCreate: row.tzCreate,
    status: '通过',
    expireDate: row.expireDate,
    isExpired,
  })
  return { nodes: [...first.map(shown(false)), ...last.map(shown(true))], totalCount: front }
}
