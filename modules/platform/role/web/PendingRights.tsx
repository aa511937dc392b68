import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { type Row, versionOf } from '@chengban/ui/data/row.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { Button, Input, Tag } from 'antd'
import { useState } from 'react'

interface Pending {
  readonly byId: string
  readonly byName: string
  readonly permissionIds: readonly string[]
  readonly operationCodes: readonly string[]
  readonly dropped: readonly string[]
}

interface Props {
  readonly role: Row
  readonly again: () => void
}

/** The pending settings of a role, with both answers for people who may confirm them. */
export const PendingRights = ({ role, again }: Props) => {
  const me = useSession((session) => session.person?.id)
  const [opinion, setOpinion] = useState('')
  const [isBusy, setBusy] = useState(false)
  const pending = role.pending as Pending | null
  if (!pending) return null
  const decide = async (pass: boolean): Promise<void> => {
    setBusy(true)
    try {
      const body = { id: role.id, version: versionOf(role), pass, ...(opinion.trim() ? { opinion } : {}) }
      await request('POST', '/api/role/action/confirmPermission', { body })
      notifyDone(pass ? '已复核' : '已驳回')
    } catch (refusal) {
      reportError(refusal)
    }
    setBusy(false)
    again()
  }
  const codes = [...pending.permissionIds, ...pending.operationCodes, ...pending.dropped.map((code) => `取消 ${code}`)]
  return (
    <section className="cb-rights-pending" aria-label="待复核">
      <p>
        <b>待复核</b> {pending.byName} 设置了敏感权限，由另一人复核后生效
      </p>
      <p>
        {codes.map((code) => (
          <Tag key={code}>{code}</Tag>
        ))}
      </p>
      {me !== pending.byId && (
        <div className="cb-rights-decide">
          <Input value={opinion} placeholder="意见（驳回时必填）" onChange={({ target }) => setOpinion(target.value)} />
          <Button disabled={isBusy || !opinion.trim()} onClick={() => void decide(false)}>
            驳回
          </Button>
          <Button type="primary" disabled={isBusy} onClick={() => void decide(true)}>
            同意
          </Button>
        </div>
      )}
    </section>
  )
}
