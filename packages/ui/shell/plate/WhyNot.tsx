import { useQuery } from '@tanstack/react-query'
import { request } from '../../api/request.ts'

interface Answer {
  readonly because: readonly { readonly source: string; readonly entry: string; readonly effect: string }[]
  readonly managers: readonly { readonly id: string; readonly name: string }[]
}

/** Why I cannot: which of my entries speak of it, and who could give it. */
export const WhyNot = ({ code }: { readonly code: string }) => {
  const { data } = useQuery({
    queryKey: ['permission', 'why', code],
    queryFn: ({ signal }) => request<Answer>('GET', '/api/permission/why', { query: { code }, signal }),
    meta: { quiet: true },
  })
  if (!data) return null
  return (
    <span className="cb-why-not">
      {data.because.length === 0 && <em>你的角色与个人权限都没有给予它。</em>}
      {data.because.map(({ source, entry, effect }) => (
        <em key={`${source} ${entry}`} className={effect === '禁止' ? 'is-denied' : undefined}>
          {source}：{effect}
          <code>{entry}</code>
        </em>
      ))}
      {data.managers.length > 0 && <em>可由 {data.managers.map(({ name }) => name).join('、')} 授予。</em>}
    </span>
  )
}
