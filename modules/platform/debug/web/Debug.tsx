import { ApiError } from '@chengban/ui/api/api-error.ts'
import { claimsOf, currentToken, secondsLeft } from '@chengban/ui/api/token.ts'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { fileSize } from '@chengban/ui/figures/file-size.ts'
import { copyText } from '@chengban/ui/notices/Notices.tsx'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { clearDevice } from './clear-device.ts'
import { type Info, measured, type Reach, readInfo } from './probes.ts'
import './debug.css'

type Fact = readonly [label: string, value: string, isBad?: boolean | undefined]

/** 调试信息: what runs where, as whom, and what can be reached; nothing of it is secret. */
export default function Debug() {
  const person = useSession((session) => session.person)
  const { data, isFetching, refetch } = useQuery({ queryKey: ['debug'], queryFn: measured, staleTime: 0, retry: false })
  const { data: info, error } = useQuery({ queryKey: ['debug', 'info'], queryFn: readInfo, staleTime: 0, retry: false })
  const cards: readonly (readonly [string, readonly Fact[]])[] = [
    ['构建', buildFacts(info)],
    ['环境', placeFacts(person?.environment ?? '', info)],
    ['会话', sessionFacts(person?.operations ?? [])],
    ['连通性', reachFacts(data ?? [], info)],
    ...(info?.jobs ? [['作业', jobFacts(info.jobs)] as const] : []),
  ]
  const text = cards.map(([title, facts]) =>
    [`# ${title}`, ...facts.map(([label, value]) => `${label}: ${value}`)].join('\n'),
  )
  return (
    <div className="cb-debug">
      <header>
        <h1>调试信息</h1>
        <button type="button" className="cb-button" disabled={isFetching} onClick={() => void refetch()}>
          重新检测
        </button>
        <button type="button" className="cb-button" onClick={() => void copyText(text.join('\n\n'))}>
          复制全部
        </button>
        <button type="button" className="cb-button" onClick={() => clearDevice()}>
          清除本地数据并重新登录
        </button>
      </header>
      {error instanceof ApiError && <p className="cb-debug-bad">{error.message}</p>}
      {cards.map(([title, facts]) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {facts.map(([label, value, isBad]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={isBad === undefined ? undefined : isBad ? 'cb-debug-bad' : 'cb-debug-good'}>
                  {machineWords.has(label) ? <code>{value}</code> : value}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Shows values as the server stores them, for people who look into a fault. */
const machineWords = new Set(['人员', '会话', '声明', '权限'])

const buildFacts = (info: Info | undefined): readonly Fact[] => [
  ['版本', info?.version ?? '—'],
  ['构建', info?.build || '—'],
  ['提交', info?.commit || '—'],
  ['构建时间', info?.tzBuild ? formatDateTime(info.tzBuild) : '—'],
  ['服务器时间', info ? formatDateTime(info.tzServer) : '—'],
]

const placeFacts = (environment: string, info: Info | undefined): readonly Fact[] => [
  ['环境', environment === 'production' ? '正式' : '非正式'],
  ...(info?.environment ? [['服务器', info.environment] as const] : []),
  ['接口地址', location.origin],
  ['浏览器', navigator.userAgent],
  ['屏幕', `${screen.width} × ${screen.height}，${devicePixelRatio} 倍，窗口 ${innerWidth} × ${innerHeight}`],
]

const sessionFacts = (operations: readonly string[]): readonly Fact[] => {
  const token = currentToken()
  const { id, jti, exp, iat } = claimsOf(token) ?? { id: '—', exp: 0 }
  return [
    ['人员', id],
    ['会话', jti ?? '—'],
    ['声明', JSON.stringify(claimsOf(token) ?? {})],
    ['签发', iat ? formatDateTime(new Date(iat * 1000)) : '—'],
    ['到期', formatDateTime(new Date(exp * 1000))],
    ['剩余秒数', String(secondsLeft(token))],
    ['权限', operations.join(' ')],
  ]
}

const reachFacts = (reaches: readonly Reach[], info: Info | undefined): readonly Fact[] => {
  const { database, storage, converter, dingTalk } = info ?? {}
  return [
    ...reaches.map(({ name, ms }) => probed(name, { ok: ms !== null, ms })),
    ...(database ? [probed('数据库', database, `${database.migrations} 个迁移`)] : []),
    ...(storage ? [probed('存储', storage, `剩余 ${fileSize(storage.freeBytes ?? 0)}`)] : []),
    ...(converter ? [converter.ok ? probed('文档转换', converter) : (['文档转换', '未接入'] as const)] : []),
    ...(dingTalk
      ? [['钉钉', dingTalk.configured ? `待发送 ${dingTalk.queued}，失败 ${dingTalk.failed}` : '未配置'] as const]
      : []),
  ]
}

/** Formats a probe: whether the service answered, after how long, and further details it returned. */
const probed = (name: string, { ok, ms }: { ok: boolean; ms: number | null }, ...told: readonly string[]): Fact => [
  name,
  ok ? ['通', ...(ms === null ? [] : [`${ms} 毫秒`]), ...told].join('，') : '不通',
  !ok,
]

const jobFacts = (jobs: NonNullable<Info['jobs']>): readonly Fact[] =>
  jobs.map(({ name, tzLast, ms, result }) => [
    name,
    `${formatDateTime(tzLast)}，${ms} 毫秒，${result}`,
    result !== '完成' || undefined,
  ])
