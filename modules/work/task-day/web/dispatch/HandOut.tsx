import { call } from '@chengban/kernel/call.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { CallForm } from '@chengban/ui/form/CallForm.tsx'
import { Modal, Select } from 'antd'
import { useMemo, useState } from 'react'
import { freshWork, standingWork } from '../../handed-out.ts'
import { type Cell, freeOf, type Person } from './free-hours.ts'
import type { OpenTask } from './use-dispatch.ts'

export interface HandedOut {
  readonly person: Person
  readonly cell: Cell
  /** The task dropped there; none: a new one. */
  readonly task?: OpenTask | undefined
}

const about = {
  method: 'POST',
  path: '/task/developSend',
  label: '派发',
  answer: { sent: 'int', tasks: 'int' },
} as const
const standing = call({ ...about, input: standingWork })
const fresh = call({ ...about, input: freshWork })

interface Props extends HandedOut {
  /** The open tasks of that person, one of which may be chosen. */
  readonly tasks: readonly OpenTask[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks which work to put on a person's day: an open task, or a new one. */
export const HandOut = ({ person, cell, task: dropped, tasks, onClose, onDone }: Props) => {
  const [task, choose] = useState(dropped)
  const initial = useMemo(() => ({ planHours: hoursFor(cell, task) }), [cell, task])
  const source = task ? { sourceId: task.id } : {}
  return (
    <Modal
      open
      title={`派发给${person.name}，${cell.date}${task ? `：${task.name}` : ''}`}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {!dropped && tasks.length > 0 && (
        <Select
          aria-label="任务"
          className="cb-dispatch-choice"
          value={task?.id ?? ''}
          options={[{ value: '', label: '新任务' }, ...tasks.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={(id) => choose(tasks.find((one) => one.id === id))}
        />
      )}
      <CallForm
        key={task?.id}
        call={task ? standing : fresh}
        okText="派发"
        initial={initial}
        body={(values) => ({
          date: cell.date,
          items: [{ userId: person.userId, sourceType: 'task', ...source, ...values }],
        })}
        onDone={() => {
          notifyDone(`已派发给${person.name}`)
          onDone()
        }}
      />
    </Modal>
  )
}

/** What the task takes, but no more than is free; two hours where neither says. */
const hoursFor = (cell: Cell, task: OpenTask | undefined): string => {
  const [free, wanted] = [freeOf(cell), Number(task?.predict ?? 2) || 2]
  return (free > 0 ? Math.min(free, wanted) : wanted).toFixed(1)
}
