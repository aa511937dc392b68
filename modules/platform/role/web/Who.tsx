import { request } from '@chengban/ui/api/request.ts'
import { readAllRows } from '@chengban/ui/data/calls.ts'
import { idOf, type NamedRow } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { Link, useSearchParams } from 'react-router'
import { CodeMark } from '../../permission/web/CodeMark.tsx'
import { type Reason, Reasons } from '../../permission/web/Reasons.tsx'
import './who.css'

interface CodeHolder {
  readonly user: NamedRow
  readonly department: string | null
  readonly allowed: boolean
  readonly because: readonly Reason[]
}

interface Answer {
  readonly code: string
  readonly name: string
  readonly nodes: readonly CodeHolder[]
  readonly totalCount: number
}

/**
 * One code with all its holders and their reasons, and the people denied it by an entry with !. The address keeps the
 * code.
 */
export default function Who() {
  const [params, setParams] = useSearchParams()
  const code = params.get('code') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['permission', 'holders', code],
    queryFn: ({ signal }) => request<Answer>('GET', '/api/permission/holders', { query: { code }, signal }),
    enabled: code !== '',
    meta: { quiet: true },
  })
  return (
    <section className="cb-who" aria-label="谁有此权限">
      <header>
        <h1>谁有此权限</h1>
        <CodePicker code={code} onPick={(next) => setParams({ code: next }, { replace: true })} />
        {data && (
          <p>
            <b>{data.totalCount}</b> 人持有
            {data.nodes.length > data.totalCount && `，${data.nodes.length - data.totalCount} 人被禁止`}
          </p>
        )}
      </header>
      {error && !data && <ListFailed error={error} label="持有人" onAgain={() => void refetch()} />}
      {code === '' && <p className="cb-who-none">选一个操作码，看谁持有、从哪里来。</p>}
      {data?.nodes.length === 0 && <p className="cb-who-none">没有人持有「{data.name}」。</p>}
      {data && (
        <ul>
          {data.nodes.map((held) => (
            <Holder key={held.user.id} held={held} code={code} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Holder = ({
  held: { user, department, allowed, because },
  code,
}: {
  readonly held: CodeHolder
  readonly code: string
}) => (
  <li>
    <CodeMark state={allowed ? 'given' : 'denied'} />
    <PersonMark name={user.name} />
    <span>
      <Link to={`/record/user/${user.id}`}>{user.name}</Link> <small>{department}</small>
    </span>
    <Reasons list={because} code={code} />
  </li>
)

const CodePicker = ({ code, onPick }: { readonly code: string; readonly onPick: (code: string) => void }) => {
  const operation = useEntity('operation')
  const { data = [] } = useQuery({
    queryKey: ['operation', 'all'],
    queryFn: ({ signal }) => readAllRows(operation, { sort: 'sort,id', columns: ['id', 'name'] }, signal),
    staleTime: 300_000,
    meta: { quiet: true },
  })
  return (
    <Select
      className="cb-select"
      aria-label="操作码"
      showSearch={{ optionFilterProp: 'label' }}
      value={code || null}
      placeholder="操作码"
      notFoundContent="没有匹配的选项"
      options={data.map((row) => ({ value: idOf(row), label: `${String(row.name)} ${idOf(row)}` }))}
      onChange={onPick}
    />
  )
}
