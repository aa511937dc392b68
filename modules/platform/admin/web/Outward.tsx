import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { CallForm } from '@chengban/ui/form/CallForm.tsx'
import { Figure } from '@chengban/ui/marks/Figure.tsx'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { testEmail } from '../../user/test-email.call.ts'
import { Undelivered } from './Undelivered.tsx'
import './administration.css'

export interface DingState {
  readonly configured: boolean
  readonly from: string
  readonly bound: number
  readonly people: number
  readonly queued: number
  readonly sent: number
  readonly failed: number
}

/** 邮件与钉钉: whether messages can be sent out, and the ones that failed. */
export default function Outward() {
  const { data: state, refetch } = useQuery({
    queryKey: ['ding', 'state'],
    queryFn: () => request<DingState>('GET', '/api/ding/state'),
    refetchInterval: 30_000,
  })
  return (
    <section className="cb-admin-part is-wide" aria-label="邮件与钉钉">
      <h1>钉钉</h1>
      {state && <DingPart state={state} again={() => void refetch()} />}
      <h1>邮件</h1>
      <p>按参数 mail.* 发送一封测试邮件；收件邮箱为空时发给自己，每小时最多5封。</p>
      <CallForm
        call={testEmail}
        okText="发送测试邮件"
        onDone={({ ms }) => notifyDone(`邮件服务器已接收（${ms} 毫秒）`)}
      />
    </section>
  )
}

const DingPart = ({ state, again }: { readonly state: DingState; readonly again: () => void }) => {
  const test = (): void =>
    void request<{ ms: number }>('POST', '/api/ding/test')
      .then(({ ms }) => notifyDone(`测试消息已发送（${ms} 毫秒）`))
      .catch(reportError)
  return (
    <>
      <p>
        {state.configured
          ? `已启用，设置来自${state.from === '环境' ? '环境变量' : '系统参数'}。`
          : '未配置：消息只在系统内送达。在参数中填写 ding.appKey、ding.appSecret、ding.agentId 后启用。'}
      </p>
      <div className="cb-admin-figures">
        <Figure label="已绑定人员" text={`${state.bound} / ${state.people}`} />
        <Figure label="待发送" text={String(state.queued)} unit="条" />
        <Figure label="今日已发送" text={String(state.sent)} unit="条" />
        <Figure label="未送达" text={String(state.failed)} unit="条" />
      </div>
      {state.configured && (
        <p>
          <Button onClick={test}>给自己发一条测试消息</Button>
        </p>
      )}
      {state.failed > 0 && <Undelivered isConfigured={state.configured} again={again} />}
    </>
  )
}
