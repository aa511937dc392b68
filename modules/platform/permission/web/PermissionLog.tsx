import type { Field } from '@chengban/kernel/field.ts'
import { request } from '@chengban/ui/api/request.ts'
import type { NamedRow, Row } from '@chengban/ui/data/row.ts'
import { DateInput } from '@chengban/ui/dates/DateInput.tsx'
import { formatDateTime } from '@chengban/ui/dates/date-time.ts'
import { RefControl } from '@chengban/ui/kinds/ref/RefControl.tsx'
import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { Pager } from '@chengban/ui/table/Pager.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRightNames } from './right-names.ts'
import './permission-log.css'

interface LogEntry {
  readonly tzCreate: string
  readonly user: NamedRow | null
  readonly target: { readonly module: string; readonly id: string; readonly name: string | null }
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly confirmedBy: string | null
  readonly remark: string | null
}

interface Answer {
  readonly nodes: readonly LogEntry[]
  readonly totalCount: number
}

const everything = { roleId: null, userId: null, date1: null, date2: null }

/** 权限日志: who gave what to which role or person, who took it away, and who confirmed it; newest first. */
export default function PermissionLog() {
  const [asked, setAsked] = useState(everything)
  const [page, setPage] = useState({ pageNumber: 1, pageSize: 20 })
  const { data, error, refetch } = useQuery({
    queryKey: ['permission', 'logs', asked, page],
    queryFn: ({ signal }) =>
      request<Answer>('GET', '/api/permission/logs', { query: given({ ...asked, ...page }), signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const nameOf = useRightNames()
  const ask = (more: Readonly<Record<string, string | null>>): void => {
    setAsked({ ...asked, ...more })
    setPage({ ...page, pageNumber: 1 })
  }
  return (
    <section className="cb-permission-log" aria-label="权限日志">
      <Choices asked={asked} onAsk={ask} />
      {error && !data && <ListFailed error={error} label="权限日志" onAgain={() => void refetch()} />}
      {data?.nodes.length === 0 && <Nothing isSought={asked !== everything} />}
      <ul>
        {data?.nodes.map((told) => (
          <Entry key={`${told.tzCreate} ${told.target.module} ${told.target.id}`} told={told} nameOf={nameOf} />
        ))}
      </ul>
      {data && data.totalCount > 0 && (
        <Pager
          page={page.pageNumber}
          size={page.pageSize}
          total={data.totalCount}
          order="从新到旧"
          onChange={(pageNumber, pageSize) => setPage({ pageNumber, pageSize })}
        />
      )}
    </section>
  )
}

const Nothing = ({ isSought }: { readonly isSought: boolean }) =>
  isSought ? (
    <Empty kind="filtered" title="没有符合条件的权限变更" />
  ) : (
    <Empty title="还没有权限变更" why="角色和人员的权限一有增减就记在这里。" />
  )

/** Removes empty choices and incomplete dates. */
const given = (asked: Readonly<Record<string, string | number | null>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(asked).filter(
      (one): one is [string, string | number] =>
        one[1] !== null && (!(one[0] in days) || /^\d{4}-\d\d-\d\d$/.test(String(one[1]))),
    ),
  )

interface ChoicesProps {
  readonly asked: Readonly<Record<string, string | null>>
  readonly onAsk: (more: Readonly<Record<string, string | null>>) => void
}

const fields = {
  roleId: { kind: 'ref', label: '角色', options: { to: 'role' } } satisfies Field,
  userId: { kind: 'ref', label: '人员', options: { to: 'user' } } satisfies Field,
}

const days = { date1: '开始日期', date2: '结束日期' }

const Choices = ({ asked, onAsk }: ChoicesProps) => (
  <header>
    {Object.entries(fields).map(([name, field]) => (
      <label key={name} htmlFor={`permission-log-${name}`}>
        {field.label}
        <RefControl
          id={`permission-log-${name}`}
          name={name}
          entity="userRole"
          field={field}
          value={asked[name] ?? null}
          row={empty}
          isInvalid={false}
          onChange={(value) => onAsk({ [name]: value ? String(value) : null })}
        />
      </label>
    ))}
    {Object.entries(days).map(([name, label]) => (
      <DateInput
        key={name}
        aria-label={label}
        placeholder={label}
        value={asked[name] ?? null}
        onChange={(value) => onAsk({ [name]: value })}
      />
    ))}
  </header>
)

const empty: Row = {}

const kinds: Readonly<Record<string, string>> = {
  role: '角色',
  userRole: '担任角色',
  permission: '权限包',
  user: '个人权限',
}
const opens: Readonly<Record<string, string>> = { role: '/record/role', user: '/record/user' }

interface EntryProps {
  readonly told: LogEntry
  /** A right in the words of people. */
  readonly nameOf: (code: string) => string
}

const Entry = ({ told, nameOf }: EntryProps) => {
  const { tzCreate, user, target, added, removed, confirmedBy, remark } = told
  return (
    <li>
      <time dateTime={tzCreate}>{formatDateTime(tzCreate)}</time>
      <span>{user?.name ?? '系统'}</span>
      <span>
        <small>{kinds[target.module] ?? target.module}</small>{' '}
        {opens[target.module] ? (
          <Link to={`${opens[target.module]}/${target.id}`}>{target.name ?? '已删除'}</Link>
        ) : (
          (target.name ?? '已删除')
        )}
      </span>
      <div>
        {added.map((code) => (
          <span key={`+${code}`} className="is-added" title={code}>
            + {nameOf(code)}
          </span>
        ))}
        {removed.map((code) => (
          <span key={`-${code}`} className="is-removed" title={code}>
            − {nameOf(code)}
          </span>
        ))}
        {confirmedBy && <small>{confirmedBy} 复核</small>}
        {remark && <small>{remark}</small>}
      </div>
    </li>
  )
}
