import { reportError } from '@chengban/ui/api/error-notice.ts'
import { request } from '@chengban/ui/api/request.ts'
import { idOf, type Row } from '@chengban/ui/data/row.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { CopyButton } from '@chengban/ui/marks/CopyButton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { resetPassword } from '../../admin/web/reset-password.ts'
import './account.css'

interface Props {
  readonly person: Row
  readonly again: () => void
}

interface Account {
  readonly name: string
  readonly mustChange: boolean
  readonly tzLast: string | null
  readonly isEnable: boolean
}

/** The account of a person: its name, and a new password that is shown once. */
export const Account = ({ person, again }: Props) => {
  const id = idOf(person)
  const { account, refetch } = useAccount(id)
  const [plain, setPlain] = useState<string>()
  const reset = async (): Promise<void> => {
    setPlain(await resetPassword(id))
    await refetch()
    again()
  }
  return (
    <div className="cb-user-account">
      <dl>
        <dt>用户名</dt>
        <dd>{account ? account.name : '—'}</dd>
        <dt>最近登录</dt>
        <dd>{account?.tzLast ? formatDateTime(account.tzLast) : '从未登录'}</dd>
        <dt>密码</dt>
        <dd>{account?.mustChange ? '下次登录须修改' : '本人已设置'}</dd>
      </dl>
      <p>
        <Button onClick={() => void reset().catch(reportError)}>重置密码</Button>
      </p>
      {plain && (
        <Alert
          type="warning"
          title={
            <>
              新密码 <code>{plain}</code> <CopyButton text={plain} />
            </>
          }
          description="只显示这一次，本人登录后须立即修改。"
        />
      )}
    </div>
  )
}

const useAccount = (userId: string): { account: Account | undefined; refetch: () => Promise<unknown> } => {
  const filters = JSON.stringify({ userId: { equalTo: userId } })
  const { data, refetch } = useQuery({
    queryKey: ['record', 'admin', userId],
    queryFn: () => request<{ nodes: readonly Account[] }>('GET', '/api/admin', { query: { filters } }),
    meta: { quiet: true },
  })
  return { account: data?.nodes[0], refetch }
}
