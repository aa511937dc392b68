import { request } from '@chengban/ui/api/request.ts'
import { useQuery } from '@tanstack/react-query'

/** 钉钉: whether this account is known there. */
export const OwnDing = ({ isBound }: { readonly isBound: boolean }) => {
  const { data } = useQuery({
    queryKey: ['signInWays'],
    queryFn: ({ signal }) => request<{ ding: boolean }>('GET', '/api/auth/web/ways', { signal }),
    staleTime: 300_000,
    meta: { quiet: true },
  })
  return (
    <section aria-label="钉钉">
      <h2>钉钉</h2>
      <p>
        <b>{isBound ? '已绑定' : '未绑定'}</b> {data && wordsOf(isBound, data.ding)}
      </p>
    </section>
  )
}

const wordsOf = (isBound: boolean, isOn: boolean): string => {
  if (!isOn) return '本系统尚未接通钉钉，消息在系统内收取。'
  if (isBound) return '可用钉钉登录，待办与提醒会发到钉钉。'
  return '请人事在「人员」中同步钉钉或填写您的钉钉ID。'
}
