import { ApiError } from '@chengban/ui/api/api-error.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { PeoplePanel } from '@chengban/ui/people/PeoplePanel.tsx'
import type { Colleague } from '@chengban/ui/people/people.ts'
import { Sheet } from '@chengban/ui/sheet/Sheet.tsx'
import { useId, useState } from 'react'
import type { OpenTask } from './OpenAudits.tsx'
import '@chengban/ui/audit/further.css'

interface Props {
  readonly task: OpenTask
  readonly onShut: () => void
  readonly onDone: () => void
}

/**
 * 改派: passes the decision from the current approver to another person. The reason is kept in the history of the record.
 */
export const Reassign = ({ task: { id, title, user, initiator }, onShut, onDone }: Props) => {
  const field = useId()
  const [person, setPerson] = useState<Colleague>()
  const [opinion, setOpinion] = useState('')
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const give = async (): Promise<void> => {
    const lack = person ? (opinion.trim() ? '' : '请填写改派原因') : '请选择人员'
    if (lack || !person) return setError(lack)
    setBusy(true)
    try {
      await request('POST', '/api/auditTask/action/reassign', { body: { id, userId: person.id, opinion } })
      notifyDone(`已改派给${person.name}`)
      onDone()
      onShut()
    } catch (refused) {
      setError(refused instanceof ApiError ? refused.message : '请求失败')
      setBusy(false)
    }
  }
  return (
    <Sheet title={`改派【${title}】`} onShut={onShut}>
      <div className="cb-further">
        <PeoplePanel
          chosen={person ? [person.id] : []}
          without={[user.id, initiator?.id ?? '']}
          onChange={([next]) => setPerson(next)}
        />
        <label htmlFor={field}>原因</label>
        <textarea
          id={field}
          className="cb-input"
          rows={2}
          maxLength={1000}
          value={opinion}
          onChange={({ target }) => setOpinion(target.value)}
        />
        <p className="cb-further-error" role="alert">
          {error}
        </p>
        <button type="button" className="cb-button ink large" disabled={isBusy} onClick={() => void give()}>
          改派
        </button>
      </div>
    </Sheet>
  )
}
