import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { CallForm } from '@chengban/ui/form/CallForm.tsx'
import { useQuery } from '@tanstack/react-query'
import { setLastVer } from '../../config/set-last-ver.call.ts'
import './administration.css'

interface Out {
  readonly version: string
  readonly build: string
  readonly tzPublish: string | null
  readonly notes: string
}

/** 版本发布: tells every open page that others are out. */
export default function PublishVersion() {
  const { data, refetch } = useQuery({
    queryKey: ['config', 'version'],
    queryFn: () => request<Out>('GET', '/api/config/getLastVer'),
  })
  return (
    <section className="cb-admin-part" aria-label="版本发布">
      <h1>版本发布</h1>
      <p>发布后，所有打开的页面提示刷新；强制刷新时，在下一次换页时自动刷新，未保存的表单不受影响。</p>
      <dl>
        <dt>当前版本</dt>
        <dd>{data?.version ?? '—'}</dd>
        <dt>发布时间</dt>
        <dd>{data?.tzPublish ? formatDateTime(data.tzPublish) : '尚未发布'}</dd>
        <dt>说明</dt>
        <dd>{data?.notes || '—'}</dd>
        <dt>构建</dt>
        <dd>{data?.build || '—'}</dd>
      </dl>
      <CallForm
        call={setLastVer}
        okText="发布"
        onDone={({ version }) => {
          notifyDone(`已发布版本${version}`)
          void refetch()
        }}
      />
    </section>
  )
}
