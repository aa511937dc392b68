import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import type { List } from '@chengban/ui/list/use-list.ts'
import { Button, Checkbox, Modal } from 'antd'
import { useState } from 'react'

interface Synced {
  readonly departments: { readonly created: number; readonly updated: number }
  readonly users: Readonly<Record<'created' | 'bound' | 'updated' | 'disabled' | 'skipped', number>>
  readonly conflicts: readonly { readonly dingtalkId: string; readonly name: string; readonly reason: string }[]
}

const sync = (body: { readonly dryRun: boolean; readonly disableMissing: boolean }): Promise<Synced> =>
  request<Synced>('POST', '/api/user/toSync', { body })

/** 同步钉钉: first what would come of it, then the same in earnest. */
export const SyncDing = ({ list }: { readonly list: List }) => {
  const [found, setFound] = useState<Synced>()
  const [disableMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const busily = (work: () => Promise<void>): void => {
    setBusy(true)
    void work()
      .catch(reportError)
      .finally(() => setBusy(false))
  }
  const look = (missing: boolean): void =>
    busily(async () => {
      setMissing(missing)
      setFound(await sync({ dryRun: true, disableMissing: missing }))
    })
  const go = (): void =>
    busily(async () => {
      const { users } = await sync({ dryRun: false, disableMissing })
      notifyDone(`同步完成：新增${users.created}人，绑定${users.bound}人，更新${users.updated}人`)
      setFound(undefined)
      await list.refresh()
    })
  return (
    <>
      <Button loading={isBusy && !found} onClick={() => look(false)}>
        同步钉钉
      </Button>
      <Modal
        open={found !== undefined}
        title="同步钉钉"
        okText="同步"
        cancelText="取消"
        confirmLoading={isBusy}
        onOk={go}
        onCancel={() => setFound(undefined)}
      >
        {found && <Preview found={found} />}
        <Checkbox checked={disableMissing} onChange={({ target }) => look(target.checked)}>
          停用钉钉中已没有的人员
        </Checkbox>
      </Modal>
    </>
  )
}

const Preview = ({ found: { departments, users, conflicts } }: { readonly found: Synced }) => (
  <>
    <p>
      部门新增 {departments.created} 个、更新 {departments.updated} 个；人员新增 {users.created} 人、绑定 {users.bound}{' '}
      人、更新 {users.updated} 人、停用 {users.disabled} 人。
    </p>
    {conflicts.length > 0 && (
      <>
        <p>以下 {conflicts.length} 项不会同步：</p>
        <ul className="cb-sync-conflicts">
          {conflicts.map(({ dingtalkId, name, reason }) => (
            <li key={dingtalkId}>
              {name}：{reason}
            </li>
          ))}
        </ul>
      </>
    )}
  </>
)
