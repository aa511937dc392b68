import { notifyDone } from '@chengban/ui/api/notices.ts'
import { CallForm } from '@chengban/ui/form/CallForm.tsx'
import { sendMessage } from '../../message/send.call.ts'
import './administration.css'

/** 发送通知: to everybody who is meant, once each. */
export default function SendNotice() {
  return (
    <section className="cb-admin-part" aria-label="发送通知">
      <h1>发送通知</h1>
      <p>人员、角色、部门可同时选择，每人只收到一条；部门包括其下级部门。</p>
      <CallForm call={sendMessage} okText="发送" onDone={({ sent }) => notifyDone(`已发送给${sent}人`)} />
    </section>
  )
}
