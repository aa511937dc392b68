import { invalid } from '@chengban/kernel/refusal.ts'

/** What a client's system tells of one of its records. */
export interface Sent {
  readonly syncId: string
  readonly kind: 'bug' | 'applyFor'
  readonly name: string
  /** With the files beside it, by name and address: they stay where they lie. */
  readonly text: string
  readonly projectCode: string
  readonly priority: string | null
}

const priorities = ['急', '高', '中', '低', '缓']

export const readSent = (body: string): Sent => {
  const sent = parsed(body)
  const word = (name: string): string => (typeof sent[name] === 'string' ? sent[name].trim() : '')
  const [syncId, kind, name, describe] = ['syncId', 'kind', 'name', 'describe'].map(word) as [
    string,
    string,
    string,
    string,
  ]
  const errors = {
    ...(syncId && syncId.length <= 100 ? {} : { syncId: 'syncId不能为空，最多100个字' }),
    ...(kind === 'bug' || kind === 'applyFor' ? {} : { kind: 'kind应为bug或applyFor' }),
    ...(name ? {} : { name: '请填写标题' }),
    ...([...name].length <= 255 ? {} : { name: '标题最多255个字' }),
    ...(describe ? {} : { describe: '请填写说明' }),
    ...(describe.length <= 20_000 ? {} : { describe: '说明最多20000个字' }),
    ...(word('projectCode') ? {} : { projectCode: '请填写项目编号' }),
    ...(!word('priority') || priorities.includes(word('priority')) ? {} : { priority: '优先级不在可选范围' }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const text = [describe, ...filesIn(sent.files)].join('\n')
  return {
    syncId,
    kind: kind as Sent['kind'],
    name,
    text,
    projectCode: word('projectCode'),
    priority: word('priority') || null,
  }
}

const parsed = (body: string): Readonly<Record<string, unknown>> => {
  try {
    const value = JSON.parse(body) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // the throw below reports it
  }
  throw invalid({ body: '请求格式错误' })
}

const mostFiles = 20

const filesIn = (given: unknown): string[] =>
  (Array.isArray(given) ? given.slice(0, mostFiles) : []).flatMap((file: unknown) => {
    const { name, url }: { readonly name?: unknown; readonly url?: unknown } = file ?? {}
    const isWhole = typeof url === 'string' && URL.parse(url)?.protocol === 'https:'
    return isWhole ? [`附件：${String(name ?? '').slice(0, 255)} ${url.slice(0, 1000)}`] : []
  })
