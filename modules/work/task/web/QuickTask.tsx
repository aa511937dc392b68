import type { Entity } from '@chengban/kernel/entity.ts'
import { ApiError } from '@chengban/ui/api/api-error.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { mayCreate, useAsker } from '@chengban/ui/data/asker.ts'
import { createRow, moveRow, readRow } from '@chengban/ui/data/calls.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { today } from '@chengban/ui/dates/date-time.ts'
import { type Colleague, findPeople, usePeople } from '@chengban/ui/people/people.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { Input } from 'antd'
import { useRef, useState } from 'react'
import { readQuickLine } from './quick-line.ts'

interface Props {
  readonly entity: Entity
  readonly onMade: () => void
}

/** Makes and assigns a task from one line: 名称 @人 日期, then Enter. An error appears below the line and keeps it. */
export const QuickTask = ({ entity, onMade }: Props) => {
  const asker = useAsker()
  const me = useSession(({ person }) => person?.id ?? '')
  const people = usePeople()
  const [line, setLine] = useState('')
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const made = useRef<{ readonly line: string; readonly row: Row }>(undefined)
  if (mayCreate(entity, asker) === false) return null
  /** A second try of the same line publishes the task that was made, unless that was done and its answer lost. */
  const publish = async (values: Row): Promise<void> => {
    const known = made.current?.line === line ? await readRow(entity, idOf(made.current.row)) : undefined
    const row = known ?? (await createRow(entity, values))
    made.current = { line, row }
    if (!known || known.status === '草稿') await moveRow(entity, 'publish', row)
    made.current = undefined
  }
  const make = async (): Promise<void> => {
    const read = readQuickLine(line, today())
    if (typeof read === 'string') return setSaid(read)
    const designee = read.person === undefined ? me : meant(people ?? [], read.person)
    if (!designee) return setSaid(`找不到唯一的“${read.person}”`)
    setBusy(true)
    try {
      await publish({ name: read.name, designee, date: read.date })
      notifyDone(`已下达【${read.name}】`)
      setLine('')
      setSaid('')
      onMade()
    } catch (error) {
      setSaid(error instanceof ApiError ? error.message : '请求失败')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="cb-quick-task">
      <Input
        aria-label="快速新建任务"
        placeholder="名称 @人 日期，回车下达"
        value={line}
        disabled={isBusy}
        onChange={(event) => {
          setLine(event.target.value)
          setSaid('')
        }}
        onPressEnter={(event) => !event.nativeEvent.isComposing && void make()}
      />
      {said && <p role="alert">{said}</p>}
    </div>
  )
}

/** The one of that name, or the only one found by it. */
const meant = (people: readonly Colleague[], typed: string): string | undefined => {
  const named = people.filter(({ name }) => name === typed)
  const found = named.length > 0 ? named : findPeople(people, typed)
  return found.length === 1 ? found[0]?.id : undefined
}
