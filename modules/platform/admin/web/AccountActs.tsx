import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { idOf } from '@chengban/ui/data/row.ts'
import type { List } from '@chengban/ui/list/use-list.ts'
import { CopyButton } from '@chengban/ui/marks/CopyButton.tsx'
import { useHolds } from '@chengban/ui/session/person.ts'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { resetPassword } from './reset-password.ts'

/** 重置密码 and 解除锁定 of the one account that is chosen. */
export const AccountActs = ({ list }: { readonly list: List }) => {
  const mayReset = useHolds('admin:resetPassword')
  const mayUnlock = useHolds('user:unlock')
  const [plain, setPlain] = useState<string>()
  const [account, another] = list.selectedRows
  if (!account || another) return null
  const reset = async (): Promise<void> => setPlain(await resetPassword(idOf(account)))
  const unlock = async (): Promise<void> => {
    await request('PATCH', '/api/user/unlock', { body: { id: account.userId } })
    notifyDone('已解除锁定')
    await list.refresh()
  }
  return (
    <>
      {mayReset && <Button onClick={() => void reset().catch(reportError)}>重置密码</Button>}
      {mayUnlock && account.tzLock ? <Button onClick={() => void unlock().catch(reportError)}>解除锁定</Button> : null}
      <Modal
        open={plain !== undefined}
        width={416}
        title={`【${String(account.name)}】的新密码`}
        footer={null}
        onCancel={() => setPlain(undefined)}
      >
        <p>
          <code>{plain}</code> {plain && <CopyButton text={plain} />}
        </p>
        <p className="cb-pale">只显示这一次，本人登录后须立即修改。</p>
      </Modal>
    </>
  )
}
