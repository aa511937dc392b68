import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { claimsOf, currentToken } from '@chengban/ui/api/token.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { now } from '@chengban/ui/dates/now.ts'
import { confirm } from '@chengban/ui/table/confirm.ts'
import { useQuery } from '@tanstack/react-query'
import { deviceOf } from './device.ts'

interface Session {
  readonly id: string
  readonly way: string
  readonly address: string | null
  readonly userAgent: string | null
  readonly tzCreate: string
  readonly tzSeen: string | null
}

/** 我的登录: every session in force, this one marked; any other can be ended from here. */
export const OwnSessions = ({ userId }: { readonly userId: string }) => {
  const { data, refetch } = useQuery({
    queryKey: ['ownSessions', userId],
    queryFn: ({ signal }) => standing(userId, signal),
    meta: { quiet: true },
  })
  const mine = claimsOf(currentToken())?.jti
  const end = async (id: string): Promise<void> => {
    try {
      await request('POST', '/api/loginLog/kick', { body: { id } })
      notifyDone('已下线')
    } catch (error) {
      reportError(error)
    }
    await refetch()
  }
  return (
    <section aria-label="我的登录">
      <h2>我的登录</h2>
      <ul className="cb-own-sessions">
        {data?.map(({ id, way, address, userAgent, tzCreate, tzSeen }) => (
          <li key={id}>
            <div>
              <b>{deviceOf(userAgent)}</b> {id === mine && <em>本次登录</em>}
              <p>
                {way}登录，{address ?? '地址未知'}
              </p>
              <p>
                {formatDateTime(tzCreate)} 登录，最近活动 {formatDateTime(tzSeen ?? tzCreate)}
              </p>
            </div>
            {id !== mine && (
              <button
                type="button"
                className="cb-button"
                onClick={() => confirm.ask(`确定下线【${deviceOf(userAgent)}】吗？`, () => end(id))}
              >
                下线
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const standing = async (userId: string, signal: AbortSignal): Promise<readonly Session[]> => {
  const filters = {
    userId: { equalTo: userId },
    result: { equalTo: '成功' },
    tzRevoke: { isNull: true },
    tzExpire: { greaterThan: now().toISOString() },
  }
  const { nodes } = await request<{ nodes: readonly Session[] }>('GET', '/api/loginLog', {
    query: { filters, sort: '-tzCreate', pageSize: 50, total: false },
    signal,
  })
  return nodes
}
