import type { Entity } from '@chengban/kernel/entity.ts'
import { request } from '@chengban/ui/api/request.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import { canOf, type NamedRow, type Row } from '@chengban/ui/data/row.ts'
import type { Learner } from './onboarding-steps.ts'

export interface EntryFile extends Learner, Row {
  readonly id: string
  readonly name: string
  readonly department: NamedRow | null
  readonly mentor: NamedRow | null
  readonly superior: NamedRow | null
}

/** A line of a list; `link` leads to where it is learnt or kept. */
export interface Item extends Row {
  readonly id: string
  readonly entryId: string
  /** The owner of the list, where that is somebody else. */
  readonly entry?: NamedRow | null
  readonly kind: '材料' | '准备' | '学习' | '交接'
  readonly name: string
  readonly responsible: NamedRow | null
  readonly isRequired: boolean
  readonly dueDate: string | null
  readonly isDone: boolean
  readonly documentId: string | null
  readonly courseId: string | null
  readonly link?: string
}

export interface MyEntry {
  readonly entry: EntryFile | null
  readonly items: readonly Item[]
  readonly percent: string | null
  readonly nextStep: string
}

/** My file and my list, each line with what I may do with it. */
export const readMine = async (item: Entity): Promise<MyEntry> => {
  const mine = await request<MyEntry>('GET', '/api/entry/mine')
  if (!mine.entry) return mine
  const rows = (await readAllRows(item, of({ entryId: { equalTo: mine.entry.id } }))) as readonly Item[]
  const known = new Map(mine.items.map((each) => [each.id, each]))
  return { ...mine, items: rows.map((row) => ({ ...known.get(row.id), ...row })) }
}

/** Open items of other people's lists that I am to do. */
export const readForOthers = async (item: Entity, me: string): Promise<readonly Item[]> => {
  const open = { responsibleId: { equalTo: me }, kind: { in: ['准备', '交接'] }, isDone: { equalTo: false } }
  return (await readAllRows(item, of(open))) as readonly Item[]
}

export interface Newcomer extends EntryFile {
  readonly overdue: number
  /** The overdue items that I may remind their people of. */
  readonly late: readonly Item[]
  /** An application to become regular that waits for my opinion as the mentor. */
  readonly awaits: string | undefined
}

const onTheWay = { kind: { equalTo: '入职' }, stage: { in: ['待入职', '学习中', '待考核', '试用中', '待转正'] } }

/** Everybody on the way, or those of one mentor, with how much of each list is overdue. */
export const readNewcomers = async (
  { entry, item }: { readonly entry: Entity; readonly item: Entity },
  today: string,
  mentorId: string | undefined,
): Promise<readonly Newcomer[]> => {
  const filters = mentorId ? { ...onTheWay, mentorId: { equalTo: mentorId } } : onTheWay
  const unsaid = { kind: { equalTo: '转正' }, status: { in: ['草稿', '驳回', '已撤回'] } }
  const [files, late, asked] = await Promise.all([
    readAllRows(entry, { filters, sort: '-tzProbation' }),
    readAllRows(item, of({ isDone: { equalTo: false }, dueDate: { lessThan: today } })),
    readAllRows(entry, { filters: unsaid, sort: '-tzCreate' }),
  ])
  const mine = asked.filter((row) => canOf(row).includes('mentor'))
  return (files as readonly EntryFile[]).map((file) => {
    const own = (late as readonly Item[]).filter(({ entryId }) => entryId === file.id)
    return {
      ...file,
      overdue: own.length,
      late: own.filter((one) => canOf(one).includes('urge')),
      awaits: mine.find(({ parentId }) => parentId === file.id)?.id as string | undefined,
    }
  })
}

const of = (filters: Readonly<Record<string, unknown>>) => ({ filters, sort: 'kind,sort' })
