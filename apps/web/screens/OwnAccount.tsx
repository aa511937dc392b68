import { request } from '@chengban/ui/api/request.ts'
import type { Row } from '@chengban/ui/data/row.ts'
import AntdProvider from '@chengban/ui/theme/AntdProvider.tsx'
import { useQuery } from '@tanstack/react-query'
import { OwnDeputy } from './OwnDeputy.tsx'
import { OwnDing } from './OwnDing.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import './own-account.css'

/** The rest of the person's account: open sessions, deputy, and DingTalk. */
export default function OwnAccount({ userId }: { readonly userId: string }) {
  const { data, refetch } = useQuery({
    queryKey: ['record', 'user', userId, 'own'],
    queryFn: ({ signal }) => request<Row>('GET', `/api/user/${userId}`, { query: { reveal: '' }, signal }),
    meta: { quiet: true },
  })
  return (
    <AntdProvider>
      <div className="cb-own-account">
        <OwnSessions userId={userId} />
        {data && <OwnDeputy person={data} again={refetch} />}
        {data && <OwnDing isBound={Boolean(data.dingtalkId)} />}
      </div>
    </AntdProvider>
  )
}
