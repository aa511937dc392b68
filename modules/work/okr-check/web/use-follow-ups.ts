import type { Entity } from '@chengban/kernel/entity.ts'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { moveRow, readAllRows } from '@chengban/ui/data/calls.ts'
import { useKept } from '@chengban/ui/data/kept.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { keepUnsent } from '@chengban/ui/outbox/keep-unsent.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type FollowUp, followUps, type Typed } from './follow-ups.ts'

/** The follow-ups that the reader has to fill in, with what they typed, and the press that sends all of them. */
export const useFollowUps = () => {
  const [check, okr] = [useEntity('okrCheck'), useEntity('okr')]
  const userId = useSession(({ person }) => person?.id ?? '')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'okrCheck', 'follow', userId],
    queryFn: async ({ signal }) => {
      const filters = { userId: { equalTo: userId }, status: { in: ['待跟进', '缺失'] } }
      const checks = await readAllRows(check, { filters, sort: 'date' }, signal)
      const ids = [...new Set(checks.map(({ okrId }) => okrId))]
      const results = ids.length > 0 ? await readAllRows(okr, { filters: { id: { in: ids } } }, signal) : []
      return { checks, results }
    },
    meta: { quiet: true },
  })
  const { typed, now, change, forget } = useTyped()
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState<readonly string[]>([])
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const rows = data && followUps(data.checks, data.results, typed, today())
  /** Sends the follow-ups one after another, each with its text at that moment. Refused ones stay, with the reason. */
  const sendAll = async (): Promise<void> => {
    setBusy(true)
    const sent: string[] = []
    const refused: Record<string, string> = {}
    for (const { id } of rows ?? []) {
      setTaken([...sent, id])
      const row = data && followUps(data.checks, data.results, now(), today()).find((each) => each.id === id)
      if (!row) continue
      const fault = await sendOne(check, row)
      if (fault === undefined) sent.push(id)
      else refused[id] = fault
    }
    forget(sent)
    setFaults(refused)
    setBusy(false)
    if (sent.length > 0) notifyDone(`已提交${sent.length}项跟进`)
    await client.invalidateQueries({ queryKey: ['list', 'okr'] }).catch(reportError)
    await refetch()
    setTaken([])
  }
  return { rows, error, isBusy, taken, faults, change, sendAll }
}

/** What the user typed. `now` gives the latest values, also while other follow-ups are being sent. */
const useTyped = () => {
  const { value: typed, change: keepTyped } = useKept<Typed>('okr-follow', (kept) => kept ?? {})
  const latest = useRef(typed)
  const write = (next: Typed): void => {
    latest.current = next
    keepTyped(next)
  }
  const now = (): Typed => latest.current
  const change = (id: string, more: Typed[string]): void => write({ ...now(), [id]: { ...now()[id], ...more } })
  const forget = (ids: readonly string[]): void =>
    write(Object.fromEntries(Object.entries(now()).filter(([id]) => !ids.includes(id))))
  return { typed, now, change, forget }
}

/** Sends a follow-up, or keeps it on the device where there is no line; the words of a refusal else. */
const sendOne = async (check: Entity, row: FollowUp): Promise<string | undefined> => {
  const { id, version, name, value, confidence, text } = row
  try {
    await moveRow(check, 'fill', { id, version }, { value, confidence, ...(text ? { text } : {}) })
    return undefined
  } catch (wrong) {
    // the row keeps what was typed until it is sent
    if (await keepUnsent(wrong, { title: `OKR跟进 ${name}`, slot: `okr-follow ${id}` })) return '已存，连上后提交'
    return wrong instanceof Error ? wrong.message : String(wrong)
  }
}
