import { LockOutlined } from '@ant-design/icons'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { useHolds, useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import './user.css'

interface Props {
  readonly person: Row
  readonly again: () => void
}

const bars: Readonly<Record<string, string>> = {
  报告未交: '不能提交新的申请，可以查看',
  警告超限: '不能提交新的申请，可以查看',
}

/** Says that a person is locked and why, and lets those unlock who may. */
export const Unlock = ({ person, again }: Props) => {
  const mayUnlock = useMayUnlock(person)
  const [isBusy, setBusy] = useState(false)
  if (person.isLocked !== true) return null
  const reason = person.lockReason ? String(person.lockReason) : '登录失败'
  const unlock = async (): Promise<void> => {
    setBusy(true)
    try {
      await request('PATCH', '/api/user/unlock', { body: { id: idOf(person) } })
      notifyDone('已解除锁定')
    } catch (error) {
      reportError(error)
    }
    setBusy(false)
    again()
  }
  return (
    <section className="cb-user-locked" aria-label="已锁定">
      <LockOutlined aria-hidden="true" />
      <p>
        <b>已锁定</b> {reason}
        <span>{bars[reason] ?? '暂时不能登录'}</span>
      </p>
      {mayUnlock && (
        <Button loading={isBusy} onClick={() => void unlock()}>
          解除锁定
        </Button>
      )}
    </section>
  )
}

/** Holders of the code, and the head of the department; nobody themselves. */
const useMayUnlock = ({ id, isLocked, departmentId }: Row): boolean => {
  const me = useSession(({ person }) => person?.id)
  const holds = useHolds('user:unlock')
  const { data } = useQuery({
    queryKey: ['record', 'department', departmentId, 'leader'],
    queryFn: () => request<{ leaderId: string | null }>('GET', `/api/department/${String(departmentId)}`),
    enabled: isLocked === true && !holds,
    meta: { quiet: true },
  })
  return id !== me && (holds || (data !== undefined && data.leaderId === me))
}
