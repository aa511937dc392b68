import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { ApprovalLine } from '@chengban/ui/audit/ApprovalLine.tsx'
import { asOwnWrite } from '@chengban/ui/data/own-writes.ts'
import { canOf, idOf, named, type Row, versionOf } from '@chengban/ui/data/row.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { useNarrow } from '@chengban/ui/window/use-narrow.ts'
import { Button, Input } from 'antd'
import { useState } from 'react'
import './user.css'

interface Props {
  readonly person: Row
  readonly again: () => void
}

/** The approval of a new account. An approver can also return it with a reason. */
export const NewAccount = ({ person, again }: Props) => {
  const isNarrow = useNarrow()
  if (person.status !== '待激活') return null
  const mayDecide = canOf(person).includes('audit')
  const [creator, role] = [named(person.creator), named(person.presetRole ?? person.role)]
  return (
    <section className="cb-audit-box" aria-label="新账号审核">
      <header>
        <b>新账号审核</b>
      </header>
      <ApprovalLine
        direction={isNarrow ? 'down' : 'across'}
        nodes={[
          {
            key: 'entered',
            state: 'done',
            ...(creator ? { who: creator.name } : {}),
            what: '录入',
            when: formatDateTime(String(person.tzCreate)),
          },
          {
            key: 'audit',
            state: mayDecide ? 'you' : 'now',
            what: '审核',
            ...(mayDecide ? {} : { mark: '审' }),
            note: role ? `将担任 ${role.name}` : '还没有预设角色',
          },
          { key: 'in', state: 'todo', mark: '职', what: '在职', note: '账号开通，本人与部门负责人收到通知' },
        ]}
      />
      {mayDecide && <TurnDown person={person} again={again} />}
    </section>
  )
}

const TurnDown = ({ person, again }: Props) => {
  const [opinion, setOpinion] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (): Promise<void> => {
    setBusy(true)
    try {
      const body = { id: person.id, version: versionOf(person), pass: false, opinion: opinion.trim() }
      await asOwnWrite([idOf(person)], () => request('POST', '/api/user/audit', { body }))
      notifyDone('已退回录入人')
      setOpinion('')
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
    again()
  }
  return (
    <div className="cb-user-decide">
      <Input
        value={opinion}
        maxLength={1000}
        placeholder="退回原因，录入人会收到"
        aria-label="退回原因"
        onChange={({ target }) => setOpinion(target.value)}
      />
      <Button disabled={opinion.trim() === ''} loading={isBusy} onClick={() => void send()}>
        退回
      </Button>
    </div>
  )
}
