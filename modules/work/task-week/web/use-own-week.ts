import type { Entity } from '@chengban/kernel/entity.ts'
import { ApiError } from '@chengban/ui/api/api-error.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { Unanswered } from '@chengban/ui/api/unanswered.ts'
import { newKey } from '@chengban/ui/api/write-key.ts'
import { createRow, moveRow, patchRow, readAllRows, readRow, readRows } from '@chengban/ui/data/calls.ts'
import { useKept } from '@chengban/ui/data/kept.ts'
import { canOf, idOf, type Row } from '@chengban/ui/data/row.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { dayAfter } from '@chengban/ui/dates/days.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { keepUnsent } from '@chengban/ui/outbox/keep-unsent.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWeekWords } from './use-week-words.ts'
import { freeDay, plannedItem, type TypedWeek, toldItem, type WeekLine, weekLines } from './week-lines.ts'

/** The reader's plan of a week, what they typed of it, and the presses that hand it in. */
export const useOwnWeek = (monday: string) => {
  const week = useEntity('taskWeek')
  const { data, error } = useRead(week, monday)
  const { value: typed, change: keepTyped, place } = useKept<TypedWeek>(`week ${monday}`, (kept) => kept ?? {})
  const row = data?.row
  const lines = weekLines(data?.items ?? none, data?.worked ?? none, typed, row?.isSave === true)
  const said = useWeekWords(monday, row)
  const input = said.typedSummary
  const { isBusy, refused, during } = useDuring({ monday, places: [place, said.place], id: row?.id, input })
  const change = (id: string, more: Partial<WeekLine>): void => keepTyped({ ...typed, [id]: { ...typed[id], ...more } })
  // once the plan is sent out, what it is for is no longer this page's to say
  const goal = row && stepOf(row, today()) === 'submit' ? said.typedGoal : {}
  const write = async (task: readonly Row[]): Promise<Row> => ({
    ...row,
    ...(row && (await patchRow(week, row, { task, ...goal }))),
  })
  const begin = (): Promise<void> => during('已新建本周计划', () => createRow(week, { weekStart: monday }))
  const add = (title: string): Promise<void> =>
    during('已添加', () =>
      write([...lines.map(plannedItem), { title, planHours: '2.0', days: freeDay(lines, monday, today()) }]),
    )
  const remove = (id: string): Promise<void> =>
    during('已移除', () => write(lines.filter((line) => line.id !== id).map(plannedItem)))
  const hand = (move: Step): Promise<void> =>
    during(
      `已${handWords[move]}`,
      async () => {
        const written = await write(lines.map(move === 'submit' ? plannedItem : toldItem))
        const handed = { id: written.id, version: written.version }
        await (move === 'save' ? moveRow(week, move, handed, input) : moveRow(week, move, handed))
        keepTyped({})
        said.forget()
      },
      move,
    )
  const isRead = data !== undefined
  return { row, isRead, error, lines, said, isBusy, refused, change, begin, add, remove, hand }
}

const useRead = (week: Entity, monday: string) => {
  const item = useEntity('planItem')
  const userId = useSession(({ person }) => person?.id ?? '')
  return useQuery({
    queryKey: ['list', 'taskWeek', 'own', monday, userId],
    queryFn: ({ signal }) => readWeek({ week, item, userId, monday, signal }),
    meta: { quiet: true },
  })
}

/** One write at a time; the words of a refusal stand until the next. */
const useDuring = (handIn: Omit<HandIn, 'move'>) => {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const during = async (words: string, work: () => Promise<unknown>, move?: Step): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
      notifyDone(words)
    } catch (wrong) {
      if (!(await waits(wrong, { ...handIn, move }))) setRefused(wordsOf(wrong))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: ['list', 'taskWeek'] })
    }
  }
  return { isBusy, refused, during }
}

interface WeekReading {
  readonly week: Entity
  readonly item: Entity
  readonly userId: string
  readonly monday: string
  readonly signal: AbortSignal
}

/** The plan with its items, and the lines of the days of the week. */
const readWeek = async ({ week, item, userId, monday, signal }: WeekReading) => {
  const filters = { userId: { equalTo: userId }, weekStart: { equalTo: monday } }
  const [found] = await readRows(week, { filters, pageNumber: 1, pageSize: 10, columns: ['id'] }, signal)
  if (!found) return { row: undefined, items: none, worked: none }
  const days = { greaterThanOrEqualTo: monday, lessThanOrEqualTo: dayAfter(monday, 6) }
  const ofDays = { taskDay: { userId: { equalTo: userId }, date: days } }
  const [row, worked] = await Promise.all([
    readRow(week, idOf(found), signal),
    readAllRows(item, { filters: ofDays }, signal),
  ])
  return { row, items: (row.task as readonly Row[] | undefined) ?? none, worked }
}

const none: readonly Row[] = []

type Step = 'submit' | 'save'

export const handWords: Readonly<Record<Step, string>> = { submit: '提交计划', save: '提交完成情况' }

/** The step that is next for its person: they plan, they tell from Friday on, or there is nothing to do. */
export const stepOf = (row: Row, today: string): Step | undefined => {
  const step = (['submit', 'save'] as const).find((move) => canOf(row).includes(move))
  return step === 'save' && today < dayAfter(String(row.weekStart), 4) ? undefined : step
}

interface HandIn {
  readonly monday: string
  /** Under which the device keeps what was typed. */
  readonly places: readonly [string, ...string[]]
  /** What the last step is told. */
  readonly input: object
  readonly id: unknown
  readonly move: Step | undefined
}

/** Keeps a hand-in that got no answer, with the step that was to follow it. */
const waits = async (wrong: unknown, { monday, places, id, input, move }: HandIn): Promise<boolean> => {
  if (!(move && wrong instanceof Unanswered)) return false
  const path = `/api/taskWeek/action/${move}`
  const step = {
    method: 'POST',
    path,
    key: newKey(),
    body: { id, ...(move === 'save' ? input : {}) },
    takes: ['version'],
  } as const
  const next = wrong.write.path === path ? [] : [step]
  return keepUnsent(wrong, { title: `${handWords[move]} ${monday}`, slot: places[0], forgets: places, next })
}

const wordsOf = (wrong: unknown): string => {
  if (wrong instanceof ApiError) return Object.values(wrong.fields)[0] ?? wrong.message
  return wrong instanceof Error ? wrong.message : String(wrong)
}
